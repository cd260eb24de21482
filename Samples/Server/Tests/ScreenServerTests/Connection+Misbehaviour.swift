#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What slow and impolite clients do.
extension Connection {
  /// Returns whether there is something to read, or the end, within a time in seconds.
  func isReadable(within seconds: Double) -> Bool { isReady(Int16(POLLIN), within: seconds) }

  /// Tells the server that nothing more is sent.
  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Sends a text again and again, and returns the number of bytes when the server takes no more:
  /// for `patience` seconds, or because the connection is closed.
  func sendRepeatedly(_ text: String, upTo limit: Int, patience: Double) throws -> Int {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < limit, isReady(Int16(POLLOUT), within: patience) {
      let count = bytes[(sent % bytes.count)...].withUnsafeBytes { sendWithoutWaiting($0) }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  /// Reads until the connection ends, and returns the number of bytes.
  func readToEnd() -> Int {
    var count = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let received = recv(socket, &chunk, chunk.count, 0)
      guard received > 0 else { return count }
      count += received
    }
  }

  private func isReady(_ event: Int16, within seconds: Double) -> Bool {
    var request = pollfd(fd: socket, events: event, revents: 0)
    return poll(&request, 1, Int32(seconds * 1000)) > 0
  }
}
