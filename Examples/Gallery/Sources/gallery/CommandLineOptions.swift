// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the program was told to do.
struct CommandLineOptions {
  /// Where pictures and page go.
  let output: URL

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(InvalidArguments) {
    guard arguments.count == 2, arguments[0] == "--output", !arguments[1].isEmpty else {
      throw InvalidArguments(arguments: arguments)
    }
    output = URL(fileURLWithPath: arguments[1], isDirectory: true)
  }
}

/// Arguments that the program does not understand.
struct InvalidArguments: Error, CustomStringConvertible {
  let arguments: [String]

  var description: String {
    guard !arguments.isEmpty else { return "no folder was given" }
    return "these arguments are not understood: \(arguments.joined(separator: " "))"
  }
}
