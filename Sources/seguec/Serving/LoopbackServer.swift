#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// An HTTP server on the loopback address, for a page of this machine. It answers one request at a
/// time, waits for no client, and closes each connection after its answer.
struct LoopbackServer: ~Copyable {
  private let descriptor: Int32
  let port: UInt16
  private var clients: [HTTPConnection] = []

  /// The maximum number of connections; of more, the oldest is closed.
  private static let maximumClientCount = 256

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
    Self.prepare(descriptor)
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

  deinit {
    for client in clients { close(client.descriptor) }
    close(descriptor)
  }

  /// Makes reads and writes of a socket return at once, and closes it in other programs.
  private static func prepare(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  /// Answers requests.
  ///
  /// - Throws: If the system cannot wait for connections any more.
  mutating func run(_ answer: (HTTPRequest) -> HTTPResponse) throws(UsageError) {
    let port = port
    while true {
      var events = clients.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
      events.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      // Connections whose time is over are noticed within a second.
      let count = unsafe poll(&events, nfds_t(events.count), clients.isEmpty ? -1 : 1000)
      guard count >= 0 || errno == EINTR else {
        throw UsageError("no connection can be accepted: \(Platform.lastError())")
      }
      let now = Platform.milliseconds()
      for (place, event) in events.dropLast().enumerated() {
        if event.revents != 0 {
          clients[place].advance { request in
            request.isOfThisMachine(port: port) ? answer(request) : HTTPResponse(.forbidden)
          }
        }
        if now > clients[place].deadline { clients[place].isOver = true }
      }
      for client in clients where client.isOver { close(client.descriptor) }
      clients.removeAll { $0.isOver }
      if events[events.count - 1].revents != 0 { welcome(at: now) }
    }
  }

  private mutating func welcome(at now: Int) {
    let client = accept(descriptor, nil, nil)
    guard client >= 0 else { return }
    Self.prepare(client)
    if clients.count == Self.maximumClientCount { close(clients.removeFirst().descriptor) }
    clients.append(HTTPConnection(client, at: now))
  }
}

extension HTTPRequest {
  /// Whether a request comes from this server's page, or from a program: pages of other sites can
  /// send requests too, and a name of theirs can lead to the loopback address.
  fileprivate func isOfThisMachine(port: UInt16) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = self["host"], hosts.contains(host) else { return false }
    if let origin = self["origin"], origin != "http://\(host)" { return false }
    // A page that is opened by a link from elsewhere is harmless, since it is asked for nothing.
    return ["same-origin", "none", nil].contains(self["sec-fetch-site"])
      || self["sec-fetch-mode"] == "navigate"
  }
}
