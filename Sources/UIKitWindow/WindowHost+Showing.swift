// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation
internal import UIKitEngine

extension WindowHost {
  /// Draws what a frame has changed, and brings it to the window.
  func show(_ list: DisplayList, damage: CGRect?) {
    guard let target = presenter.surface(scale: window.scale) else { return }
    let isNew = target !== surface
    surface = target
    guard isNew || damage != nil else { return }
    let damage = isNew ? nil : damage
    target.render(list, damage: damage)
    present(damage, of: target)
    hasShown = true
  }

  /// Shows again what is drawn, where the display has lost it.
  func showAgain() {
    guard let surface else { return }
    // Where the memory is a new one too, a frame has to fill it.
    guard presenter.surface(scale: window.scale) === surface else {
      return context.scheduler.setNeedsFrame()
    }
    present(nil, of: surface)
  }

  private func present(_ damage: CGRect?, of surface: any RasterSurface) {
    let whole = CGRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)
    let scaling = CGAffineTransform(scaleX: surface.scale, y: surface.scale)
    let area = damage?.applying(scaling).integral.intersection(whole) ?? whole
    guard !area.isEmpty else { return }
    presenter.present(
      SDL_Rect(
        x: Int32(area.minX),
        y: Int32(area.minY),
        w: Int32(area.width),
        h: Int32(area.height)
      )
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
