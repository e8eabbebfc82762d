// SPDX-License-Identifier: Apache-2.0

import GalleryScreens
import UIKit

extension Script {
  /// Everything that the comments do.
  static let comments = Script(
    name: "comments",
    title: "Comments",
    summary: "A tap on a comment folds its replies away; another one brings them back and scrolls "
      + "the last one into view.",
    run: { recorder in
      let screen = recorder.screen
      let comments = Comment.mixed
      let controller = CommentsController(comments: comments)
      screen.show(controller)
      try recorder.take("opening", "All comments are open")

      try fold(comments[1], recorder, at: [0, 20, 40, 60, 80, 100])
      screen.tap(comments[1].text)
      try recorder.take(
        "unfold",
        "Unfolding",
        duration: foldDuration,
        at: [0, 20, 40, 60, 80, 100]
      )
      screen.settle()

      screen.tap(comments[2].text)
      screen.settle()
      try recorder.take("no-replies-folded", "A comment without replies was tapped")
      screen.tap(comments[2].text)
      screen.settle()
      try recorder.take("no-replies-unfolded", "Tapped again: nothing to scroll to, no crash")

      try moveOn(recorder, controller.tableView)
      try unfoldAtBottom(recorder, controller.tableView, comments[7], section: 7)
      try insert(recorder, controller, folding: comments[0])
    }
  )

  /// What differs on other phones: the same steps, but fewer of them.
  static let commentVariants: [Script] = [
    variant("dark", "Comments in the dark", "Dark appearance.", Look(style: .dark)),
    variant("korean", "Comments in Korean", "Korean content.", Look(), comments: Comment.korean),
    variant(
      "right-to-left",
      "Comments right to left",
      "The interface of an Arabic phone with Arabic content.",
      Look(direction: .rightToLeft),
      comments: Comment.arabic
    ),
    variant(
      "right-to-left-mixed",
      "Comments right to left, mixed content",
      "The interface of an Arabic phone; each text is read in its own direction.",
      Look(direction: .rightToLeft)
    ),
    variant(
      "large-text",
      "Comments in larger text",
      "The largest text size before the accessibility sizes.",
      Look(textSize: .extraExtraExtraLarge)
    ),
    variant("1x", "Comments at @1x", "One pixel a point.", Look(scale: 1)),
    variant("3x", "Comments at @3x", "Nine pixels a point.", Look(scale: 3)),
  ]

  private static func variant(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ look: Look,
    comments: [Comment] = Comment.mixed
  ) -> Script {
    Script(
      name: "comments-\(name)",
      title: title,
      summary: summary,
      look: look,
      run: { recorder in
        let controller = CommentsController(comments: comments)
        recorder.screen.show(controller)
        try recorder.take("opening", "All comments are open")
        try fold(comments[1], recorder, at: [40, 100])
        recorder.screen.tap(comments[1].text)
        try recorder.take("unfold", "Unfolding", duration: foldDuration, at: [50, 100])
        recorder.screen.settle()
        try moveOn(recorder, controller.tableView)
      }
    )
  }

  // MARK: Steps

  /// Taps a comment that is open and watches it close.
  @MainActor
  private static func fold(
    _ comment: Comment,
    _ recorder: Recorder,
    at percentages: [Int]
  ) throws {
    recorder.screen.tap(comment.text)
    try recorder.take("fold", "Folding", duration: foldDuration, at: percentages)
    recorder.screen.settle()
  }

  /// Moves the list up twice: a header stays at the top, then the next one pushes it away.
  @MainActor
  private static func moveOn(_ recorder: Recorder, _ tableView: UITableView) throws {
    let screen = recorder.screen
    let middle = screen.size.width / 2
    screen.drag(
      from: CGPoint(x: middle, y: 500),
      to: CGPoint(x: middle, y: 500 - 110),
      duration: 1
    )
    screen.settle()
    try recorder.take("header-stays", "Dragged: the header stays while its replies pass below it")
    let end = tableView.rect(forSection: 1).maxY
    let header = tableView.rectForHeader(inSection: 1).height
    screen.scroll(
      by: end - header / 2 - tableView.adjustedContentInset.top - tableView.contentOffset.y
    )
    screen.settle()
    try recorder.take("header-leaves", "Further up: the end of its section takes the header along")
    screen.scroll(by: tableView.contentSize.height)
    screen.settle()
    try recorder.take("end", "The end; a text too long for its line has become smaller")
  }

  /// Folds a comment at the bottom of the screen and opens it again, which scrolls.
  @MainActor
  private static func unfoldAtBottom(
    _ recorder: Recorder,
    _ tableView: UITableView,
    _ comment: Comment,
    section: Int
  ) throws {
    let screen = recorder.screen
    let bottom =
      tableView.contentOffset.y + screen.size.height - tableView.adjustedContentInset.bottom
    screen.scroll(by: tableView.rectForHeader(inSection: section).maxY - bottom)
    screen.settle()
    screen.tap(comment.text)
    screen.settle()
    try recorder.take("last-folded", "The comment at the bottom is folded")
    screen.tap(comment.text)
    try recorder.take(
      "unfold-and-scroll",
      "Unfolding scrolls its last reply into view",
      duration: foldDuration,
      at: [0, 25, 50, 75, 100]
    )
    screen.settle()
    try recorder.take("last-reply-in-view", "The last reply is at the bottom")
  }

  /// Puts a comment above one that is folded.
  @MainActor
  private static func insert(
    _ recorder: Recorder,
    _ controller: CommentsController,
    folding comment: Comment
  ) throws {
    let screen = recorder.screen
    screen.scroll(by: -controller.tableView.contentSize.height)
    screen.tap(comment.text)
    screen.settle()
    try recorder.take("first-folded", "The first comment is folded")
    screen.perform {
      controller.insertAtTop(
        Comment(id: 99, text: "Just in: the café is open", replies: ["And has cake 🍰"])
      )
    }
    try recorder.take("new-comment", "A new one comes in above", duration: foldDuration, at: [50])
    screen.settle()
    try recorder.take("fold-kept", "What was folded still is, though its number has changed")
    screen.tap(comment.text)
    screen.settle()
    try recorder.take("header-still-right", "The header that stayed opens its own replies")
  }
}
