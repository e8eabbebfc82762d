// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
@_spi(Selectors) import UIKitEngine

/// Notes the states of recognizers, and answers for them as a test wants.
@MainActor
final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  var lines: [String] = []
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var mayReceive: (UITouch) -> Bool = { _ in true }
  var mayReceiveEvent: (UIEvent) -> Bool = { _ in true }
  var isSimultaneous = false
  /// Whether the first one waits for the second.
  var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Whether the second one waits for the first.
  var isAwaited: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var onAction: ((UIGestureRecognizer) -> Void)?

  func fired(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction?(recognizer)
  }

  static var selector: Selector { Selector(GestureLog.fired, "fired:") }

  func tap(
    _ name: String,
    on view: UIView,
    taps: Int = 1,
    fingers: Int = 1
  ) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), name, on: view)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  func pan(_ name: String, on view: UIView) -> UIPanGestureRecognizer {
    add(UIPanGestureRecognizer(), name, on: view)
  }

  func press(_ name: String, on view: UIView) -> UILongPressGestureRecognizer {
    add(UILongPressGestureRecognizer(), name, on: view)
  }

  func swipe(
    _ name: String,
    on view: UIView,
    _ direction: UISwipeGestureRecognizer.Direction = .right
  ) -> UISwipeGestureRecognizer {
    let swipe = add(UISwipeGestureRecognizer(), name, on: view)
    swipe.direction = direction
    return swipe
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    on view: UIView
  ) -> Recognizer {
    recognizer.addTarget(self, action: GestureLog.selector)
    recognizer.name = name
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { mayReceive(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { mayReceiveEvent(event) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited(gestureRecognizer, otherGestureRecognizer) }
}

/// A recognizer of an app's own: it does what a test says, and notes what it is told.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: (ScriptedRecognizer) -> Void = { _ in }
  var onMoved: (ScriptedRecognizer) -> Void = { _ in }
  var onEnded: (ScriptedRecognizer) -> Void = { $0.state = .failed }
  var onReset: (ScriptedRecognizer) -> Void = { _ in }
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var waits: (UIGestureRecognizer) -> Bool = { _ in false }
  var isAwaited: (UIGestureRecognizer) -> Bool = { _ in false }
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    calls.append("began \(touches.count)")
    onBegan(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    calls.append("moved \(touches.count)")
    onMoved(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    calls.append("ended \(touches.count)")
    onEnded(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    calls.append("cancelled \(touches.count)")
    state = .cancelled
  }
  override func reset() {
    super.reset()
    calls.append("reset from \(state)")
    onReset(self)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    prevents(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPrevented(preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    waits(otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isAwaited(otherGestureRecognizer)
  }
}
