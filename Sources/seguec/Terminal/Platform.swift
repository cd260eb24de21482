#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import SegueFiles

/// System calls for terminals, clocks, processes and the environment.
enum Platform {
  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  /// Ignores the signals of a closed pipe and an exceeded quota, so that they are reported as write
  /// errors and do not end the process.
  static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens placeholders for standard streams that are closed: otherwise the next opened file would
  /// get a stream's descriptor, and output would go into it. Reads and writes of a placeholder
  /// fail, as with the closed stream.
  static func reserveStandardDescriptors() {
    // The system assigns the lowest free descriptor, which is the stream's.
    for (stream, mode) in [
      (standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 { _ = systemOpen("/dev/null", mode) }
  }

  /// Makes the allocator keep large blocks for reuse, instead of returning them to the system.
  /// glibc raises its threshold to the size of the largest block that was freed.
  static func raiseMemoryThreshold() {
    let largest = (32 << 20) - (1 << 13)
    unsafe UnsafeMutableRawPointer.allocate(byteCount: largest, alignment: 16).deallocate()
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// Returns an environment variable; nil if it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns a text that identifies this build of the command: its version, and the size and time
  /// of the executable.
  static func buildIdentifier(_ version: String) -> String {
    var information = stat()
    guard unsafe stat("/proc/self/exe", &information) == 0 else { return version }
    let modified = information.modified.value
    return "\(version) \(information.st_size) \(modified.tv_sec) \(modified.tv_nsec)"
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a descriptor is a character device other than a terminal.
  static func isDevice(_ descriptor: Int32) -> Bool {
    var information = stat()
    return unsafe fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFCHR
      && !isTerminal(descriptor)
  }

  /// Returns the columns of the terminal; nil if the descriptor is not a terminal.
  static func columns(_ descriptor: Int32) -> Int? {
    guard isTerminal(descriptor) else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      let told = variable("COLUMNS").flatMap { UInt16($0) } ?? 0
      return told > 0 ? Int(told) : 80
    }
    return Int(size.ws_col)
  }

  /// Returns the milliseconds of a monotonic clock.
  static func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Writes all bytes. Returns the reason if it fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    write(bytes[...], to: descriptor)
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> String? {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno != EINTR { return lastError() }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }

  /// Copies a range of bytes from a file to the current position of another.
  ///
  /// - Returns: The reason if it fails; nil on success.
  static func copy(_ range: Range<Int>, of source: Int32, to target: Int32) -> String? {
    var position = range.lowerBound
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 8) { room in
      while position < range.upperBound {
        let most = min(room.count, range.upperBound - position)
        let count = unsafe pread(source, room.baseAddress, most, off_t(position))
        if count < 0 && errno == EINTR { continue }
        guard count != 0 else { return "a file has become shorter while it was read" }
        guard count > 0 else { return lastError() }
        var written = 0
        while written < count {
          let step = unsafe systemWrite(
            target, room.baseAddress.map { unsafe UnsafeRawPointer($0) + written }, count - written)
          if step < 0 && errno != EINTR { return lastError() }
          written += max(0, step)
        }
        position += count
      }
      return nil
    }
  }

  /// Allocates space for a new file of a known length, where the system supports it.
  static func reserve(_ length: Int, in descriptor: Int32) {
    #if os(Linux)
      _ = posix_fallocate(descriptor, 0, off_t(length))
    #endif
  }

  /// Reads the available bytes, and waits if there are none.
  ///
  /// - Returns: The bytes, empty at the end of the file; nil for an error.
  static func read(_ descriptor: Int32, atMost most: Int) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { chunk, filled in
        count = unsafe systemRead(descriptor, chunk.baseAddress, chunk.count)
        filled = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { return nil }
    }
  }

  /// Whether a read would return without waiting.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  /// Opens a file for reading; nil for an error.
  static func open(_ path: String) -> Int32? {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Detaches standard input and output from the rest of the process: standard input becomes empty,
  /// and standard output is redirected to standard error.
  ///
  /// - Returns: The two streams; nil for an error.
  static func takeStandardStreams() -> (input: Int32, output: Int32)? {
    let input = dup(STDIN_FILENO)
    let output = dup(STDOUT_FILENO)
    guard input >= 0, output >= 0, let nothing = open("/dev/null"),
      dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return nil }
    close(nothing)
    return (input, output)
  }

  /// Changes the current folder while `body` runs.
  ///
  /// - Returns: The result of `body`; nil, without calling it, if the folder cannot be used.
  static func inFolder<Result>(_ folder: String, _ body: () -> Result) -> Result? {
    guard let before = open("."), unsafe chdir(folder) == 0 else { return nil }
    defer {
      _ = fchdir(before)
      close(before)
    }
    return body()
  }

  /// Returns the description of the last system error.
  static func lastError() -> String { lastSystemError() }
}

// Inside a type with a method of the same name, the system's functions would be shadowed.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
private let systemOpen: @Sendable (String, Int32) -> Int32 = { unsafe open($0, $1) }
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = unsafe write
