import Segue
import Synchronization

/// Memory for layouts that is kept from one request to the next: one for each thread that lays out.
///
/// A request takes the first that is free and has it until its layout is there, without waiting in between; the
/// pool has as many as threads can want at once.
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
    // More threads than anybody counted with.
    var memory = LayoutScratch()
    return body(&memory)
  }
}
