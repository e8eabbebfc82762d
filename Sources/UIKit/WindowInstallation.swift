// SPDX-License-Identifier: Apache-2.0

#if Window
internal import UIKitEngine
internal import UIKitWindow

/// Runs as the module is loaded, as `installBackend` does: from then on apps run in a window.
@section(".init_array") @used
private let installWindow: @convention(c) () -> Void = {
  ApplicationLaunch.makeHost = { try WindowHost() }
}
#endif
