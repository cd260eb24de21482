#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures the stack usage of work on a separate thread.
///
/// The stack is filled with a pattern before the thread starts, and afterwards searched for the
/// deepest byte that has changed. Below it is a guard page, so that an overflow ends the process
/// instead of overwriting other memory.
enum PaintedStack {
  private static let paint: UInt8 = 0xA5

  /// Runs `work` on a stack of `size` bytes and returns how many of them it used, including those
  /// that the system uses for the thread itself. Returns nil if such a thread cannot be created.
  static func bytesUsed(of size: Int, by work: @escaping () -> Void) -> Int? {
    let page = Int(getpagesize())
    let length = (size + page - 1) / page * page
    guard
      let memory = unsafe mmap(
        nil, length + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | anonymous, -1, 0),
      unsafe memory != MAP_FAILED
    else { return nil }
    defer { unsafe munmap(memory, length + page) }
    guard unsafe mprotect(memory, page, PROT_NONE) == 0 else { return nil }
    let stack = unsafe memory + page
    unsafe memset(stack, Int32(paint), length)

    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(attributes) }
    guard unsafe pthread_attr_setstack(attributes, stack, length) == 0 else { return nil }
    let task = unsafe Unmanaged.passRetained(Task(work))
    guard unsafe start(attributes, task.toOpaque()) else {
      unsafe task.release()
      return nil
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: stack, count: length)
    return length - (unsafe bytes.firstIndex { $0 != paint } ?? length)
  }

  /// The work of the thread, in a class because a thread starts with one pointer.
  private final class Task {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Starts the thread and waits until it ends.
  private static func start(
    _ attributes: UnsafePointer<pthread_attr_t>, _ task: UnsafeMutableRawPointer
  ) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(
        &thread, attributes,
        {
          unsafe Unmanaged<Task>.fromOpaque($0).takeRetainedValue().work()
          return nil
        }, task)
      guard status == 0, let thread = unsafe thread else { return false }
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, attributes,
        {
          if let task = unsafe $0 {
            unsafe Unmanaged<Task>.fromOpaque(task).takeRetainedValue().work()
          }
          return nil
        }, task)
      guard status == 0 else { return false }
    #endif
    return pthread_join(thread, nil) == 0
  }

  private static var anonymous: Int32 {
    #if canImport(Darwin)
      MAP_ANON
    #else
      Int32(MAP_ANONYMOUS)
    #endif
  }
}
