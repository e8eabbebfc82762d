// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("TestScreen takes pictures")
@MainActor
struct TestScreenPictureTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func screen(squareAt x: CGFloat = 20, scale: CGFloat = 2) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: scale)
    let square = UIView(frame: CGRect(x: x, y: 20, width: 10, height: 10))
    square.backgroundColor = red
    screen.show(container(square))
    return screen
  }

  @Test("equal screens give equal bytes, others do not", arguments: [1, 2, 3])
  func bytes(scale: Int) {
    let screen = screen(scale: CGFloat(scale))
    let png = screen.png()
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // The width and the height stand at bytes 16 to 23.
    #expect(Array(png[16..<24]) == [0, 0, 0, UInt8(40 * scale), 0, 0, 0, UInt8(40 * scale)])
    #expect(png == screen.png())
    #expect(png == self.screen(scale: CGFloat(scale)).png())
    #expect(png != self.screen(squareAt: 21, scale: CGFloat(scale)).png())
  }

  @Test("a change shows in the next picture without being asked for")
  func change() {
    let screen = screen()
    #expect(screen.pixel(at: CGPoint(x: 25, y: 25)).description == "#FF0000")
    screen.window?.rootViewController?.view.subviews.first?.alpha = 0.5
    #expect(screen.pixel(at: CGPoint(x: 25, y: 25)).description == "#FF7F7F")
    screen.resize(to: CGSize(width: 20, height: 30))
    #expect(Array(screen.png()[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 60])
  }

  @Test("pixels have edges exactly where the views have them")
  func pixels() {
    let screen = screen()
    let red = TestScreen.Pixel(red: 255, green: 0, blue: 0)
    let white = TestScreen.Pixel(red: 255, green: 255, blue: 255)
    #expect(screen.pixel(at: CGPoint(x: 20, y: 20)) == red)
    #expect(screen.pixel(at: CGPoint(x: 19.9, y: 20)) == white)
    #expect(screen.pixel(at: CGPoint(x: 29.9, y: 29.9)) == red)
    #expect(screen.pixel(at: CGPoint(x: 30, y: 29.9)) == white)
    #expect(screen.pixel(at: CGPoint(x: 39.9, y: 39.9)) == white)
    withKnownIssue { _ = screen.pixel(at: CGPoint(x: 40, y: 0)) } matching: {
      "\($0)".contains("the screen is 40 by 40 points")
    }
  }

  @Test("a screen without a window is transparent")
  func nothing() {
    let screen = TestScreen(size: CGSize(width: 10, height: 10))
    #expect(screen.pixel(at: .zero).description == "#00000000")
  }

  @Test("a picture is written into folders that are made for it")
  func write() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a/b/screen.png")
      let screen = screen()
      try screen.write(to: file)
      #expect(try Data(contentsOf: file) == screen.png())
    }
  }

  // MARK: Recorded pictures

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TestScreenPictureTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
