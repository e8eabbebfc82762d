// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Somebody who asked for events of a control.
struct ControlRegistration {
  weak var target: AnyObject?
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event
}

extension UIControl {
  func register(_ target: Any?, _ selector: Selector, _ events: Event) {
    guard let target else {
      raise(
        "addTarget(nil, action: \(selector), for:) looks along the responder chain on iOS, which is "
          + "not supported: name the target.",
        name: "NSInvalidArgumentException"
      )
    }
    let object = target as AnyObject
    registrations = registrations.filter { $0.action != nil || $0.target != nil }
    if let index = registrations.firstIndex(where: {
      $0.target === object && $0.selector == selector
    }) {
      registrations[index].events.formUnion(events)
    } else {
      registrations.append(
        ControlRegistration(target: object, selector: selector, action: nil, events: events)
      )
    }
  }

  func unregister(_ target: Any?, _ selector: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    reduce(events) {
      $0.action == nil && (object == nil || $0.target === object)
        && (selector == nil || $0.selector == selector)
    }
  }

  func register(_ action: UIAction, _ events: Event) {
    unregister(action.identifier, events)
    registrations.append(
      ControlRegistration(target: nil, selector: nil, action: action, events: events)
    )
  }

  func unregister(_ identifier: UIAction.Identifier, _ events: Event) {
    reduce(events) { $0.action?.identifier == identifier }
  }

  private func reduce(_ events: Event, where matches: (ControlRegistration) -> Bool) {
    registrations = registrations.compactMap { registration in
      guard matches(registration) else { return registration }
      var rest = registration
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }

  func actionNames(of target: Any?, for event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard registration.target != nil, registration.events.isSuperset(of: event) else {
        return nil
      }
      guard object == nil || registration.target === object else { return nil }
      return registration.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isStopped = false
    for registration in registrations where !isStopped {
      if let action = registration.action {
        iterator(action, nil, registration.events, &isStopped)
      } else if let selector = registration.selector, let target = registration.target {
        iterator(nil, (target, selector), registration.events, &isStopped)
      }
    }
  }

  func send(_ events: Event, event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      if let action = registration.action {
        sendAction(action)
      } else if let selector = registration.selector, let target = registration.target {
        sendAction(selector, to: target, for: event)
      }
    }
  }
}
