// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
@_spi(Measuring) import UIKitTestSupport

/// Whole frames of a phone's screen, from layout to pixels.
@MainActor
enum ScreenSuites {
  static let all = [
    Suite(names: ["comments.frame.full", "comments.frame.reload"], run: measureComments),
    Suite(names: ["table.scroll.step"], run: measureScrolling),
  ]

  /// A phone's screen of 390 x 844 points, 2 pixels each.
  static func makeScreen() -> TestScreen {
    TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
  }

  static let millisecond = 1e6
  static let frameDuration = 1.0 / 60

  /// Copying the bytes of a frame, in milliseconds: what no frame is made in less than.
  static func copyFloor(of screen: TestScreen, _ effort: Effort) -> Measure.Floor {
    let copying = screen.withPixels { pixels, _ in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: pixels.count, alignment: 64)
      defer { copy.deallocate() }
      return effort.measure(steps: 300, unit: millisecond) {
        copy.copyMemory(from: pixels)
        consume(copy[copy.count / 2])
      }
    }
    return .init(value: copying.wall.median, label: "copying the frame's bytes")
  }

  /// Writes what is measured as pictures, so that one can see it.
  static func writePictures(to folder: String) {
    let list = ListController(sections: 1_000, rows: 1_000)
    let controllers: [(String, UIViewController)] = [
      ("comments", CommentsController()), ("list", list),
    ]
    for (name, controller) in controllers {
      let screen = makeScreen()
      screen.show(controller)
      if controller === list {
        for _ in 0..<60 {
          list.tableView.contentOffset.y += 40
          screen.drawFrame(after: frameDuration)
        }
      }
      let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
      do {
        try screen.write(to: url)
      } catch {
        fatalError("\(url.path) cannot be written: \(error)")
      }
    }
  }

  // MARK: Comments

  private static func measureComments(_ effort: Effort) -> [Measure] {
    let screen = makeScreen()
    let controller = CommentsController()
    screen.show(controller)
    screen.drawFrame()
    let full = effort.measure(steps: 300, unit: millisecond) {
      markEverything(in: controller.view)
    } body: {
      screen.drawFrame(after: frameDuration, isWhole: true)
    }
    let reload = effort.measure(steps: 300, unit: millisecond) {
      controller.tableView.reloadData()
      screen.drawFrame(after: frameDuration, isWhole: true)
    }
    let floor = copyFloor(of: screen, effort)
    return [
      Measure(
        name: "comments.frame.full",
        unit: "ms",
        samples: full.wall,
        cpu: full.cpu,
        limit: 3,
        floor: floor,
        note: "all views laid out, recorded and drawn"
      ),
      Measure(
        name: "comments.frame.reload",
        unit: "ms",
        samples: reload.wall,
        cpu: reload.cpu,
        floor: floor,
        note: "reloadData() and the frame after it"
      ),
    ]
  }

  private static func markEverything(in view: UIView) {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    for subview in view.subviews { markEverything(in: subview) }
  }

  // MARK: Scrolling

  private static func measureScrolling(_ effort: Effort) -> [Measure] {
    let screen = makeScreen()
    let controller = ListController(sections: 1_000, rows: 1_000)
    screen.show(controller)
    screen.drawFrame()
    let table = controller.tableView
    let step = effort.measure(steps: 600, unit: millisecond) {
      table.contentOffset.y += 40
      screen.drawFrame(after: frameDuration)
    }
    return [
      Measure(
        name: "table.scroll.step",
        unit: "ms",
        samples: step.wall,
        cpu: step.cpu,
        limit: 2,
        p99Limit: 4,
        floor: copyFloor(of: screen, effort),
        note: "QListView 2.3, QTreeView 5.0, GTK 9.1, QML 9.1, Chromium 7.6"
      )
    ]
  }
}
