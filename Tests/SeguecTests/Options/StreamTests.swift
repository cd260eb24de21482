import Foundation
import Testing

/// Tests of the streams for results and diagnostics, of colours and of exit statuses.
@Suite struct StreamTests {
  private static let warned = """
    {"screen": "s", "colour": 1, "root": {"type": "layout"}}
    """
  private static let wrong = #"{"screen": "s", "root": {"type": "nothing"}}"#

  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "s.json")
    return folder
  }

  private static let commands = [
    ["check", "s.json"], ["layout", "s.json"], ["tree", "s.json"],
    ["layout", "s.json", "--format", "json"],
  ]

  @Test("A warning is printed on standard error, and the status is 0", arguments: commands)
  func warnings(words: [String]) async throws {
    let run = try await Seguec.run(words, in: try folder(Self.warned).path)
    #expect(run.status == 0 && !run.output.isEmpty)
    #expect(!run.output.contains("unknown-key"))
    #expect(run.errors.contains("unknown-key") && run.errors.contains("s.json:1:17"))
  }

  @Test("--strict turns warnings into errors", arguments: commands)
  func strict(words: [String]) async throws {
    let run = try await Seguec.run(words + ["--strict"], in: try folder(Self.warned).path)
    #expect(run.status == 1 && run.errors.contains("error"))
    if words[0] != "check" { #expect(run.output.isEmpty) }
  }

  @Test(
    "An error is printed on standard error, without a result, and the status is 1",
    arguments: commands)
  func errors(words: [String]) async throws {
    let run = try await Seguec.run(words, in: try folder(Self.wrong).path)
    #expect(run.status == 1 && run.errors.contains("unknown-component"))
    if words[0] != "check" { #expect(run.output.isEmpty) }
  }

  @Test(
    "A pipe gets no colours by default, always with --color always, and never with --color never",
    arguments: commands)
  func colours(words: [String]) async throws {
    let folder = try folder(Self.warned)
    let plain = try await Seguec.run(words, in: folder.path)
    #expect(!plain.output.contains("\u{1B}") && !plain.errors.contains("\u{1B}"))
    let never = try await Seguec.run(words + ["--color", "never"], in: folder.path)
    #expect(never.output == plain.output && never.errors == plain.errors)
    // An explicit request for colours takes precedence over the environment, which applies to every
    // program.
    for environment in [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let always = try await Seguec.run(
        words + ["--color", "always"], in: folder.path, environment: environment)
      #expect(always.errors.contains("\u{1B}["))
      if words.contains("json") { #expect(always.output == plain.output) }
    }
  }

  @Test("A terminal gets colours unless NO_COLOR or TERM disables them")
  func terminal() async throws {
    // script(1) of util-linux runs the command in a pseudo-terminal.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
    #if os(Linux)
      let folder = try folder(Self.warned)
      let script = #"script -qec "$seguec check s.json" /dev/null"#
      for (environment, coloured) in [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "dumb"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
      ] {
        let run = try await Seguec.bash(script, in: folder.path, environment: environment)
        #expect(run.output.contains("\u{1B}[") == coloured, "\(environment): \(run)")
        #expect(run.output.contains("unknown-key"))
      }
    #endif
  }

  @Test("check and build print JSON lines", arguments: ["check", "build"])
  func json(command: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(Self.warned, to: "screens/s.json")
    let words = command == "build" ? [command, ".", "-o", "out"] : [command, "."]
    let run = try await Seguec.run(words + ["--format", "json"], in: folder.path)
    let line = try run.onlyJSON
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(line["code"].string == "unknown-key" && line["severity"].string == "warning")
    try folder.write(Self.wrong, to: "screens/s.json")
    let failed = try await Seguec.run(words + ["--format", "json"], in: folder.path)
    #expect(failed.status == 1)
    #expect(try failed.json.map(\.["severity"].string) == ["error"])
  }

  @Test("check and build print SARIF 2.1.0", arguments: ["check", "build"])
  func sarif(command: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(Self.warned, to: "screens/s.json")
    let words = command == "build" ? [command, ".", "-o", "out"] : [command, "."]
    let run = try await Seguec.run(words + ["--format", "sarif"], in: folder.path)
    let log = try JSONValue(run.output)
    #expect(run.status == 0 && log["version"].string == "2.1.0")
    let result = log["runs"][0]["results"][0]
    #expect(result["ruleId"].string == "unknown-key" && result["level"].string == "warning")
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == "screens/s.json")
    #expect(place["region"]["startLine"].number == 1)
    #expect(place["region"]["startColumn"].number == 17)
    try folder.write("{}", to: "screens/s.json")
    let clean = try SmallProject.make()
    let empty = try JSONValue(
      try await Seguec.run(words + ["--format", "sarif"], in: clean.path).output)
    #expect(empty["runs"][0]["results"] == .array([]))
  }

  @Test("check and build print workflow commands for GitHub", arguments: ["check", "build"])
  func github(command: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(Self.warned, to: "screens/s.json")
    let words = command == "build" ? [command, ".", "-o", "out"] : [command, "."]
    let run = try await Seguec.run(words + ["--format", "github"], in: folder.path)
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("::warning file=screens/s.json,line=1,col=17"))
  }

  @Test("Standard input may be named only once")
  func onceOnly() async throws {
    let run = try await Seguec.run(["check", "-", "-"], input: Array(Self.warned.utf8))
    #expect(run.isRefusal && run.errors.contains("given twice"), "\(run)")
  }

  @Test("A build does not write output files to closed standard streams")
  func closedStreams() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.bash(
      #"""
      $seguec build . -o out >&-
      echo "$?"
      $seguec build . -o silent >&- 2>&-
      echo "$?"
      $seguec build . -o deaf --quiet <&-
      echo "$?"
      $seguec devices >&-
      echo "$?"
      $seguec check - <&-
      echo "$?"
      """#, in: folder.path)
    #expect(run.lines == ["2", "2", "0", "2", "2"], "\(run)")
    #expect(run.errorLines.count == 3, "\(run)")
    for output in ["out", "silent", "deaf"] {
      #expect(try folder.read("\(output)/.lock").isEmpty)
      #expect(
        try folder.files(in: output).filter { $0.key != "build.memory" }
          == folder.files(in: "deaf").filter { $0.key != "build.memory" })
    }
  }

  @Test("A closed pipe or a full disk ends the command with one line and without a signal")
  func closedOutput() async throws {
    let folder = try SmallProject.make()
    // The output is long enough to fill the pipe before the reader exits.
    let run = try await Seguec.bash(
      #"""
      $seguec frames --from list --tap card --fps 1000 --format json | head -c 1 > /dev/null
      echo "${PIPESTATUS[0]}"
      $seguec devices > /dev/full
      echo "$?"
      """#, in: folder.path)
    #if os(Linux)
      #expect(run.lines == ["2", "2"], "\(run)")
      #expect(run.errorLines.count == 2)
    #else
      #expect(run.lines.first == "2", "\(run)")
    #endif
  }
}
