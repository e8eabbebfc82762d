// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIScrollView {
  /// Whether bars and the display's corners make the contents start further in.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below in a controller's view in any case.
    case automatic = 0
    /// In directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// What goes with the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// When a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// As the drag begins.
    case onDrag = 1
    /// When the finger gets to the keyboard on its way down.
    ///
    /// There is no keyboard on the screen yet; the lowest third of the window stands for it.
    case interactive = 2
    /// As the drag begins, the accessory included.
    ///
    /// There is no accessory yet; the same as `onDrag`.
    case onDragWithAccessory = 3
    /// When the finger gets to the keyboard on its way down, the accessory included.
    ///
    /// There is no accessory yet; the same as `interactive`.
    case interactiveWithAccessory = 4
  }

  /// When a table's section index is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// Where there is one.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }
}
