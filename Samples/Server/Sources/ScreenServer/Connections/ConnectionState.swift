import NIOCore
import NIOHTTP1

/// The requests of a connection that are not answered, and which answer is its last (RFC 9112 §9.3
/// and §9.6).
struct ConnectionState {
  /// Whether the client of a request, by HTTP/1.0, has to be told that the connection is kept.
  private var requests = CircularBuffer<Bool>(initialCapacity: 2)
  /// Whether the end of the newest request has not arrived.
  private(set) var isReceiving = false
  /// Whether there may be another request.
  private var acceptsRequests = true
  private var isQuiescing = false
  private var isAnsweringLast = false

  /// Whether all requests are answered.
  var isIdle: Bool { requests.isEmpty }

  /// Whether the connection ends without another answer.
  var isDone: Bool { requests.isEmpty && (isQuiescing || !acceptsRequests) }

  /// Returns whether the request is answered; otherwise it follows the last one.
  mutating func receive(_ head: inout HTTPRequestHead) -> Bool {
    guard acceptsRequests else { return false }
    isReceiving = true
    let isKept = head.isKeepAlive
    let isOld = head.version < .http1_1
    // Whoever sees no host refuses the request.
    let hasHost = head.headers.normalizeHost(isRequired: !isOld)
    requests.append(isKept && isOld)
    acceptsRequests = isKept && hasHost && !isQuiescing
    return true
  }

  mutating func receiveEnd() { isReceiving = false }

  /// Takes notice of bytes that are no request, which are answered too, and for the last time.
  mutating func receiveNonsense() {
    acceptsRequests = false
    if !isReceiving { requests.append(false) }
    isReceiving = true
  }

  /// Accepts no requests but those that have begun. An idle connection accepts one.
  mutating func quiesce() {
    isQuiescing = true
    if !requests.isEmpty { acceptsRequests = false }
  }

  /// Says in the head of an answer whether the connection is kept.
  mutating func answer(_ head: inout HTTPResponseHead) {
    // An answer before the end of its request is the last: the rest is not worth reading.
    if requests.count <= 1 && isReceiving { acceptsRequests = false }
    isAnsweringLast = requests.count <= 1 && !acceptsRequests
    if isAnsweringLast {
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    } else if requests.first == true {
      head.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
    }
  }

  /// Returns whether the answer is the last.
  mutating func answerEnd() -> Bool {
    if !requests.isEmpty { requests.removeFirst() }
    return isAnsweringLast || isDone
  }
}

extension HTTPVersion {
  fileprivate static func < (left: HTTPVersion, right: HTTPVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
