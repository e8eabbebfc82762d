// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Tint, colors and traits that come from above")
@MainActor
struct InheritedStateTests {
  private let stage = Stage()
  private static let dynamic = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : .black
  }

  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("The tint comes from the nearest ancestor that has one, else it is the system's blue")
  func tint() {
    let outer = UIView(frame: .zero)
    let middle = UIView(frame: .zero)
    let inner = Tinted(frame: .zero)
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    inner.changes = 0
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.changes == 1)
    middle.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(inner.changes == 2)
    outer.tintColor = .yellow
    #expect(inner.changes == 2)
    middle.tintColor = nil
    #expect(inner.tintColor == .yellow)
    #expect(inner.changes == 3)
  }

  @Test("A dynamic background follows the screen, an override, and a place that the view moves to")
  func background() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = Self.dynamic
    stage.show(view)
    #expect(view.layer.model.backgroundColor == RGBA.black)
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(view.layer.model.backgroundColor == RGBA.white)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.model.backgroundColor == RGBA.black)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.layer.model.backgroundColor == RGBA.white)
    let light = UIView(frame: view.frame)
    light.overrideUserInterfaceStyle = .light
    stage.show(light)
    light.addSubview(view)
    #expect(view.layer.model.backgroundColor == RGBA.black)
  }

  @Test("A layer's own color survives entering a window and a change of traits")
  func layerColor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    stage.show(view)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("Views and controllers hear once of a change, from the outside in")
  func traitChanges() {
    final class Listening: UIView {
      var log: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append(previous?.userInterfaceStyle ?? .unspecified)
      }
    }
    let outer = Listening(frame: .zero)
    let inner = Listening(frame: .zero)
    outer.addSubview(inner)
    stage.show(outer)
    (outer.log, inner.log) = ([], [])
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(outer.log == [.light])
    #expect(inner.log == [.light])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Direction is forced by the semantic attribute, else inherited from the traits")
  func direction() {
    let view = UIView(frame: .zero)
    stage.show(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    stage.context.screen.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("Custom layer classes are used, and the view is their delegate for drawing")
  func layerClass() {
    final class Layer: CALayer {}
    final class View: UIView {
      override class var layerClass: AnyClass { Layer.self }
    }
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is Layer)
    #expect(view.layer.view === view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
