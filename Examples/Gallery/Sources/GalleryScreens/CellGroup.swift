// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A section of sample cells.
struct CellGroup: Sendable {
  var header: String?
  var footer: String?
  /// Whether a tap gives the row the section's check mark.
  var isChoice = false
  var samples: [CellSample]
}

/// What a sample cell looks like.
struct CellSample: Sendable {
  var style: UITableViewCell.CellStyle = .default
  var text: String
  var detail: String?
  var accessory: UITableViewCell.AccessoryType = .none
  var selection: UITableViewCell.SelectionStyle = .default
  var indentation = 0
  /// The most lines that the text takes; 0 for as many as it needs.
  var lineLimit = 1
}

extension CellGroup {
  /// All looks, a group for each aspect.
  static let samples: [CellGroup] = [
    CellGroup(
      header: "Labels",
      footer: "The three styles that most lists are made of.",
      samples: [
        CellSample(text: "Default"),
        CellSample(style: .subtitle, text: "Subtitle", detail: "A line below the title"),
        CellSample(style: .value1, text: "Value", detail: "42 km"),
        CellSample(style: .subtitle, text: "Subtitle without detail"),
      ]
    ),
    CellGroup(
      header: "Accessories",
      samples: [
        CellSample(text: "Disclosure", accessory: .disclosureIndicator),
        CellSample(
          style: .value1,
          text: "Value and disclosure",
          detail: "On",
          accessory: .disclosureIndicator
        ),
        CellSample(
          style: .subtitle,
          text: "Subtitle and disclosure",
          detail: "Opens something",
          accessory: .disclosureIndicator
        ),
        CellSample(text: "Check mark", accessory: .checkmark),
      ]
    ),
    CellGroup(
      header: "Text",
      footer: "A footer with more words than one line has room for, so that it goes on in a "
        + "second line below the first one.",
      samples: [
        CellSample(
          text: "One line that is longer than the row is wide and so ends in an ellipsis"
        ),
        CellSample(
          text: "Several lines: the row grows until everything that the label has to say is there",
          lineLimit: 0
        ),
        CellSample(text: "Indented once", indentation: 1),
        CellSample(text: "Indented twice", indentation: 2),
        CellSample(
          style: .value1,
          text: "A long title beside a value",
          detail: "a long value as well"
        ),
      ]
    ),
    CellGroup(
      header: "Selection",
      footer: "A tap moves the check mark.",
      isChoice: true,
      samples: [
        CellSample(text: "한국어"),
        CellSample(text: "English"),
        CellSample(text: "العربية"),
        CellSample(text: "עברית"),
        CellSample(text: "日本語"),
      ]
    ),
    CellGroup(
      samples: [
        CellSample(text: "A section without titles"),
        CellSample(text: "Cannot look selected", selection: .none),
      ]
    ),
  ]
}
