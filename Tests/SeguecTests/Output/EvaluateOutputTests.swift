import Testing

/// `evaluate` prints the value of an expression.
@Suite struct EvaluateOutputTests {
  private func evaluate(
    _ words: [String], files: [String: String] = [:], input: String = ""
  ) async throws -> Run {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try await Seguec.run(["evaluate"] + words, in: folder.path, input: Array(input.utf8))
  }

  @Test("The value is printed as JSON, with the status 0")
  func value() async throws {
    let run = try await evaluate(["1 + 2"])
    #expect(run.status == 0 && run.output == "3\n" && run.errors.isEmpty, "\(run)")
    let data = #"{"outfits": [{"id": "a"}, {"id": "b"}]}"#
    let words = ["data.outfits.map(o, o.id)", "--data", "d.json"]
    let file = try await evaluate(words, files: ["d.json": data])
    #expect(file.output == "[\"a\",\"b\"]\n", "\(file)")
    let stream = try await evaluate(["size(data.outfits)", "--data", "-"], input: data)
    #expect(stream.output == "2\n", "\(stream)")
  }

  @Test("An error is underlined in the expression, with the status 1")
  func errors() async throws {
    let run = try await evaluate(
      ["data.totl + 1", "--data", "d.json"], files: ["d.json": #"{"total": 7}"#])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errors == """
        expression:1:6: error: "data" has no field "totl"; did you mean "total"? [unknown-field]
        1 | data.totl + 1
          |      ^~~~
          = help: replace with total

        """)
    let overflow = try await evaluate(["9223372036854775807 + 1"])
    #expect(overflow.status == 1 && overflow.errors.contains("[integer-overflow]"))
    let broken = try await evaluate(["data", "--data", "d.json"], files: ["d.json": "{"])
    #expect(broken.status == 1 && broken.errors.contains("d.json:1:"))
  }

  @Test("With a schema, the data is validated, and its types are those of the schema")
  func schema() async throws {
    let schema =
      #"{"properties": {"a": {"type": "float64"}}, "optionalProperties": {"b": {"type": "string"}}}"#
    let files = ["s.json": schema, "d.json": #"{"a": 1, "b": "x"}"#, "e.json": #"{"a": "1"}"#]
    let options = ["--data", "d.json", "--schema", "s.json"]
    let value = try await evaluate(["data.a / 2.0"] + options, files: files)
    #expect(value.status == 0 && value.output == "0.5\n", "\(value)")
    let absent = try await evaluate(["data.b"] + options, files: files)
    #expect(absent.status == 1 && absent.errors.contains("[possibly-absent]"), "\(absent)")
    let invalid = try await evaluate(["1", "--data", "e.json", "--schema", "s.json"], files: files)
    #expect(invalid.status == 1 && invalid.errors.contains("e.json:1:"), "\(invalid)")
  }

  @Test("--lines answers each line of standard input with a line")
  func lines() async throws {
    let run = try await evaluate(["--lines"], input: "1 + 2\n'a'\n1 +\n[1.5]")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == #"{"value":3,"type":"int"}"#)
    #expect(lines[1] == #"{"value":"a","type":"string"}"#)
    #expect(lines[2].hasPrefix(#"{"errors":[{"code":"missing-operand","message":""#))
    #expect(lines[2].hasSuffix(#""start":3,"end":3}]}"#))
    #expect(lines[3] == #"{"value":[1.5],"type":"list of double"}"#)
  }

  @Test("A line that is too long is answered, and so are those after it")
  func longLine() async throws {
    let long = String(repeating: "1", count: 101)
    let run = try await evaluate(
      ["--lines", "--limit", "string-bytes=100"], input: "1\n\(long)\n2\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("1") && lines[2].contains("2"), "\(lines)")
    #expect(lines[1].hasPrefix(#"{"errors":[{"code":"string-too-long","message":"the line is "#))
  }

  @Test("The work of an evaluation is limited")
  func work() async throws {
    let list = "[1, 2, 3, 4, 5, 6, 7, 8]"
    let loops = "\(list).all(a, \(list).all(b, \(list).all(c, \(list).all(d, a + b + c + d > 0))))"
    #expect(try await evaluate([loops]).output == "true\n")
    let run = try await evaluate([loops, "--limit", "expression-work=100"])
    #expect(run.status == 1 && run.errors.contains("[expression-too-costly]"), "\(run)")
  }

  @Test("Doubles are written so that they are read as the same ones")
  func doubles() async throws {
    for (text, output) in [
      ("-0.0", "-0"), ("string(-0.0)", "\"-0\""), ("1.0 / -0.0", "\"-Infinity\""),
      ("0.1 + 0.2", "0.30000000000000004"),
    ] {
      #expect(try await evaluate(["--", text]).output == output + "\n", "\(text)")
    }
  }

  @Test("Wrong options are reported with the status 2")
  func usage() async throws {
    for words in [
      [], ["1", "2"], ["1", "--lines"], ["1", "--schema", "s.json"], ["1", "--data", "missing"],
      ["--lines", "--data", "-"],
    ] {
      let run = try await evaluate(words)
      #expect(run.status == 2 && run.output.isEmpty, "\(words) \(run)")
    }
  }
}
