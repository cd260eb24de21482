/// JSON objects one after the other in a stream, each on a line or not.
///
/// Bazel has written its requests with and without a line feed behind them, so an object ends where
/// its braces do. A line feed ends it too: what is damaged takes nothing along with it.
struct MessageReader {
  enum Message {
    case whole([UInt8])
    /// Longer than the limit; its bytes are gone.
    case tooLong
  }

  private let limit: Int
  private var message: [UInt8] = []
  private var length = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// - Parameter limit: The most bytes of a message.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes of the stream, and hands out the messages that end in them.
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

  /// Hands out what stands at the end of the stream without having ended itself.
  mutating func finish(_ messages: inout [Message]) {
    if length > 0 { messages.append(length > limit ? .tooLong : .whole(message)) }
    message.removeAll(keepingCapacity: true)
    (length, depth, isInString, isEscaped) = (0, 0, false, false)
  }
}
