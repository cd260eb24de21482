import Synchronization

/// Scratch memory for pieces of work, which one piece leaves to the next: there is one for each
/// piece that is executed at the same time. Its content affects no result.
final class ScratchPool: Sendable {
  private final class Scratch: Sendable {
    let memory = Mutex(LayoutScratch())
  }

  private let unused = Mutex<[Scratch]>([])

  /// Calls `work` with memory that no other piece of work uses.
  func with<Result: Sendable>(_ work: (inout LayoutScratch) -> Result) -> Result {
    let scratch = unused.withLock { $0.popLast() } ?? Scratch()
    defer { unused.withLock { $0.append(scratch) } }
    return scratch.memory.withLock { work(&$0) }
  }
}
