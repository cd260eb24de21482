import Segue

/// The bytes of a pipe, a terminal or a file, read as they arrive.
struct ByteStream {
  private let descriptor: Int32
  /// The name of the stream in error messages.
  private let name: String
  /// The number of bytes per read: the capacity of a pipe.
  private static let chunk = 1 << 16

  init(_ descriptor: Int32, named name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Appends the available bytes, and waits only if there are none.
  ///
  /// - Returns: Whether there were bytes; false at the end of the stream.
  func read(into buffer: inout [UInt8]) throws(UsageError) -> Bool {
    guard let bytes = Platform.read(descriptor, atMost: Self.chunk) else {
      throw UsageError("\(name) cannot be read: \(Platform.lastError())")
    }
    buffer += bytes
    return !bytes.isEmpty
  }

  /// Throws for a device other than a terminal when a line is too long, since the line may never
  /// end.
  func checkEnd() throws(UsageError) {
    guard !Platform.isDevice(descriptor) else {
      throw UsageError("\(name) is a device whose line does not end: name a file or a pipe")
    }
  }

  /// Whether `read` would return without waiting.
  var isReady: Bool { Platform.isReadable(descriptor) }
}
