// SPDX-License-Identifier: Apache-2.0

/// The kinds of scrolling that a pan may follow.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set of kinds from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Step by step, as a mouse wheel scrolls.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Evenly, as a trackpad scrolls.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
