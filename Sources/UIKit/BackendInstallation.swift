// SPDX-License-Identifier: Apache-2.0

internal import CairoBackend
internal import UIKitEngine

/// Runs as the module is loaded, before `main` and in test bundles too: the engine draws with
/// Cairo and shapes text with Pango from then on. Nothing is opened before it is used.
@section(".init_array") @used
private let installBackend: @convention(c) () -> Void = {
  Backend.makeRasterizer = { CairoRasterizer() }
  Backend.makeTextShaper = { PangoShaper() }
}
