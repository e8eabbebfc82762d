// SPDX-License-Identifier: Apache-2.0

#if Window
import CSDL
import Foundation
import Testing
import UIKit
import UIKitEngine

@testable import UIKitWindow

@MainActor
@Suite("A window's host", .serialized)
struct WindowHostTests {
  private func controller(with view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    return controller
  }

  // MARK: Frames

  @Test("What the app draws is in the window, at the chosen scale")
  func shows() throws {
    let stage = try WindowStage { $0.scale = 2 }
    #expect(stage.host.window.pixelSize == (600, 1000))
    #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 500))
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let part = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    part.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.addSubview(part)
    stage.show(controller(with: view))
    #expect(stage.shownColor(x: 2, y: 2) == 0xFF0000)
    #expect(stage.shownColor(x: 22, y: 42) == 0x00FF00)
    part.frame.origin.x = 200
    stage.rest()
    #expect(stage.shownColor(x: 22, y: 42) == 0xFF0000)
    #expect(stage.shownColor(x: 402, y: 42) == 0x00FF00)
  }

  @Test("Where nothing moves the host wants to look never again, and makes no frame")
  func idle() throws {
    let stage = try WindowStage()
    stage.show(controller(with: UIView()))
    stage.rest()
    #expect(stage.host.wakeTimeWithoutPolling == nil)
    let before = stage.host.statistics.frameCount
    stage.turn(after: 60)
    #expect(stage.host.statistics.frameCount == before)
  }

  @Test("An animation is shown with 60 frames a second and then no more")
  func paces() throws {
    let stage = try WindowStage()
    let view = UIView()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    part.backgroundColor = .black
    view.addSubview(part)
    stage.show(controller(with: view))
    stage.rest()
    stage.turn(after: 5)
    let before = stage.host.statistics.frameCount
    stage.context.perform { UIView.animate(withDuration: 0.5) { part.frame.origin.x = 200 } }
    stage.rest()
    #expect((30...32).contains(stage.host.statistics.frameCount - before))
  }

  @Test("An animation that begins after a pause begins at its beginning")
  func beginsNow() throws {
    let stage = try WindowStage()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    part.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let view = UIView()
    view.addSubview(part)
    stage.show(controller(with: view))
    stage.rest()
    stage.turn(after: 100)
    stage.context.perform { UIView.animate(withDuration: 1) { part.frame.origin.x = 200 } }
    stage.turn(after: 0)
    #expect(stage.shownColor(x: 5, y: 5) == 0x0000FF)
    stage.rest()
    #expect(stage.shownColor(x: 205, y: 5) == 0x0000FF)
  }

  @Test("What a tap does is shown at once though a frame was made as the finger came down")
  func tapIsShownAtOnce() throws {
    let stage = try WindowStage()
    let control = UIControl()
    control.backgroundColor = .white
    control.addAction(UIAction { _ in control.backgroundColor = .black }, for: .touchUpInside)
    stage.show(controller(with: control))
    stage.rest()
    stage.turn(after: 1)
    stage.button(SDL_MOUSEBUTTONDOWN, x: 50, y: 50)
    stage.turn()
    stage.button(SDL_MOUSEBUTTONUP, x: 50, y: 50)
    stage.turn(after: 0.002)
    #expect(stage.shownColor(x: 5, y: 5) == 0)
  }

  // MARK: The mouse and fingers

  @Test("The left button is a finger, whose moves are told once a frame")
  func mouse() throws {
    let stage = try WindowStage { $0.scale = 2 }
    let view = TouchView()
    stage.show(controller(with: view))
    stage.button(SDL_MOUSEBUTTONDOWN, x: 100, y: 200)
    stage.turn()
    for x in 1...20 as ClosedRange<Int32> { stage.move(x: 100 + x, y: 200) }
    stage.turn(after: 0.1)
    stage.move(x: 140, y: 200)
    stage.button(SDL_MOUSEBUTTONUP, x: 140, y: 220)
    stage.turn()
    #expect(view.log == ["began 50,100", "moved 60,100", "moved 70,100", "ended 70,110"])
    #expect(stage.context.touchRouter.activeTouchCount == 0)
  }

  @Test("Fingers that move together are told of together")
  func together() throws {
    let stage = try WindowStage()
    let view = TouchView()
    view.isMultipleTouchEnabled = true
    stage.show(controller(with: view))
    stage.finger(SDL_FINGERDOWN, 1, x: 0.1, y: 0.1)
    stage.finger(SDL_FINGERDOWN, 2, x: 0.9, y: 0.9)
    stage.turn()
    stage.finger(SDL_FINGERMOTION, 1, x: 0.2, y: 0.2)
    stage.finger(SDL_FINGERMOTION, 2, x: 0.8, y: 0.8)
    stage.turn(after: 0.1)
    #expect(view.callCount == 3)
    #expect(view.log.suffix(2).sorted() == ["moved 240,400", "moved 60,100"])
  }

  @Test("A drag that an app was too busy to see in time is no flick")
  func lateDrag() throws {
    let stage = try WindowStage()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    stage.show(controller(with: scrollView))
    stage.turn(after: 2)
    stage.button(SDL_MOUSEBUTTONDOWN, x: 100, y: 400)
    for y in stride(from: 390 as Int32, through: 100, by: -10) { stage.move(x: 100, y: y) }
    stage.button(SDL_MOUSEBUTTONUP, x: 100, y: 100)
    stage.turn()
    stage.rest()
    #expect(scrollView.contentOffset.y <= 290)
  }

  @Test("Other buttons and a pointer that only passes do nothing")
  func otherButtons() throws {
    let stage = try WindowStage()
    let view = TouchView()
    stage.show(controller(with: view))
    stage.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 10, button: 3)
    stage.button(SDL_MOUSEBUTTONUP, x: 10, y: 10, button: 3)
    stage.move(x: 20, y: 20, isHeld: false)
    stage.turn()
    #expect(view.log.isEmpty)
  }

  @Test("A button that came up where nobody saw it is up with the next move")
  func lostRelease() throws {
    let stage = try WindowStage()
    let view = TouchView()
    stage.show(controller(with: view))
    stage.button(SDL_MOUSEBUTTONDOWN, x: 10, y: 10)
    stage.move(x: 30, y: 30, isHeld: false)
    stage.turn()
    #expect(view.log == ["began 10,10", "ended 30,30"])
  }

  @Test("Fingers are told apart, and their places are parts of the window")
  func fingers() throws {
    let stage = try WindowStage()
    let view = TouchView()
    view.isMultipleTouchEnabled = true
    stage.show(controller(with: view))
    stage.finger(SDL_FINGERDOWN, 7, x: 0.5, y: 0.5)
    stage.finger(SDL_FINGERDOWN, 9, x: 0.1, y: 0.1)
    stage.finger(SDL_FINGERMOTION, 7, x: 0.5, y: 0.6)
    stage.finger(SDL_FINGERUP, 7, x: 0.5, y: 0.6)
    stage.turn()
    #expect(view.log == ["began 150,250", "began 30,50", "moved 150,300", "ended 150,300"])
    #expect(stage.context.touchRouter.activeTouchCount == 1)
    stage.windowEvent(SDL_WINDOWEVENT_MINIMIZED)
    stage.turn()
    #expect(view.log.last == "cancelled 30,50")
    #expect(stage.context.touchRouter.activeTouchCount == 0)
  }

  @Test("The wheel scrolls what is under the pointer, and page and edge keys what is in the middle")
  func wheelAndKeys() throws {
    let stage = try WindowStage { $0.scale = 2 }
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    stage.show(controller(with: scrollView))
    stage.wheel(x: 100, y: 100, steps: -1)
    stage.turn()
    stage.rest()
    #expect(scrollView.contentOffset.y == 132)
    stage.wheel(x: 100, y: 100, steps: 0.25)
    stage.turn()
    #expect(scrollView.contentOffset.y == 99)
    stage.rest()
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_END)
    stage.turn()
    stage.rest()
    #expect(scrollView.contentOffset.y == 4500)
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_PAGEUP)
    stage.turn()
    stage.rest()
    #expect(scrollView.contentOffset.y == 4050)
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_HOME)
    stage.turn()
    stage.rest()
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: The window

  @Test("A window that is minimized makes no frames; its app is in the background meanwhile")
  func minimized() throws {
    let stage = try WindowStage()
    let delegate = LifeLog()
    stage.context.perform { stage.context.application.launch(delegate) }
    let view = UIView()
    stage.show(controller(with: view))
    stage.rest()
    stage.windowEvent(SDL_WINDOWEVENT_MINIMIZED)
    stage.turn()
    let before = stage.host.statistics.frameCount
    view.backgroundColor = .red
    stage.rest()
    #expect(stage.host.statistics.frameCount == before)
    stage.windowEvent(SDL_WINDOWEVENT_RESTORED)
    stage.turn(after: 1)
    #expect(stage.host.statistics.frameCount == before + 1)
    #expect(
      delegate.log == ["active", "resign", "background", "foreground", "active"]
    )
  }

  @Test("A window that the user makes larger gives its app a larger screen")
  func resized() throws {
    let stage = try WindowStage { $0.scale = 2 }
    let view = UIView()
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.show(controller(with: view))
    SDL_SetWindowSize(stage.host.window.handle, 900, 1200)
    stage.turn(after: 1)
    #expect(UIScreen.main.bounds.size == CGSize(width: 450, height: 600))
    #expect(view.bounds.size == CGSize(width: 450, height: 600))
    #expect(stage.shownColor(x: 890, y: 1190) == 0x0000FF)
  }

  @Test("Light and dark follow the desktop's setting")
  func dark() throws {
    let stage = try WindowStage()
    let view = UIView()
    view.backgroundColor = .systemBackground
    stage.show(controller(with: view))
    #expect(stage.shownColor(x: 5, y: 5) == 0xFFFFFF)
    stage.host.setDark(true)
    stage.rest()
    #expect(stage.shownColor(x: 5, y: 5) == 0x000000)
  }

  @Test("The scene's title is the window's, and a kiosk's app keeps the display on")
  func titleAndDisplay() throws {
    let stage = try WindowStage()
    stage.context.host = stage.host
    stage.context.perform {
      stage.context.application.launch(LifeLog())
      stage.context.application.connectedScenes.first?.title = "Stops"
      stage.context.application.isIdleTimerDisabled = true
    }
    #expect(stage.host.window.title == "Stops")
    #expect(stage.host.isDisplayKeptOn)
    stage.context.perform { stage.context.application.isIdleTimerDisabled = false }
    #expect(!stage.host.isDisplayKeptOn)
  }
}

/// Notes what an app's delegate is told of its life.
@MainActor
final class LifeLog: NSObject, UIApplicationDelegate {
  var log: [String] = []

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
}
#endif
