// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A comment's line above its replies; knows whose it is, not where it stands.
///
/// The table keeps a header that is on screen when sections above it come or go, so a number of
/// the section noted here would turn wrong.
final class CommentHeaderLabel: UILabel {
  /// The comment that the label shows.
  let commentID: Comment.ID
  /// What stays free at either side, in points: as much as cells keep free.
  private static let sideMargin: CGFloat = 20

  /// Creates the label of a comment.
  init(_ comment: Comment) {
    commentID = comment.id
    super.init(frame: .zero)
    text = comment.text
    font = .preferredFont(forTextStyle: .headline)
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.8
    textColor = .secondaryLabel
    // Rows pass below a header that stays at the top.
    backgroundColor = .systemBackground
    isUserInteractionEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: CommentHeaderLabel.sideMargin, dy: 0))
  }
}
