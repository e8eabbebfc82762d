// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A naive renderer of random lists of filled cells: a grid of lists of what was painted on each.
enum ToyScene {
  static let side = 40

  /// What was painted on a cell, in order: a color under a chain of group opacities.
  typealias Canvas = [[Paint]]

  struct Paint: Equatable {
    var color: RGBA
    var opacities: [CGFloat]
  }

  /// A list of fills on whole numbers, with balanced saves and groups, clips and moves.
  static func random(using random: inout RandomSource) -> DisplayList {
    var list = DisplayList()
    var open: [DrawCommand] = []
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        list.append(.save)
        open.append(.restore)
      case 1:
        list.append(.beginGroup(opacity: [0.25, 0.5].randomElement(using: &random) ?? 1))
        open.append(.endGroup)
      case 2:
        if let end = open.popLast() { list.append(end) }
      case 3:
        let x = CGFloat(Int.random(in: -4...4, using: &random))
        list.append(.concatenate(CGAffineTransform(translationX: x, y: 2)))
      case 4:
        list.append(.clip(.rect(rect(using: &random, most: 30))))
      default:
        list.append(.fill(.rect(rect(using: &random, most: 12)), color(using: &random)))
      }
    }
    for end in open.reversed() { list.append(end) }
    return list
  }

  /// The list with a few steps put in, taken out or changed, still balanced.
  static func changed(_ list: DisplayList, using random: inout RandomSource) -> DisplayList {
    var list = list
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...list.commands.count, using: &random)
      let isInside = place < list.commands.count
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let step = DrawCommand.fill(.rect(rect(using: &random, most: 12)), color(using: &random))
        list.commands.insert(step, at: place)
      case 1:
        let x = CGFloat(Int.random(in: -4...4, using: &random))
        list.commands.insert(.concatenate(CGAffineTransform(translationX: x, y: 1)), at: place)
      case 2:
        guard isInside else { continue }
        switch list.commands[place] {
        case .fill, .clip, .concatenate: list.commands.remove(at: place)
        case .beginGroup: list.commands[place] = .beginGroup(opacity: 0.75)
        default: break
        }
      default:
        guard isInside, case .fill(let shape, _) = list.commands[place] else { continue }
        list.commands[place] = .fill(shape, color(using: &random))
      }
    }
    return list
  }

  static func draw(_ list: DisplayList) -> Canvas {
    var canvas = Canvas(repeating: [], count: side * side)
    var transform = CGPoint.zero
    var clip = Set(0..<side * side)
    var opacities: [CGFloat] = []
    var saved: [(CGPoint, Set<Int>, [CGFloat])] = []
    func cells(_ rect: CGRect) -> Set<Int> {
      var cells: Set<Int> = []
      for y in 0..<side {
        for x in 0..<side {
          let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          if rect.offsetBy(dx: transform.x, dy: transform.y).contains(center) {
            cells.insert(y * side + x)
          }
        }
      }
      return cells
    }
    for command in list.commands {
      switch command {
      case .save:
        saved.append((transform, clip, opacities))
      case .beginGroup(let opacity):
        saved.append((transform, clip, opacities))
        opacities.append(opacity)
      case .restore, .endGroup:
        if let last = saved.popLast() { (transform, clip, opacities) = last }
      case .concatenate(let added):
        transform.x += added.tx
        transform.y += added.ty
      case .clip(.rect(let rect)):
        clip.formIntersection(cells(rect))
      case .fill(.rect(let rect), let color):
        for cell in cells(rect).intersection(clip) {
          canvas[cell].append(Paint(color: color, opacities: opacities))
        }
      default:
        fatalError("ToyScene cannot draw \(command)")
      }
    }
    return canvas
  }

  private static func rect(using random: inout RandomSource, most: Int) -> CGRect {
    CGRect(
      x: Int.random(in: -2..<side, using: &random),
      y: Int.random(in: -2..<side, using: &random),
      width: Int.random(in: 1...most, using: &random),
      height: Int.random(in: 1...most, using: &random)
    )
  }

  private static func color(using random: inout RandomSource) -> RGBA {
    RGBA(red: CGFloat(Int.random(in: 0...2, using: &random)) / 2, green: 0, blue: 0)
  }
}
