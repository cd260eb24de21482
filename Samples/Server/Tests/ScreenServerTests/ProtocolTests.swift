import Testing

/// Tests of connections by RFC 9112 §3.2, §9.3 and §9.6.
@Suite struct ProtocolTests {
  private let server: RunningServer

  init() throws { server = try RunningServer.shared.get() }

  private func answer(to text: String) throws -> (Connection, Connection.Response) {
    let connection = try Connection(port: server.port)
    try connection.send(text)
    return (connection, try connection.response())
  }

  @Test("HTTP/1.0 ends the connection, unless the client asks to keep it")
  func old() throws {
    let (once, first) = try answer(to: "GET /health HTTP/1.0\r\n\r\n")
    #expect(first.status == 200)
    #expect(first.headers["connection"] == "close")
    #expect(once.isClosed())

    let request = "GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
    let (kept, second) = try answer(to: request)
    #expect(second.headers["connection"] == "keep-alive")
    try kept.send(request)
    #expect(try kept.response().text == "ok\n")
  }

  @Test(
    "HTTP/1.1 keeps the connection, unless the client asks to close it",
    arguments: [
      "close", "Close", "te, close",
    ])
  func new(option: String) throws {
    let request = "GET /health HTTP/1.1\r\nHost: a\r\n"
    let (connection, first) = try answer(to: "\(request)\r\n")
    #expect(first.headers["connection"] == nil)
    try connection.send("\(request)Connection: \(option)\r\n\r\n")
    let second = try connection.response()
    #expect(second.status == 200)
    #expect(second.headers["connection"] == "close")
    #expect(connection.isClosed())
  }

  @Test(
    "A request without a host, with two, or with an invalid one is answered by 400",
    arguments: [
      "", "Host: a\r\nHost: a\r\n", "Host: a, b\r\n", "Host: a/b\r\n", "Host: user@a\r\n",
      "Host: a:port\r\n", "Host: [::1\r\n",
    ])
  func wrongHost(fields: String) throws {
    let (connection, response) = try answer(to: "GET /health HTTP/1.1\r\n\(fields)\r\n")
    #expect(response.status == 400)
    #expect(response.headers["content-type"] == "application/problem+json")
    #expect(response.headers["connection"] == "close")
    #expect(connection.isClosed())
  }

  @Test(
    "A host is a name or an address with or without a port, and may be empty",
    arguments: [
      "", "shop.example", "shop.example:8080", "127.0.0.1:80", "[::1]:80", "a%20b:",
    ])
  func host(value: String) throws {
    #expect(try answer(to: "GET /health HTTP/1.1\r\nHost: \(value)\r\n\r\n").1.status == 200)
  }

  @Test("Pipelined requests are answered in order, and none after the last")
  func pipelining() throws {
    let connection = try Connection(port: server.port)
    let targets = ["/health", "/nowhere", "/screens/bag"]
    let requests = targets.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
    try connection.send(
      requests.joined() + "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        + requests[0])
    #expect(try (0..<4).map { _ in try connection.response().status } == [200, 404, 200, 200])
    #expect(connection.isClosed())
  }

  @Test("What is no request is answered by 400, after the requests before it")
  func nonsense() throws {
    let connection = try Connection(port: server.port)
    try connection.send("GET /health HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n")
    #expect(try connection.response().status == 200)
    let response = try connection.response()
    #expect(response.status == 400)
    #expect(response.headers["connection"] == "close")
    #expect(connection.isClosed())
  }

  @Test("A client that sends nothing more is answered")
  func halfClosed() throws {
    let connection = try Connection(port: server.port)
    try connection.send(head("GET", "/screens/bag", length: 0))
    connection.endSending()
    #expect(try connection.response().status == 200)
    #expect(connection.isClosed())
  }
}
