// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Views as constants, which Swift 6 would ask to isolate.
class Palette {
  static let separator = UIView()
  static var title: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    return label
  }()
}

/// A factory that names no actor.
class ScreenFactory {
  func makeMenu() -> UIViewController {
    MenuViewController(courses: [("Starters", [Dish(name: "Soup", notes: "Of the day")])])
  }
}

/// A free function that names no actor.
func makeHeader(_ text: String) -> UIView {
  let label = UILabel()
  label.text = text
  label.sizeToFit()
  return label
}

/// A delegate of the app's own, with a class that conforms to it and to UIKit's.
protocol MenuDelegate: AnyObject {
  func menuDidChange(_ menu: UIViewController)
}

class MenuCoordinator: NSObject, MenuDelegate, UITableViewDelegate {
  var heights: [IndexPath: CGFloat] = [:]

  func menuDidChange(_ menu: UIViewController) {
    menu.view.setNeedsLayout()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? UITableView.automaticDimension
  }

  deinit {
    heights.removeAll()
  }
}
