#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A minimal client that sends exactly the given bytes, so that tests see the bytes on the wire.
final class Connection {
  struct Response {
    let status: Int
    /// The headers, by lowercase name.
    let headers: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let socket: Int32
  private var unread: [UInt8] = []

  /// - Parameters:
  ///   - receiveBuffer: The bytes that the system buffers if the client does not read.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    socket = socketOfSystem(AF_INET, type, 0)
    // A server that another test starts must not keep the connection open.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(description: "no connection, error \(errno)") }
    // If the server does not answer, the test fails instead of blocking.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        sendOfSystem(socket, $0.baseAddress, $0.count, Self.noSignal)
      }
      guard count > 0 else { throw Failure(description: "cannot send, error \(errno)") }
      sent += count
    }
  }

  /// Reads a response whose body has the length of its Content-Length header.
  func response(toHead: Bool = false) throws -> Response {
    while true {
      if let end = Self.endOfHead(unread) {
        let lines = String(decoding: unread[..<end], as: UTF8.self).split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2 {
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
          }
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let length =
          toHead || status == 304 ? 0 : headers["content-length"].flatMap { Int($0) } ?? 0
        let start = end + 4
        while unread.count < start + length { try readMore() }
        let body = Array(unread[start..<(start + length)])
        unread.removeFirst(start + length)
        return Response(status: status, headers: headers, body: body)
      }
      try readMore()
    }
  }

  /// Returns whether the peer has closed the connection and no bytes are left.
  func isClosed() -> Bool {
    guard unread.isEmpty else { return false }
    var byte: UInt8 = 0
    let count = recv(socket, &byte, 1, 0)
    return count == 0 || count < 0 && errno == ECONNRESET
  }

  /// Sends what the system takes at once, and returns the number of bytes, or -1.
  func sendWithoutWaiting(_ bytes: UnsafeRawBufferPointer) -> Int {
    sendOfSystem(socket, bytes.baseAddress, bytes.count, Self.noSignal | Int32(MSG_DONTWAIT))
  }

  private func readMore() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &chunk, chunk.count, 0)
    guard count > 0 else { throw Failure(description: "the connection ended, error \(errno)") }
    unread += chunk[..<count]
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first {
      bytes[$0] == 13 && bytes[$0..<($0 + 4)].elementsEqual(end)
    }
  }

  #if canImport(Darwin)
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}

// Within a type whose members have the same names, the system's functions would be shadowed.
private func socketOfSystem(_ family: Int32, _ type: Int32, _ number: Int32) -> Int32 {
  socket(family, type, number)
}

private func sendOfSystem(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(socket, bytes, count, flags)
}
