// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
@_spi(Measuring) import UIKitTestSupport

/// Folding and unfolding a section of 100,000 rows, the first of ten.
@MainActor
enum FoldSuite {
  private static let limit = 8.0
  private static let rows = 100_000
  private static let rivals = "QTreeView 11, GTK 90, Chromium 10, QML 11"
  private static let prefix = "table.fold.100k"

  static let all = [
    Suite(
      names: [
        "\(prefix).reloadSections", "\(prefix).reloadSections.unfold",
        "\(prefix).reloadSections.cells",
      ],
      run: { measure($0, by: .sections) }
    ),
    Suite(
      names: [
        "\(prefix).indexPaths", "\(prefix).indexPaths.unfold", "\(prefix).indexPaths.cells",
      ],
      run: { measure($0, by: .indexPaths) }
    ),
  ]

  private enum Way: String {
    case sections = "reloadSections"
    case indexPaths
  }

  private static func measure(_ effort: Effort, by way: Way) -> [Measure] {
    let screen = ScreenSuites.makeScreen()
    let controller = ListController(sections: 10, rows: rows)
    screen.show(controller)
    screen.drawFrame()
    let table = controller.tableView
    let paths = (0..<rows).map { IndexPath(row: $0, section: 0) }

    /// Folds or unfolds the first section and draws the first frame that shows something of it.
    func set(isFolded: Bool) {
      controller.isFirstFolded = isFolded
      switch way {
      case .sections: table.reloadSections(IndexSet(integer: 0), with: .fade)
      case .indexPaths where isFolded: table.deleteRows(at: paths, with: .fade)
      case .indexPaths: table.insertRows(at: paths, with: .fade)
      }
      screen.drawFrame(after: ScreenSuites.frameDuration)
    }
    /// Brings the table to the state before a step, all animations over.
    func prepare(isFolded: Bool) {
      if controller.isFirstFolded != isFolded { set(isFolded: isFolded) }
      screen.advance(by: 1)
      screen.drawFrame()
    }

    let cells = cellsMade(effort, screen, controller, prepare: prepare, set: set)
    let fold = effort.measure(steps: 60, unit: ScreenSuites.millisecond) {
      prepare(isFolded: false)
    } body: {
      set(isFolded: true)
    }
    let unfold = effort.measure(steps: 60, unit: ScreenSuites.millisecond) {
      prepare(isFolded: true)
    } body: {
      set(isFolded: false)
    }
    let reading = effort.measure(steps: 30, unit: ScreenSuites.millisecond) {
      var sum = 0
      for path in paths { sum &+= path[0] &+ path[1] }
      consume(sum)
    }
    let floor =
      way == .sections
      ? ScreenSuites.copyFloor(of: screen, effort)
      : Measure.Floor(
        value: reading.wall.median,
        label: "reading 100,000 index paths (taken off)"
      )
    let given = way == .sections ? 0 : floor.value
    func line(_ name: String, _ samples: (wall: Samples, cpu: Samples)) -> Measure {
      var note = rivals
      if way == .indexPaths {
        note += String(format: "; with the reading %.2f", samples.wall.median)
      }
      return Measure(
        name: name,
        unit: "ms",
        samples: samples.wall.lessened(by: given),
        cpu: samples.cpu.lessened(by: given),
        limit: limit,
        floor: floor,
        note: note
      )
    }
    let name = "\(prefix).\(way.rawValue)"
    return [
      line(name, fold),
      line("\(name).unfold", unfold),
      Measure(
        name: "\(name).cells",
        unit: "cells",
        samples: Samples(cells.map { Double($0.made) }),
        limit: (cells.map { Double($0.visible) }.min() ?? 0) + 2,
        floor: .init(
          value: Double(cells.map(\.visible).min() ?? 0),
          label: "rows visible afterwards"
        )
      ),
    ]
  }

  /// How many cells the table asks for in the frames of a fold, and how many rows it then shows.
  private static func cellsMade(
    _ effort: Effort,
    _ screen: TestScreen,
    _ controller: ListController,
    prepare: (Bool) -> Void,
    set: (Bool) -> Void
  ) -> [(made: Int, visible: Int)] {
    (0..<effort.steps(5)).map { _ in
      prepare(false)
      let pixels = screen.withPixels { pixels, _ in Array(pixels) }
      let count = controller.cellCount
      set(true)
      guard screen.withPixels({ now, _ in !now.elementsEqual(pixels) }) else {
        fatalError("the frame after a fold looks like the one before")
      }
      return (
        controller.cellCount - count,
        controller.tableView.indexPathsForVisibleRows?.count ?? 0
      )
    }
  }
}
