// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("Two screens do not see each other")
@MainActor
struct TestScreenIsolationTests {
  /// Lets the two halves of a pair of tests take turns, so that they interleave for certain.
  @MainActor
  final class Turns {
    private var turn = 0
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    func wait(for number: Int) async {
      guard turn != number else { return }
      await withCheckedContinuation { waiting[number] = $0 }
    }

    func pass(to number: Int) {
      turn = number
      waiting.removeValue(forKey: number)?.resume()
    }
  }

  /// One test as it might stand anywhere, suspended twice in between.
  private func runTest(_ number: Int, _ turns: Turns, size: CGSize) async {
    let other = 1 - number
    await turns.wait(for: number)
    let screen = TestScreen(size: size)
    screen.userInterfaceStyle = number == 0 ? .light : .dark
    turns.pass(to: other)
    await turns.wait(for: number)

    #expect(UIScreen.main.bounds.size == size)
    #expect(UIApplication.shared === screen.application)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(label("Screen \(number)", 0, 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turns.pass(to: other)
    await turns.wait(for: number)

    screen.advance(by: Double(number + 1))
    #expect(screen.visibleTexts == ["Screen \(number)"])
    #expect(screen.time == Double(number + 1))
    #expect(window.screen === UIScreen.main)
    #expect(window.traitCollection.userInterfaceStyle == (number == 0 ? .light : .dark))
    #expect(screen.dump().split(separator: "\n").count == 3)
    #expect(window.isKeyWindow)
    turns.pass(to: other)
    await turns.wait(for: number)
    var seen: UIApplication?
    screen.perform { Task { @MainActor in seen = UIApplication.shared } }
    await screen.settle()
    #expect(seen === screen.application)
    turns.pass(to: other)
  }

  @Test("in tests that interleave", arguments: [0, 1])
  func interleaved(first: Int) async {
    let turns = Turns()
    turns.pass(to: first)
    async let zero: Void = runTest(0, turns, size: CGSize(width: 100, height: 100))
    async let one: Void = runTest(1, turns, size: CGSize(width: 120, height: 200))
    _ = await (zero, one)
  }

  @Test("in one test, where perform says which one is meant", arguments: [false, true])
  func oneTest(isReversed: Bool) {
    let sizes = [CGSize(width: 100, height: 100), CGSize(width: 120, height: 200)]
    let screens = sizes.map { TestScreen(size: $0) }
    let order = isReversed ? [1, 0] : [0, 1]
    for index in order {
      let screen = screens[index]
      #expect(screen.perform { UIScreen.main.bounds.size } == sizes[index])
      screen.show(label("Screen \(index)", 0, 0))
    }
    for index in order {
      let text = "Screen \(index)"
      #expect(screens[index].visibleTexts == [text])
      screens[index].view(withText: text)?.alpha = 0.5
      screens[index].advance(by: Double(index + 1))
    }
    #expect(screens.map(\.time) == [1, 2])
    #expect(UIApplication.shared === screens[1].application)
  }

  @Test("even where one of them is gone")
  func goneScreen() {
    let first = TestScreen(size: .small)
    do { _ = TestScreen(size: CGSize(width: 50, height: 50)) }
    first.show(label("First", 0, 0))
    #expect(first.visibleTexts == ["First"])
    #expect(first.perform { UIScreen.main.bounds.size } == .small)
  }
}
