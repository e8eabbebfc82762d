// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import UIKit
package import UIKitEngine

/// A screen in memory with an application of its own and a clock that only a test moves.
///
/// A screen is made, shown a controller, touched and looked at:
///
/// ```swift
/// let screen = TestScreen()
/// screen.show(SettingsViewController())
/// screen.tap("General")
/// screen.settle()
/// #expect(screen.visibleTexts.contains("About"))
/// screen.assertPicture(named: "general")
/// ```
///
/// Nothing here sleeps, and nothing depends on how fast the machine is: animations, long presses
/// and scrolling take the time that `advance(by:)`, `settle()`, `tap(_:)` and `drag(from:to:duration:)`
/// give them. The exceptions are the asynchronous `settle()` and `wait(until:timeout:)`, which are
/// for screens that wait for something outside of themselves.
///
/// Each screen has its own `UIApplication.shared`, `UIScreen.main`, windows and clock. Tests may
/// thus run side by side in one process. Code that the screen runs belongs to it, as do tasks that
/// this code starts; a test's own lines belong to the screen that the test has made or waited for
/// last. In a test with more than one screen, `perform(_:)` says which one is meant. Blocks that an
/// app puts on the main queue itself are the exception: they belong to no task, and so to the screen
/// that any test has made or waited for last. Views that they change are still the right ones, but
/// an animation that they begin may run by another screen's clock where tests run side by side.
///
/// What goes wrong in the use of a screen, such as a tap on a view that is hidden, fails the running
/// test with the line that asked for it, in Swift Testing as in XCTest. Outside of any test it ends
/// the program with the message.
@MainActor
public final class TestScreen {
  /// What the engine keeps for this screen.
  package let context: ApplicationContext
  /// The window that `show(_:)` has made; nil before, and in a launched app.
  public internal(set) var window: UIWindow?
  /// Pixels of the last frame that was asked for, kept so that the memory is reused.
  var picture: (surface: any RasterSurface, frame: Int)?
  /// Where recorded pictures are and when they are recorded; the environment's wish unless set.
  package var pictureRules = PictureRules(environment: ProcessInfo.processInfo.environment)

  /// Creates a screen with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The extent in points; an iPhone 15's unless given.
  ///   - scale: Pixels a point; 2 unless given. The pictures of an iPhone 15 have 3.
  ///   - safeArea: What the status bar, the home indicator and the display's corners cover at each
  ///     edge, in points. Nil means what is usual for an iPhone of that size, and nothing for a
  ///     size that no iPhone has.
  public init(
    size: CGSize = CGSize(width: 393, height: 852),
    scale: CGFloat = 2,
    safeArea: UIEdgeInsets? = nil
  ) {
    context = ApplicationContext(
      size: size,
      scale: scale,
      safeArea: safeArea ?? PhoneSafeArea.insets(for: size)
    )
    context.becomeCurrent()
  }

  /// The extent in points.
  public var size: CGSize { context.screen.bounds.size }

  /// Pixels a point.
  public var scale: CGFloat { context.screen.scale }

  /// The application of this screen, which is `UIApplication.shared` to what runs on it.
  public var application: UIApplication { context.application }

  /// Runs code as part of this screen.
  ///
  /// Inside, `UIApplication.shared` and `UIScreen.main` are this screen's and
  /// `UITraitCollection.current` has its traits. Needed in tests with more than one screen only.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.perform(body)
  }
}
