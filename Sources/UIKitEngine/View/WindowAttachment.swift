// SPDX-License-Identifier: Apache-2.0

/// What a view on screen knows of its screen; one object is shared by all views of a window.
@MainActor
package final class WindowAttachment {
  package private(set) weak var window: UIWindow?
  package let scheduler: FrameScheduler

  package init(window: UIWindow, scheduler: FrameScheduler) {
    self.window = window
    self.scheduler = scheduler
  }
}
