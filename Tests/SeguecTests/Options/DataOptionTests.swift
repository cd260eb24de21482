import Foundation
import Testing

/// `--data` chooses what fills the screens of a command. Expectations are computed by hand: boxes
/// are 100 points wide, and the device 350.
@Suite struct DataOptionTests {
  private static let row = #"""
    {"screen": "row", "data": {"properties": {
       "list": {"elements": {"type": "string"}, "metadata": {"atMost": 4}}}},
     "root": {"type": "layout", "style": {"flexDirection": "row"}, "children": [
       {"forEach": "data.list", "body":
         {"type": "layout", "style": {"width": 100, "height": 10, "flexShrink": 0}}}]}}
    """#

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"devices": ["350x800@1"]}"#, to: "segue.json")
    try folder.write(Self.row, to: "screens/row.json")
    try folder.write(
      #"{"screen": "other", "root": {"type": "layout", "children": []}}"#, to: "screens/other.json")
    try folder.write(#"{"data": {"list": ["a", "b"]}}"#, to: "data/row/few.json")
    try folder.write(#"{"data": {"list": ["a", "b", "c", "d"]}}"#, to: "data/row/many.json")
    try folder.write(#"{"data": {"list": ["a", "b", "c", "d"]}}"#, to: "answer.json")
    try folder.write(#"{"data": {"list": [1]}}"#, to: "wrong.json")
    return folder
  }

  /// The codes of the diagnostics, each with the last of its notes.
  private func found(_ run: Run) throws -> [String] {
    try run.json.map {
      "\($0["code"].string ?? "") \($0["notes"].elements.last?["message"].string ?? "")"
    }
  }

  @Test(
    "check fills screens with the data of a name, a file or standard input, and no other",
    arguments: [
      ([], #"visible-overflow with the data "many""#),
      (["--data", "few"], nil), (["--data", "many"], #"visible-overflow with the data "many""#),
      (["--data", "longest"], #"visible-overflow with the data "longest""#),
      (["--data", "empty"], nil),
      (["screens/row.json", "--data", "few"], nil),
      (["screens/row.json", "--data", "longest"], #"visible-overflow with the data "longest""#),
      (
        ["screens/row.json", "--data", "answer.json"],
        #"visible-overflow with the data "answer.json""#
      ),
      (["screens/row.json", "--data", "-"], #"visible-overflow with the data "<stdin>""#),
    ])
  func check(words: [String], expected: String?) async throws {
    let folder = try project()
    let run = try await Seguec.run(
      ["check"] + words + ["--format", "json"], in: folder.path,
      input: Array(#"{"data": {"list": ["a", "b", "c", "d"]}}"#.utf8))
    #expect(try found(run) == (expected.map { [$0] } ?? []), "\(run)")
  }

  @Test("Without sample data, an extreme shows what does not fit; --no-extremes leaves it out")
  func extremes() async throws {
    let folder = try project()
    try folder.write(#"{"data": {"list": ["a"]}}"#, to: "data/row/many.json")
    let run = try await Seguec.run(["check", "--format", "json"], in: folder.path)
    #expect(try found(run) == [#"visible-overflow with the extreme data "longest""#])
    for words in [["check", "--no-extremes"], ["check", "--data", "few"]] {
      let run = try await Seguec.run(words + ["--format", "json"], in: folder.path)
      #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    }
    let file = try await Seguec.run(
      ["check", "screens/row.json", "--format", "json"], in: folder.path)
    #expect(try found(file) == [#"visible-overflow with the extreme data "longest""#])
  }

  @Test("A mistake in a file of data is reported there")
  func mistake() async throws {
    let folder = try project()
    let run = try await Seguec.run(
      ["check", "screens/row.json", "--data", "wrong.json"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("wrong.json:1:20: error:"), "\(run.errors)")
  }

  @Test(
    "Data that no screen has is refused in one line",
    arguments: [
      ["check", "--data", "fwe"], ["check", "--data", "answer.json"],
      ["check", "screens/row.json", "--data", "nothing.json"],
      ["check", "screens/other.json", "--data", "few"],
      ["check", "-", "--data", "-"], ["preview", "-o", "p", "--data", "fwe"],
    ])
  func refused(words: [String]) async throws {
    let folder = try project()
    let run = try await Seguec.run(words, in: folder.path)
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(!folder.exists("p"))
  }

  @Test("A preview names the data of its screens, and opens them with that of --data")
  func preview() async throws {
    let folder = try project()
    func names(_ words: String...) async throws -> [String] {
      let run = try await Seguec.run(["preview", "-o", "-"] + words, in: folder.path)
      let element = try #require(
        run.output.firstMatch(of: /<script type="application\/json" id="project">(.*)<\/script>/))
      return try JSONValue(String(element.1))["instances"].elements.map {
        "\($0["name"].string ?? "") \($0["data"].string ?? "-")"
      }.sorted()
    }
    #expect(try await names() == ["other -", "row few", "row@many many"])
    #expect(try await names("--data", "many") == ["other -", "row many", "row@few few"])
    #expect(
      try await names("--data", "empty") == [
        "other -", "row empty", "row@few few", "row@many many",
      ])
  }

  @Test("A screen that needs arguments has those of its data, which --set must not contradict")
  func argumentsOfData() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"devices": ["350x800@1"]}"#, to: "segue.json")
    try folder.write(
      #"""
      {"screen": "a", "parameters": {"id": "string"}, "data": {"type": "string"},
       "root": {"type": "label", "text": "${id} ${data}"}}
      """#, to: "screens/a.json")
    // The screen is named by the innermost folder.
    try folder.write(#"{"arguments": {"id": "1"}, "data": "one"}"#, to: "data/b/a/one.json")
    try folder.write(#"{"arguments": {"id": "2"}, "data": "two"}"#, to: "data/a/two.json")
    try folder.write(#"{"data": 7}"#, to: "data/a/b/wrong.json")
    func tree(_ words: String...) async throws -> Run {
      try await Seguec.run(["tree", "screens/a.json"] + words, in: folder.path)
    }
    #expect(try await tree().output.contains("two"))
    for name in ["one", "two"] {
      let id = name == "one" ? "1" : "2"
      let run = try await tree("--data", name)
      #expect(run.output.contains("\(id) \(name)"), "\(run)")
      let same = try await tree("--data", name, "--set", "id=\(id)")
      #expect(same.output == run.output, "\(same)")
    }
    let set = try await tree("--set", "id=1")
    #expect(set.output.contains("1 one"), "\(set)")
    let other = try await tree("--set", "id=zz", "--data", "one")
    #expect(other.status == 2 && other.errors.contains("is for the id 1"), "\(other)")
    let words = ["data", "screens/a.json", "--format", "json"]
    let data = try await Seguec.run(words, in: folder.path)
    #expect(
      try JSONValue(data.output)["samples"].elements.map(\.string) == ["two", "one"], "\(data)")
  }

  @Test("frames takes extreme data, a file and standard input")
  func frames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"devices": ["350x800@1"], "schemes": ["s"]}"#, to: "segue.json")
    try folder.write(
      #"""
      {"screen": "a", "route": "/a", "data": {"elements": {"type": "string"}},
       "root": {"type": "layout", "children": [
         {"forEach": "data", "body": {"type": "layout", "id": "row", "style": {"height": 50},
            "events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "fade"}]}}}]}}
      """#, to: "screens/a.json")
    try folder.write(
      #"{"screen": "b", "route": "/b", "root": {"type": "layout", "children": []}}"#,
      to: "screens/b.json")
    try folder.write(#"{"data": []}"#, to: "data/a/none.json")
    try folder.write(#"{"data": ["a"]}"#, to: "answer.json")
    func frames(_ data: String, tap: String) async throws -> Run {
      try await Seguec.run(
        ["frames", "--from", "a", "--tap", tap, "--data", data], in: folder.path,
        input: Array(#"{"data": ["a", "b"]}"#.utf8))
    }
    // The extreme `typical` has three elements, the file one, and standard input two.
    for (data, tap) in [("typical", "row[2]"), ("answer.json", "row[0]"), ("-", "row[1]")] {
      let run = try await frames(data, tap: tap)
      #expect(run.status == 0 && !run.output.isEmpty, "\(run)")
    }
    let few = try await frames("answer.json", tap: "row[1]")
    #expect(few.status == 2, "\(few)")
    let none = try await frames("typicl", tap: "row[0]")
    #expect(none.status == 2 && none.errors.contains("\"typical\""), "\(none)")
  }

  @Test("Data that is for other arguments is not chosen for a screen")
  func otherArguments() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "segue.json")
    try folder.write(
      #"""
      {"screen": "a", "parameters": {"id": "string"}, "data": {"type": "string"},
       "root": {"type": "label", "text": "${data}"}}
      """#, to: "screens/a.json")
    for (name, id) in [("one", 1), ("two", 2)] {
      try folder.write(
        #"{"arguments": {"id": "\#(id)"}, "data": "\#(name)"}"#, to: "data/a/\(name).json")
    }
    try folder.write(#"{"arguments": {"id": "2"}, "data": "more"}"#, to: "data/a/more.json")
    let run = try await Seguec.run("preview", "-o", "-", "--data", "two", in: folder.path)
    // Of the two for the argument 2, `more` is the first by name, and `two` is chosen.
    for text in [
      #""name":"a?id=1","screen":"a","data":"one""#, #""name":"a?id=2","screen":"a","data":"two""#,
      #""name":"a@more?id=2","screen":"a","data":"more""#,
    ] {
      #expect(run.output.contains(text), "\(run.errors)")
    }
  }

  @Test("A request of a stream brings its data")
  func stream() async throws {
    func answer(_ data: String) async throws -> JSONValue {
      let screen = Self.row.replacing("\n", with: " ")
      let run = try await Seguec.run(
        ["compile", "-"], input: Array("{\"screen\": \(screen), \"data\": \(data)}".utf8))
      return try #require(try run.json.first)
    }
    let filled = try await answer(#"{"list": ["a", "b"]}"#)
    #expect(filled["ok"].boolean == true)
    // The root and two boxes.
    #expect(filled["layouts"][0]["nodes"].elements.count == 3)
    let wrong = try await answer(#"{"list": [1]}"#)
    #expect(wrong["ok"].boolean == false)
    #expect(wrong["diagnostics"][0]["file"].string == "<data>")
    #expect(wrong["diagnostics"][0]["column"].number == 11)
  }
}
