// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// What Pleat's data structures and tables cost. `Scripts/bench` builds and runs it in release, on
// the build folder that all packages of the repository share.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Pleat", path: "..", traits: ["Window"])],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "RowGeometry", package: "Pleat"),
        .product(name: "UIKit", package: "Pleat"),
        .product(name: "UIKitTestSupport", package: "Pleat"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
