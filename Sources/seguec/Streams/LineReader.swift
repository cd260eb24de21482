/// The lines of a stream, one at a time. Memory is bounded by the longest line that is wanted.
struct LineReader {
  enum Line {
    /// Without its line feed.
    case whole([UInt8])
    /// Longer than the limit; its bytes are gone.
    case tooLong
  }

  private let stream: ByteStream
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Up to where it has been searched for its end.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  /// - Parameter limit: The most bytes of a line.
  init(_ stream: ByteStream, limit: Int) {
    self.stream = stream
    self.limit = limit
  }

  /// The next line; nil at the end. The last needs no line feed.
  ///
  /// - Parameter beforeWaiting: Called whenever no line is at hand, before the stream is asked for
  ///   more: what has been answered by then must be on its way, for the other side may wait for it.
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
