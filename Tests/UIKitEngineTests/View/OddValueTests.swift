// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What apps and tests do that nobody means: the screen goes on, or says what is wrong.
@Suite("Odd values on a screen")
@MainActor
struct OddValueTests {
  private func screen(_ views: UIView...) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let root = UIView(frame: .zero)
    for view in views { root.addSubview(view) }
    screen.show(root)
    return screen
  }

  @Test(
    "Any text is measured and drawn",
    arguments: [
      "", "\n", "\n\n\n", "\t\t", "a\u{0}b", "\u{7}\u{1B}[0m", "e\u{301}\u{301}\u{301}",
      "👨‍👩‍👧‍👦🇰🇷🏳️‍🌈", "abc שלום 123 مرحبا", "\u{202E}abc", "\u{FFFD}\u{FFFF}", "\u{2028}x\u{2029}y",
      String(repeating: "long ", count: 5_000), String(repeating: "가", count: 2_000),
    ]
  )
  func texts(text: String) {
    for lines in [0, 1, 3, -1] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      label.numberOfLines = lines
      label.text = text
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      let screen = screen(label)
      #expect(label.intrinsicContentSize.height.isFinite)
      #expect(label.sizeThatFits(CGSize(width: 0, height: 0)).width.isFinite)
      #expect(!screen.png().isEmpty)
    }
  }

  @Test("Fonts of no size and of a huge one", arguments: [0, 0.1, 1, 500, -5, CGFloat.nan])
  func fontSizes(size: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.font = .systemFont(ofSize: size)
    label.text = "Text 글"
    let screen = screen(label)
    #expect(label.intrinsicContentSize.height >= 0)
    #expect(!screen.png().isEmpty)
  }

  @Test("Layers of odd sizes, corners, borders and shadows")
  func layers() {
    let sizes = [
      CGRect.zero, CGRect(x: -50, y: -50, width: 1e6, height: 1e6),
      CGRect(x: 10, y: 10, width: -30, height: 40), CGRect(x: 1e9, y: 0, width: 10, height: 10),
      CGRect(x: 10.3, y: 10.7, width: 0.2, height: 90),
    ]
    for frame in sizes {
      for radius in [0, 5, 1e5, -3] as [CGFloat] {
        let view = UIView(frame: frame)
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = radius
        view.layer.cornerCurve = .continuous
        view.layer.borderWidth = abs(radius)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = abs(radius) / 100
        view.clipsToBounds = radius > 4
        view.alpha = radius
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = .systemBlue
        inner.transform = CGAffineTransform(scaleX: 0, y: radius)
        view.addSubview(inner)
        #expect(!screen(view).png().isEmpty)
      }
    }
  }

  @Test("Screens of any scale", arguments: [1, 1.5, 2.75, 4])
  func scales(scale: CGFloat) {
    let screen = TestScreen(size: CGSize(width: 101, height: 77), scale: scale)
    let table = UITableView(frame: .zero)
    screen.show(table)
    #expect(!screen.png().isEmpty)
  }

  @Test("A thousand views in each other, five thousand beside each other")
  func many() {
    var inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .black
    for _ in 0..<1_000 {
      let outer = UIView(frame: CGRect(x: 0.01, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      inner = outer
    }
    let flat = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for index in 0..<5_000 {
      let view = UIView(frame: CGRect(x: index % 200, y: index / 200, width: 1, height: 1))
      view.backgroundColor = .systemGreen
      flat.addSubview(view)
    }
    let screen = screen(flat, inner)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(!screen.png().isEmpty)
  }

  @Test("Animations of odd lengths end, and those that go on are no end of the test")
  func animations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = screen(view)
    var ended = 0
    screen.perform {
      for duration in [-1, 0, 1e-9, 0.3] {
        UIView.animate(withDuration: duration) {
          view.alpha = view.alpha == 1 ? 0.5 : 1
        } completion: { _ in
          ended += 1
        }
      }
      UIView.animate(
        withDuration: 0.2,
        delay: 0,
        usingSpringWithDamping: 0.1,
        initialSpringVelocity: 30
      ) { view.center.x = 100 }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.transform = CGAffineTransform(rotationAngle: 1)
      }
    }
    screen.settle()
    #expect(ended == 4)
    #expect(view.layer.position.x == 100)
    screen.perform {
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0
        view.removeFromSuperview()
      }
    }
    screen.settle()
    screen.advance(by: -1)
    screen.advance(by: 0)
  }

  @Test("A finger's view, recognizer or controller that goes away under it")
  func goingAway() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = screen(view)
    var taps = 0
    let counter = Counter {
      taps += 1
      for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
      view.removeFromSuperview()
      screen.window?.rootViewController = UIViewController()
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Counter.selector))
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.settle()
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), duration: 0)
  }

  @Test("A controller that replaces itself while it appears")
  func replacing() {
    final class Impatient: UIViewController {
      var successor: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.rootViewController = successor
      }
    }
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let (first, last) = (Impatient(), UIViewController())
    first.successor = last
    screen.show(first)
    screen.settle()
    #expect(screen.window?.rootViewController === last)
    #expect(last.view.window != nil)
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test("A screen of no size is resized into a real one")
  func resizing() {
    let table = UITableView(frame: .zero)
    let screen = TestScreen(size: CGSize(width: 1, height: 1))
    screen.show(table)
    screen.resize(to: CGSize(width: 200, height: 300))
    #expect(table.frame.size == CGSize(width: 200, height: 300))
    #expect(!screen.png().isEmpty)
  }

  @Test(
    "A view that is scaled to nothing hides itself and nothing else, and comes back",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(scaleX: .nan, y: 1),
    ]
  )
  func scaledToNothing(transform: CGAffineTransform) {
    let (flat, other) = (UIView(frame: .zero), UIView(frame: .zero))
    flat.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    flat.backgroundColor = .black
    other.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    other.backgroundColor = .black
    let screen = screen(flat, other)
    let before = screen.png()
    flat.transform = transform
    screen.settle()
    #expect(screen.pixel(at: CGPoint(x: 25, y: 25)) != screen.pixel(at: CGPoint(x: 125, y: 25)))
    flat.transform = .identity
    screen.settle()
    #expect(screen.png() == before)
  }

  @Test("What a view does to its context is no other view's business")
  func contexts() {
    final class Careless: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.scaleBy(x: tag == 0 ? 2 : 0, y: 2)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        if tag == 2 { context.restoreGState() }
        if tag == 2 { context.restoreGState() }
      }
    }
    for tag in 0..<3 {
      let careless = Careless(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      careless.tag = tag
      let other = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      other.backgroundColor = .black
      let screen = screen(careless, other)
      #expect(screen.pixel(at: CGPoint(x: 125, y: 25)) == screen.pixel(at: CGPoint(x: 149, y: 49)))
      #expect(screen.pixel(at: CGPoint(x: 125, y: 25)) != screen.pixel(at: CGPoint(x: 180, y: 180)))
    }
  }

  @Test("A controller that is replaced before it appears leaves nothing behind", arguments: [0, 1])
  func replacedEarly(step: Int) {
    final class Impatient: UIViewController {
      var step = 0
      weak var host: UIWindow?
      let successor = UIViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        if step == 0 { host?.rootViewController = successor }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if step == 1 { host?.rootViewController = successor }
      }
    }
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    screen.show(UIViewController())
    let controller = Impatient()
    controller.step = step
    controller.host = screen.window
    screen.perform { screen.window?.rootViewController = controller }
    screen.settle()
    #expect(screen.window?.rootViewController === controller.successor)
    #expect(screen.window?.subviews.count == 1)
    #expect(controller.successor.viewIfLoaded?.superview === screen.window)
    #expect(controller.viewIfLoaded?.superview == nil)
  }

  @Test("A display link that was invalidated never fires again")
  func invalidatedLink() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    var fired = 0
    let counter = Counter { fired += 1 }
    screen.perform {
      let link = CADisplayLink(target: counter, selector: Counter.selector)
      link.add(to: .main, forMode: .common)
      link.invalidate()
      link.add(to: .main, forMode: .common)
    }
    screen.advance(by: 0.2)
    #expect(fired == 0)
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
  }
}
