// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("x") @MainActor struct X {
  @Test func a() throws {
    let screen = TestScreen()
    let v = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    v.text = "Hello"
    screen.show(v)
    screen.tap(at: CGPoint(x: 1, y: 1))
    print(screen.dump())
    try screen.write(to: URL(fileURLWithPath: "/tmp/ts/x.png"))
  }
}
