// SPDX-License-Identifier: Apache-2.0

#if Window
import CSDL
import Foundation
import UIKit
import UIKitEngine

@testable import UIKitWindow

/// A window on SDL's display in memory, whose time and input are a test's.
@MainActor
final class WindowStage {
  let host: WindowHost
  private let clock = HandClock()

  /// A clock that stands still until it is moved.
  private final class HandClock {
    var time: TimeInterval = 1000
  }

  init(_ change: (inout WindowOptions) -> Void = { _ in }) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var options = WindowOptions()
    options.size = CGSize(width: 300, height: 500)
    change(&options)
    host = try WindowHost(options: options) { [clock] in clock.time }
    host.context.becomeCurrent()
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }

  var context: ApplicationContext { host.context }

  /// Shows a controller's view on the whole screen.
  func show(_ controller: UIViewController) {
    context.perform {
      let window = UIWindow(frame: context.screen.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    host.turn()
  }

  /// Moves the time on, then lets the host look once.
  func turn(after seconds: TimeInterval = 0) {
    clock.time += seconds
    host.turn()
  }

  /// Lets the host look whenever it wants to, until it wants no more, at most for some seconds.
  ///
  /// - Returns: How often it has looked.
  @discardableResult
  func rest(atMost limit: TimeInterval = 10) -> Int {
    let end = host.time + limit
    var count = 0
    while let next = host.wakeTimeWithoutPolling, next <= end {
      clock.time += max(next - host.time, 0)
      host.turn()
      count += 1
    }
    return count
  }

  // MARK: What SDL reports

  func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }

  /// The mouse's button goes down or comes up at a place in the window's units.
  func button(_ type: SDL_EventType, x: Int32, y: Int32, button: UInt8 = 1) {
    send(type) {
      $0.button.button = button
      $0.button.x = x
      $0.button.y = y
    }
  }

  /// The mouse moves with its left button held, or without.
  func move(x: Int32, y: Int32, isHeld: Bool = true) {
    send(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = y
      $0.motion.state = isHeld ? 1 : 0
    }
  }

  /// A wheel turns by so many notches, or a trackpad by a part of one.
  func wheel(x: Int32, y: Int32, steps: Float) {
    send(SDL_MOUSEWHEEL) {
      $0.wheel.mouseX = x
      $0.wheel.mouseY = y
      $0.wheel.preciseY = steps
      $0.wheel.y = Int32(steps)
    }
  }

  func finger(_ type: SDL_EventType, _ number: Int64, x: Float, y: Float) {
    send(type) {
      $0.tfinger.fingerId = number
      $0.tfinger.x = x
      $0.tfinger.y = y
    }
  }

  func windowEvent(_ kind: SDL_WindowEventID) {
    send(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) }
  }

  func key(
    _ type: SDL_EventType,
    _ scancode: SDL_Scancode,
    sym: Character? = nil,
    modifiers: SDL_Keymod = KMOD_NONE
  ) {
    send(type) {
      $0.key.state = UInt8(type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED)
      $0.key.keysym.scancode = scancode
      $0.key.keysym.sym =
        sym?.unicodeScalars.first.map { Int32($0.value) } ?? Int32(scancode.rawValue) | 1 << 30
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  func text(_ text: String) {
    send(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    }
  }

  func composition(_ text: String, start: Int32, length: Int32 = 0) {
    send(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
      event.edit.start = start
      event.edit.length = length
    }
  }

  /// The color of a pixel of the window, as SDL shows it: 0xRRGGBB.
  func shownColor(x: Int, y: Int) -> UInt32 {
    guard let surface = SDL_GetWindowSurface(host.window.handle),
      let pixels = surface.pointee.pixels
    else { return 0 }
    return pixels.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self)
      & 0xFFFFFF
  }
}

/// Notes the touches that it gets.
final class TouchView: UIView {
  var log: [String] = []
  private(set) var callCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    callCount += 1
    for touch in touches {
      let point = touch.location(in: self)
      log.append("\(phase) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
    }
  }
}
#endif
