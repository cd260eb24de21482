import Segue
import Testing

/// URL parsing as the URL standard defines it. The expectations come from Node.js 20 (`URL` and
/// `URLSearchParams`, which follow https://url.spec.whatwg.org), not from this parser. They contain
/// the host of a custom scheme and the percent-decoded, non-empty path segments; `foreign` if host,
/// port or user name differ; `opaque` for a path that does not begin with a slash.
@Suite("Deep links and the URL standard")
struct DeepLinkTests {
  struct Case: CustomTestStringConvertible {
    let url: String
    let segments: [String]
    let query: [(name: String, value: String)]
    let problem: DeepLink.Problem?

    init(_ url: String, _ segments: [String], _ query: [(name: String, value: String)] = []) {
      (self.url, self.segments, self.query, problem) = (url, segments, query, nil)
    }

    init(_ url: String, _ problem: DeepLink.Problem) {
      (self.url, segments, query, self.problem) = (url, [], [], problem)
    }

    var testDescription: String { url.debugDescription }
  }

  private func read(_ url: String) -> Result<DeepLink, DeepLink.Problem> {
    do throws(DeepLink.Problem) {
      return .success(try DeepLink(url, schemes: ["shop"], hosts: ["shop.example"]))
    } catch {
      return .failure(error)
    }
  }

  @Test("A link is parsed as in Node.js", arguments: cases)
  func standard(_ expected: Case) {
    switch read(expected.url) {
    case .success(let link):
      #expect(expected.problem == nil)
      #expect(link.segments == expected.segments)
      #expect(link.query.map(\.name) == expected.query.map(\.name))
      #expect(link.query.map(\.value) == expected.query.map(\.value))
    case .failure(let problem):
      #expect(problem == expected.problem)
    }
  }

  static let cases: [Case] = [
    Case(
      "shop://settings/privacy/block-list?contact=42", ["settings", "privacy", "block-list"],
      [("contact", "42")]),
    Case("  shop://outfits/1\u{0}\u{1F}", ["outfits", "1"]),
    Case("sh\u{9}op://out\u{A}fits/\u{D}1", ["outfits", "1"]),
    Case("shop://outfits/a b", ["outfits", "a b"]),
    Case("shop://outfits/../bag", ["outfits", "bag"]),
    Case("shop://outfits/1/../../../bag", ["outfits", "bag"]),
    Case("shop:///outfits/%2e%2E/bag", ["bag"]),
    Case("shop:///outfits/.%2e/bag", ["bag"]),
    Case("shop:///a//../b", ["a", "b"]),
    Case("shop:///outfits/...", ["outfits", "..."]),
    Case("shop:///outfits/%2e%2e%2fbag", ["outfits", "../bag"]),
    Case("shop:///a/%252e%252e/b", ["a", "%2e%2e", "b"]),
    Case("shop:/outfits/..", []),
    Case("shop:///a\\b", ["a\\b"]),
    Case("shop://", []),
    Case("shop:", .opaque),
    Case("shop:outfits", .opaque),
    Case("shop:?a=b", .opaque),
    Case("https:\\\\shop.example\\outfits\\1", ["outfits", "1"]),
    Case("https:/shop.example/1", ["1"]),
    Case("https:shop.example/1", ["1"]),
    Case("https:////shop.example//1", ["1"]),
    Case("https://shop.example\\@evil.example/1", ["@evil.example", "1"]),
    Case("https://evil.example\\@shop.example/1", .foreign),
    Case("https://shop.example:443/1", ["1"]),
    Case("https://shop.example:0443/1", ["1"]),
    Case("https://shop.example:/1", ["1"]),
    Case("http://shop.example:80/1", ["1"]),
    Case("https://shop.example:80/1", .foreign),
    Case("http://shop.example:443/1", .foreign),
    Case("https://me@shop.example/1", .foreign),
    Case("https://me:word@shop.example/1", .foreign),
    Case("https://shop.example@evil.example/1", .foreign),
    Case("https://sh%6Fp%2Eexample/1", ["1"]),
    Case("https://shop.example./1", .foreign),
    Case("https://shop.example#@evil.example/", []),
    Case("https://shop.example?@evil.example/", [], [("@evil.example/", "")]),
    Case("https://shop.example/a%5Cb", ["a\\b"]),
    Case("https://shop.example/a\\..\\b", ["b"]),
    Case("shop:///%zz/%/%2/%41", ["%zz", "%", "%2", "A"]),
    Case("shop:///%FF%C3%A9%C3", ["\u{FFFD}é\u{FFFD}"]),
    Case("shop:///%ED%A0%80", ["\u{FFFD}\u{FFFD}\u{FFFD}"]),
    Case("shop:///%F0%9F%98%80", ["😀"]),
    Case("shop:///%00", ["\u{0}"]),
    Case("shop:///%EF%BB%BFa", ["\u{FEFF}a"]),
    Case("shop:///a+b%2Bc", ["a+b+c"]),
    Case("shop:///?a+b=c+d%2B", [], [("a b", "c d+")]),
    Case("shop:///?&&a&=b&c=d=e&&", [], [("a", ""), ("", "b"), ("c", "d=e")]),
    Case("shop:///?a=%zz&%61=2", [], [("a", "%zz"), ("a", "2")]),
    Case("shop:///?a=b#c?d=e", [], [("a", "b")]),
    Case("shop:///#?a=b", []),
    Case("shop:///?a=b?c=/d/../e", [], [("a", "b?c=/d/../e")]),
    Case("shop:///?%FF=%C3", [], [("\u{FFFD}", "\u{FFFD}")]),
    Case("shop:///?a[]=1&a[]=2", [], [("a[]", "1"), ("a[]", "2")]),
    Case("https://shop.example/?q='x'", [], [("q", "'x'")]),
  ]

  @Test(
    "A URL without a scheme is relative",
    arguments: ["", "/a", "//shop.example/a", "a/b:c", ":a", "1a:b", "  "])
  func relative(_ url: String) {
    #expect(read(url) == .failure(.relative))
  }

  @Test("A host that is declared with a port matches only that port")
  func ports() throws {
    let hosts = ["localhost:8080", "Shop.Example"]
    func segments(_ url: String) -> [String]? {
      try? DeepLink(url, schemes: [], hosts: hosts).segments
    }
    #expect(segments("http://LOCALHOST:8080/a") == ["a"])
    #expect(segments("http://localhost/a") == nil)
    #expect(segments("http://localhost:80/a") == nil)
    #expect(segments("https://shop.example:443/a") == ["a"])
  }

  /// The authority of a custom scheme is the first segment, not a dot segment of the path (RFC
  /// 3986, section 3.2): a link generated for a screen with the argument ".." leads back to that
  /// screen.
  @Test("A dot segment as the authority is an ordinary name", arguments: ["..", ".", "...", "..a"])
  func dotsFirst(_ first: String) throws {
    #expect(try read("shop://\(first)/bag").get().segments == [first, "bag"])
  }

  @Test("A link is limited to 65,536 bytes and 1,000 query items")
  func limits() throws {
    let path = "shop://a/"
    let longest = path + String(repeating: "b", count: DeepLink.byteLimit - path.utf8.count)
    #expect(try read(longest).get().segments.count == 2)
    #expect(read(longest + "b") == .failure(.tooLarge))
    #expect(read(longest + String(repeating: "%", count: 1 << 20)) == .failure(.tooLarge))
    let most = "shop://a?" + (1...1000).map { "n\($0)=1" }.joined(separator: "&")
    #expect(try read(most).get().query.count == 1000)
    #expect(try read(most + "&&&").get().query.count == 1000)
    #expect(read(most + "&n") == .failure(.tooLarge))
  }

  @Test("A link that exceeds the limits is reported as too long")
  func tooLarge() {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["shop"]}
      """#)
    var diagnostics: [Diagnostic] = []
    let link = Link(
      url: "shop://" + String(repeating: "a", count: 70_000), range: .start(of: FileID(0)))
    #expect(Compiler(test.project).target(of: link, &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == [.linkTooLong])
  }

  /// Combines fragments that have a meaning in the URL standard in random order.
  @Test("Serialising and parsing any link again gives the same link")
  func random() throws {
    let pieces = [
      "/", "\\", ".", "..", "%2e", "%", "%zz", "%C3%A9", "%ff", "é", "😀", "+", "&", "=", "?", "#",
      " ",
      "\t", "\n", "\r", "\u{1}", "%00", "%2F", "@", ":", "a", "bc", "\u{FEFF}", "%F0%9F",
    ]
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let tail = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let head = Bool.random(using: &random) ? "shop:///" : "https://shop.example/"
      let link = try read(head + tail).get()
      #expect(!link.segments.contains { ["", ".", ".."].contains($0) })
      let path = link.segments.map(percentEncoded).joined(separator: "/")
      let query = link.query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
      let written = "\(head)\(path)?\(query.joined(separator: "&"))#"
      #expect(try read(written).get() == link, "\((head + tail).debugDescription)")
    }
  }
}
