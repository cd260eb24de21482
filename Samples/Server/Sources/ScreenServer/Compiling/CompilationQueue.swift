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

  /// A compilation, of which exactly one function is called, once.
  struct Job: Sendable {
    let run: @Sendable () -> Void
    let refuse: @Sendable (Reason) -> Void
  }

  private struct Waiting {
    let ticket: Int
    let job: Job
    let deadline: ContinuousClock.Instant
  }

  private struct State {
    var running = 0
    /// In the order of their arrival, and so of their deadlines.
    var waiting: [Waiting] = []
    var tickets = 0
    /// Whether a task refuses those that are late.
    var isWatched = false
  }

  private enum Decision {
    case start, wait(isWatched: Bool), refuse
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

  /// Returns the ticket of a compilation, with which it can be withdrawn.
  func ticket() -> Int {
    state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
  }

  /// Adds a compilation.
  ///
  /// - Returns: Whether it has to be started, by passing it to `work(on:)` on a thread of its own.
  ///   Otherwise it waits, or it is refused.
  func add(_ job: Job, ticket: Int) -> Bool {
    let deadline = ContinuousClock.now + patience
    let decision = state.withLock { state -> Decision in
      if state.running < threads {
        state.running += 1
        return .start
      }
      guard state.waiting.count < capacity else { return .refuse }
      state.waiting.append(Waiting(ticket: ticket, job: job, deadline: deadline))
      defer { state.isWatched = true }
      return .wait(isWatched: state.isWatched)
    }
    switch decision {
    case .start: return true
    case .refuse: job.refuse(.full)
    case .wait(isWatched: true): break
    case .wait(isWatched: false): Task { await watch() }
    }
    return false
  }

  /// Runs a compilation, and then the waiting ones until there are none. A thread that is busy
  /// takes the next one without being woken.
  func work(on first: Job) {
    var next: Job? = first
    while let job = next {
      job.run()
      next = state.withLock { state in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst().job }
        state.running -= 1
        return nil
      }
    }
  }

  /// Refuses a compilation if it waits.
  func withdraw(_ ticket: Int) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
    }
    waiting?.job.refuse(.abandoned)
  }

  /// Refuses compilations whose deadlines pass, until none waits. One task does it for all: most
  /// compilations start long before.
  private func watch() async {
    while let deadline = nextDeadline() {
      try? await Task.sleep(until: deadline, clock: .continuous)
      let now = ContinuousClock.now
      let late = state.withLock { state in
        let late = state.waiting.prefix { $0.deadline <= now }
        state.waiting.removeFirst(late.count)
        return Array(late)
      }
      for waiting in late { waiting.job.refuse(.late) }
    }
  }

  private func nextDeadline() -> ContinuousClock.Instant? {
    state.withLock { state in
      let first = state.waiting.first?.deadline
      if first == nil { state.isWatched = false }
      return first
    }
  }
}
