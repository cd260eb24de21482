import Foundation
import Testing

@Suite struct ShutdownTests {
  @Test(
    "A request under way is answered after SIGTERM and SIGINT, and then the server exits",
    arguments: [SIGTERM, SIGINT])
  func request(signal: Int32) throws {
    let server = try RunningServer(options: [])
    let screen = #"{"screen": "mine", "root": {"type": "layout"}}"#
    let busy = try Connection(port: server.port)
    try busy.send(
      head("POST", "/screens", ["Content-Type: application/json"], length: screen.utf8.count)
        + screen.prefix(10))
    // The server reads the first bytes before those of the request after them.
    Thread.sleep(forTimeInterval: 0.1)
    server.process.signal(signal)
    try server.awaitRefusedConnections()
    try busy.send(String(screen.dropFirst(10)))
    let response = try busy.response()
    #expect(response.status == 200)
    #expect(response.headers["connection"] == "close")
    #expect(busy.isClosed())
    #expect(server.process.status() == 0)
  }

  @Test("Screens that are being compiled or wait are answered after SIGTERM")
  func compilations() throws {
    let server = try RunningServer(options: ["--deadline", "60"])
    let screen = SmallShop.screen(labels: 500)
    let posts = try (0..<8).map { _ in
      let post = try Connection(port: server.port)
      try post.send(
        head("POST", "/screens", ["Content-Type: application/json"], length: screen.utf8.count)
          + screen)
      return post
    }
    #expect(try posts[0].response().status == 200)
    server.process.signal(SIGTERM)
    for post in posts.dropFirst() { #expect(try post.response().status == 200) }
    #expect(server.process.status() == 0)
  }

  @Test("Idle connections do not delay the end")
  func idle() throws {
    let server = try RunningServer(options: [])
    let fresh = try Connection(port: server.port)
    let kept = try Connection(port: server.port)
    try kept.send(head("GET", "/health", length: 0))
    #expect(try kept.response().status == 200)
    let start = ContinuousClock.now
    server.process.signal(SIGTERM)
    #expect(kept.isClosed())
    #expect(fresh.isClosed())
    #expect(server.process.status() == 0)
    #expect(start.duration(to: .now) < .seconds(4))
  }

  @Test("Connections that open when the shutdown begins are closed, and the server ends as usual")
  func opening() throws {
    for _ in 0..<4 {
      let server = try RunningServer(options: [])
      let opening = try (0..<40).map { _ in try Connection(port: server.port) }
      server.process.signal(SIGTERM)
      for connection in opening { #expect(connection.isClosed()) }
      #expect(server.process.status() == 0)
    }
  }

  @Test("Neither a client that reads nothing nor an unfinished request delays the end by 10 s")
  func slow() throws {
    let server = try RunningServer(options: [])
    let reader = try Connection(port: server.port, receiveBuffer: 4096)
    let request = head("GET", "/screens/long", length: 0)
    _ = try reader.sendRepeatedly(request, upTo: 16 << 20, patience: 0.3)
    let writer = try Connection(port: server.port)
    try writer.send(head("POST", "/screens", length: 100) + "{")
    let start = ContinuousClock.now
    server.process.signal(SIGTERM)
    #expect(server.process.status() == 0)
    #expect(start.duration(to: .now) < .seconds(10))
  }
}
