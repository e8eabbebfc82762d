// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import UIKitEngine

/// The clipboard that the desktop's programs share.
@MainActor
final class SystemClipboard: Clipboard {
  var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
#endif
