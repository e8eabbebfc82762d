// SPDX-License-Identifier: Apache-2.0

/// What stands in the rows of the list that all rivals were measured with.
enum RowTexts {
  private static let korean = ["사과 주스", "푸른 바다 여행", "서울 지하철", "오늘의 할 일", "받은 편지함"]
  private static let english = ["Apple", "Blue ocean", "Metro line", "To do", "Inbox message"]

  static func title(section: Int, row: Int) -> String {
    "\(korean[(section + row) % 5]) \(english[(section * 3 + row) % 5]) \(section)-\(row)"
  }

  static func subtitle(section: Int, row: Int) -> String {
    "두 번째 줄 secondary text \(row) of section \(section)"
  }

  static func header(section: Int) -> String { "구역 Section \(section)" }
}
