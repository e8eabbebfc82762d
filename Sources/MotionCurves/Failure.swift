// SPDX-License-Identifier: Apache-2.0

/// Ends the process, in release too, with what was wrong about the numbers handed in.
func fail(_ message: String) -> Never {
  fatalError("MotionCurves: \(message)")
}
