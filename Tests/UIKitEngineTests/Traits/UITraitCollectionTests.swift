// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitEngine

@MainActor
@Suite("UITraitCollection")
struct UITraitCollectionTests {
  @Test("a new collection specifies nothing")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
  }

  @Test("the current traits are those of a light phone at 2x unless set")
  func standard() {
    let traits = UITraitCollection.current
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.userInterfaceLevel == .base)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.displayScale == 2)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.accessibilityContrast == .normal)
    #expect(traits.legibilityWeight == .regular)
  }

  @Test("each initializer sets its own trait and no other")
  func singleTraits() {
    func expectAlone(
      _ traits: UITraitCollection,
      _ set: (inout any UIMutableTraits) -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(traits == UITraitCollection(mutations: set), sourceLocation: sourceLocation)
      #expect(traits != UITraitCollection(), sourceLocation: sourceLocation)
    }
    expectAlone(UITraitCollection(userInterfaceStyle: .dark)) { $0.userInterfaceStyle = .dark }
    expectAlone(UITraitCollection(userInterfaceIdiom: .pad)) { $0.userInterfaceIdiom = .pad }
    expectAlone(UITraitCollection(userInterfaceLevel: .elevated)) {
      $0.userInterfaceLevel = .elevated
    }
    expectAlone(UITraitCollection(layoutDirection: .rightToLeft)) {
      $0.layoutDirection = .rightToLeft
    }
    expectAlone(UITraitCollection(displayScale: 3)) { $0.displayScale = 3 }
    expectAlone(UITraitCollection(horizontalSizeClass: .regular)) {
      $0.horizontalSizeClass = .regular
    }
    expectAlone(UITraitCollection(verticalSizeClass: .compact)) {
      $0.verticalSizeClass = .compact
    }
    expectAlone(UITraitCollection(preferredContentSizeCategory: .small)) {
      $0.preferredContentSizeCategory = .small
    }
    expectAlone(UITraitCollection(accessibilityContrast: .high)) {
      $0.accessibilityContrast = .high
    }
    expectAlone(UITraitCollection(legibilityWeight: .bold)) { $0.legibilityWeight = .bold }
  }

  @Test("of several collections the last that specifies a trait wins")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .unspecified)
  }

  @Test("modifying leaves the collection itself as it was")
  func modifying() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 2)
  }

  @Test("equal traits make equal collections with equal hashes")
  func equality() {
    let one = UITraitCollection(userInterfaceStyle: .dark)
    let other = UITraitCollection(userInterfaceStyle: .dark)
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != UITraitCollection(userInterfaceStyle: .light))
    #expect(!one.isEqual("dark"))
  }

  @Test("a collection contains what it specifies the same way")
  func containing() {
    let traits = UITraitCollection.current
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: nil))
  }

  @Test("performing as current ends with the traits from before, also when nested")
  func performing() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(displayScale: 3)
    var seen: [UITraitCollection] = []
    dark.performAsCurrent {
      seen.append(.current)
      wide.performAsCurrent { seen.append(.current) }
      seen.append(.current)
    }
    #expect(seen == [dark, wide, dark])
    #expect(UITraitCollection.current == before)
  }

  @Test("style, contrast and level make colors look different, nothing else does")
  func colorAppearance() {
    let base = UITraitCollection.current
    func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
      base.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: base)
    }
    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(!differs { $0.displayScale = 3 })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
  }
}
