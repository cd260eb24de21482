#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import Synchronization

/// Threads that share independent pieces of work, the caller's among them: whoever is free takes the next.
struct Crew: Workers {
  /// How many threads there are.
  let jobs: Int
  /// What they do, for a person who waits: `compiling`.
  let what: String
  /// Whether there may be such a person.
  private let isWatched: Bool

  init(_ jobs: Int, _ what: String, on console: Console) {
    self.jobs = max(1, jobs)
    self.what = what
    isWatched = console.isWatched
  }

  /// The processors that there are.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  func map<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let next = Atomic(0)
    let done = Atomic(0)
    var progress = Progress(isShown: isWatched)
    defer { progress.end() }
    return unsafe [Result](unsafeUninitializedCapacity: count) { room, filled in
      nonisolated(unsafe) let slots = unsafe room
      @Sendable func takePiece() -> Bool {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < count else { return false }
        // Each place is taken once, so that no two threads meet in a slot.
        unsafe slots.initializeElement(at: place, to: work(place))
        done.wrappingAdd(1, ordering: .relaxed)
        return true
      }
      withoutActuallyEscaping(takePiece) { takePiece in
        let others = (1..<max(1, min(jobs, count))).compactMap { _ in
          Thread { while takePiece() {} }
        }
        while takePiece() {
          progress.update(done.load(ordering: .relaxed), of: count, what)
        }
        for thread in others { thread.join() }
      }
      filled = count
    }
  }
}

/// A value that a thread of its own makes, while the caller goes on; without one, the caller makes it.
struct Pending<Value: Sendable> {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slot = Slot()
  private let thread: Thread?
  private let make: @Sendable () -> Value

  /// - Parameter crew: Whether there may be a thread.
  init(by crew: Crew, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    thread =
      crew.jobs > 1
      ? Thread { [slot] in
        let value = make()
        slot.value.withLock { $0 = value }
      } : nil
  }

  /// Waits for the value. To be asked for once.
  func value() -> Value {
    guard let thread else { return make() }
    thread.join()
    return slot.value.withLock { $0 } ?? make()
  }
}

/// A thread of the system. Where it cannot be had, the others do its work.
private struct Thread {
  private let handle: pthread_t

  /// As much as the main thread has: what recurses is bounded for that.
  private static let stackSize = 8 << 20

  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe _ = pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = unsafe Unmanaged.passRetained(Body(run: body))
    var handle = pthread_t()
    let status = unsafe pthread_create(
      &handle, &attributes,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      unsafe context.release()
      return nil
    }
    self.handle = handle
  }

  func join() {
    pthread_join(handle, nil)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
