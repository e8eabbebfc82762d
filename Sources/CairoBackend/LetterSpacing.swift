// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far Inter's letters are moved apart or together so that text is as wide as in San Francisco.
///
/// The figures are fits to label widths that Interface Builder stored in public app projects. Sizes
/// and weights between two figures are interpolated; beyond them the spacing grows with the size.
enum LetterSpacing {
  /// Points of spacing at rising sizes, for one weight of UIKit's scale.
  private struct Row {
    var weight: CGFloat
    var figures: [(size: CGFloat, spacing: CGFloat)]

    init(weight: CGFloat, _ figures: [(size: CGFloat, spacing: CGFloat)]) {
      self.weight = weight
      self.figures = figures
    }

    func spacing(at size: CGFloat) -> CGFloat {
      guard let first = figures.first, let last = figures.last else { return 0 }
      if size <= first.size { return first.spacing * size / first.size }
      if size >= last.size { return last.spacing * size / last.size }
      var lower = first
      for upper in figures.dropFirst() {
        if size <= upper.size {
          let share = (size - lower.size) / (upper.size - lower.size)
          return lower.spacing + (upper.spacing - lower.spacing) * share
        }
        lower = upper
      }
      return last.spacing
    }
  }

  /// At 6 and 8 points the system font's own published tracking; at 22 points between regular and
  /// bold an estimate; all else fitted.
  private static let rows = [
    Row(
      weight: 0,
      [
        (6, 0.24), (8, 0.21), (11, 0.075), (12, -0.02), (13, -0.08), (14, -0.18), (15, -0.24),
        (16, -0.33), (17, -0.45), (18, -0.52), (28, -0.75),
      ]
    ),
    Row(
      weight: 0.23,
      [
        (6, 0.27), (12, 0.08), (13, -0.05), (14, -0.1), (15, -0.17), (16, -0.22), (18, -0.36),
        (22, -0.57),
      ]
    ),
    Row(
      weight: 0.3,
      [
        (6, 0.28), (11, 0.14), (12, 0.12), (13, 0), (15, -0.16), (17, -0.32), (18, -0.35),
        (22, -0.54),
      ]
    ),
    Row(weight: 0.4, [(6, 0.3), (13, 0.16), (15, -0.07), (17, -0.19), (18, -0.24), (22, -0.51)]),
  ]

  /// Points to add after each letter.
  static func spacing(size: CGFloat, weight: CGFloat) -> CGFloat {
    guard var lower = rows.first else { return 0 }
    if weight <= lower.weight { return lower.spacing(at: size) }
    for upper in rows.dropFirst() {
      if weight <= upper.weight {
        let share = (weight - lower.weight) / (upper.weight - lower.weight)
        let from = lower.spacing(at: size)
        return from + (upper.spacing(at: size) - from) * share
      }
      lower = upper
    }
    return lower.spacing(at: size)
  }
}
