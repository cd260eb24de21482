/// Workers that execute independent pieces of work on as many threads as they choose.
///
/// The library creates no threads: a build passes in workers with the threads that it may use, and
/// a server, which distributes its requests, needs only ``SerialWorkers``. Results are returned in
/// the order of the pieces, so the number and speed of the threads do not affect the output.
public protocol Workers: Sendable {
  /// Calls `work` once for each index in `0..<count`, in any order and on any thread, and returns
  /// the results in the order of the indices.
  func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result]
}

/// Workers that execute one piece of work after another on the caller's thread.
public struct SerialWorkers: Workers {
  /// Creates serial workers.
  public init() {}

  public func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<max(0, count)).map(work)
  }
}

extension Workers {
  /// Maps chunks of consecutive indices, so that what the indices share, such as scratch memory, is
  /// created once per chunk. A chunk has at most `size` indices, and fewer if larger chunks would
  /// leave workers idle.
  func mapChunks<Result: Sendable>(
    of count: Int, each size: Int, _ work: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let size = max(1, min(size, count / 8))
    let chunks = (count + size - 1) / size
    return map(chunks) { chunk in
      work(chunk * size..<min(count, (chunk + 1) * size))
    }.flatMap { $0 }
  }
}
