// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app in a window on an X server in memory: what it costs to scroll, to rest and to be tapped.
@MainActor
enum WindowSuite {
  static let all = [
    Suite(names: ["window.scroll.frame", "window.idle.minute", "window.tap"], run: measure)
  ]

  private static func measure(_ effort: Effort) -> [Measure] {
    guard let display = XServer.start() else {
      FileHandle.standardError.write(
        Data("bench: the measures of windows are left out: there is no Xvfb\n".utf8)
      )
      return []
    }
    defer { display.stop() }
    let restSeconds = effort.isSmoke ? 1.0 : 60
    let app = WindowProcess(
      display: display.name,
      frames: effort.steps(600),
      restSeconds: restSeconds,
      taps: effort.steps(40)
    )
    let result = app.run()
    var measures = [
      Measure(
        name: "window.scroll.frame",
        unit: "ms",
        samples: Samples(result.frames),
        limit: 2.5,
        note: "processor, presenting included; QListView 2.0, QTreeView 4.4, GTK 5.7, Chromium 7.1"
      ),
      Measure(
        name: "window.idle.minute",
        unit: "ms",
        samples: Samples(result.idle.map { $0 * 60 / restSeconds }),
        limit: 10,
        note: "processor, while nobody does anything"
      ),
    ]
    if !result.taps.isEmpty {
      measures.append(
        Measure(
          name: "window.tap",
          unit: "ms",
          samples: Samples(result.taps),
          limit: 16,
          note: "from the lifting of the finger to the window's first changed frame"
        )
      )
    }
    return measures
  }
}
