// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// The frontmost view that shows a text and can be seen.
  ///
  /// A view can be seen where neither it nor a view around it is hidden or transparent, and some
  /// of it is on the screen and not cut off. What lies in front of it does not count.
  ///
  /// - Parameter text: The whole text.
  /// - Returns: The view; nil if there is none.
  public func view(withText text: String) -> UIView? { views(withText: text).first }

  /// All views that show a text and can be seen.
  ///
  /// - Parameter text: The whole text.
  /// - Returns: The views, the frontmost first.
  public func views(withText text: String) -> [UIView] {
    visibleTextViews().reversed().filter { $0.view.shownText == text }.map(\.view)
  }

  /// The texts that can be seen, in the order in which one reads them.
  ///
  /// That is line by line from the top, and within a line from left to right, or from right to left
  /// where `layoutDirection` says so. Views whose middles are at about the same height make a line.
  public var visibleTexts: [String] {
    var rest = visibleTextViews().sorted { $0.rect.minY < $1.rect.minY }
    var texts: [String] = []
    while let first = rest.first {
      var line: [TextView] = []
      var others: [TextView] = []
      for item in rest {
        let isBeside =
          item.rect.midY < first.rect.maxY && first.rect.midY > item.rect.minY
        if isBeside { line.append(item) } else { others.append(item) }
      }
      let isMirrored = layoutDirection == .rightToLeft
      line.sort { isMirrored ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX }
      texts += line.compactMap(\.view.shownText)
      // The first one is beside itself unless it has no height.
      rest = others.count < rest.count ? others : Array(rest.dropFirst())
    }
    return texts
  }

  private typealias TextView = (view: UIView, rect: CGRect)

  /// The views with text that can be seen, with their places on the screen, back to front.
  private func visibleTextViews() -> [TextView] {
    update()
    return context.windows.flatMap { TestScreen.textViews(in: $0) }
  }

  private static func textViews(in view: UIView) -> [TextView] {
    guard view.isShown else { return [] }
    var found: [TextView] = []
    if view.shownText != nil, let place = ScreenPlace(of: view), !place.visibleRect.isEmpty {
      found.append((view, place.rect))
    }
    for subview in view.subviews { found += textViews(in: subview) }
    return found
  }
}
