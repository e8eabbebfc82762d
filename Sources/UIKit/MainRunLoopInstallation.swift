// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Runs as the module is loaded, as `installBackend` does: from then on an asynchronous `main` stays
/// on the main thread and runs its run loop, as it does on Apple's platforms.
///
/// Without it the main queue leaves the main thread at the first `await`: in Swift Testing the main
/// actor then runs on changing threads, where `Thread.isMainThread` is false and a `Timer` waits for
/// the run loop of a thread that never runs one. The concurrency library has a place for a function
/// that takes over; where a later one has none, things stay as they were.
@section(".init_array") @used
private let installMainRunLoop: @convention(c) () -> Void = {
  typealias Drain = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  guard let place = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
  place.assumingMemoryBound(to: Drain?.self).pointee = { _, _ in
    // The main queue is one of the run loop's sources, so that a run ends only to begin again.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
