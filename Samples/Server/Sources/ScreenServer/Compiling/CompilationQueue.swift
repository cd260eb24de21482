import Synchronization

/// Decides which compilations start, and when: as many at once as there are threads, and further
/// ones in the order of their arrival. The queue is bounded in length and in time, so an answer is
/// never later than the deadline and one compilation.
final class CompilationQueue: Sendable {
  /// The reason why a compilation does not start.
  enum Reason: Error {
    /// There are too many compilations before it.
    case full
    /// Its deadline has passed in the queue.
    case late
    /// Its client has gone.
    case abandoned
  }

  private struct Waiting {
    let ticket: Int
    let resume: CheckedContinuation<Result<Void, Reason>, Never>
  }

  private struct State {
    var running = 0
    var waiting: [Waiting] = []
    var tickets = 0
  }

  private let state = Mutex(State())
  private let threads: Int
  private let capacity: Int
  private let patience: Duration

  /// - Parameters:
  ///   - threads: The number of compilations that run at once.
  ///   - capacity: The number of compilations that wait.
  ///   - patience: How long a compilation waits.
  init(threads: Int, capacity: Int, patience: Duration) {
    self.threads = threads
    self.capacity = capacity
    self.patience = patience
  }

  /// The number of compilations that wait.
  var count: Int { state.withLock { $0.waiting.count } }

  /// Returns when a compilation may start. `leave()` has to be called after it.
  func enter() async throws(Reason) {
    let hasStarted = try state.withLock { state throws(Reason) in
      guard state.running >= threads else {
        state.running += 1
        return true
      }
      guard state.waiting.count < capacity else { throw Reason.full }
      return false
    }
    if !hasStarted { try await wait() }
  }

  /// Starts the first waiting compilation in place of one that has ended.
  func leave() {
    let next = state.withLock { state -> Waiting? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.running -= 1
      return nil
    }
    next?.resume.resume(returning: .success(()))
  }

  private func wait() async throws(Reason) {
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    let deadline = Task { [patience] in
      try await Task.sleep(for: patience)
      withdraw(ticket, because: .late)
    }
    let client = Client.current
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { resume in
        admit(Waiting(ticket: ticket, resume: resume))
        client?.onSilence { self.withdraw(ticket, because: .abandoned) }
      }
    } onCancel: {
      withdraw(ticket, because: .abandoned)
    }
    client?.onSilence(nil)
    deadline.cancel()
    try result.get()
  }

  private func admit(_ waiting: Waiting) {
    let result = state.withLock { state -> Result<Void, Reason>? in
      // A task that is cancelled from now on finds its ticket in the queue.
      if Task.isCancelled { return .failure(.abandoned) }
      if state.running < threads {
        state.running += 1
        return .success(())
      }
      if state.waiting.count >= capacity { return .failure(.full) }
      state.waiting.append(waiting)
      return nil
    }
    if let result { waiting.resume.resume(returning: result) }
  }

  private func withdraw(_ ticket: Int, because reason: Reason) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
    }
    waiting?.resume.resume(returning: .failure(reason))
  }
}
