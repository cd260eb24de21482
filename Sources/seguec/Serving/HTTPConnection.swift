#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// A connection of one request and its answer, on a socket whose calls return at once.
struct HTTPConnection {
  let descriptor: Int32
  /// The time, in milliseconds, at which it is closed, whatever its state.
  let deadline: Int
  var isOver = false
  private var input: [UInt8] = []
  private var request: HTTPRequest?
  private var output: [UInt8] = []
  private var written = 0
  /// Whether the answer is written, and what the client still sends is read: a connection that is
  /// closed with unread bytes is reset, and the answer may be lost.
  private var isDraining = false

  /// The maximum length of a body, in bytes.
  private static let maximumBodyCount = 64 << 20
  /// The time for a request and its answer, in milliseconds.
  private static let patience = 30_000

  init(_ descriptor: Int32, at now: Int) {
    self.descriptor = descriptor
    deadline = now + Self.patience
  }

  /// What `poll` waits for.
  var awaited: Int16 { Int16(output.isEmpty || isDraining ? POLLIN : POLLOUT) }

  /// Reads or writes what can be read or written now.
  mutating func advance(_ answer: (HTTPRequest) -> HTTPResponse) {
    guard output.isEmpty || isDraining else { return write() }
    guard let more = Platform.read(descriptor, atMost: 1 << 16) else {
      isOver = errno != EAGAIN
      return
    }
    guard !more.isEmpty else {
      isOver = true
      return
    }
    guard !isDraining else { return }
    input += more
    guard let response = response(answer) else { return }
    output = response.bytes
    input = []
    write()
  }

  /// Returns the answer to the request; nil if not all of it is there.
  private mutating func response(_ answer: (HTTPRequest) -> HTTPResponse) -> HTTPResponse? {
    if request == nil {
      guard let headEnd = input.endOfHead else {
        return input.count < HTTPRequest.maximumHeadCount ? nil : HTTPResponse(.tooLarge)
      }
      request = HTTPRequest(head: input[..<headEnd])
      input.removeFirst(headEnd)
    }
    guard var request, let count = request.bodyCount else { return HTTPResponse(.badRequest) }
    guard count <= Self.maximumBodyCount else { return HTTPResponse(.tooLarge) }
    guard input.count >= count else { return nil }
    request.body = Array(input[..<count])
    return answer(request)
  }

  private mutating func write() {
    let count = unsafe output[written...].withUnsafeBytes {
      unsafe send(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard count >= 0 else {
      isOver = errno != EAGAIN && errno != EINTR
      return
    }
    written += count
    guard written == output.count else { return }
    isDraining = true
    shutdown(descriptor, Int32(SHUT_WR))
  }
}

extension [UInt8] {
  /// The index after the empty line that ends the lines before a body.
  fileprivate var endOfHead: Int? {
    var line = startIndex
    while let end = self[line...].firstIndex(of: UInt8(ascii: "\n")) {
      let isEmpty = end == line || (end == line + 1 && self[line] == UInt8(ascii: "\r"))
      if isEmpty, line > startIndex { return end + 1 }
      line = end + 1
    }
    return nil
  }
}
