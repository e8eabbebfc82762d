// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// Decodes PNG files.
@MainActor
package final class CairoImageDecoder: ImageDecoder {
  /// Creates a decoder.
  package init() {}

  package func decode(_ data: Data) -> CGImage? {
    PNGFile.decode(data)
  }
}
