// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("The main run loop")
struct MainRunLoopTests {
  @Test("A test on the main actor runs on the main thread, before and after it has waited")
  func mainThread() async {
    #expect(Thread.isMainThread)
    await Task.yield()
    await TestScreen().settle()
    #expect(Thread.isMainThread)
  }

  @Test("A timer fires while a test waits for the screen")
  func timer() async {
    let screen = TestScreen()
    let label = showLabel(on: screen)
    startTimer(count: 3) { label.text = "fired \($0)" }
    await screen.wait { label.text == "fired 3" }
    #expect(screen.visibleTexts == ["fired 3"])
  }

  @Test("A block on the main queue, also one from another thread, runs while a test waits")
  func mainQueue() async {
    let screen = TestScreen()
    let label = showLabel(on: screen)
    DispatchQueue.global().async {
      DispatchQueue.main.async { label.text = "from far away" }
    }
    await screen.wait { label.text == "from far away" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { label.text = "later" }
    await screen.wait { label.text == "later" }
  }

  @Test("A task of the main actor goes on while a test waits")
  func task() async {
    let screen = TestScreen()
    let label = showLabel(on: screen)
    Task {
      label.text = "begun"
      try await Task.sleep(for: .milliseconds(5))
      label.text = "done"
    }
    await screen.wait { label.text == "done" }
  }

  @Test("A network answer arrives while a test waits, on the queue that the session was given")
  func network() async throws {
    let screen = TestScreen()
    let label = showLabel(on: screen)
    // An answer without a network, through the same machinery.
    let address = try #require(URL(string: "data:text/plain,answer"))
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    session.dataTask(with: address) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      MainActor.assumeIsolated { label.text = text }
    }.resume()
    await screen.wait { label.text == "answer" }
    session.invalidateAndCancel()
  }

  private func showLabel(on screen: TestScreen) -> UILabel {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    controller.view.addSubview(label)
    screen.show(controller)
    return label
  }

  private func startTimer(count: Int, _ body: @escaping @MainActor (Int) -> Void) {
    var fired = 0
    _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in
      let done = MainActor.assumeIsolated {
        fired += 1
        body(fired)
        return fired
      }
      if done == count { timer.invalidate() }
    }
  }
}
