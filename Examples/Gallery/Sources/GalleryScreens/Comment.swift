// SPDX-License-Identifier: Apache-2.0

/// A comment, told apart from others by its identifier wherever it stands.
package struct Comment: Identifiable, Sendable {
  /// Stays the same when comments come, go or change places.
  package let id: Int
  /// What the comment says.
  package var text: String
  /// The replies, oldest first; there may be none.
  package var replies: [Reply]

  /// Creates a comment whose replies have the given texts.
  package init(id: Int, text: String, replies: [String] = []) {
    self.id = id
    self.text = text
    self.replies = replies.enumerated().map { Reply(id: id * 1000 + $0.offset, text: $0.element) }
  }
}

/// An answer to a comment.
package struct Reply: Identifiable, Sendable {
  /// Stays the same wherever the reply stands.
  package let id: Int
  /// What the reply says.
  package var text: String

  /// Creates a reply.
  package init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
