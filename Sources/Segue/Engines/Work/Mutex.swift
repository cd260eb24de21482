#if hasFeature(Embedded)
  /// What `Synchronization` lacks in Embedded Swift. A program has a single thread there, so
  /// nothing waits. Like the original, it must not be locked again while it is locked.
  struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>

    init(_ value: consuming sending Value) {
      unsafe self.value = UnsafeMutablePointer.allocate(capacity: 1)
      unsafe self.value.initialize(to: value)
    }

    deinit {
      unsafe value.deinitialize(count: 1)
      unsafe value.deallocate()
    }

    borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      unsafe body(&value.pointee)
    }
  }
#endif
