// SPDX-License-Identifier: Apache-2.0

#pragma once

#if !__has_include(<SDL.h>)
#error "SDL's headers are missing: apt-get install libsdl2-dev"
#endif

#include <SDL.h>
#include <SDL_syswm.h>

// What Swift does not import: macros with casts, and a union that differs by the display server.

static const Uint32 csdl_touch_mouse = SDL_TOUCH_MOUSEID;
static const int csdl_window_centered = SDL_WINDOWPOS_CENTERED;

// The X server's connection of a window, or NULL where it is shown by something else.
static inline void *csdl_x11_display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11)
    return info.info.x11.display;
#endif
  return NULL;
}

// The Wayland compositor's connection of a window, or NULL where it is shown by something else.
static inline void *csdl_wayland_display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND)
    return info.info.wl.display;
#endif
  return NULL;
}
