// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// An app in a window that scrolls its list by itself, then rests, then waits for taps.
///
/// It writes a line a step: `frame` with the processor's milliseconds for each frame of the scroll,
/// `idle` with those of the rest, and `ready` when taps may come.
final class WindowApp: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private let controller = ListController(sections: 1_000, rows: 1_000)
  private var frames: [Double] = []
  private var usedBefore: UInt64?

  /// How many frames scroll, and how many seconds the app rests.
  private static let frameCount = Int(variable("BENCH_FRAMES")) ?? 300
  private static let restSeconds = Double(variable("BENCH_REST")) ?? 60

  private static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    // The window has to be on the screen, or its first showing would count.
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.scroll() }
    return true
  }

  private func scroll() {
    _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { timer in
      let isOver = MainActor.assumeIsolated { self.step() }
      if isOver { timer.invalidate() }
    }
  }

  /// Moves the list on by 40 points; whether that was the last time.
  private func step() -> Bool {
    let used = Stopwatch.used()
    if let usedBefore { frames.append(Double(used - usedBefore) / ScreenSuites.millisecond) }
    usedBefore = used
    guard frames.count < WindowApp.frameCount else {
      write("frame", frames)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.rest() }
      return true
    }
    controller.tableView.contentOffset.y += 40
    return false
  }

  private func rest() {
    let used = Stopwatch.used()
    DispatchQueue.main.asyncAfter(deadline: .now() + WindowApp.restSeconds) {
      self.write("idle", [Double(Stopwatch.used() - used) / ScreenSuites.millisecond])
      self.write("ready", [])
    }
  }

  private func write(_ name: String, _ values: [Double]) {
    let words = [name] + values.map { String($0) }
    FileHandle.standardOutput.write(Data((words.joined(separator: " ") + "\n").utf8))
  }
}
