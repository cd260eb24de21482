import Testing

/// `validate` checks data against a schema in JSON Type Definition (RFC 8927).
@Suite struct ValidateOutputTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func validate(
    _ words: [String], in folder: TemporaryFolder, input: String = ""
  ) async throws -> Run {
    try await Seguec.run(["validate"] + words, in: folder.path, input: Array(input.utf8))
  }

  private static let schema = #"{"elements": {"properties": {"price": {"type": "int8"}}}}"#

  @Test("Valid data has no problems and the status 0")
  func valid() async throws {
    let folder = try folder(["s.json": Self.schema, "a.json": "[]", "b.json": #"[{"price": 1}]"#])
    let run = try await validate(["a.json", "b.json", "--schema", "s.json"], in: folder)
    #expect(run.status == 0 && run.output == "2 files: no problems\n", "\(run)")
    #expect(run.errors.isEmpty)
    let quiet = try await validate(["a.json", "--schema", "s.json", "--quiet"], in: folder)
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
  }

  @Test("Other data is reported at its location, with a note at the schema, and the status 1")
  func invalid() async throws {
    let folder = try folder(["s.json": Self.schema, "a.json": "[\n {\"price\": 300}]"])
    let run = try await validate(["a.json", "--schema", "s.json"], in: folder)
    #expect(run.status == 1 && run.output == "1 file: 1 error\n", "\(run)")
    #expect(run.errors.contains("a.json:2:12: error: "))
    #expect(run.errors.contains("s.json:1:"))
    #expect(run.errors.contains("from -128 to 127"))
  }

  @Test("--format json prints the errors of each file as pairs of JSON Pointers")
  func json() async throws {
    let folder = try folder([
      "s.json": Self.schema, "a.json": #"[{"price": 1}, {"price": "x"}]"#, "b.json": "[]",
    ])
    let run = try await validate(
      ["a.json", "b.json", "--schema", "s.json", "--format", "json"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        {"file":"a.json","valid":false,"errors":[{"instancePath":"/1/price","schemaPath":"/elements/properties/price/type"}]}
        {"file":"b.json","valid":true,"errors":[]}

        """)
  }

  @Test("A file that is not JSON, or has duplicate keys, is not valid, although it has no errors")
  func broken() async throws {
    let folder = try folder(["s.json": "{}", "a.json": "[1", "b.json": #"{"a": 1, "a": 2}"#])
    let run = try await validate(
      ["a.json", "b.json", "--schema", "s.json", "--format", "json"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        {"file":"a.json","valid":false,"errors":[]}
        {"file":"b.json","valid":false,"errors":[]}

        """)
  }

  @Test("A wrong schema is reported instead of the data")
  func wrongSchema() async throws {
    let folder = try folder(["s.json": #"{"type": "strin"}"#, "a.json": "1"])
    for format in ["table", "json"] {
      let run = try await validate(
        ["a.json", "--schema", "s.json", "--format", format], in: folder)
      #expect(run.status == 1, "\(run)")
      #expect(run.errors.contains("s.json:1:10: error: "))
      #expect(!run.output.contains("a.json"))
    }
  }

  @Test("Warnings of a schema are errors with --strict")
  func strict() async throws {
    let folder = try folder([
      "s.json": #"{"type": "int8", "metadata": {"maxLength": 1}}"#, "a.json": "1",
    ])
    #expect(try await validate(["a.json", "--schema", "s.json"], in: folder).status == 0)
    #expect(
      try await validate(["a.json", "--schema", "s.json", "--strict"], in: folder).status == 1)
  }

  @Test("Standard input is read once, as data or as the schema")
  func standardInput() async throws {
    let folder = try folder(["s.json": Self.schema, "a.json": "[]"])
    #expect(try await validate(["-", "--schema", "s.json"], in: folder, input: "[]").status == 0)
    #expect(try await validate(["a.json", "--schema", "-"], in: folder, input: "{}").status == 0)
    #expect(try await validate(["-", "--schema", "-"], in: folder, input: "{}").status == 2)
  }

  @Test(
    "What cannot be run has the status 2",
    arguments: [
      ["a.json"], ["--schema", "s.json"], ["a.json", "--schema", "none.json"],
      ["none.json", "--schema", "s.json"], [".", "--schema", "s.json"],
      ["a.json", "--schema", "."],
    ])
  func unusable(_ words: [String]) async throws {
    let folder = try folder(["s.json": Self.schema, "a.json": "[]"])
    let run = try await validate(words, in: folder)
    #expect(run.status == 2 && !run.errors.isEmpty && run.output.isEmpty, "\(run)")
  }
}
