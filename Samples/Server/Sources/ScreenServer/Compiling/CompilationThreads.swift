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
  ///   - onCancel: Called if the client goes while the compilation runs.
  /// - Throws: A refusal with status 503 if the compilation does not start.
  func run<Value: Sendable>(
    _ compilation: @escaping @Sendable () -> Value, onCancel: @escaping @Sendable () -> Void
  ) async throws(Refusal) -> Value {
    do throws(CompilationQueue.Reason) {
      try await queue.enter()
    } catch {
      throw Refusal(error)
    }
    defer { queue.leave() }
    do {
      return try await withTaskCancellationHandler {
        try await pool.runIfActive(compilation)
      } onCancel: {
        onCancel()
      }
    } catch {
      throw Refusal(.abandoned)
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
