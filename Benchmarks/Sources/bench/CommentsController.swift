// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of comments and replies in several scripts, whose rows are as high as their text.
final class CommentsController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private static let comments: [(text: String, replies: [String])] = [
    ("Where does the path begin?", ["Behind the boat house, then up the stairs."]),
    (
      "Best time for pictures",
      [
        "Shortly before the sun goes down 🌅",
        "In the morning few people are out, and the mist turns the rocks into islands. Take a tripod.",
        "Look at the tide table first!",
      ]
    ),
    ("Found: a blue umbrella", []),
    (
      "일요일에 같이 가실 분?",
      ["저도 갈게요! 오후가 좋아요.", "토요일에는 비가 온다고 하니 일요일에 항구 앞에서 열 시에 만나요.", "커피는 제가 살게요 ☕️"]
    ),
    ("أين يقع المقهى؟", ["بجانب الميناء القديم.", "يفتح الساعة 9 صباحًا."]),
    ("איפה אפשר לחנות?", ["ליד החוף הדרומי.", "המחיר: 15 אירו ליום."]),
    ("Are dogs allowed? 🐕", ["👍", "👨‍👩‍👧‍👦 and 🐶 went last week 🇰🇷🇮🇪"]),
    ("The last bus", (1...6).map { "Line 30\($0) goes at \(15 + $0):2\($0)" }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reply")
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }
}

extension CommentsController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    CommentsController.comments.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    CommentsController.comments[section].replies.count
  }

  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    CommentsController.comments[section].text
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "reply", for: indexPath)
    let comment = CommentsController.comments[indexPath.section]
    cell.textLabel?.text = comment.replies[indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
