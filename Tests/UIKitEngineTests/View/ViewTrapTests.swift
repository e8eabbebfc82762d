// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

/// What a process that was stopped has said.
func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("What views and layers stop the process for")
@MainActor
struct ViewTrapTests {
  @Test("An ancestor as a subview")
  func ancestor() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(message(of: result).contains("Can't add an ancestor as a subview: <UIView"))
  }

  @Test("Subviews exchanged at indexes that do not exist")
  func exchange() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView(frame: .zero).exchangeSubview(at: 0, withSubviewAt: 1) }
    }
    #expect(message(of: result).contains("Cannot exchange subviews at 0 and 1 of 0."))
  }

  @Test("A frame that is not a number")
  func frame() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView(frame: .zero).frame.size.width = .nan }
    }
    #expect(message(of: result).contains("CALayer frame contains NaN: [0.0 0.0 nan 0.0]"))
  }

  @Test("Bounds that are not a number")
  func bounds() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().bounds = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    }
    #expect(message(of: result).contains("'CALayerInvalidGeometry', reason: 'CALayer bounds"))
  }

  @Test("A property that is given another kind of value")
  func kind() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var properties = CALayer().model
        properties[.opacity] = .point(.zero)
      }
    }
    #expect(message(of: result).contains("A layer's opacity was given a value of another kind"))
  }
}
