// SPDX-License-Identifier: Apache-2.0

#pragma once

#if !__has_include(<SDL.h>)
#error "SDL's headers are missing: apt-get install libsdl2-dev"
#endif

#include <SDL.h>
#include <SDL_syswm.h>
#include <stdbool.h>

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

// When an input has happened, in the X server's milliseconds; false where the event does not say.
static inline bool csdl_x11_time(const SDL_Event *event, Uint32 *time) {
#if defined(SDL_VIDEO_DRIVER_X11)
  if (event->type != SDL_SYSWMEVENT || event->syswm.msg->subsystem != SDL_SYSWM_X11)
    return false;
  const XEvent *x = &event->syswm.msg->msg.x11.event;
  switch (x->type) {
  case ButtonPress:
  case ButtonRelease:
    *time = (Uint32)x->xbutton.time;
    return true;
  case MotionNotify:
    *time = (Uint32)x->xmotion.time;
    return true;
  case KeyPress:
  case KeyRelease:
    *time = (Uint32)x->xkey.time;
    return true;
  default:
    return false;
  }
#else
  return false;
#endif
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
