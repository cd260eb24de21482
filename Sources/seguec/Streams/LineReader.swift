import Segue

/// Reads the lines of a stream, one at a time. Memory is bounded by the maximum length of a line.
struct LineReader {
  enum Line {
    /// The line without its line feed.
    case whole([UInt8])
    /// A line longer than the limit, whose bytes were discarded.
    case tooLong
  }

  private let stream: ByteStream
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The start of the next line in the buffer.
  private var start = 0
  /// The end of the part that contains no line feed.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameter limit: The maximum number of bytes in a line.
  init(_ stream: ByteStream, limit: Int) {
    self.stream = stream
    self.limit = limit
  }

  /// Returns the next line; nil at the end. The last line needs no line feed.
  ///
  /// - Parameter beforeWaiting: Called before each read from the stream, when no line is available.
  ///   The caller must flush its answers, since the other side may wait for them.
  mutating func next(
    beforeWaiting: () throws(UsageError) -> Void
  ) throws(UsageError) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer {
          start = end + 1
          searched = start
        }
        return line(upTo: end)
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count || isSkipping else { return nil }
        defer {
          start = buffer.count
          searched = start
        }
        return line(upTo: buffer.count)
      }
      if buffer.count - start > limit {
        try stream.checkEnd()
        isSkipping = true
        start = buffer.count
      }
      buffer.removeSubrange(..<start)
      searched = buffer.count
      start = 0
      try beforeWaiting()
      isAtEnd = try !stream.read(into: &buffer)
    }
  }

  private mutating func line(upTo end: Int) -> Line {
    defer { isSkipping = false }
    return isSkipping || end - start > limit ? .tooLong : .whole(Array(buffer[start..<end]))
  }
}
