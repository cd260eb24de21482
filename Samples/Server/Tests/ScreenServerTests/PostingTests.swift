import Foundation
import ScreenServer
import Segue
import Testing

@Suite struct PostingTests {
  private let server: RunningServer

  init() throws { server = try RunningServer.shared.get() }

  @Test("A posted screen is compiled with the project's components")
  func sound() throws {
    let screen = """
      {"screen": "mine", "root": {"type": "layout", "children": [
        {"type": "badge", "id": "badge", "arguments": {"text": "Hello"}}
      ]}}
      """
    let answer = try server.request(
      "POST", "/screens?device=ipad-11", ["Content-Type: application/json; charset=utf-8"],
      body: screen)
    #expect(answer.status == 200)
    #expect(answer.headers["cache-control"] == "no-store")
    let shop = try Shop.load(project: RunningServer.outfits)
    var scratch = LayoutScratch()
    let device = try #require(shop.artefact.devices.first { $0.name == "ipad-11" })
    let expected = shop.compiler.layout(
      shop.compiler.read(SourceFile(path: "any", text: screen)), on: device, in: &scratch)
    #expect(answer.body == expected.value?.json())
  }

  @Test("A screen with errors is answered by 422, with the objects that seguec check prints")
  func errors() throws {
    let screen = #"{"screen": "mine", "root": {"type": "lable"}}"#
    let answer = try server.post(screen)
    #expect(answer.status == 422)
    let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    let diagnostic = try #require((json?["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["code"] as? String == "unknown-component")
    #expect(diagnostic["severity"] as? String == "error")
    // The column of "lable", counted by hand.
    #expect(diagnostic["line"] as? Int == 1)
    #expect(diagnostic["column"] as? Int == 37)
    #expect(try server.post("no JSON").status == 422)
    #expect(try server.post("").status == 422)
  }

  @Test(
    "A screen is answered by 413 if its body, depth or number of components is too large")
  func limits() throws {
    let large = String(repeating: " ", count: 1 << 20) + "{}"
    #expect(try server.post(large).status == 413)
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    #expect(try server.post(deep).status == 413)
    let label = #"{"type": "label", "text": "a"}"#
    let many = Array(repeating: label, count: 5001).joined(separator: ",")
    let screen = #"{"screen": "mine", "root": {"type": "layout", "children": [\#(many)]}}"#
    #expect(try server.post(screen).status == 413)

    let connection = try Connection(port: server.port)
    try connection.send(head("POST", "/screens", ["Transfer-Encoding: chunked"], length: 0))
    let chunk = "10000\r\n" + String(repeating: " ", count: 0x10000) + "\r\n"
    for _ in 0..<17 { try connection.send(chunk) }
    try connection.send("0\r\n\r\n")
    #expect(try connection.response().status == 413)
  }

  /// A short text with one letter a line, in boxes that ask for its height at many widths.
  @Test("A screen that takes more work than a request may is answered by 413")
  func work() throws {
    let style =
      #"{"alignSelf": "baseline", "aspectRatio": 0.01, "height": "50%", "overflow": "scroll"}"#
    let text = String(repeating: "ب", count: 10_000)
    let label = #"{"type": "label", "style": {"minWidth": 0}, "text": "\#(text)"}"#
    let tower = (0..<29).reduce(label) { inner, level in
      #"{"type": "layout", "style": \#(level % 4 == 3 ? style : "{}"), "children": [\#(inner)]}"#
    }
    let answer = try server.post(#"{"screen": "mine", "root": \#(tower)}"#)
    #expect(answer.status == 413)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("too-much-work"))
  }

  @Test("A body whose headers do not declare JSON is answered by 415")
  func mediaTypes() throws {
    let screen = #"{"screen": "mine", "root": {"type": "layout"}}"#
    for header in [
      "Content-Type: text/plain", "Content-Type: application/json; charset=utf-16",
    ] {
      #expect(try server.request("POST", "/screens", [header], body: screen).status == 415)
    }
    #expect(try server.post(screen, "Content-Encoding: gzip").status == 415)
    #expect(
      try server.request(
        "POST", "/screens", ["Content-Type: application/vnd.shop+json"], body: screen
      ).status == 200)
  }
}
