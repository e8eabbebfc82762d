// SPDX-License-Identifier: Apache-2.0

#if Window
internal import Foundation
internal import UIKitEngine

/// The fingers and the mouse's button that are down, and where they have moved since they were
/// last told of.
///
/// A mouse may report a thousand moves a second, of which a frame can show one.
struct PointerTracker {
  /// The mouse's number; fingers have others.
  static let mouse = 0

  private var places: [Int: CGPoint] = [:]
  private var moves: [(touch: Int, point: CGPoint, time: TimeInterval)] = []
  private var fingers: [Int64: Int] = [:]
  private var nextFinger = 1

  /// Whether a move is waiting to be told.
  var hasMoves: Bool { !moves.isEmpty }

  func isDown(_ touch: Int) -> Bool { places[touch] != nil }

  /// The number of a finger, the same from the time it comes down until it is lifted.
  mutating func touch(ofFinger finger: Int64) -> Int {
    if let known = fingers[finger] { return known }
    fingers[finger] = nextFinger
    nextFinger += 1
    return nextFinger - 1
  }

  mutating func press(_ touch: Int, at point: CGPoint) { places[touch] = point }

  mutating func move(_ touch: Int, to point: CGPoint, at time: TimeInterval) {
    guard let place = places[touch], place != point else { return }
    places[touch] = point
    if let index = moves.firstIndex(where: { $0.touch == touch }) {
      moves[index] = (touch, point, time)
    } else {
      moves.append((touch, point, time))
    }
  }

  mutating func release(_ touch: Int) {
    places[touch] = nil
    moves.removeAll { $0.touch == touch }
    fingers = fingers.filter { $0.value != touch }
  }

  /// The moves that wait, which are forgotten.
  mutating func takeMoves() -> [InputEvent] {
    defer { moves = [] }
    return moves.map {
      InputEvent(touch: $0.touch, phase: .moved, point: $0.point, time: $0.time)
    }
  }

  /// All that is down, which is forgotten.
  mutating func takeAll() -> [InputEvent] {
    let events = places.sorted { $0.key < $1.key }.map {
      InputEvent(touch: $0.key, phase: .cancelled, point: $0.value)
    }
    self = PointerTracker()
    return events
  }
}
#endif
