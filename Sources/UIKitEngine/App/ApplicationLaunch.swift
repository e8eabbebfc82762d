// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Runs an app from its entry point.
@MainActor
package enum ApplicationLaunch {
  /// Runs an app on a host until it ends; a window's host puts itself here as its module loads.
  package nonisolated(unsafe) static var host: (@MainActor (ApplicationContext) -> Void)?

  package static func run(delegateClass: AnyClass?) {
    let delegate = makeDelegate(delegateClass)
    guard let host else {
      raise(
        "This build of UIKit has no window to run an app in. Show the app on a TestScreen of "
          + "UIKitTestSupport instead: TestScreen().launch(\(type(of: delegate)).self)."
      )
    }
    let context = ApplicationContext.current
    context.perform {
      context.application.launch(delegate)
      host(context)
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
