// SPDX-License-Identifier: Apache-2.0

@_spi(Selectors) import UIKit

/// Shows another controller under a bar with a way back.
package final class BackBarController: UIViewController {
  /// The controller under the bar.
  package let content: UIViewController
  private let onBack: () -> Void
  private let bar = UIView()
  private let backControl = UIControl()
  private let backLabel = UILabel()
  private let titleLabel = UILabel()
  private let line = UIView()

  private static let barHeight: CGFloat = 44

  /// Creates the controller.
  ///
  /// - Parameters:
  ///   - content: What is shown under the bar.
  ///   - title: What the bar says.
  ///   - onBack: Called when the way back was tapped.
  package init(content: UIViewController, title: String, onBack: @escaping () -> Void) {
    self.content = content
    self.onBack = onBack
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)

    bar.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    backLabel.text = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "›" : "‹"
    backLabel.text? += " Gallery"
    backLabel.font = .systemFont(ofSize: 17)
    backLabel.textColor = .systemBlue
    backControl.addSubview(backLabel)
    backControl.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
    addEdgeSwipe()
    for part in [titleLabel, backControl, line] { bar.addSubview(part) }
    view.addSubview(bar)
  }

  /// A swipe from the leading edge goes back too, as on a phone.
  private func addEdgeSwipe() {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let swipe = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(BackBarController.didSwipe(_:), "didSwipe:")
    )
    swipe.edges = isRightToLeft ? .right : .left
    view.addGestureRecognizer(swipe)
  }

  private func didSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    let width = view.bounds.width
    let way = abs(swipe.translation(in: view).x)
    switch swipe.state {
    case .changed: content.view.alpha = 1 - way / width / 2
    case .ended where way > width / 3 || abs(swipe.velocity(in: view).x) > 500: onBack()
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.2) { self.content.view.alpha = 1 }
    default: break
    }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let top = view.safeAreaInsets.top
    let height = top + BackBarController.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    content.view.frame = CGRect(x: 0, y: height, width: size.width, height: size.height - height)
    titleLabel.frame = CGRect(
      x: 110,
      y: top,
      width: max(size.width - 220, 0),
      height: BackBarController.barHeight
    )
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    backControl.frame = CGRect(
      x: isRightToLeft ? size.width - 110 : 0,
      y: top,
      width: 110,
      height: BackBarController.barHeight
    )
    backLabel.frame = backControl.bounds.insetBy(dx: 12, dy: 0)
    line.frame = CGRect(x: 0, y: height - 0.5, width: size.width, height: 0.5)
  }
}
