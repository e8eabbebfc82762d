// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation
internal import UIKitEngine

extension WindowHost {
  /// Draws what a frame has changed, and brings it to the window.
  func show(_ list: DisplayList, damage: CGRect?) {
    let pixels = window.pixelSize
    var damage = damage
    let target: any RasterSurface
    if let surface, surface.pixelWidth == pixels.width, surface.pixelHeight == pixels.height,
      surface.scale == window.scale
    {
      guard damage != nil else { return }
      target = surface
    } else {
      target = Backend.rasterizer.makeSurface(
        pixelWidth: pixels.width,
        pixelHeight: pixels.height,
        scale: window.scale
      )
      surface = target
      damage = nil
    }
    target.render(list, damage: damage)
    presenter.present(target, area: area(of: damage))
    statistics.presentedFrameCount += 1
  }

  /// Shows again what is drawn, where the display has lost it.
  func showAgain() {
    guard let surface else { return }
    presenter.present(surface, area: area(of: nil))
  }

  private func area(of damage: CGRect?) -> SDL_Rect {
    let pixels = window.pixelSize
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let scaling = CGAffineTransform(scaleX: window.scale, y: window.scale)
    let area = damage?.applying(scaling).integral.intersection(whole) ?? whole
    guard !area.isNull else { return SDL_Rect() }
    return SDL_Rect(
      x: Int32(area.minX),
      y: Int32(area.minY),
      w: Int32(area.width),
      h: Int32(area.height)
    )
  }

  // MARK: What the desktop says

  /// Sets what the environment says of the screen's traits.
  func applyOptions() {
    if let direction = options.layoutDirection {
      context.screen.setTraits(UITraitCollection(layoutDirection: direction))
    }
    if let style = options.style {
      context.screen.setTraits(UITraitCollection(userInterfaceStyle: style))
    }
  }

  /// Takes over the window's size and scale, which the user has changed.
  func sizeDidChange() {
    window.updateScale()
    context.screen.maximumFramesPerSecond = window.framesPerSecond
    context.screen.setScale(window.scale)
    if context.screen.bounds.size != window.pointSize {
      context.screen.resize(to: window.pointSize, safeArea: .zero)
    }
    context.scheduler.setNeedsFrame()
  }

  /// Tells the app whether anything of it can be seen.
  func visibilityDidChange(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      context.application.enterForeground()
    } else {
      cancelPointers()
      context.application.enterBackground()
    }
  }

  /// Takes over the desktop's setting.
  func setDark(_ isDark: Bool) {
    context.perform {
      context.screen.setTraits(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    }
  }
}
#endif
