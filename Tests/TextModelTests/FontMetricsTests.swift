// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextModel

@Suite("Font metrics")
struct FontMetricsTests {
  @Test("the system font at 17 points is as high as on iOS")
  func body() {
    let metrics = FontMetrics(FontDescription(size: 17))
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascender - 16.186) < 0.001)
    #expect(abs(metrics.descender + 4.101) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(abs(metrics.xHeight - 8.948) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test("measures grow with the size, whatever weight or family", arguments: [6.0, 12, 34, 60])
  func proportional(size: Double) {
    let bold = FontMetrics(FontDescription(family: .monospaced, size: size, weight: 0.4))
    #expect(bold == FontMetrics(size: size))
    #expect(abs(bold.lineHeight - size * 1.193359375) < 1e-9)
    #expect(abs(bold.lineHeight - (bold.ascender - bold.descender)) < 1e-9)
  }
}
