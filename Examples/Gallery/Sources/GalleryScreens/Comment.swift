// SPDX-License-Identifier: Apache-2.0

/// A comment, told apart from others by its identifier wherever it stands.
public struct Comment: Identifiable, Sendable {
  /// Stays the same when comments come, go or change places.
  public let id: Int
  /// What the comment says.
  public var text: String
  /// The replies, oldest first; there may be none.
  public var replies: [Reply]

  /// Creates a comment whose replies have the given texts.
  public init(id: Int, text: String, replies: [String] = []) {
    self.id = id
    self.text = text
    self.replies = replies.enumerated().map { Reply(id: id * 1000 + $0.offset, text: $0.element) }
  }
}

/// An answer to a comment.
public struct Reply: Identifiable, Sendable {
  /// Stays the same wherever the reply stands.
  public let id: Int
  /// What the reply says.
  public var text: String

  /// Creates a reply.
  public init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
