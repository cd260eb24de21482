#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's calls for a terminal, a clock and the environment.
enum Platform {
  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  /// Lets a closed pipe and a full quota be errors of writing, which are told, and not signals, which
  /// end the process in the middle of its work.
  static func expectWriteErrors() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// A variable of the environment; nil if it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal behind a file descriptor; nil if it is none.
  static func columns(_ descriptor: Int32) -> Int? {
    guard isTerminal(descriptor) else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return variable("COLUMNS").flatMap { Int($0) } ?? 80
    }
    return Int(size.ws_col)
  }

  /// Milliseconds since some moment.
  static func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Writes all bytes, or tells why not.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno != EINTR { return lastError() }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }

  /// The last error of the system in words.
  static func lastError() -> String {
    guard let text = unsafe strerror(errno) else { return "error \(errno)" }
    return unsafe String(cString: text)
  }
}

// Inside of a type of ours with a function of the same name, the system's would be hidden.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = unsafe write
