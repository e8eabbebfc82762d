// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TextModel
import UIKit
import UIKitEngine

import Testing

/// Frames are held against the metrics' rows "table cell layout", "table accessory" and
/// "table separator", whose names stand in the tests.
@Suite("Standard cells")
@MainActor
struct CellLayoutTests {
  private final class Source: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private func show(
    _ cells: [UITableViewCell],
    width: CGFloat = 390,
    scale: CGFloat = 2,
    style: UITableView.Style = .plain,
    traits: UITraitCollection? = nil
  ) -> (ApplicationContext, UITableView, AnyObject) {
    let context = ApplicationContext(
      size: CGSize(width: width, height: 844),
      scale: scale,
      safeArea: .zero
    )
    context.becomeCurrent()
    Backend.textShaper = BoxShaper()
    if let traits { context.screen.setTraits(traits) }
    let window = UIWindow(frame: context.screen.bounds)
    let table = UITableView(frame: context.screen.bounds, style: style)
    let source = Source(cells)
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    context.scheduler.runFrame(at: 0)
    return (context, table, source)
  }

  private func cell(
    _ style: UITableViewCell.CellStyle,
    _ text: String? = "Text",
    _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  @Test("A row is 44 points, its content one pixel less, the separator that pixel")
  func heights() throws {
    for scale in [2, 3] as [CGFloat] {
      let row = cell(.default)
      let shown = show([row], scale: scale)
      #expect(row.frame.height == 44)
      #expect(row.contentView.frame.height == 44 - 1 / scale)
      let separator = try #require(row.subviews.last)
      #expect(separator.frame == CGRect(x: 20, y: 44 - 1 / scale, width: 370, height: 1 / scale))
      withExtendedLifetime(shown) {}
    }
  }

  @Test("The label fills the content between margins of 20, or of 16 below a width of 390")
  func margins() {
    for (width, margin) in [(390, 20), (375, 16), (320, 16), (393, 20)] as [(CGFloat, CGFloat)] {
      let row = cell(.default)
      let shown = show([row], width: width)
      #expect(
        row.textLabel?.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: 43.5)
      )
      withExtendedLifetime(shown) {}
    }
  }

  @Test("A disclosure arrow takes 30.5 points with its margin, a check mark 44")
  func accessories() {
    let (arrow, check) = (cell(.default), cell(.default))
    arrow.accessoryType = .disclosureIndicator
    check.accessoryType = .checkmark
    let shown = show([arrow, check])
    #expect(arrow.contentView.frame.width == CGFloat(390 - 30.5))
    #expect(check.contentView.frame.width == CGFloat(390 - 44))
    // "label ends before the content edge when there is an accessory": 8.
    #expect(arrow.textLabel?.frame.maxX == CGFloat(390 - 30.5 - 8))
    withExtendedLifetime(shown) {}
  }

  @Test("A subtitle row is 56 points, its labels at 10 and 31.5")
  func subtitle() {
    let row = cell(.subtitle, "Title", "Detail")
    let shown = show([row])
    #expect(row.frame.height == 56)
    #expect(row.textLabel?.frame.minY == 10)
    #expect(row.textLabel?.frame.height == 20.5)
    #expect(row.detailTextLabel?.frame.height == 14.5)
    #expect(row.detailTextLabel?.frame.minY == 31.5)
    withExtendedLifetime(shown) {}
  }

  @Test("A value stands at the trailing margin in the secondary color")
  func value() {
    let row = cell(.value1, "Name", "Value")
    let shown = show([row])
    #expect(row.detailTextLabel?.frame.maxX == 370)
    #expect(row.textLabel?.frame.minX == 20)
    #expect(row.detailTextLabel?.textColor == .secondaryLabel)
    withExtendedLifetime(shown) {}
  }

  @Test("Right to left, everything is mirrored")
  func mirrored() throws {
    let row = cell(.value1, "Name", "Value")
    row.accessoryType = .disclosureIndicator
    let shown = show([row], traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(row.contentView.frame.minX == 30.5)
    #expect(row.textLabel?.frame.maxX == CGFloat(390 - 30.5 - 20))
    #expect(row.detailTextLabel?.frame.minX == 8)
    let separator = try #require(row.subviews.last)
    #expect(separator.frame.minX == 0)
    #expect(separator.frame.maxX == 370)
    withExtendedLifetime(shown) {}
  }

  @Test("Larger text makes standard rows higher")
  func largeText() {
    let row = cell(.default)
    let shown = show(
      [row],
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    #expect(row.textLabel?.font.pointSize == 53)
    #expect(row.frame.height > 80)
    withExtendedLifetime(shown) {}
  }

  @Test("A label of several lines makes its row higher")
  func severalLines() {
    let row = cell(.default, String(repeating: "word ", count: 40))
    row.textLabel?.numberOfLines = 0
    let shown = show([row])
    #expect(row.frame.height > 100)
    #expect(row.textLabel.map { $0.frame.height } == row.frame.height - 0.5)
    withExtendedLifetime(shown) {}
  }

  @Test("A selected row is gray, light and dark, and one without style is not")
  func selectionColors() {
    for (style, gray) in [(UIUserInterfaceStyle.light, 209), (.dark, 58)] {
      let (row, plain) = (cell(.default), cell(.default))
      plain.selectionStyle = .none
      let shown = show([row, plain], traits: UITraitCollection(userInterfaceStyle: style))
      row.isSelected = true
      plain.isSelected = true
      shown.0.scheduler.runFrame(at: 0)
      // "pressed / selected background light / dark".
      #expect(
        row.selectedBackgroundView?.layer.model.backgroundColor?.red
          == CGFloat(gray) / 255
      )
      #expect(plain.selectedBackgroundView == nil)
    }
  }

  @Test("A table in a dark window is dark throughout, whenever it was made")
  func dark() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let context = ApplicationContext(
      size: CGSize(width: 320, height: 480),
      scale: 2,
      safeArea: .zero
    )
    context.becomeCurrent()
    context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    let window = UIWindow(frame: context.screen.bounds)
    context.perform { window.addSubview(table) }
    #expect(table.layer.model.backgroundColor == .black)
    context.screen.setTraits(UITraitCollection(userInterfaceStyle: .light))
    window.isHidden = false
    context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(table.layer.model.backgroundColor == .black)
    context.screen.setTraits(UITraitCollection(userInterfaceStyle: .light))
    #expect(table.layer.model.backgroundColor?.red == CGFloat(242) / 255)
  }
}
