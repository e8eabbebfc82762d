// SPDX-License-Identifier: Apache-2.0

@_spi(Selectors) import UIKit

/// Comments whose replies a tap on the comment folds away and brings back.
package final class CommentsController: UIViewController {
  /// The table that shows the comments, a section each.
  package let tableView = UITableView(frame: .zero, style: .plain)
  private var comments: [Comment]
  /// The comments whose replies are folded away.
  ///
  /// Kept by identity: positions change when comments come and go.
  private var foldedComments: Set<Comment.ID> = []

  private static let replyIdentifier = "reply"

  /// Creates the screen.
  package init(comments: [Comment]) {
    self.comments = comments
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: CommentsController.replyIdentifier
    )
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.delegate = self
    fillView(with: tableView)
  }

  /// Puts a comment at the top; those below keep what is folded.
  package func insertAtTop(_ comment: Comment) {
    comments.insert(comment, at: 0)
    tableView.insertSections(IndexSet(integer: 0), with: .fade)
  }

  /// Whether the comment's replies are folded away.
  package func isFolded(_ id: Comment.ID) -> Bool { foldedComments.contains(id) }

  // MARK: Folding

  func didTapHeader(_ recognizer: UITapGestureRecognizer) {
    guard let header = recognizer.view as? CommentHeaderLabel else { return }
    toggle(header.commentID)
  }

  private func toggle(_ id: Comment.ID) {
    guard let section = comments.firstIndex(where: { $0.id == id }) else { return }
    let replies = comments[section].replies.indices.map { IndexPath(row: $0, section: section) }
    if foldedComments.remove(id) == nil {
      foldedComments.insert(id)
      tableView.deleteRows(at: replies, with: .fade)
      return
    }
    tableView.insertRows(at: replies, with: .fade)
    // Nothing to scroll to where nobody has replied.
    guard let last = replies.last else { return }
    tableView.scrollToRow(at: last, at: .bottom, animated: true)
  }
}

extension CommentsController: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { comments.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let comment = comments[section]
    return isFolded(comment.id) ? 0 : comment.replies.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: CommentsController.replyIdentifier,
      for: indexPath
    )
    cell.textLabel?.text = comments[indexPath.section].replies[indexPath.row].text
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.numberOfLines = 0
    cell.selectionStyle = .none
    return cell
  }
}

extension CommentsController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = CommentHeaderLabel(comments[section])
    header.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        // On iOS: #selector(didTapHeader(_:)), with @objc before the method.
        action: Selector(CommentsController.didTapHeader(_:), "didTapHeader:")
      )
    )
    return header
  }

  package func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    UIFontMetrics(forTextStyle: .headline).scaledValue(
      for: 36,
      compatibleWith: traitCollection
    )
  }
}
