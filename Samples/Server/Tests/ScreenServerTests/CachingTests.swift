import Testing

/// Tests of validators by RFC 9110 §8.8.3 and §13.1.2.
@Suite struct CachingTests {
  private let server: RunningServer

  init() throws { server = try RunningServer.shared.get() }

  @Test("A client with the current answer gets 304 without a body, and the same headers")
  func notModified() throws {
    for target in [
      "/screens/bag", "/screens/bag?device=375x812@3", "/screens/filter", "/feed?rank=price",
      "/plans/outfits?tap=card%5B1%5D", "/plans/settings/privacy?tap=rows",
    ] {
      let first = try server.get(target)
      let tag = try #require(first.headers["etag"])
      #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""), "it is strong")
      #expect(first.headers["cache-control"] == "no-cache")
      #expect(first.headers["vary"]?.contains("Segue-Device") == true)
      for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let second = try server.get(target, "If-None-Match: \(header)")
        #expect(second.status == 304)
        #expect(second.headers["etag"] == tag)
        #expect(second.headers["cache-control"] == "no-cache")
      }
      #expect(try server.get(target, "If-None-Match: \"other\"").status == 200)
    }
    #expect(try server.get("/plans/outfits?tap=nobody", "If-None-Match: *").status == 404)
  }

  @Test("The tag differs by device, arguments, ranking and tapped component")
  func tags() throws {
    let targets = [
      "/screens/bag", "/screens/bag?device=ipad-11", "/screens/bag?device=375x812@3",
      "/screens/outfits", "/screens/outfits/1", "/screens/outfits/2",
      "/plans/outfits?tap=card%5B1%5D",
      "/plans/outfits?tap=card%5B2%5D", "/feed?rank=price", "/feed?rank=title",
    ]
    let tags = try targets.map { try server.get($0).headers["etag"] ?? "" }
    #expect(Set(tags).count == targets.count)
  }
}
