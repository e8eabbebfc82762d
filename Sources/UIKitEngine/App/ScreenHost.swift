// SPDX-License-Identifier: Apache-2.0

/// Where an app is shown and where its input and its time come from: a desktop's window.
///
/// A host makes a screen, feeds it `InputEvent`s and the time, and shows what the screen commits.
/// The engine knows nothing else of it.
@MainActor
package protocol ScreenHost: AnyObject {
  /// The screen that the host shows.
  var context: ApplicationContext { get }
  /// Shows the screen and feeds it until the user or the system ends the app.
  func run()
  /// What the frame around the screen says.
  var title: String { get set }
  /// Whether the display stays on though nobody touches it.
  var isDisplayKeptOn: Bool { get set }
}

/// Why no host could be made, in words for the person who has started the app.
package struct HostError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
