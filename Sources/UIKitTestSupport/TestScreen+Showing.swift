// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Shows a controller as the root of a window that fills the screen.
  ///
  /// When this returns, the controller has appeared (`viewDidAppear(_:)` was called), is laid out
  /// and drawn, and no time has passed. Another call puts another controller in place of the first
  /// one.
  public func show(_ controller: UIViewController) {
    context.perform {
      let window = self.window ?? UIWindow(frame: context.screen.bounds)
      self.window = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    update()
  }

  /// Shows a view in a controller of its own on the color `UIColor.systemBackground`.
  ///
  /// The view keeps its frame; one without extent is made to fill the screen.
  public func show(_ view: UIView) {
    let controller: UIViewController = context.perform {
      let controller = UIViewController()
      let background = UIView(frame: context.screen.bounds)
      background.backgroundColor = .systemBackground
      if view.frame.size == .zero {
        view.frame = background.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      background.addSubview(view)
      controller.view = background
      return controller
    }
    show(controller)
  }

  /// Launches an app: makes its delegate, connects its scene and shows what these show.
  ///
  /// An app that shows no window fails the test; storyboards and property lists are not read.
  ///
  /// - Parameters:
  ///   - delegateClass: The class marked `@main` in the app.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func launch(
    _ delegateClass: any UIApplicationDelegate.Type,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    ApplicationLaunch.launch(delegateClass, in: context)
    update()
    guard context.windows.contains(where: { !$0.isHidden }) else {
      return fail(
        "\(delegateClass) was launched but shows no window. Make one in code: in the scene "
          + "delegate's scene(_:willConnectTo:options:), or in didFinishLaunchingWithOptions.",
        at: CallSite(fileID, filePath, line, column)
      )
    }
  }

  // MARK: Environment

  /// Whether the screen is light or dark; light unless set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { context.screen.traitCollection.userInterfaceStyle }
    set { setTraits(UITraitCollection(userInterfaceStyle: newValue)) }
  }

  /// The direction in which the interface is read; left to right unless set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { context.screen.traitCollection.layoutDirection }
    set { setTraits(UITraitCollection(layoutDirection: newValue)) }
  }

  /// The text size that the user has chosen; `.large`, the middle one, unless set.
  public var contentSizeCategory: UIContentSizeCategory {
    get { context.screen.traitCollection.preferredContentSizeCategory }
    set { setTraits(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }

  private func setTraits(_ traits: UITraitCollection) {
    context.perform { context.screen.setTraits(traits) }
    update()
  }

  /// Gives the screen another size, as turning a phone does, without an animation.
  ///
  /// - Parameters:
  ///   - size: The new extent in points.
  ///   - safeArea: What is covered at the edges; nil for what is usual for the size.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets? = nil) {
    context.perform {
      context.screen.resize(to: size, safeArea: safeArea ?? PhoneSafeArea.insets(for: size))
    }
    update()
  }
}
