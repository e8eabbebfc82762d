// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTestSupport
import XCTest

/// `TestScreen` as an XCTest case uses it, with and without `async`.
final class TestScreenXCTestCase: XCTestCase {
  @MainActor
  func testTapSelectsRow() {
    let screen = TestScreen()
    let controller = SettingsViewController()
    screen.show(controller)
    screen.tap("Ringtone")
    screen.advance(by: 0.1)
    XCTAssertEqual(controller.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 1))
    XCTAssertTrue(UIApplication.shared === screen.application)
    XCTAssertTrue(screen.dump().contains("\"Ringtone\""))
  }

  private final class TimedLabel: UILabel {
    func start() {
      _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.text = "Timed" }
      }
    }
  }

  @MainActor
  func testWaitsForTimer() async {
    let screen = TestScreen()
    let label = TimedLabel(frame: CGRect(x: 100, y: 100, width: 100, height: 20))
    let root = UIView(frame: .zero)
    root.addSubview(label)
    screen.show(root)
    label.start()
    let isTimed = await screen.wait(until: { screen.visibleTexts == ["Timed"] })
    XCTAssertTrue(isTimed)
  }

  @MainActor
  func testSettlesWithTasks() async {
    let screen = TestScreen()
    let controller = SettingsViewController()
    screen.show(controller)
    screen.perform { Task { @MainActor in controller.tableView.isHidden = true } }
    await screen.settle()
    XCTAssertEqual(screen.visibleTexts, [])
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { controller.tableView.isHidden = false }
      }
    }
    let isShown = await screen.wait(until: { screen.view(withText: "General") != nil })
    XCTAssertTrue(isShown)
  }
}
