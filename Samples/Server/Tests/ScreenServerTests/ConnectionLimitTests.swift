import Testing

@Suite struct ConnectionLimitTests {
  @Test("Connections beyond the limit are answered when others have closed")
  func limit() throws {
    let server = try RunningServer(options: ["--connections", "20"])
    // A server takes several connections at a time, so there may be a few more than the limit.
    var open: [Connection] = []
    while open.count < 20 {
      let connection = try Connection(port: server.port)
      try connection.send(head("GET", "/health", length: 0))
      #expect(try connection.response().status == 200)
      open.append(connection)
    }
    let waiting = try Connection(port: server.port)
    try waiting.send(head("GET", "/health", length: 0))
    #expect(!waiting.isReadable(within: 0.3))
    open.removeLast()
    #expect(try waiting.response().status == 200)
  }

  @Test(
    "Reading ends after 413, and the answer arrives nevertheless",
    arguments: [
      "Content-Length: 100000000", "Transfer-Encoding: chunked",
    ])
  func tooLarge(field: String) throws {
    let server = try RunningServer.shared.get()
    let connection = try Connection(port: server.port)
    try connection.send(head("POST", "/screens", [field], length: 0))
    let chunk = "10000\r\n" + String(repeating: " ", count: 0x10000) + "\r\n"
    try connection.send(chunk)
    // The server reads no more than 4 MB after the answer; systems buffer some more.
    let sent = try connection.sendRepeatedly(chunk, upTo: 100_000_000, patience: 5)
    let response = try connection.response()
    #expect(response.status == 413)
    #expect(response.headers["connection"] == "close")
    #expect(sent < 32_000_000)
  }
}
