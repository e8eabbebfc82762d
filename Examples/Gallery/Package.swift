// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Every screen of the gallery, drawn step by step into pictures and one page that shows them.
// `Scripts/demo` builds and runs it on the build folder that all packages of the repository share.
let package = Package(
  name: "Gallery",
  dependencies: [.package(name: "Pleat", path: "../..", traits: ["Window"])],
  targets: [
    // The screens, as an iOS app would have them.
    .target(
      name: "GalleryScreens",
      dependencies: [.product(name: "UIKit", package: "Pleat")]
    ),
    // The same screens as an app in a window.
    .executableTarget(
      name: "GalleryApp",
      dependencies: ["GalleryScreens", .product(name: "UIKit", package: "Pleat")]
    ),
    // Draws the screens and writes the contact sheet.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScreens",
        .product(name: "UIKit", package: "Pleat"),
        .product(name: "UIKitTestSupport", package: "Pleat"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
