// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation
internal import UIKitEngine

extension WindowHost {
  /// Hands on everything that has happened since the last time.
  func readEvents() {
    inputClock.begin(at: time)
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { context.perform { handle(event) } }
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT: serverDidSend(event)
    case SDL_QUIT: close()
    case SDL_WINDOWEVENT: windowDidChange(event.window)
    case SDL_MOUSEBUTTONDOWN: mouseDidPress(event.button)
    case SDL_MOUSEBUTTONUP: mouseDidRelease(event.button)
    case SDL_MOUSEMOTION: mouseDidMove(event.motion)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: fingerDidChange(event.tfinger)
    case SDL_MOUSEWHEEL: wheelDidTurn(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP: keyDidChange(event.key)
    case SDL_TEXTINPUT: textDidArrive(WindowHost.text(of: event.text.text))
    case SDL_TEXTEDITING:
      compositionDidChange(
        WindowHost.text(of: event.edit.text),
        start: Int(event.edit.start),
        length: Int(event.edit.length)
      )
    case SDL_TEXTEDITING_EXT: extendedCompositionDidChange(event.editExt)
    case SDL_CLIPBOARDUPDATE: context.clipboardDidChange()
    default: break
    }
  }

  private func serverDidSend(_ event: SDL_Event) {
    var milliseconds: UInt32 = 0
    if withUnsafePointer(to: event, { csdl_x11_time($0, &milliseconds) }) {
      inputClock.take(milliseconds: milliseconds)
    }
  }

  // MARK: The window

  private func windowDidChange(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: sizeDidChange()
    case SDL_WINDOWEVENT_EXPOSED: showAgain()
    case SDL_WINDOWEVENT_MINIMIZED: visibilityDidChange(false)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: visibilityDidChange(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: focusWasLost()
    case SDL_WINDOWEVENT_CLOSE: close()
    default: break
    }
  }

  // MARK: The mouse

  private func mouseDidPress(_ event: SDL_MouseButtonEvent) {
    guard event.which != csdl_touch_mouse, event.button == 1 else { return }
    let point = window.point(CGFloat(event.x), CGFloat(event.y))
    inputDidHappen()
    pointers.press(PointerTracker.mouse, at: point)
    dispatch(
      InputEvent(touch: PointerTracker.mouse, phase: .began, point: point, time: inputClock.time)
    )
  }

  private func mouseDidRelease(_ event: SDL_MouseButtonEvent) {
    guard event.which != csdl_touch_mouse, event.button == 1 else { return }
    release(PointerTracker.mouse, at: window.point(CGFloat(event.x), CGFloat(event.y)))
  }

  private func mouseDidMove(_ event: SDL_MouseMotionEvent) {
    guard event.which != csdl_touch_mouse, pointers.isDown(PointerTracker.mouse) else { return }
    let point = window.point(CGFloat(event.x), CGFloat(event.y))
    // A button that was let go where nobody saw it is up.
    guard event.state & 1 != 0 else { return release(PointerTracker.mouse, at: point) }
    pointers.move(PointerTracker.mouse, to: point, at: inputClock.time)
  }

  /// How far a notch of a wheel moves what is under it; points.
  ///
  /// Inferred: three rows of a plain table, as elsewhere on the desktop it is three lines.
  private static let notch: CGFloat = 132

  private func wheelDidTurn(_ event: SDL_MouseWheelEvent) {
    guard event.which != csdl_touch_mouse else { return }
    inputDidHappen()
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    var steps = CGVector(dx: -sign * CGFloat(event.preciseX), dy: sign * CGFloat(event.preciseY))
    // A wheel that turns one way only scrolls the other way while Shift is held.
    if steps.dx == 0, Int(SDL_GetModState().rawValue) & Int(KMOD_SHIFT.rawValue) != 0 {
      steps = CGVector(dx: steps.dy, dy: 0)
    }
    let isPrecise = steps.dx.rounded() != steps.dx || steps.dy.rounded() != steps.dy
    sendMoves()
    context.scrollRouter.dispatch(
      ScrollInput(
        point: window.point(CGFloat(event.mouseX), CGFloat(event.mouseY)),
        delta: CGVector(
          dx: steps.dx * WindowHost.notch,
          dy: steps.dy * WindowHost.notch
        ),
        isPrecise: isPrecise
      )
    )
  }

  // MARK: Fingers

  private func fingerDidChange(_ event: SDL_TouchFingerEvent) {
    let size = context.screen.bounds.size
    let point = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    let touch = pointers.touch(ofFinger: event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      inputDidHappen()
      pointers.press(touch, at: point)
      dispatch(InputEvent(touch: touch, phase: .began, point: point, time: inputClock.time))
    case SDL_FINGERMOTION: pointers.move(touch, to: point, at: inputClock.time)
    default: release(touch, at: point)
    }
  }

  // MARK: Touches

  private func release(_ touch: Int, at point: CGPoint) {
    guard pointers.isDown(touch) else { return }
    inputDidHappen()
    dispatch(InputEvent(touch: touch, phase: .ended, point: point, time: inputClock.time))
    pointers.release(touch)
  }

  /// Tells where fingers have moved to; before a frame, and before anything else that they do.
  func sendMoves() {
    let moves = pointers.takeMoves()
    if !moves.isEmpty { context.perform { context.touchRouter.dispatch(moves) } }
  }

  /// Takes all fingers away, as when the window is hidden.
  func cancelPointers() {
    let touches = pointers.takeAll()
    if !touches.isEmpty { context.perform { context.touchRouter.dispatch(touches) } }
  }

  private func dispatch(_ event: InputEvent) {
    sendMoves()
    context.touchRouter.dispatch(event)
  }

  // MARK: Text

  /// The text in one of SDL's fixed fields, which ends with a zero.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private func extendedCompositionDidChange(_ event: SDL_TextEditingExtEvent) {
    guard let text = event.text else { return }
    defer { SDL_free(text) }
    compositionDidChange(
      String(cString: text),
      start: Int(event.start),
      length: Int(event.length)
    )
  }
}
#endif
