// SPDX-License-Identifier: Apache-2.0

import GalleryScreens
import UIKit

extension Script {
  private static let kinds: [(name: String, animation: UITableView.RowAnimation)] = [
    ("top", .top), ("bottom", .bottom), ("middle", .middle), ("left", .left), ("right", .right),
    ("fade", .fade), ("none", .none), ("automatic", .automatic),
  ]

  private typealias Change =
    @MainActor (RowAnimationsController) -> (UITableView.RowAnimation) -> Void

  /// Every row animation halfway, in several looks.
  @MainActor
  static let rowAnimations: [Script] = [
    halfway("insert", "inserted", .plain, { $0.insert }),
    halfway("delete", "deleted", .grouped, { $0.delete }),
    halfway("replace", "replaced", .plain, { $0.replace }),
    halfway("fold", "folded", .plain, { $0.fold }),
    halfway("fold-dark", "folded in the dark", .grouped, { $0.fold }, Look(style: .dark)),
    halfway(
      "delete-right-to-left",
      "deleted right to left",
      .plain,
      { $0.delete },
      Look(direction: .rightToLeft)
    ),
    interrupted,
  ]

  @MainActor
  private static func halfway(
    _ name: String,
    _ what: String,
    _ style: UITableView.Style,
    _ change: @escaping Change,
    _ look: Look = Look()
  ) -> Script {
    Script(
      name: "row-animations-\(name)",
      title: "Row animations: \(what)",
      summary: "Each kind halfway.",
      look: look,
      run: { recorder in
        for kind in kinds {
          let controller = RowAnimationsController(style: style)
          recorder.screen.show(controller)
          recorder.screen.perform { change(controller)(kind.animation) }
          recorder.screen.advance(by: foldDuration / 2)
          try recorder.take(kind.name, ".\(kind.name)")
        }
      }
    )
  }

  /// A section is unfolded while it still folds.
  private static let interrupted = Script(
    name: "row-animations-interrupted",
    title: "Row animations: interrupted",
    summary: "A section is unfolded again while it still folds.",
    run: { recorder in
      let controller = RowAnimationsController(style: .plain)
      recorder.screen.show(controller)
      recorder.screen.perform { controller.fold(with: .top) }
      try recorder.take("folding", "Folding", duration: foldDuration, at: [25, 50])
      recorder.screen.perform { controller.fold(with: .top) }
      try recorder.take("unfolding", "Unfolding", duration: foldDuration, at: [0, 50, 100])
    }
  )
}
