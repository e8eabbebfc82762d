// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .define("INTERNAL_CHECKS", .when(traits: ["InternalChecks"])),
]

// Targets stand in the order of their tiers: each imports only what stands above it.
let package = Package(
  name: "Pleat",
  products: [
    // The engine's modules are named too, so that clients are compiled again when one of them
    // changes: the module UIKit, which re-exports them, stays the same then.
    .library(name: "UIKit", targets: ["UIKit", "UIKitEngine", "Drawing"]),
    .library(name: "UIKitTestSupport", targets: ["UIKitTestSupport"]),
    .library(name: "RowGeometry", targets: ["RowGeometry"]),
  ],
  traits: [
    .trait(
      name: "Window",
      description: "Runs apps in a window of the desktop, with SDL; headless without it."
    ),
    .trait(
      name: "InternalChecks",
      description: "Verifies the invariants of the data structures after each mutation."
    ),
  ],
  targets: [
    // Tier 0. Pure value logic; imports nothing.
    // Heights of rows in sections: offset to row and back, fold, splice.
    .target(name: "RowGeometry", swiftSettings: strict),
    // Timing curves and springs as pure functions of time.
    .target(name: "MotionCurves", swiftSettings: strict),

    // Tier 1. Values and seams; imports tier 0 and Foundation.
    // Core Graphics' value types and the display list they record into.
    .target(name: "Drawing", swiftSettings: strict),
    // The text-shaping seam, font line metrics, and an exact box font.
    .target(name: "TextModel", dependencies: ["Drawing"], swiftSettings: strict),
    // A table's batch update: validated, then mapped from old indexes to new.
    .target(name: "TableUpdates", swiftSettings: strict),

    // Tier 2. The C libraries, and the only target that draws with them.
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CSDL",
      pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"])]
    ),
    .systemLibrary(
      name: "CGIO",
      pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"])]
    ),
    // Display lists to pixels and PNG; text shaped with Pango.
    .target(
      name: "CairoBackend",
      dependencies: ["Drawing", "TextModel", "CPango"],
      swiftSettings: strict
    ),

    // Tier 3. Every UIKit class.
    .target(
      name: "UIKitEngine",
      dependencies: ["RowGeometry", "MotionCurves", "Drawing", "TextModel", "TableUpdates"],
      swiftSettings: strict
    ),

    // Tier 4. What the engine is plugged into: a window, and the toolchain's cross-import overlay.
    // A window of the desktop: events in, frames out. Empty without the trait.
    .target(
      name: "UIKitWindow",
      dependencies: [
        "Drawing", "UIKitEngine",
        .target(name: "CSDL", condition: .when(traits: ["Window"])),
        .target(name: "CGIO", condition: .when(traits: ["Window"])),
      ],
      swiftSettings: strict
    ),
    // Answers the cross-import overlay of Testing and UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: strict),

    // Tier 5. The module that clients import: the engine with its backend installed.
    .target(
      name: "UIKit",
      dependencies: ["UIKitEngine", "CairoBackend", "UIKitWindow", "_Testing_UIKit"],
      swiftSettings: strict
    ),

    // Tier 6. What stands on UIKit.
    // A headless screen with a hand-moved clock.
    .target(
      name: "UIKitTestSupport",
      dependencies: ["UIKit", "UIKitEngine", "Drawing", "TextModel"],
      swiftSettings: strict
    ),

    // Tests, one target each, then whole screens.
    .testTarget(name: "RowGeometryTests", dependencies: ["RowGeometry"], swiftSettings: strict),
    .testTarget(name: "MotionCurvesTests", dependencies: ["MotionCurves"], swiftSettings: strict),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: strict),
    .testTarget(
      name: "TextModelTests",
      dependencies: ["TextModel", "Drawing"],
      swiftSettings: strict
    ),
    .testTarget(name: "TableUpdatesTests", dependencies: ["TableUpdates"], swiftSettings: strict),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: ["CairoBackend", "Drawing", "TextModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitEngineTests",
      dependencies: ["UIKitTestSupport", "UIKit", "UIKitEngine", "Drawing", "TextModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitWindowTests",
      dependencies: [
        "UIKitWindow", "UIKit", "UIKitEngine", "Drawing",
        .target(name: "CSDL", condition: .when(traits: ["Window"])),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["UIKitTestSupport", "UIKit", "UIKitEngine", "Drawing"],
      exclude: ["__Screens__"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
