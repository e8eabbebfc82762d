// SPDX-License-Identifier: Apache-2.0

/// How the open ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
  /// The line ends square at its end point.
  case butt = 0
  /// The line ends in a half circle around its end point.
  case round = 1
  /// The line ends square, half its width beyond its end point.
  case square = 2
}

/// How two segments of a stroked line meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would be longer than the miter limit allows.
  case miter = 0
  /// A corner rounded by half the line's width.
  case round = 1
  /// A corner cut off straight.
  case bevel = 2
}

/// Which points count as inside a path that crosses itself or has several parts.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds a number of times other than zero.
  case winding = 0
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Draws the outline.
  case stroke = 2
  /// Fills by the winding rule, then draws the outline.
  case fillStroke = 3
  /// Fills by the even-odd rule, then draws the outline.
  case eoFillStroke = 4
}
