// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Moves the contents in the middle of the screen up by a distance, as a mouse wheel does.
  ///
  /// See `scroll(by:fileID:filePath:line:column:)`, which this is in height alone.
  ///
  /// - Parameters:
  ///   - distance: Points; a negative distance goes back toward the top.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func scroll(
    by distance: CGFloat,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    scroll(
      by: CGVector(dx: 0, dy: distance),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Moves the contents in the middle of the screen, as a mouse wheel does: at once and exactly.
  ///
  /// The innermost scroll view there that has room in the direction scrolls; if none has, the
  /// innermost one stays where it is. The `contentOffset` grows by the distance but stops at the ends
  /// of the contents, without bouncing. The delegate is told that the view did scroll, and nothing
  /// about dragging. No time passes. A test without a scroll view in the middle of its screen fails.
  ///
  /// - Parameters:
  ///   - distance: Points; positive parts show what is further down and further right.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func scroll(
    by distance: CGVector,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    update()
    let candidates = context.perform { scrollViewsInTheMiddle }
    guard let innermost = candidates.first else {
      return fail(
        "Cannot scroll: there is no scroll view in the middle of the screen.\n\(dump())",
        at: CallSite(fileID, filePath, line, column)
      )
    }
    context.perform {
      let scrollView = candidates.first { $0.offset(movedBy: distance) != $0.contentOffset }
      let target = scrollView ?? innermost
      target.setContentOffset(target.offset(movedBy: distance), animated: false)
    }
    update()
  }

  private var scrollViewsInTheMiddle: [UIScrollView] {
    let middle = CGPoint(x: context.screen.bounds.midX, y: context.screen.bounds.midY)
    let windows = context.windows.filter { !$0.isHidden && $0.isUserInteractionEnabled }
    let window = windows.last { $0.frame.contains(middle) }
    guard let window, let hit = window.hitTest(window.ownPoint(middle), with: nil) else {
      return []
    }
    return sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled)
  }
}

extension UIScrollView {
  /// Where the contents come to stand when they are moved by a distance, which ends at their ends.
  fileprivate func offset(movedBy distance: CGVector) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: UIScrollView.moved(
        contentOffset.x,
        by: distance.dx,
        least: -inset.left,
        greatest: contentSize.width + inset.right - bounds.width
      ),
      y: UIScrollView.moved(
        contentOffset.y,
        by: distance.dy,
        least: -inset.top,
        greatest: contentSize.height + inset.bottom - bounds.height
      )
    )
  }

  /// One coordinate; without a distance it stays where it is, past an end too.
  private static func moved(
    _ position: CGFloat,
    by distance: CGFloat,
    least: CGFloat,
    greatest: CGFloat
  ) -> CGFloat {
    guard distance != 0 else { return position }
    return min(max(position + distance, least), max(least, greatest))
  }
}
