// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitTestSupport

/// Takes pictures of one phone, one after the other.
@MainActor
final class Recorder {
  /// The phone.
  let screen: TestScreen
  /// What was taken so far.
  private(set) var pictures: [Picture] = []
  private let folder: URL
  private let name: String

  /// Creates a recorder with a phone of its own.
  ///
  /// - Parameters:
  ///   - folder: Where pictures go.
  ///   - name: What the names of all pictures begin with.
  ///   - look: What the phone is like.
  init(folder: URL, name: String, look: Look) {
    screen = look.makeScreen()
    self.folder = folder
    self.name = name
  }

  /// Writes a picture of the screen as it is now.
  ///
  /// - Parameters:
  ///   - step: The end of the file's name, in small letters with hyphens.
  ///   - caption: What there is to see.
  /// - Throws: What Foundation throws where the file cannot be written.
  func take(_ step: String, _ caption: String) throws {
    let number = pictures.count + 1
    let file = "\(name)-\(number < 10 ? "0" : "")\(number)-\(step).png"
    try screen.write(to: folder.appendingPathComponent(file))
    pictures.append(Picture(file: file, caption: caption))
  }

  /// Takes a picture at each of the given parts of a motion that has just begun.
  ///
  /// - Parameters:
  ///   - step: What the names of the pictures have in common.
  ///   - caption: What the captions have in common.
  ///   - duration: How long the motion takes, in seconds.
  ///   - percentages: When pictures are taken, ascending.
  /// - Throws: What Foundation throws where a file cannot be written.
  func take(
    _ step: String,
    _ caption: String,
    duration: TimeInterval,
    at percentages: [Int]
  ) throws {
    var elapsed: TimeInterval = 0
    for percentage in percentages {
      let time = duration * Double(percentage) / 100
      if time > elapsed { screen.advance(by: time - elapsed) }
      elapsed = time
      try take("\(step)-at-\(percentage)-percent", "\(caption), \(percentage) %")
    }
  }
}
