// SPDX-License-Identifier: Apache-2.0

/// Ends the process the way an Objective-C exception does on iOS: with the reason in the log.
///
/// `precondition` would lose its message in release builds, so every reason goes through here.
///
/// - Parameters:
///   - reason: UIKit's own words where UIKit has words for the case.
///   - name: The exception's name on iOS.
package func raise(
  _ reason: @autoclosure () -> String,
  name: String = "NSInternalInconsistencyException"
) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason())'")
}

/// Messages that iOS logs once in a process and that people search for.
@MainActor
package enum Warnings {
  /// The texts logged so far, newest last; tests read it.
  package private(set) static var logged: [String] = []
  private static var keys: Set<String> = []

  /// Logs `message` to standard error the first time `key` is seen.
  package static func once(_ key: String, _ message: @autoclosure () -> String) {
    guard keys.insert(key).inserted else { return }
    log(message())
  }

  /// Logs `message` to standard error.
  package static func log(_ message: String) {
    logged.append(message)
    StandardError.write(message + "\n")
  }

  /// Forgets what was logged, so that a test sees the next warning again.
  package static func forgetAll() {
    logged = []
    keys = []
  }
}
