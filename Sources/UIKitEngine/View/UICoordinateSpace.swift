// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A frame of reference for points and rectangles.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own extent.
  var bounds: CGRect { get }
}
