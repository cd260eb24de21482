import Testing

@Suite struct SlowClientTests {
  private let server: RunningServer

  init() throws { server = try RunningServer.impatient.get() }

  @Test("A head that arrives in drops is cut, and other clients are answered meanwhile")
  func head() throws {
    let slow = try Connection(port: server.port)
    let start = ContinuousClock.now
    try slow.send("GET /health HTTP/1.1\r\nHost: a\r\nX: ")
    while !slow.isReadable(within: 0.1) {
      #expect(try server.get("/health").status == 200)
      try slow.send("x")
      try #require(start.duration(to: .now) < .seconds(5))
    }
    #expect(slow.isClosed())
    #expect(start.duration(to: .now) > .seconds(0.9))
  }

  @Test("A body that arrives in drops is answered by 408")
  func body() throws {
    let slow = try Connection(port: server.port)
    let start = ContinuousClock.now
    try slow.send(ScreenServerTests.head("POST", "/screens", length: 1000))
    while !slow.isReadable(within: 0.1) {
      try slow.send(" ")
      try #require(start.duration(to: .now) < .seconds(5))
    }
    let response = try slow.response()
    #expect(response.status == 408)
    #expect(response.headers["connection"] == "close")
    #expect(slow.isClosed())
  }

  @Test("A connection without a request is closed")
  func silent() throws {
    let silent = try Connection(port: server.port)
    #expect(silent.isReadable(within: 5))
    #expect(silent.isClosed())
  }

  @Test("A client that reads no answers is cut, and uses bounded memory meanwhile")
  func reader() throws {
    _ = try server.get("/screens/long")
    let before = try server.metric("process_resident_memory_bytes")
    let slow = try Connection(port: server.port, receiveBuffer: 4096)
    let request = ScreenServerTests.head("GET", "/screens/long", length: 0)
    // An answer has 300 KB, so the server soon stops to read. This ends when it cuts the connection.
    let sent = try slow.sendRepeatedly(request, upTo: 16 << 20, patience: 10)
    #expect(sent < 16 << 20)
    let after = try server.metric("process_resident_memory_bytes")
    #expect(after - before < 16e6, "\(before) to \(after)")
    #expect(slow.readToEnd() < 16 << 20)
  }
}
