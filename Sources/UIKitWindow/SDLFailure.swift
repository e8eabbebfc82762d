// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL

/// What SDL says about its last failure.
var sdlReason: String { String(cString: SDL_GetError()) }
#endif
