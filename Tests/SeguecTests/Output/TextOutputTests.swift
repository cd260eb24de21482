import Foundation
import Testing

/// Tests of lines of text in the output. In the test font Regular.ttf at 10 points A is 6.4 wide, B
/// 6.1, a space 2.6, and the missing glyph, such as each dot of an ellipsis, 5. Lines are 20 high.
@Suite struct TextOutputTests {
  private static func project(_ children: String, devices: String = #""40x200@1""#) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    let fonts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../SegueTests/Fonts/Fixtures/Regular.ttf").standardized
    try folder.write(Array(try Data(contentsOf: fonts)), to: "fonts/Brand.ttf")
    try folder.write(
      """
      {"devices": [\(devices)], "fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      """, to: "segue.json")
    try folder.write(
      """
      {"screen": "home", "root": {"type": "layout",
       "style": {"fontFamily": "Brand", "fontSize": 10, "lineHeight": 20}, "children": [\(children)]}}
      """, to: "screens/home.json")
    return folder
  }

  private static func label(_ text: String, _ style: String = "") -> String {
    #"{"type": "label", "text": \#(text), "style": {\#(style)}}"#
  }

  /// Returns the label in the only line of JSON.
  private static func node(
    _ command: String, _ folder: TemporaryFolder, _ words: String...
  ) async throws -> JSONValue {
    try await Seguec.run(
      [command, "screens/home.json", "--format", "json"] + words, in: folder.path
    ).onlyJSON["nodes"][1]
  }

  @Test("A label's lines are inside its content box, in layout and tree alike")
  func lines() async throws {
    let folder = try Self.project(
      Self.label(#""AA BB AB""#, #""padding": 3, "textAlign": "right""#))
    for command in ["layout", "tree"] {
      let node = try await Self.node(command, folder)
      #expect(node["contentBox"].rect == [3, 3, 34, 40])
      let lines = node["lines"].elements
      // 6.4 · 2 + 2.6 + 6.1 · 2 = 27.6, rounded up to a 64th of a point; the last line is 12.5.
      #expect(lines.map { $0["text"].string } == ["AA BB", "AB"])
      #expect(lines.map { $0["width"].number } == [27.609375, 12.5])
      #expect(lines.map { $0["x"].number } == [6.390625, 21.5])
      #expect(lines.map { $0["top"].number } == [0, 20])
      #expect(lines.map { $0["height"].number } == [20, 20])
      // Ascent 8 and descent 2 leave 5 points of half-leading above them.
      #expect(lines.map { $0["baseline"].number } == [13, 33])
      #expect(lines[0].keys == ["text", "x", "top", "width", "height", "baseline"])
      #expect(node["truncated"] == .null)
    }
  }

  @Test("Pieces name their run, and an ellipsis has no run")
  func pieces() async throws {
    let runs = #"[{"text": "A"}, {"text": "BBBBBB", "style": {"fontSize": 5}}]"#
    let folder = try Self.project(Self.label(runs, #""maxLines": 1, "width": 22"#))
    let node = try await Self.node("layout", folder)
    #expect(node["truncated"] == .boolean(true))
    let pieces = node["lines"][0]["pieces"].elements
    // The ellipsis takes 15 of the 22 points. The A fits before it, but a B of half the size does
    // not.
    #expect(pieces.map { $0["text"].string } == ["A", "..."])
    #expect(pieces.map { $0["run"].number } == [0, nil])
    #expect(pieces.map { $0["x"].number } == [0, 6.40625])
    #expect(pieces.map { $0["width"].number } == [6.40625, 15])
  }

  @Test("Tables list the lines and mark truncated texts")
  func tables() async throws {
    let folder = try Self.project(
      Self.label(#""A B""#) + "," + Self.label(#""AA BB AA BB AA""#, #""maxLines": 2"#))
    let layout = try await Seguec.run("layout", "screens/home.json", in: folder.path).output
    #expect(layout.contains("“A B”") && layout.contains("“AA BB”"))
    #expect(layout.split(separator: "\n").filter { $0.hasSuffix("cut") }.count == 1)
    let tree = try await Seguec.run("tree", "screens/home.json", in: folder.path).output
    #expect(tree.contains("cut “") && tree.contains("2 lines"))
    // A text of one whole line is in the row of its component.
    #expect(tree.components(separatedBy: "“A B”").count == 2)
  }

  @Test("A text scale multiplies font sizes, given by a device or on the command line")
  func textScale() async throws {
    let device = #"{"name": "large", "width": 40, "height": 200, "scale": 1, "textScale": 2}"#
    let label = Self.label(#""AA""#, #""lineHeight": "150%""#)
    let folders = [try Self.project(label), try Self.project(label, devices: device)]
    for (folder, words) in [(folders[0], ["--text-scale", "2"]), (folders[1], [])] {
      let run = try await Seguec.run(
        ["layout", "screens/home.json", "--format", "json"] + words, in: folder.path)
      let line = try run.onlyJSON
      #expect(line["device"]["textScale"].number == 2)
      // 4 · 6.4 = 25.6, rounded up to a 64th of a point.
      #expect(line["nodes"][1]["lines"][0]["width"].number == 25.609375)
      #expect(line["nodes"][1]["frame"].rect == [0, 0, 40, 30])
    }
    let plain = try await Self.node("layout", folders[1], "--text-scale", "1")
    #expect(plain["lines"][0]["width"].number == 12.8125)
  }

  @Test("Notes do not affect the exit status, also when warnings are errors")
  func notes() async throws {
    let folder = try Self.project(
      #"{"type": "layout", "style": {"height": 60}},"#
        + Self.label(#""AA BB AA BB AA""#, #""maxLines": 1"#))
    let run = try await Seguec.run("check", "--strict", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("note: this text is cut"), "\(run)")
    #expect(run.output.contains(": 1 note"))
    let gitHub = try await Seguec.run("check", "--format", "github", in: folder.path)
    #expect(gitHub.output.hasPrefix("::notice file=screens/home.json,"))
  }

  @Test("An invalid text scale is refused", arguments: ["0", "-1", "nan", "inf", "1e9", "", "big"])
  func nonsense(_ factor: String) async throws {
    let folder = try Self.project(Self.label(#""A""#))
    let run = try await Seguec.run(
      "layout", "screens/home.json", "--text-scale", factor, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }
}
