// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// How two pictures differ, pixel by pixel.
struct PictureComparison {
  private let result: CGImage
  private let reference: CGImage
  private let tolerance: Int
  /// How many pixels differ by more than the tolerance.
  private(set) var differingCount = 0
  /// The largest difference of a channel, 0 to 255.
  private(set) var largestDifference = 0
  /// Around all pixels that differ; null where none does.
  private(set) var area = CGRect.null

  /// - Complexity: O(pixels).
  init(of result: CGImage, with reference: CGImage, tolerance: Int) {
    self.result = result
    self.reference = reference
    self.tolerance = tolerance
    guard hasEqualSizes, result != reference else { return }
    var left = Int.max, top = Int.max, right = -1, bottom = -1
    var count = 0, largest = 0
    let width = result.width
    result.withPixels { new in
      reference.withPixels { old in
        for index in 0..<width * result.height {
          let difference = PictureComparison.difference(new, old, at: index * 4)
          largest = max(largest, difference)
          guard difference > tolerance else { continue }
          count += 1
          left = min(left, index % width)
          right = max(right, index % width)
          top = min(top, index / width)
          bottom = max(bottom, index / width)
        }
      }
    }
    differingCount = count
    largestDifference = largest
    guard count > 0 else { return }
    area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private var hasEqualSizes: Bool {
    result.width == reference.width && result.height == reference.height
  }

  /// What differs, as part of a sentence; nil where the pictures are the same.
  var finding: String? {
    guard hasEqualSizes else {
      return "it is \(result.width) x \(result.height) pixels, not \(reference.width) x "
        + "\(reference.height)."
    }
    guard differingCount > 0 else { return nil }
    let noun = differingCount == 1 ? "pixel differs" : "pixels differ"
    return "\(differingCount) of \(result.width * result.height) \(noun), by at most "
      + "\(largestDifference) of 255 levels, within \(Int(area.width)) x \(Int(area.height)) "
      + "pixels at \(Int(area.minX)),\(Int(area.minY))."
  }

  /// The reference, pale and gray, with the pixels in red that differ or that one picture lacks.
  ///
  /// - Complexity: O(pixels).
  func picture() -> CGImage {
    let width = max(result.width, reference.width)
    let height = max(result.height, reference.height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    result.withPixels { new in
      reference.withPixels { old in
        for row in 0..<height {
          for column in 0..<width {
            let target = (row * width + column) * 4
            let color = color(column: column, row: row, new: new, old: old)
            pixels.replaceSubrange(target..<target + 4, with: color)
          }
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  private static let red: [UInt8] = [0x30, 0x3B, 0xFF, 0xFF]

  private func color(
    column: Int,
    row: Int,
    new: UnsafeRawBufferPointer,
    old: UnsafeRawBufferPointer
  ) -> [UInt8] {
    guard column < result.width, row < result.height, column < reference.width,
      row < reference.height
    else { return PictureComparison.red }
    let newStart = (row * result.width + column) * 4
    let oldStart = (row * reference.width + column) * 4
    let differs = (0..<4).contains {
      abs(Int(new[newStart + $0]) - Int(old[oldStart + $0])) > tolerance
    }
    guard !differs else { return PictureComparison.red }
    // On white, at a quarter of its strength.
    let sum = Int(old[oldStart]) + Int(old[oldStart + 1]) + Int(old[oldStart + 2])
    let gray = sum / 3 + 255 - Int(old[oldStart + 3])
    let pale = UInt8(255 - (255 - min(gray, 255)) / 4)
    return [pale, pale, pale, 255]
  }

  private static func difference(
    _ new: UnsafeRawBufferPointer,
    _ old: UnsafeRawBufferPointer,
    at start: Int
  ) -> Int {
    var largest = 0
    for index in start..<start + 4 {
      largest = max(largest, abs(Int(new[index]) - Int(old[index])))
    }
    return largest
  }
}
