// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// Draws display lists with cairo, in memory and on the processor alone.
///
/// The same list gives the same pixels on every run. Drawing only a damaged part may differ from
/// drawing everything where edges are smoothed: by two levels of 255, by up to sixteen where they
/// slope.
@MainActor
package final class CairoRasterizer: Rasterizer {
  private let painter = CairoPainter()

  /// Creates a rasterizer with empty caches of shadows and scaled pictures.
  package init() {}

  package func makeSurface(
    pixelWidth: Int,
    pixelHeight: Int,
    scale: CGFloat,
    memory: PixelMemory?
  ) -> any RasterSurface {
    CairoSurface(
      pixelWidth: pixelWidth,
      pixelHeight: pixelHeight,
      scale: scale,
      memory: memory,
      painter: painter
    )
  }
}
