// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("What animators stop the process for")
@MainActor
struct AnimatorTrapTests {
  @Test("Being released while paused")
  func releasedPaused() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator?.pauseAnimation()
        animator = nil
      }
    }
    #expect(
      message(of: result).contains(
        "It is an error to release a paused or stopped property animator."
      )
    )
  }

  @Test("Being finished without being stopped")
  func finished() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    #expect(
      message(of: result)
        .contains("finishAnimationAtPosition: should only be called on a stopped animator!")
    )
  }

  @Test("Starting with nothing to animate, or after less than no time")
  func started() async {
    var result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation() }
    }
    #expect(message(of: result).contains("must have at least one animation block to start!"))
    result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {}.startAnimation(afterDelay: -1)
      }
    }
    #expect(message(of: result).contains("The delay should be greater than or equal to zero."))
  }

  @Test("Changing whether it is interruptible on the way, and interrupting one that is not")
  func interruptible() async {
    var result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    #expect(
      message(of: result)
        .contains("It is not allowed to set the interruptible property of an active animator")
    )
    result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(message(of: result).contains("that is not interruptible cannot be paused!"))
  }
}
