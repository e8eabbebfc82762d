// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Fails the test where the screen does not look as it did when the picture was recorded.
  ///
  /// The recorded pictures lie beside the file with the test: the one named `list` of
  /// `SettingsTests.swift` is `__Screens__/SettingsTests/list.png`. They belong under version
  /// control. Where there is none yet, the present one is recorded, a line in the log says so, and
  /// the test goes on; only under continuous integration (`CI` is set in the environment) the test
  /// fails instead. With `PLEAT_RECORD=1` in the environment every picture is recorded anew.
  ///
  /// On a difference three pictures are written, `list-reference.png`, `list-result.png` and
  /// `list-difference.png`, where what differs is red. They go to the folder that `PLEAT_ARTIFACTS`
  /// names, else to `.build/screens` of the package, and in Swift Testing they are attached to the
  /// test too.
  ///
  /// The screen is taken as it is: call `settle()` first where something may move.
  ///
  /// - Parameters:
  ///   - name: Names the picture in its file; characters that a file's name cannot have become `-`.
  ///   - rect: The part of the screen to compare, in points; nil for all of it.
  ///   - tolerance: How many of 255 levels a channel of a pixel may differ.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func assertPicture(
    named name: String,
    in rect: CGRect? = nil,
    tolerance: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let result = image(of: rect) else {
      return fail(
        "The part of the screen to compare, \(rect ?? .null), is off the screen.",
        at: site
      )
    }
    let files = PictureFiles(name: name, testFile: "\(filePath)", rules: pictureRules)
    do {
      guard let message = try files.compare(result, tolerance: tolerance, at: site) else { return }
      fail(message, at: site)
    } catch {
      fail("The picture \"\(name)\" could not be compared: \(error)", at: site)
    }
  }
}
