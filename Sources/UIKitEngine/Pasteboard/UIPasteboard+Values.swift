// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIPasteboard {
  /// The type of text as it is written.
  static let plainText = "public.utf8-plain-text"
  static let addressType = "public.url"
  static let colorType = "com.apple.uikit.color"
  /// The types whose values are read as text, the best first.
  private static let textTypes = [plainText, "public.text", "public.plain-text"]

  /// An item's text, or its address as text.
  ///
  /// Inferred: an address is pasted as text where text is wanted.
  static func text(of item: [String: Any]) -> String? {
    ownText(of: item) ?? address(of: item)?.absoluteString
  }

  static func ownText(of item: [String: Any]) -> String? {
    for type in textTypes {
      switch item[type] {
      case let text as String: return text
      case let data as Data: if let text = String(data: data, encoding: .utf8) { return text }
      default: continue
      }
    }
    return nil
  }

  static func address(of item: [String: Any]) -> URL? {
    switch item[addressType] {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    default: nil
    }
  }

  static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  static func nonempty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}
