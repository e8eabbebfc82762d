// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "Pleat")]

// The same screen as three kinds of client write it. `Scripts/test clients` compiles them.
// `Shared.swift` in each folder is one file, linked.
let package = Package(
  name: "Clients",
  dependencies: [.package(name: "Pleat", path: "../..")],
  targets: [
    // As most apps are today: no isolation is checked.
    .target(
      name: "Swift5Client",
      dependencies: uikit,
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Isolation is checked, and nothing is isolated that does not say so.
    .target(
      name: "Swift6Client",
      dependencies: uikit,
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // As Xcode sets up a new app: everything is on the main actor that does not say otherwise.
    .target(
      name: "MainActorClient",
      dependencies: uikit,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]
    ),
    // The app of Documentation/Window.md.
    .executableTarget(name: "Stops", dependencies: uikit),
  ]
)
