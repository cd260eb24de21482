import HTTPTypes
import NIOPosix

/// The threads that compile, apart from those that answer requests. A screen that takes long to
/// compile delays no answer that needs no compiler.
struct CompilationThreads: Sendable {
  private let queue: CompilationQueue
  private let pool: NIOThreadPool

  init(count: Int, capacity: Int, patience: Duration) {
    queue = CompilationQueue(threads: count, capacity: capacity, patience: patience)
    pool = NIOThreadPool(numberOfThreads: count)
    pool.start()
  }

  /// Runs a compilation on one of the threads.
  ///
  /// - Parameters:
  ///   - onCancel: Called if the client goes while the compilation waits or runs.
  /// - Throws: A refusal with status 503 if the compilation does not start.
  func run<Value: Sendable>(
    _ compilation: @escaping @Sendable () -> Value, onCancel: @escaping @Sendable () -> Void
  ) async throws(Refusal) -> Value {
    let ticket = queue.ticket()
    let client = Client.current
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation {
        (answer: CheckedContinuation<Result<Value, CompilationQueue.Reason>, Never>) in
        start(
          CompilationQueue.Job(
            run: { answer.resume(returning: .success(compilation())) },
            refuse: { answer.resume(returning: .failure($0)) }), ticket)
        // A client that sends nothing more has probably gone, so its screen does not wait.
        client?.onSilence { [queue] in queue.withdraw(ticket) }
        // A task that is cancelled from now on finds its ticket in the queue.
        if Task.isCancelled { queue.withdraw(ticket) }
      }
    } onCancel: {
      onCancel()
      queue.withdraw(ticket)
    }
    client?.onSilence(nil)
    do throws(CompilationQueue.Reason) {
      return try result.get()
    } catch {
      throw Refusal(error)
    }
  }

  private func start(_ job: CompilationQueue.Job, _ ticket: Int) {
    guard queue.add(job, ticket: ticket) else { return }
    pool.submit { [queue] state in
      switch state {
      case .active: queue.work(on: job)
      case .cancelled: job.refuse(.abandoned)
      }
    }
  }
}

extension Refusal {
  fileprivate init(_ reason: CompilationQueue.Reason) {
    let detail =
      switch reason {
      case .full: "too many screens are being compiled"
      case .late: "the screen has waited too long to be compiled"
      case .abandoned: "the client has gone"
      }
    self.init(.serviceUnavailable, detail)
    retryAfterSeconds = 1
  }
}
