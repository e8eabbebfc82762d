// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Runs an app from its entry point.
@MainActor
package enum ApplicationLaunch {
  /// Makes what an app is shown on; a window puts itself here as its module loads.
  package nonisolated(unsafe) static var makeHost: (@MainActor () throws -> any ScreenHost)?

  package static func run(delegateClass: AnyClass?) {
    let delegate = makeDelegate(delegateClass)
    guard let makeHost else {
      raise(
        "This build of UIKit has no window to run an app in. Build it with the package's trait "
          + "Window, or show the app on a TestScreen of UIKitTestSupport: "
          + "TestScreen().launch(\(type(of: delegate)).self)."
      )
    }
    let host: any ScreenHost
    do {
      host = try makeHost()
    } catch {
      // Nothing is wrong with the program, so that a stack trace would only be in the way.
      StandardError.write("\(error)\n")
      exit(EXIT_FAILURE)
    }
    let context = host.context
    context.becomeCurrent()
    context.host = host
    context.perform {
      context.application.launch(delegate)
      host.run()
      context.application.terminate()
    }
  }

  /// Makes an app's delegate and launches the app on a screen, which is then left to the caller.
  package static func launch(_ delegateClass: AnyClass, in context: ApplicationContext) {
    context.perform { context.application.launch(makeDelegate(delegateClass)) }
  }

  private static func makeDelegate(_ delegateClass: AnyClass?) -> any UIApplicationDelegate {
    guard let type = delegateClass as? NSObject.Type,
      let delegate = ObjectCreation.make(type) as? any UIApplicationDelegate
    else {
      raise(
        "The application delegate \(delegateClass.map { "\($0)" } ?? "nil") is not a class that "
          + "derives from NSObject and adopts UIApplicationDelegate."
      )
    }
    return delegate
  }
}

/// Makes the application and its delegate and runs until the app ends.
///
/// - Parameters:
///   - argc: The number of arguments; taken from the process.
///   - argv: The arguments; taken from the process.
///   - principalClassName: Has to be nil or UIApplication's.
///   - delegateClassName: The delegate's class, with its module: `NSStringFromClass(…)`.
/// - Returns: 0, when the app has ended.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationLaunch.run(delegateClass: delegateClassName.flatMap(NSClassFromString))
  return 0
}
