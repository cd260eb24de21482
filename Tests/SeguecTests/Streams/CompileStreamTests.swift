import Foundation
import Testing

/// Tests of `seguec compile`, which answers each line of requests with a line.
@Suite struct CompileStreamTests {
  private static let screen = """
    {"screen":"s","root":{"type":"layout","style":{"padding":10.5},"children":[\
    {"type":"image","id":"i","source":"a.jpg","naturalSize":{"width":40,"height":30},\
    "events":{"tap":[{"type":"back"}]}}]}}
    """

  private func answers(
    _ lines: [String], _ words: [String] = [], in folder: String? = nil
  ) async throws -> [JSONValue] {
    let run = try await Seguec.run(
      ["compile", "-"] + words, in: folder, input: Array(lines.joined(separator: "\n").utf8))
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return try run.json
  }

  @Test(
    "A layout equals the output of seguec layout for the same bytes, on every requested device")
  func layouts() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "s.json")
    let devices = ["100x200@2", "iphone-15"]
    for (round, words) in [("pixel", []), ("none", ["--round", "none"])] {
      let expected = try await Seguec.run(
        ["layout", "-", "--format", "json"] + devices.flatMap { ["--device", $0] } + words,
        in: folder.path, input: Array(Self.screen.utf8)
      ).json
      let found = try await answers([
        #"{"screen":\#(Self.screen),"devices":["100x200@2","iphone-15"],"round":"\#(round)"}"#
      ])
      #expect(found.first?["ok"].boolean == true)
      #expect(found.first?["layouts"].elements == expected)
    }
  }

  @Test("Answers keep the ids and order of the requests, and invalid lines are answered too")
  func order() async throws {
    let found = try await answers([
      #"{"id":1,"screen":\#(Self.screen)}"#, "oops", "",
      #"{"screen":{"screen":"s","root":{"type":"nothing"}},"id":{"a":[1.50,"é"]}}"#,
      #"{"id":"x","screen":3,"screen":4}"#, #"{"id":"y","screen":{"#,
      #"{"json":"\#(Self.screen.replacing("\"", with: "\\\""))","id":2}"#,
    ])
    try #require(found.count == 7)
    #expect(
      found.map(\.["id"]) == [
        .number(1), .null, .null, .object(["a": .array([.number(1.5), .string("é")])]),
        .string("x"), .string("y"), .number(2),
      ])
    #expect(found.map(\.["ok"].boolean) == [true, false, false, false, false, false, true])
    #expect(found.map { $0["error"] != .null } == [false, true, true, false, true, true, false])
    #expect(found[3]["diagnostics"][0]["code"].string == "unknown-component")
    // Columns count from the first byte of the screen itself.
    #expect(found[3]["diagnostics"][0]["column"].number == 30)
    #expect(found[6]["layouts"] == found[0]["layouts"])
  }

  @Test(
    "An invalid request is answered with a reason",
    arguments: [
      (#""device":"iphone-1""#, "did you mean \\\"iphone-15\\\""), (#""tap":"j""#, "\"tap\""),
      (#""arguments":{"a":1}"#, "no parameter"), (#""arguments":[]"#, "\"arguments\" is an object"),
      (#""round":"up""#, "\"round\""), (#""devices":[]"#, "at least one"),
      (#""device":"ipad-11","devices":["ipad-11"]"#, "not both"), (#""json":"{}""#, "one screen"),
      (#""devise":"ipad-11""#, "did you mean \"device\""), ("\"devices\":[1]", "a string"),
    ])
  func refused(member: String, why: String) async throws {
    let found = try await answers([#"{"screen":\#(Self.screen),\#(member)}"#])
    #expect(found.count == 1 && found[0]["ok"].boolean == false)
    #expect(found[0]["layouts"].elements.isEmpty)
    let why = why.replacing("\\\"", with: "\"")
    #expect(found[0]["error"].string?.contains(why) == true, "\(found[0])")
  }

  @Test("A tap is answered with the snapshot that seguec snapshot prints")
  func snapshot() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "s.json")
    let expected = try await Seguec.run(
      "snapshot", "s.json", "--tap", "i", "--format", "json", in: folder.path
    ).onlyJSON
    let found = try await answers([#"{"screen":\#(Self.screen),"tap":"i"}"#])
    #expect(found.first?["snapshot"] == expected)
  }

  @Test("A project provides components, devices and the types of arguments")
  func project() async throws {
    let folder = try SmallProject.make()
    try folder.write(
      #"{"component": "box", "parameters": {"side": "number"}, "body": {"type": "layout", "style": {"height": "${side}"}}}"#,
      to: "components/box.json")
    let screen =
      #"{"screen":"s","parameters":{"side":"number"},"root":{"type":"layout","children":[{"type":"box","arguments":{"side":"${side}"}}]}}"#
    let found = try await answers(
      [
        #"{"screen":\#(screen),"arguments":{"side":12}}"#,
        #"{"screen":\#(screen),"arguments":{"side":"12"}}"#, #"{"screen":\#(screen)}"#,
        #"{"screen":\#(screen),"arguments":{"side":7},"device":"slab"}"#,
      ], ["--project", "."], in: folder.path)
    #expect(found.map(\.["ok"].boolean) == [true, false, false, true])
    #expect(found[0]["layouts"].elements.map(\.["device"]["name"].string) == ["tile", "slab"])
    #expect(found[0]["layouts"][0]["nodes"][1]["frame"].rect == [0, 0, 100, 12])
    #expect(found[1]["error"].string?.contains("number") == true)
    #expect(found[2]["diagnostics"].elements.count == 1)
    #expect(found[3]["layouts"].elements.map(\.["device"]["name"].string) == ["slab"])
  }

  @Test("A line longer than the limit is refused, and the next one is answered")
  func limit() async throws {
    let long = String(repeating: "[", count: 200_000)
    let line = #"{"screen":\#(Self.screen)}"#
    let found = try await answers(
      [long, line, line + String(repeating: " ", count: 1000 - line.utf8.count), line + long],
      ["--limit", "1000"])
    #expect(found.map(\.["ok"].boolean) == [false, true, true, false])
    #expect(found[0]["error"].string?.contains("1,000 bytes") == true)
  }

  #if os(Linux)
    @Test(
      "Endless input is refused, and empty input has no answers",
      arguments: ["$seguec compile /dev/zero", "$seguec compile - < /dev/zero"])
    func endless(command: String) async throws {
      let run = try await Seguec.bash("\(command) --limit 100000")
      #expect(run.isRefusal && run.errors.contains("does not end"), "\(run)")
      let empty = try await Seguec.bash(command.replacing("zero", with: "null"))
      #expect(empty.status == 0 && empty.output.isEmpty, "\(empty)")
    }
  #endif

  @Test("Warnings accompany the layout, and replace it with --strict")
  func strict() async throws {
    let line = #"{"screen":{"screen":"s","colour":1,"root":{"type":"layout"}}}"#
    let found = try await answers([line])
    #expect(found.first?["diagnostics"][0]["code"].string == "unknown-key")
    #expect(found.first?["layouts"].elements.count == 1)
    let strict = try await answers([line], ["--strict"])
    #expect(strict.first?["ok"].boolean == false)
    #expect(strict.first?["layouts"].elements.count == 0)
  }
}
