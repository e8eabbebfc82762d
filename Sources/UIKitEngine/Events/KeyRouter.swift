// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Brings keys and text to the first responder of the key window.
///
/// A key that goes down is offered in this order:
/// 1. to the key commands of the responder chain; those without `wantsPriorityOverSystemBehavior`
///    stand back for a first responder that takes text where the key types or moves the caret;
/// 2. as copy, paste and the like, to the first responder that performs it;
/// 3. as a press, along the responder chain, which a responder ends by not calling `super`;
/// 4. as an editing key (Return, Backspace, arrows …), to the first responder that takes text.
///
/// A key that repeats takes the same way but for the press, which begins once. What a key types comes
/// as `TextInput` after that, where none of these has taken the key.
@MainActor
package final class KeyRouter {
  private unowned let context: ApplicationContext
  /// The keys that are down.
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  /// The keys that are down and have given a command, so that there is no press to end.
  private var commanded: Set<UIKeyboardHIDUsage> = []
  private let event = UIPressesEvent()
  let session: TextInputSession

  init(context: ApplicationContext) {
    self.context = context
    session = TextInputSession(context: context)
  }

  /// Told of what a host needs to know of the object that takes text, nil for none.
  ///
  /// Called where another object becomes first responder, and where its caret was moved by keys,
  /// by text or by its app. Where scrolling or layout may have moved it, ask `textInputNeeds`.
  package var onTextInputChange: ((TextInputNeeds?) -> Void)? {
    get { session.onChange }
    set { session.onChange = newValue }
  }

  /// What a host needs to know of the object that takes text right now; nil for none.
  package var textInputNeeds: TextInputNeeds? { session.needs }

  /// The number of keys that are down, as far as responders know.
  package var activePressCount: Int { presses.count }

  // MARK: Keys

  /// Brings a key to its responder.
  ///
  /// - Returns: Whether the key has done something, so that the host sends no text for it.
  package func dispatch(_ key: KeyInput) -> Bool {
    context.perform {
      defer {
        session.report()
        context.scheduler.setNeedsFrame()
      }
      switch key.phase {
      case .began: return key.isRepeat ? repeatKey(key) : begin(key)
      case .ended, .cancelled:
        end(key)
        return false
      }
    }
  }

  /// Takes all keys that are down away, as where another window gets the keyboard.
  package func cancelAll() {
    for key in Array(presses.keys) + commanded {
      _ = dispatch(KeyInput(phase: .cancelled, keyCode: key))
    }
  }

  /// Brings text to the first responder.
  ///
  /// Does nothing where it takes none.
  package func dispatch(_ text: TextInput) {
    context.perform {
      session.dispatch(text)
      session.report()
      context.scheduler.setNeedsFrame()
    }
  }

  private func begin(_ key: KeyInput) -> Bool {
    // A host that lost the end of a key must not leave it down for ever.
    if presses[key.keyCode] != nil { end(KeyInput(phase: .cancelled, keyCode: key.keyCode)) }
    if performCommand(for: key) {
      commanded.insert(key.keyCode)
      return true
    }
    if let responder = startOfChain {
      let press = UIPress(
        key,
        responder: responder,
        window: context.application.keyWindowStorage,
        time: context.scheduler.now
      )
      presses[key.keyCode] = press
      press.isKept = !send(press)
      if press.isKept { return true }
    }
    return session.edit(key)
  }

  private func repeatKey(_ key: KeyInput) -> Bool {
    if presses[key.keyCode]?.isKept == true { return true }
    return performCommand(for: key) || session.edit(key)
  }

  private func end(_ key: KeyInput) {
    commanded.remove(key.keyCode)
    guard let press = presses[key.keyCode] else { return }
    press.phase = key.phase == .ended ? .ended : .cancelled
    press.force = 0
    // What the key is named as by now, with the modifiers that are still held.
    if key.phase == .ended { press.key = UIKey(key) }
    _ = send(press)
    presses[key.keyCode] = nil
    event.allPresses.remove(press)
  }

  /// Sends a press through the application; false where a responder has kept it.
  private func send(_ press: UIPress) -> Bool {
    let time = context.scheduler.now
    press.timestamp = time
    for other in presses.values where other !== press { other.phase = .stationary }
    event.timestamp = time
    event.allPresses = Set(presses.values)
    event.current = press
    event.hasReachedEnd = false
    context.application.sendEvent(event)
    event.current = nil
    return event.hasReachedEnd
  }

  // MARK: Commands

  /// Where keys begin: the key window's first responder, else its root controller, else itself.
  var startOfChain: UIResponder? {
    guard let window = context.application.keyWindowStorage else { return nil }
    return window.firstResponder ?? window.rootViewController ?? window
  }

  private func performCommand(for key: KeyInput) -> Bool {
    let isForText = session.takes(key)
    let wanted = command(for: key) { $0.wantsPriorityOverSystemBehavior || !isForText }
    if let wanted, perform(wanted) { return true }
    guard let standard = StandardEditAction.command(for: key) else { return false }
    return perform(standard)
  }

  private func command(
    for key: KeyInput,
    where isWanted: (UIKeyCommand) -> Bool
  ) -> UIKeyCommand? {
    var current = startOfChain
    while let responder = current {
      if let found = responder.allKeyCommands.first(where: { $0.matches(key) && isWanted($0) }) {
        return found
      }
      current = responder.next
    }
    return nil
  }

  private func perform(_ command: UIKeyCommand) -> Bool {
    guard let action = command.action,
      let target = startOfChain?.target(forAction: action, withSender: command)
    else { return false }
    return context.application.sendAction(action, to: target, from: command, for: nil)
  }

  /// Who performs an action that is sent without a target.
  ///
  /// The first one along the first responder's chain, else along the sender's own.
  func target(for action: Selector, sender: Any?) -> Any? {
    startOfChain?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
  }

  // MARK: First responder

  /// Another object gets what is typed.
  func firstResponderDidChange() {
    context.perform { session.receiverDidChange() }
  }
}
