import Segue
import Synchronization

/// Layout memory that is reused between requests, with one slot for each thread.
///
/// A request takes the first free slot and keeps it for the duration of its layout, without
/// suspending. The pool has as many slots as there are threads.
struct ScratchPool: Sendable {
  private final class Slot: Sendable {
    let memory = Mutex(LayoutScratch())
  }

  private let slots: [Slot]

  init(count: Int) { slots = (0..<max(1, count)).map { _ in Slot() } }

  func with<Result: Sendable>(_ body: (inout LayoutScratch) -> Result) -> Result {
    for slot in slots {
      if let result = slot.memory.withLockIfAvailable({ body(&$0) }) { return result }
    }
    // There are more threads than slots.
    var memory = LayoutScratch()
    return body(&memory)
  }
}
