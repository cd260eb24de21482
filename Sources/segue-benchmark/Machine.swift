#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine and the build, on which figures depend.
enum Machine {
  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif

  /// The version of the Swift compiler that built this program.
  static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }

  /// The number of processors that are online.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Returns the processor time of the process, in nanoseconds.
  static func processorTime() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Exits the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Prints a message to standard error.
  static func note(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Writes a text. Errors are ignored: if the output is closed, they cannot be reported.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

// Declared outside of `Machine`, whose function of the same name would shadow the system's.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = unsafe write
