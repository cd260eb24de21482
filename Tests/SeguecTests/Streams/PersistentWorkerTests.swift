import Foundation
import Testing

/// Tests of the JSON form of Bazel's protocol for persistent workers, as documented by Bazel.
@Suite struct PersistentWorkerTests {
  private func answers(
    _ input: String, _ words: [String] = [], in folder: String
  ) async throws -> [JSONValue] {
    let run = try await Seguec.run(
      words + ["--persistent_worker"], in: folder, input: Array(input.utf8))
    #expect(run.status == 0, "\(run)")
    return try run.json
  }

  @Test("Each request has an answer with the exit code, the output and the id")
  func requests() async throws {
    let folder = try SmallProject.make()
    let alone = try await Seguec.run("check", ".", in: folder.path)
    let found = try await answers(
      """
      {"arguments":["check","."],"inputs":[{"path":"segue.json","digest":"YQ=="}],"requestId":1}
      {"arguments":["check","nowhere"],"requestId":2,"verbosity":0,"later":{"x":[null]}}
      {"arguments":["--version"]}
      {}
      """, in: folder.path)
    try #require(found.count == 4)
    #expect(found[0].keys == ["exitCode", "output", "requestId"])
    #expect(found[0]["exitCode"].number == 0 && found[0]["output"].string == alone.output)
    #expect(found[1]["exitCode"].number == 2 && found[1]["requestId"].number == 2)
    #expect(found[1]["output"].string == "seguec: \"nowhere\" does not exist\n")
    #expect(found[2]["requestId"].number == 0)
    #expect(found[3]["exitCode"].number == 2)
  }

  @Test("Objects need no line feed between them, and a malformed one ends at its line's end")
  func framing() async throws {
    let folder = try SmallProject.make()
    let found = try await answers(
      #"{"arguments":["a}\"{"],"requestId":1}{"arguments":["explain"],"requestId":2}"#
        + "\n{\"arguments\":[\n{\"arguments\":[\"explain\"],\"requestId\":3}\n]\nnull\n"
        + #"{"requestId":1.5}{"arguments":[1],"requestId":4}{"requestId":5"#, in: folder.path)
    #expect(found.map(\.["requestId"].number) == [1, 2, 0, 3, 0, 0, 0, 4, 5])
    #expect(found.map(\.["exitCode"].number) == [2, 0, 2, 0, 2, 2, 2, 2, 2])
  }

  @Test("A waiting request is cancelled, and an answered one is not answered again")
  func cancelling() async throws {
    let folder = try SmallProject.make()
    let found = try await answers(
      """
      {"arguments":["build",".","-o","one","--quiet"],"requestId":1}
      {"arguments":["build",".","-o","two","--quiet"],"requestId":2}
      {"requestId":2,"cancel":true}
      {"requestId":9,"cancel":true}
      """, in: folder.path)
    #expect(found.count == 2)
    let cancelled = try #require(found.first { $0["requestId"].number == 2 })
    #expect(cancelled["wasCancelled"].boolean == true)
    #expect(folder.exists("one/index.json") && !folder.exists("two"))
  }

  @Test("Startup arguments come first, files are expanded, and sandboxDir is the working directory")
  func words() async throws {
    let folder = try SmallProject.make()
    try folder.write("--quiet\n@more\n", to: "words")
    try folder.write("-o\r\nout put\n\n", to: "more")
    let found = try await answers(
      #"{"arguments":["@words","."]}{"arguments":["..","--quiet","-o","../x"],"sandboxDir":"screens"}"#
        + #"{"arguments":["."],"sandboxDir":"nowhere"}"#,
      ["build"], in: folder.path)
    #expect(found.map(\.["exitCode"].number) == [0, 0, 2])
    #expect(folder.exists("out put/index.json") && folder.exists("x/index.json"))
    #expect(found[2]["output"].string?.contains("\"nowhere\" cannot be used") == true)
  }

  @Test("A command neither reads requests nor prints between answers")
  func streams() async throws {
    let folder = try SmallProject.make()
    let found = try await answers(
      #"{"arguments":["layout","-"],"requestId":1}"# + "\n"
        + #"{"arguments":["devices"],"requestId":2}"#, in: folder.path)
    #expect(found.map(\.["exitCode"].number) == [1, 0])
  }
}

/// Tests of `@FILE` on a command line.
@Suite struct FlagFileTests {
  @Test("A doubled @ is a literal @, and arguments after -- are not expanded")
  func literal() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"screen": "s", "root": {"type": "layout"}}"#, to: "@s.json")
    for words in [["check", "@@s.json"], ["check", "--", "@s.json"]] {
      let run = try await Seguec.run(words, in: folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    }
  }

  @Test("A missing arguments file and circular references are refused in one line")
  func refused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("@b\n", to: "a")
    try folder.write("@a\n", to: "b")
    for words in [["check", "@nowhere"], ["check", "@a"], ["check", "@"]] {
      let run = try await Seguec.run(words, in: folder.path)
      #expect(run.isRefusal, "\(run)")
    }
  }
}
