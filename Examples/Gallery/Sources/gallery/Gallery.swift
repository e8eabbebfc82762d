// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program: draws every screen of the gallery into a folder and writes the page that shows them.
@main
struct Gallery {
  @MainActor
  static func main() {
    let folder: URL
    do {
      folder = try CommandLineOptions(Array(CommandLine.arguments.dropFirst())).output
    } catch {
      stop("\(error)\nusage: gallery --output FOLDER", status: 2)
    }
    do {
      try draw(into: folder)
    } catch {
      stop("cannot write into \(folder.path): \(reason(of: error))", status: 1)
    }
  }

  @MainActor
  private static func draw(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var chapters: [Chapter] = []
    for (index, script) in Script.all.enumerated() {
      let recorder = Recorder(folder: folder, name: script.name, look: script.look)
      try script.run(recorder)
      chapters.append(
        Chapter(
          title: script.title,
          summary: script.summary,
          name: script.name,
          pictures: recorder.pictures
        )
      )
      print(
        "  \(index + 1)/\(Script.all.count) \(script.title): \(recorder.pictures.count) pictures"
      )
    }
    let page = folder.appendingPathComponent("index.html")
    try Data(ContactSheet(chapters: chapters).html().utf8).write(to: page, options: .atomic)
    print(page.path)
  }

  /// What the system says, where Foundation only says that something went wrong.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let path = error.userInfo[NSFilePathErrorKey].map { " (\($0))" } ?? ""
    return cause.localizedDescription + path
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
    exit(status)
  }
}
