// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Becoming and ceasing to be first responder")
@MainActor
struct KeyFirstResponderTests {
  /// Counts its resigning, and may do something on the way.
  private final class Field: PlainField {
    var resigned = 0
    var onResign: () -> Void = {}
    override func resignFirstResponder() -> Bool {
      resigned += 1
      defer { onResign() }
      return super.resignFirstResponder()
    }
  }

  private final class Controller: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let stage = Stage()
  private let one = Field(frame: .zero)
  private let two = Field(frame: .zero)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.makeKey()
    root.addSubview(one)
    root.addSubview(two)
    stage.show(root)
  }

  @Test("it takes a window, the object's own will, and the present one's")
  func rules() {
    let loose = Field(frame: .zero)
    #expect(!loose.becomeFirstResponder())
    one.allowsFirst = false
    #expect(!one.becomeFirstResponder())
    one.allowsFirst = true
    #expect(one.becomeFirstResponder() && one.becomeFirstResponder())
    one.allowsLast = false
    #expect(!two.becomeFirstResponder())
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder && !two.isFirstResponder)
    one.allowsLast = true
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(one.resignFirstResponder())
  }

  @Test("one that gives way to another one on the way is asked as well")
  func handingOn() {
    let three = Field(frame: .zero)
    root.addSubview(three)
    one.becomeFirstResponder()
    one.onResign = { [unowned three] in three.becomeFirstResponder() }
    #expect(two.becomeFirstResponder())
    #expect(three.resigned == 1)
    #expect(two.isFirstResponder)
  }

  @Test("one that leaves the window while the present one gives way does not become it")
  func leavingMeanwhile() {
    one.becomeFirstResponder()
    one.onResign = { [unowned two] in two.removeFromSuperview() }
    #expect(!two.becomeFirstResponder())
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a view that leaves its window resigns, though it refuses, also with a view around it")
  func leaving() {
    one.becomeFirstResponder()
    one.allowsLast = false
    root.removeFromSuperview()
    #expect(one.resigned == 1)
    #expect(!one.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
    #expect(!one.becomeFirstResponder())
    stage.show(root)
    #expect(!one.isFirstResponder)
  }

  @Test(
    "a view that is moved within its window stays first responder, to another window it does not"
  )
  func moving() {
    one.becomeFirstResponder()
    stage.window.addSubview(one)
    #expect(one.isFirstResponder)
    let other = UIWindow(frame: stage.window.frame)
    other.isHidden = false
    other.addSubview(one)
    #expect(!one.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a controller may be first responder as long as its view is in the window")
  func controller() {
    let controller = Controller()
    #expect(!controller.becomeFirstResponder())
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    stage.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a view may leave its window while it resigns")
  func leavingByItself() {
    one.becomeFirstResponder()
    one.onResign = { [unowned one] in one.removeFromSuperview() }
    #expect(one.resignFirstResponder())
    #expect(one.resigned == 1 && one.superview == nil)
    two.onResign = { [unowned two] in two.becomeFirstResponder() }
    two.becomeFirstResponder()
    two.removeFromSuperview()
    #expect(!two.isFirstResponder && stage.window.firstResponder == nil)
  }

  @Test("endEditing ends what is edited in the view, by force where it has to")
  func endEditing() {
    #expect(!root.endEditing(true))
    one.becomeFirstResponder()
    #expect(!two.endEditing(true))
    #expect(one.isFirstResponder)
    #expect(root.endEditing(false))
    #expect(!one.isFirstResponder)
    one.becomeFirstResponder()
    one.allowsLast = false
    #expect(!stage.window.endEditing(false))
    #expect(one.isFirstResponder)
    #expect(stage.window.endEditing(true))
    #expect(!one.isFirstResponder)
  }

  @Test("a host hears of the object that takes text in the key window alone")
  func keyWindow() {
    var heard: [Bool] = []
    stage.context.keyRouter.onTextInputChange = { heard.append($0 != nil) }
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    let other = UIWindow(frame: stage.window.frame)
    other.makeKeyAndVisible()
    stage.window.makeKey()
    two.removeFromSuperview()
    #expect(heard == [true, false, true, false, true, false])
    other.addSubview(two)
    two.becomeFirstResponder()
    #expect(heard.count == 6)
  }

  @Test("what a text says of itself has the values of iOS where it says nothing")
  func traits() {
    #expect(one.autocapitalizationType == .sentences)
    #expect(one.keyboardType == .default && one.returnKeyType == .default)
    #expect(one.autocorrectionType == .default && one.textContentType == nil)
    #expect(!one.enablesReturnKeyAutomatically && !one.isSecureTextEntry)
    one.isSecureTextEntry = true
    let input: any UITextInputTraits = one
    #expect(input.isSecureTextEntry)
    #expect(UIKeyboardType.emailAddress.rawValue == 7 && UIReturnKeyType.done.rawValue == 9)
  }
}
