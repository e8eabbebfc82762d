// SPDX-License-Identifier: Apache-2.0

/// The pictures of one script.
struct Chapter {
  var title: String
  var summary: String
  /// Names the chapter in links; letters, digits and hyphens.
  var name: String
  var pictures: [Picture]
}

/// A picture that was written.
struct Picture {
  /// Its name in the folder.
  var file: String
  /// What there is to see.
  var caption: String
}
