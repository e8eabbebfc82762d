// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("An engine without a backend, and warnings", .serialized)
@MainActor
struct BackendTests {
  @Test("Without a rasterizer")
  func rasterizer() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Backend.makeRasterizer = nil
        _ = Backend.rasterizer
      }
    }
    #expect(message(of: result).contains("No rasterizer is installed: import the module UIKit"))
  }

  @Test("Without a text shaper")
  func textShaper() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Backend.makeTextShaper = nil
        _ = Backend.textShaper
      }
    }
    #expect(message(of: result).contains("No text shaper is installed: import the module UIKit"))
  }

  @Test("Without an image decoder")
  func imageDecoder() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Backend.makeImageDecoder = nil
        _ = Backend.imageDecoder
      }
    }
    #expect(message(of: result).contains("No image decoder is installed: import the module UIKit"))
  }

  @Test("A failure says its name and reason as an exception does on iOS")
  func failure() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      raise("no reason")
    }
    #expect(
      message(of: result).contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'no reason'"
      )
    )
  }

  @Test("A method of another class is an unrecognized selector")
  func otherClass() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction(
          GestureLog.selector,
          to: UIView(frame: .zero),
          from: UITapGestureRecognizer(),
          for: nil
        )
      }
    }
    #expect(message(of: result).contains("-[UIView fired:]: unrecognized selector sent to"))
  }

  @Test("A warning is logged once for its key, or each time without one")
  func warnings() {
    Warnings.forgetAll()
    Warnings.once("one", "first")
    Warnings.once("one", "second")
    Warnings.once("two", "third")
    Warnings.log("fourth")
    Warnings.log("fourth")
    #expect(Warnings.logged.filter { $0 != "" }.contains("first"))
    #expect(!Warnings.logged.contains("second"))
    #expect(Warnings.logged.suffix(3) == ["third", "fourth", "fourth"])
    Warnings.forgetAll()
    #expect(Warnings.logged.isEmpty)
  }
}
