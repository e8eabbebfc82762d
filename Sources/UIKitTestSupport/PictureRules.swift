// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the environment says of recorded pictures.
package struct PictureRules {
  /// Whether every picture is recorded anew.
  package var isRecording: Bool
  /// Whether a picture that is missing is recorded; otherwise the test fails.
  package var recordsMissing: Bool
  /// Where pictures of differences go; nil for the test's package.
  package var artifacts: URL?
  /// The folder of the recorded pictures; nil for `__Screens__` beside the test.
  package var references: URL?

  /// Reads `PLEAT_RECORD`, `PLEAT_ARTIFACTS` and `CI`.
  package init(environment: [String: String]) {
    isRecording = PictureRules.isSet("PLEAT_RECORD", in: environment)
    recordsMissing = !PictureRules.isSet("CI", in: environment)
    artifacts = environment["PLEAT_ARTIFACTS"].flatMap { path in
      path.isEmpty ? nil : URL(fileURLWithPath: path, isDirectory: true)
    }
  }

  private static func isSet(_ name: String, in environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains(environment[name, default: ""].lowercased())
  }
}
