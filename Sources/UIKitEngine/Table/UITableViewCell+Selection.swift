// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UITableViewCell {
  /// "pressed / selected background light / dark": systemGray4.
  private static var selectionColor: UIColor { .systemGray4 }

  private var looksSelected: Bool {
    selectionStyle != .none && (isSelectedStorage || isHighlightedStorage)
  }

  func selectedBackgroundDidChange(from old: UIView?) {
    if old !== selectedBackgroundView { old?.removeFromSuperview() }
    selectionDidChange(animated: false)
  }

  /// Shows or takes away the look of a selected cell.
  func selectionDidChange(animated: Bool) {
    if looksSelected {
      let view = selectedBackgroundView ?? makeSelectedBackground()
      if view.superview !== self {
        view.frame = bounds
        view.alpha = 1
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      }
    } else if let view = selectedBackgroundView, view.superview === self {
      guard animated, window != nil, let scheduler = attachment?.scheduler else {
        view.removeFromSuperview()
        return setLabelHighlight()
      }
      AnimationTransaction.run(
        scheduler: scheduler,
        duration: TableTransition.duration,
        changes: { view.alpha = 0 },
        completion: { [weak self, weak view] _ in
          guard self?.looksSelected == false else { return }
          view?.removeFromSuperview()
        }
      )
    }
    setLabelHighlight()
  }

  private func setLabelHighlight() {
    labels.text?.isHighlighted = looksSelected
    labels.detail?.isHighlighted = looksSelected
  }

  private func makeSelectedBackground() -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = UITableViewCell.selectionColor
    view.isUserInteractionEnabled = false
    selectedBackgroundView = view
    return view
  }

  /// Brings the cell into the state of the row that it is about to stand for.
  func resetForDisplay(isSelected: Bool, indentation: Int?) {
    applyDefaultBackground()
    separatorDidChange()
    if let indentation { indentationLevel = indentation }
    isHighlightedStorage = false
    setSelected(isSelected, animated: false)
  }
}
