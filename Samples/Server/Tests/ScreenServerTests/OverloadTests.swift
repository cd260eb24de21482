import Testing

@Suite struct OverloadTests {
  /// It takes long enough to compile that others have to wait.
  private static let heavy = SmallShop.screen(labels: 1200)
  private static let request =
    head("POST", "/screens", ["Content-Type: application/json"], length: heavy.utf8.count) + heavy

  private func posts(_ count: Int, to server: RunningServer) throws -> [Connection] {
    try (0..<count).map { _ in
      let connection = try Connection(port: server.port)
      try connection.send(Self.request)
      return connection
    }
  }

  @Test("Health is answered at once while screens are compiled")
  func health() throws {
    let server = try RunningServer(options: ["--deadline", "60"])
    let posts = try posts(16, to: server)
    #expect(try server.get("/health").status == 200)
    #expect(posts.count { !$0.isReadable(within: 0) } > 8)
    for post in posts { #expect(try post.response().status == 200) }
  }

  @Test("A full queue is answered by 503")
  func full() throws {
    let server = try RunningServer(options: ["--waiting", "1", "--deadline", "60"])
    let responses = try posts(16, to: server).map { try $0.response() }
    #expect(Set(responses.map(\.status)) == [200, 503])
    for response in responses where response.status == 503 {
      #expect(response.headers["retry-after"] == "1")
      #expect(response.headers["content-type"] == "application/problem+json")
      #expect(response.headers["connection"] == nil)
    }
  }

  @Test("A screen that waits longer than the deadline is answered by 503")
  func late() throws {
    let server = try RunningServer(options: ["--deadline", "0.02"])
    let responses = try posts(16, to: server).map { try $0.response() }
    #expect(Set(responses.map(\.status)) == [200, 503])
    #expect(responses.contains { $0.text.contains("too long") })
    #expect(try server.post(#"{"screen": "mine", "root": {"type": "layout"}}"#).status == 200)
  }

  @Test("The screen of a client that has gone is not compiled")
  func abandoned() throws {
    let server = try RunningServer(options: ["--deadline", "60"])
    let patient = try posts(12, to: server)
    _ = try posts(20, to: server)
    for post in patient { #expect(try post.response().status == 200) }
    let refused =
      #"segue_http_requests_total{route="/screens",method="POST",status="503"}"#
    try awaitValue(20) { try server.metric(refused) }
    #expect(try server.metric(#"segue_screens_total{origin="posted"}"#) == 12)
  }

  /// Returns when a metric has a value.
  private func awaitValue(_ value: Double, _ metric: () throws -> Double) throws {
    let start = ContinuousClock.now
    while try metric() != value { try #require(start.duration(to: .now) < .seconds(10)) }
  }
}
