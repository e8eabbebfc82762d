// SPDX-License-Identifier: Apache-2.0

internal import UIKit
internal import XCTest

/// Which library runs the tests of this process.
@MainActor
enum TestRun {
  /// Whether the process was started to run Swift Testing's tests.
  static let isOfSwiftTesting = ProcessInfo.processInfo.arguments.contains("swift-testing")

  /// Whether the process is a bundle of tests.
  static let isOfXCTest = ProcessInfo.processInfo.arguments.first?.hasSuffix(".xctest") == true

  /// Fails the running test case.
  static func failXCTest(_ message: String, _ site: CallSite) {
    XCTFail(message, file: site.filePath, line: UInt(site.line))
  }
}
