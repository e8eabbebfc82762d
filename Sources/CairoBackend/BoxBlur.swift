// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A blur of 8-bit coverage that comes within 3 % of a Gaussian: three means in a row, each way.
enum BoxBlur {
  /// One mean: of the values from `before` places before to `after` places behind.
  private struct Pass {
    var before: Int
    var after: Int
  }

  /// Blurs rows of coverage in place; outside of them there is none.
  ///
  /// - Parameters:
  ///   - bytes: the rows, one byte a pixel.
  ///   - width: pixels in a row.
  ///   - height: rows.
  ///   - bytesPerRow: bytes from one row to the next.
  ///   - deviation: the standard deviation in pixels.
  static func blur(
    _ bytes: UnsafeMutableRawBufferPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    deviation: CGFloat
  ) {
    // The size of box at which three of them have the deviation.
    let size = Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1, let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return
    }
    let half = size / 2
    let passes =
      size % 2 == 1
      ? Array(repeating: Pass(before: half, after: half), count: 3)
      : [
        Pass(before: half, after: half - 1), Pass(before: half - 1, after: half),
        Pass(before: half, after: half),
      ]
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * longest) { line in
      guard let first = line.baseAddress else { return }
      for row in 0..<height {
        let pixels = start + row * bytesPerRow
        blur(pixels, stride: 1, count: width, passes, first, first + longest)
      }
      for column in 0..<width {
        blur(start + column, stride: bytesPerRow, count: height, passes, first, first + longest)
      }
    }
  }

  private static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>,
    stride: Int,
    count: Int,
    _ passes: [Pass],
    _ one: UnsafeMutablePointer<UInt8>,
    _ other: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { one[index] = pixels[index * stride] }
    var source = one
    var target = other
    for pass in passes {
      mean(of: source, into: target, count: count, pass)
      swap(&source, &target)
    }
    for index in 0..<count { pixels[index * stride] = source[index] }
  }

  private static func mean(
    of source: UnsafeMutablePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>,
    count: Int,
    _ pass: Pass
  ) {
    let size = pass.before + pass.after + 1
    let factor = (1 << 24) / size + 1
    var sum = 0
    for index in 0..<min(pass.after, count) { sum += Int(source[index]) }
    for index in 0..<count {
      let entering = index + pass.after
      if entering < count { sum += Int(source[entering]) }
      target[index] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
      let leaving = index - pass.before
      if leaving >= 0 { sum -= Int(source[leaving]) }
    }
  }
}
