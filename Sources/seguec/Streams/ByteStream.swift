/// The bytes of a pipe, a terminal or a file, read as they come.
struct ByteStream {
  private let descriptor: Int32
  /// What it is called where it cannot be read.
  private let name: String
  /// How many bytes are asked for at once: as many as a pipe holds.
  private static let chunk = 1 << 16

  init(_ descriptor: Int32, named name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Appends what is there, and waits only if nothing is.
  ///
  /// - Returns: Whether there was anything; false at the end.
  func read(into buffer: inout [UInt8]) throws(UsageError) -> Bool {
    guard let bytes = Platform.read(descriptor, atMost: Self.chunk) else {
      throw UsageError("\(name) cannot be read: \(Platform.lastError())")
    }
    buffer += bytes
    return !bytes.isEmpty
  }

  /// Refuses a device that is no terminal, where a line has become too long: it may go on for ever.
  func checkEnd() throws(UsageError) {
    guard !Platform.isDevice(descriptor) else {
      throw UsageError("\(name) is a device whose line does not end: name a file or a pipe")
    }
  }

  /// Whether `read` would not wait.
  var isReady: Bool { Platform.isReadable(descriptor) }
}
