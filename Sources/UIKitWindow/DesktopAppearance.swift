// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CGIO
internal import Foundation
internal import Synchronization

/// Whether the desktop is set to dark, as its settings portal says, now and whenever it changes.
///
/// The portal is asked on a thread of its own: it may be slow to start, and it tells of changes
/// through a loop that is not the app's.
final class DesktopAppearance: Sendable {
  private static let bus = "org.freedesktop.portal.Desktop"
  private static let object = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private let state: Mutex<Bool?>
  private let hasAnswered = DispatchSemaphore(value: 0)
  private let onChange: @Sendable (Bool) -> Void

  /// Begins to listen.
  ///
  /// - Parameter onChange: Told on a thread of its own when the user changes the setting.
  init(onChange: @escaping @Sendable (_ isDark: Bool) -> Void) {
    self.onChange = onChange
    let environment = ProcessInfo.processInfo.environment
    // Without a portal there is still the variable that GTK knows.
    let hint = environment["GTK_THEME"].map { $0.lowercased().hasSuffix(":dark") }
    state = Mutex(hint)
    // Looking for a bus that is not there would start one.
    let runtime = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    guard hint == nil,
      environment["DBUS_SESSION_BUS_ADDRESS"] != nil
        || FileManager.default.fileExists(atPath: runtime + "/bus")
    else {
      hasAnswered.signal()
      return
    }
    let thread = Thread { [self] in listen() }
    thread.name = "Appearance"
    thread.start()
  }

  /// Waits for the first answer, at most for `timeout` seconds.
  ///
  /// - Returns: Nil where the desktop does not say.
  func isDark(timeout: TimeInterval) -> Bool? {
    if hasAnswered.wait(timeout: .now() + timeout) == .success { hasAnswered.signal() }
    return state.withLock { $0 }
  }

  // MARK: The portal

  private func listen() {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      hasAnswered.signal()
      return
    }
    // What the bus does when it goes away is not to end the app.
    g_dbus_connection_set_exit_on_close(connection, 0)
    g_dbus_connection_signal_subscribe(
      connection,
      DesktopAppearance.bus,
      DesktopAppearance.settings,
      "SettingChanged",
      DesktopAppearance.object,
      DesktopAppearance.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        Unmanaged<DesktopAppearance>.fromOpaque(data).takeUnretainedValue().take(parameters)
      },
      Unmanaged.passRetained(self).toOpaque(),
      nil
    )
    read(from: connection)
    hasAnswered.signal()
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  private func read(from connection: OpaquePointer) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(DesktopAppearance.namespace),
      g_variant_new_string(DesktopAppearance.key),
    ]
    guard
      let reply = g_dbus_connection_call_sync(
        connection,
        DesktopAppearance.bus,
        DesktopAppearance.object,
        DesktopAppearance.settings,
        "Read",
        g_variant_new_tuple(&arguments, 2),
        nil,
        G_DBUS_CALL_FLAGS_NONE,
        2000,
        nil,
        nil
      )
    else { return }
    defer { g_variant_unref(reply) }
    guard let value = g_variant_get_child_value(reply, 0) else { return }
    defer { g_variant_unref(value) }
    set(value)
  }

  /// A signal's namespace, key and value.
  private func take(_ parameters: OpaquePointer) {
    guard g_variant_n_children(parameters) == 3,
      let key = g_variant_get_child_value(parameters, 1),
      let value = g_variant_get_child_value(parameters, 2)
    else { return }
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    guard let name = g_variant_get_string(key, nil),
      String(cString: name) == DesktopAppearance.key
    else { return }
    let before = state.withLock { $0 }
    set(value)
    let after = state.withLock { $0 }
    if after != before { onChange(after ?? false) }
  }

  /// Takes 1 as dark and all other numbers as light, through as many boxes as they come in.
  private func set(_ value: OpaquePointer) {
    guard let type = g_variant_get_type_string(value).map({ String(cString: $0) }) else { return }
    switch type {
    case "v":
      guard let inner = g_variant_get_variant(value) else { return }
      defer { g_variant_unref(inner) }
      set(inner)
    case "u":
      let isDark = g_variant_get_uint32(value) == 1
      state.withLock { $0 = isDark }
    default: return
    }
  }
}
#endif
