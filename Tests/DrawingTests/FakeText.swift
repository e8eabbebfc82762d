// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Text that is a plain box.
final class FakeText: DrawableText {
  let text: String
  let bounds: CGRect

  init(_ text: String, size: CGSize = CGSize(width: 10, height: 10)) {
    self.text = text
    bounds = CGRect(origin: .zero, size: size)
  }

  var textDescription: String { "\"\(text)\"" }
  var string: String { text }
  var inkBounds: CGRect { bounds }
  var boxes: [CGRect]? { [bounds] }

  func isEqual(to other: any DrawableText) -> Bool {
    (other as? FakeText).map { $0.text == text && $0.bounds == bounds } ?? false
  }
}
