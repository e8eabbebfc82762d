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
    withKnownIssue {
      _ = screen.pixel(at: CGPoint(x: 40, y: 0))
    } matching: {
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
    try withTemporaryFolder { folder throws in
      let file = folder.appendingPathComponent("a/b/screen.png")
      let screen = screen()
      try screen.write(to: file)
      #expect(try Data(contentsOf: file) == screen.png())
    }
  }

  // MARK: Recorded pictures

  /// Compares with pictures in a folder, as a test in a file named like this one would.
  private func screen(
    comparingIn folder: URL,
    environment: [String: String] = [:],
    squareAt x: CGFloat = 20
  ) -> TestScreen {
    let screen = screen(squareAt: x)
    var rules = PictureRules(environment: environment)
    rules.references = folder.appendingPathComponent("__Screens__", isDirectory: true)
    rules.artifacts = rules.artifacts ?? folder.appendingPathComponent("out", isDirectory: true)
    screen.pictureRules = rules
    return screen
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  private let stored = "__Screens__/TestScreenPictureTests/square.png"

  @Test("the first run records, the next ones compare")
  func recordsAndCompares() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      #expect(try files(in: folder) == [stored])
      let recorded = try Data(contentsOf: folder.appendingPathComponent(stored))
      screen(comparingIn: folder).assertPicture(named: "square")
      #expect(try files(in: folder) == [stored])
      #expect(try Data(contentsOf: folder.appendingPathComponent(stored)) == recorded)
    }
  }

  @Test("a difference fails with its extent and leaves three pictures, the record as it was")
  func differs() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      let recorded = try Data(contentsOf: folder.appendingPathComponent(stored))
      let other = screen(comparingIn: folder, squareAt: 21)
      withKnownIssue {
        other.assertPicture(named: "square")
      } matching: { issue in
        let text = "\(issue)"
        // A column of 2 x 20 pixels is white that was red, and another one red that was white.
        return text.contains("80 of 6400 pixels differ, by at most 255 of 255 levels")
          && text.contains("within 22 x 20 pixels at 40,40")
          && text.contains("/out/TestScreenPictureTests/square-difference.png")
      }
      let left = ["difference", "reference", "result"]
        .map { "out/TestScreenPictureTests/square-\($0).png" }
      #expect(try files(in: folder) == [stored] + left)
      #expect(try Data(contentsOf: folder.appendingPathComponent(stored)) == recorded)
      #expect(try Data(contentsOf: folder.appendingPathComponent(left[1])) == recorded)
      let result = try Data(contentsOf: folder.appendingPathComponent(left[2]))
      // What was recorded of a whole screen is what the screen's own file is.
      #expect(recorded == screen().png())
      #expect(result == screen(squareAt: 21).png())
      let difference = try Data(contentsOf: folder.appendingPathComponent(left[0]))
      #expect(difference != result && difference != recorded)
    }
  }

  @Test("a level within the tolerance is no difference, one more is", arguments: [0, 1, 3, 4])
  func tolerance(difference: Int) throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      let other = screen(comparingIn: folder)
      let square = other.window?.rootViewController?.view.subviews.first?.subviews.first
      let level = CGFloat(255 - difference) / 255
      square?.backgroundColor = UIColor(red: level, green: 0, blue: 0, alpha: 1)
      #expect(other.pixel(at: CGPoint(x: 25, y: 25)).red == 255 - difference)
      withKnownIssue(isIntermittent: difference <= 3) {
        other.assertPicture(named: "square", tolerance: 3)
      }
      #expect(try files(in: folder).count == (difference <= 3 ? 1 : 4))
    }
  }

  @Test("another size is a difference of its own")
  func otherSize() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      let other = screen(comparingIn: folder)
      other.resize(to: CGSize(width: 40, height: 50))
      withKnownIssue {
        other.assertPicture(named: "square")
      } matching: {
        "\($0)".contains("it is 80 x 100 pixels, not 80 x 80")
      }
      #expect(try files(in: folder).count == 4)
    }
  }

  @Test("under continuous integration a missing picture fails and is not recorded")
  func continuousIntegration() throws {
    try withTemporaryFolder { folder throws in
      let screen = screen(comparingIn: folder, environment: ["CI": "true"])
      withKnownIssue {
        screen.assertPicture(named: "square")
      } matching: {
        "\($0)".contains("No picture \"square\" is recorded, and CI is set")
      }
      #expect(try files(in: folder) == ["out/TestScreenPictureTests/square-result.png"])
    }
  }

  @Test("PLEAT_RECORD records anew, PLEAT_ARTIFACTS names the folder for differences")
  func environment() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      let artifacts = folder.appendingPathComponent("elsewhere").path
      let comparing = screen(
        comparingIn: folder,
        environment: ["PLEAT_ARTIFACTS": artifacts, "PLEAT_RECORD": "0"],
        squareAt: 25
      )
      withKnownIssue { comparing.assertPicture(named: "square") }
      #expect(try files(in: folder).filter { $0.hasPrefix("elsewhere/") }.count == 3)
      let recording = screen(
        comparingIn: folder,
        environment: ["PLEAT_RECORD": "1", "CI": "true"],
        squareAt: 25
      )
      recording.assertPicture(named: "square")
      #expect(
        try Data(contentsOf: folder.appendingPathComponent(stored)) == screen(squareAt: 25).png()
      )
      comparing.assertPicture(named: "square")
    }
  }

  @Test("a part of the screen is compared alone, and one off the screen fails")
  func part() throws {
    try withTemporaryFolder { folder throws in
      let left = CGRect(x: 0, y: 0, width: 20, height: 40)
      screen(comparingIn: folder).assertPicture(named: "square", in: left)
      screen(comparingIn: folder, squareAt: 22).assertPicture(named: "square", in: left)
      let recorded = try Data(contentsOf: folder.appendingPathComponent(stored))
      #expect(Array(recorded[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 80])
      let screen = screen(comparingIn: folder)
      withKnownIssue {
        screen.assertPicture(named: "square", in: CGRect(x: 50, y: 0, width: 10, height: 10))
      } matching: {
        "\($0)".contains("is off the screen")
      }
    }
  }

  @Test("a recorded file that is no picture fails and stays as it is")
  func broken() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "square")
      let file = folder.appendingPathComponent(stored)
      try Data("version https://git-lfs".utf8).write(to: file)
      withKnownIssue {
        screen(comparingIn: folder).assertPicture(named: "square")
      } matching: {
        "\($0)".contains("is not a PNG file that can be read")
      }
      #expect(try files(in: folder) == [stored])
    }
  }

  @Test("a name that no file can have is changed into one")
  func names() throws {
    try withTemporaryFolder { folder throws in
      screen(comparingIn: folder).assertPicture(named: "접힌 목록/a:b")
      #expect(try files(in: folder) == ["__Screens__/TestScreenPictureTests/접힌 목록-a-b.png"])
    }
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TestScreenPictureTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
