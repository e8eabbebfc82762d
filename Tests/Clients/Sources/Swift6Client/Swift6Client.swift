// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Views as constants, isolated as Swift 6 asks.
@MainActor
enum Palette {
  static let separator = UIView()
}

@MainActor
func makeHeader(_ text: String) -> UIView {
  let label = UILabel()
  label.text = text
  label.sizeToFit()
  return label
}

/// A model apart from the main actor, and a controller that waits for it.
actor Kitchen {
  func dishes() -> [Dish] {
    [Dish(name: "Soup", notes: "Of the day")]
  }
}

final class KitchenViewController: UIViewController {
  private let kitchen = Kitchen()
  private(set) var dishes: [Dish] = []
  private var loading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    loading = Task { [weak self, kitchen] in
      let dishes = await kitchen.dishes()
      self?.show(dishes)
    }
  }

  private func show(_ dishes: [Dish]) {
    self.dishes = dishes
    UIView.animate(withDuration: 0.25) {
      self.view.alpha = 1
    }
  }

  deinit {
    loading?.cancel()
  }
}

/// A delegate apart from any controller.
final class RowHeights: NSObject, UITableViewDelegate {
  private var heights: [IndexPath: CGFloat] = [:]

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? UITableView.automaticDimension
  }
}
