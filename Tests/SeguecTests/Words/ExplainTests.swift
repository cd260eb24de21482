import Testing

@Suite struct ExplainTests {
  @Test("Every diagnostic has a distinct explanation of some length")
  func every() async throws {
    let list = try await Seguec.run("explain")
    #expect(list.status == 0)
    // The first column of the table, without its heading.
    let codes = list.lines.dropFirst().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(codes.count > 60)
    var pages: Set<String> = []
    for code in codes {
      let run = try await Seguec.run("explain", code)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.contains(code) && run.output.count > 80, "\(run)")
      pages.insert(run.output)
    }
    #expect(pages.count == codes.count)
  }

  @Test("Every code that check prints can be explained")
  func printed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"screen": "s", "colour": 1, "root": {"type": "layot", "style": {"widht": 1}}, }"#,
      to: "s.json")
    let run = try await Seguec.run("check", "s.json", "--format", "json", in: folder.path)
    let codes = try run.json.compactMap(\.["code"].string)
    #expect(codes.count >= 2)
    for code in codes { #expect(try await Seguec.run("explain", code).status == 0) }
  }

  @Test(
    "Each schema is a JSON Schema that describes its file",
    arguments: [
      ("screen", ["screen", "root"]), ("component", ["component", "body"]),
      ("project", ["devices", "transitions"]), ("artefact", []),
    ])
  func schemas(kind: String, properties: [String]) async throws {
    let run = try await Seguec.run("schema", kind)
    #expect(run.status == 0 && run.errors.isEmpty)
    let schema = try JSONValue(run.output)
    #expect(schema["$schema"].string?.contains("json-schema.org") == true)
    for property in properties { #expect(schema["properties"].keys.contains(property)) }
  }
}
