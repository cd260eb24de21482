#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import Synchronization

/// Threads, including the caller's, that share independent pieces of work: each idle thread takes
/// the next piece.
struct ThreadPool: Workers {
  /// The number of threads.
  let jobs: Int
  /// The work, for the progress line: `compiling`.
  let what: String
  /// Whether progress is shown.
  private let isWatched: Bool

  init(_ jobs: Int, _ what: String, on console: Console) {
    self.jobs = max(1, jobs)
    self.what = what
    isWatched = console.isWatched
  }

  /// The number of processors.
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
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return false }
        // Each index is taken once, so no two threads write to the same slot.
        unsafe slots.initializeElement(at: index, to: work(index))
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

/// A value that another thread computes while the caller continues; without another thread, the
/// caller computes it.
struct Pending<Value: Sendable> {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slot = Slot()
  private let thread: Thread?
  private let make: @Sendable () -> Value

  /// Starts the computation.
  ///
  /// - Parameter threadPool: The thread pool, which determines whether a thread is started.
  init(by threadPool: ThreadPool, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    thread =
      threadPool.jobs > 1
      ? Thread { [slot] in
        let value = make()
        slot.value.withLock { $0 = value }
      } : nil
  }

  /// Waits for the value. Call it once.
  func value() -> Value {
    guard let thread else { return make() }
    thread.join()
    return slot.value.withLock { $0 } ?? make()
  }
}

/// A system thread. If it cannot be created, the other threads do its work.
private struct Thread {
  private let handle: pthread_t

  /// The size of the main thread's stack, for which recursion is bounded.
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
