/// Reads the JSON objects of a stream, with or without line feeds between them.
///
/// Bazel has written requests with and without a line feed, so an object ends with its last brace.
/// A line feed ends it too, so that a malformed message does not affect the next one.
struct MessageReader {
  enum Message {
    case whole([UInt8])
    /// A message longer than the limit, whose bytes were discarded.
    case tooLong
  }

  private let limit: Int
  private var message: [UInt8] = []
  private var length = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Creates a reader.
  ///
  /// - Parameter limit: The maximum number of bytes in a message.
  init(limit: Int) {
    self.limit = limit
  }

  /// Reads bytes of the stream, and appends the messages that end in them.
  mutating func read(_ bytes: [UInt8], _ messages: inout [Message]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        finish(&messages)
        continue
      }
      if length == 0, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == 0x09 {
        continue
      }
      length &+= 1
      if length <= limit { message.append(byte) }
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") {
        depth &+= 1
      } else if byte == UInt8(ascii: "}") {
        depth &-= 1
        if depth <= 0 { finish(&messages) }
      }
    }
  }

  /// Appends a message that is incomplete at the end of the stream.
  mutating func finish(_ messages: inout [Message]) {
    if length > 0 { messages.append(length > limit ? .tooLong : .whole(message)) }
    message.removeAll(keepingCapacity: true)
    (length, depth, isInString, isEscaped) = (0, 0, false, false)
  }
}
