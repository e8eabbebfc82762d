// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation
internal import Testing
internal import UIKitEngine

/// The files of one recorded picture.
@MainActor
struct PictureFiles {
  private let name: String
  private let reference: URL
  private let artifacts: URL
  private let rules: PictureRules

  init(name: String, testFile: String, rules: PictureRules) {
    let file = URL(fileURLWithPath: testFile)
    let group = file.deletingPathExtension().lastPathComponent
    self.rules = rules
    self.name = String(name.map { "/\\:*?\"<>|\0".contains($0) ? "-" : $0 })
    let references =
      rules.references
      ?? file.deletingLastPathComponent().appendingPathComponent("__Screens__", isDirectory: true)
    reference = references.appendingPathComponent(group, isDirectory: true)
      .appendingPathComponent("\(self.name).png")
    artifacts = (rules.artifacts ?? PictureFiles.artifacts(for: file))
      .appendingPathComponent(group, isDirectory: true)
  }

  /// `.build/screens` of the package that a file is in, or a temporary folder outside of packages.
  private static func artifacts(for file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent(".build/screens", isDirectory: true)
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("screens")
  }

  /// The test that a file belongs to, for those compared so far in this process.
  private static var owners: [URL: Test.ID] = [:]

  /// Why the file cannot be this test's; nil if it can.
  ///
  /// Two tests that share a file would pass or fail by the order in which they run.
  private func conflict() -> String? {
    guard let test = Test.current else { return nil }
    guard let owner = PictureFiles.owners[reference], owner != test.id else {
      PictureFiles.owners[reference] = test.id
      return nil
    }
    return "Another test of this file compares a picture named \"\(name)\" too: \(owner). Give "
      + "each its own name."
  }

  /// Compares a picture with the recorded one, or records it.
  ///
  /// - Returns: Why the test fails; nil if it does not.
  func compare(_ result: CGImage, tolerance: Int, at site: CallSite) throws -> String? {
    if let conflict = conflict() { return conflict }
    let isRecorded = FileManager.default.fileExists(atPath: reference.path)
    if rules.isRecording || (!isRecorded && rules.recordsMissing) {
      try write(result.pngData(), to: reference)
      StandardError.write("Recorded \(reference.path)\n")
      return nil
    }
    guard isRecorded else {
      let file = artifact("result")
      try write(result.pngData(), to: file)
      return "No picture \"\(name)\" is recorded, and CI is set, so that none is recorded now: "
        + "\(reference.path) is missing. The screen looks like \(file.path)."
    }
    let recorded = try Data(contentsOf: reference)
    guard let expected = Backend.imageDecoder.decode(recorded) else {
      return "\(reference.path) is not a PNG file that can be read."
    }
    let comparison = PictureComparison(of: result, with: expected, tolerance: tolerance)
    guard let finding = comparison.finding else { return nil }
    let pictures = try [
      (artifact("reference"), recorded),
      (artifact("result"), result.pngData()),
      (artifact("difference"), comparison.picture().pngData()),
    ]
    for (file, data) in pictures {
      try write(data, to: file)
      attach(data, named: file.lastPathComponent, at: site)
    }
    let paths = pictures.map { "  \($0.0.path)" }.joined(separator: "\n")
    return "The screen differs from the picture \"\(name)\": \(finding)\n\(paths)\n"
      + "If it is right, record it anew with PLEAT_RECORD=1 in the environment."
  }

  private func artifact(_ kind: String) -> URL {
    artifacts.appendingPathComponent("\(name)-\(kind).png")
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  private func attach(_ data: Data, named name: String, at site: CallSite) {
    guard Test.current != nil else { return }
    Attachment.record(
      [UInt8](data),
      named: name,
      sourceLocation: SourceLocation(
        fileID: site.fileID,
        filePath: "\(site.filePath)",
        line: site.line,
        column: site.column
      )
    )
  }
}

extension CGImage {
  /// The picture as a PNG file.
  @MainActor
  fileprivate func pngData() throws -> Data {
    let surface = Backend.rasterizer.makeSurface(pixelWidth: width, pixelHeight: height, scale: 1)
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    surface.render(DisplayList([.image(self, rect, tint: nil)]), damage: nil)
    return try surface.pngData()
  }
}
