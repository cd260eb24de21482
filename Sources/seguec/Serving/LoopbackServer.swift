#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// An HTTP server on the loopback address, for a page of this machine. It answers one request at a
/// time, and closes each connection.
struct LoopbackServer: ~Copyable {
  private let descriptor: Int32
  let port: UInt16

  /// The maximum length of a body, in bytes.
  private static let maximumBodyCount = 64 << 20
  /// The time that a client has for its next bytes, in milliseconds.
  private static let patience: Int32 = 5000

  /// Starts to listen.
  ///
  /// - Parameter port: The port; 0 for a free one.
  init(port: UInt16) throws(UsageError) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else {
      throw UsageError("no socket can be opened: \(Platform.lastError())")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var isReused: Int32 = 1
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      let reason = Platform.lastError()
      close(descriptor)
      throw UsageError("port \(port) cannot be used: \(reason)")
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Answers requests until the process ends.
  func run(_ answer: (HTTPRequest) -> HTTPResponse) throws(UsageError) {
    while true {
      let client = accept(descriptor, nil, nil)
      guard client >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        throw UsageError("no connection can be accepted: \(Platform.lastError())")
      }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      if let response = receive(from: client, answer) {
        _ = Platform.write(response.bytes, to: client)
        // A connection that is closed with unread bytes is reset, and the response may be lost.
        if response.status == .tooLarge { drain(client) }
      }
      close(client)
    }
  }

  /// Reads a request, and returns the answer; nil for a client that says nothing.
  private func receive(
    from client: Int32, _ answer: (HTTPRequest) -> HTTPResponse
  ) -> HTTPResponse? {
    var bytes: [UInt8] = []
    var headEnd = bytes.endOfHead
    while headEnd == nil {
      guard bytes.count < HTTPRequest.maximumHeadCount else { return HTTPResponse(.tooLarge) }
      guard let more = next(from: client) else { return nil }
      bytes += more
      headEnd = bytes.endOfHead
    }
    guard let headEnd, var request = HTTPRequest(head: bytes[..<headEnd]) else {
      return HTTPResponse(.badRequest)
    }
    guard let count = request.bodyCount else { return HTTPResponse(.badRequest) }
    guard count <= Self.maximumBodyCount else { return HTTPResponse(.tooLarge) }
    request.body = Array(bytes[headEnd...])
    while request.body.count < count {
      guard let more = next(from: client) else { return nil }
      request.body += more
    }
    request.body.removeSubrange(count...)
    return isOfThisMachine(request) ? answer(request) : HTTPResponse(.forbidden)
  }

  /// Reads what a client still sends, up to the size of a body, while it does not pause.
  private func drain(_ client: Int32) {
    shutdown(client, Int32(SHUT_WR))
    var rest = Self.maximumBodyCount
    while rest > 0, let more = next(from: client, within: 100) { rest -= more.count }
  }

  /// Returns the next bytes of a client; nil if it has ended, or takes too long.
  private func next(from client: Int32, within milliseconds: Int32 = patience) -> [UInt8]? {
    var request = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return nil }
    return Platform.read(client, atMost: 1 << 16).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a request comes from this server's page, or from a program: pages of other sites can
  /// send requests too, and a name of theirs can lead to the loopback address.
  private func isOfThisMachine(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request["host"], hosts.contains(host) else { return false }
    if let origin = request["origin"], origin != "http://\(host)" { return false }
    // A page that is opened by a link from elsewhere is harmless, since it is asked for nothing.
    return ["same-origin", "none", nil].contains(request["sec-fetch-site"])
      || request["sec-fetch-mode"] == "navigate"
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
