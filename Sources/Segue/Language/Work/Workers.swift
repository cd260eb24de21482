/// Does independent pieces of work, on as many threads as it likes.
///
/// The library has no threads of its own: a build hands in those that it may use, and a server, which
/// spreads its requests, needs none. Results come in the order of the pieces, so that their number and
/// speed change no output.
public protocol Workers: Sendable {
  /// Calls `work` once for each of the places `0..<count`, in any order and on any thread, and returns
  /// the results in the order of the places.
  func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result]
}

/// Does one piece after the other, on the caller's thread.
public struct SerialWorkers: Workers {
  public init() {}

  public func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<max(0, count)).map(work)
  }
}

extension Workers {
  /// The same with several places at a time, which share what is made for them once, such as memory: at most
  /// `size` of them, and fewer where there would be nothing left to do for others.
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
