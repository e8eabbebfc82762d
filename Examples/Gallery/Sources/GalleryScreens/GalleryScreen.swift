// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screens that the gallery has.
package enum GalleryScreen: CaseIterable, Sendable {
  /// Comments with replies that fold.
  case comments
  /// A section for each row animation.
  case rowAnimations
  /// What a grouped table's cells, headers and footers look like.
  case groupedStyles
  /// What a plain table's cells, headers and footers look like.
  case plainStyles
  /// Ten thousand rows.
  case longList

  /// The name in the list.
  package var title: String {
    switch self {
    case .comments: "Comments"
    case .rowAnimations: "Row animations"
    case .groupedStyles: "Cell styles, grouped"
    case .plainStyles: "Cell styles, plain"
    case .longList: "Long list"
    }
  }

  /// What there is to see, in a few words.
  package var summary: String {
    switch self {
    case .comments: "Sections that fold and unfold"
    case .rowAnimations: "A section for each, which folds with it"
    case .groupedStyles: "Labels, accessories, separators, titles"
    case .plainStyles: "The same with headers that stay"
    case .longList: "Ten thousand rows"
    }
  }

  /// Makes the screen.
  @MainActor
  package func makeController() -> UIViewController {
    switch self {
    case .rowAnimations: FoldingKindsController()
    case .comments: CommentsController(comments: Comment.mixed)
    case .groupedStyles: CellStylesController(style: .grouped)
    case .plainStyles: CellStylesController(style: .plain)
    case .longList: LongListController(rowCount: 10_000)
    }
  }
}
