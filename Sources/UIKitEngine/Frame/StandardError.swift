// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The process's error stream, unbuffered, so that nothing is lost when the process stops.
package enum StandardError {
  /// Writes the text as it is, without a line end of its own.
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
