// SPDX-License-Identifier: Apache-2.0

internal import CairoBackend
internal import UIKitEngine

/// Runs as the module is loaded, before the program's entry point and in test bundles too.
///
/// From then on the engine draws with Cairo and shapes text with Pango. Nothing is opened before
/// it is used.
@section(".init_array") @used
private let installBackend: @convention(c) () -> Void = {
  Backend.makeRasterizer = { CairoRasterizer() }
  Backend.makeTextShaper = { PangoShaper() }
  Backend.makeImageDecoder = { CairoImageDecoder() }
}
