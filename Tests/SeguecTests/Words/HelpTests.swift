import Testing

@Suite struct HelpTests {
  /// The documented commands that this version implements.
  static let commands = [
    "build", "check", "validate", "evaluate", "compile", "tree", "layout", "snapshot", "frames",
    "navigate", "links", "show", "devices", "schema", "explain", "completions",
  ]

  @Test("The overview names every command and is printed on standard output")
  func overview() async throws {
    for words in [["--help"], ["-h"], ["help"]] {
      let run = try await Seguec.run(words)
      #expect(run.status == 0 && run.errors.isEmpty)
      for name in Self.commands { #expect(run.output.contains("\n  \(name) ")) }
    }
  }

  @Test("Without a command the overview is printed as an error")
  func nothing() async throws {
    let run = try await Seguec.run()
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("Usage: seguec"))
  }

  @Test("--version prints a version number")
  func version() async throws {
    for word in ["--version", "-V"] {
      let run = try await Seguec.run(word)
      #expect(run.status == 0)
      #expect(run.output.wholeMatch(of: /seguec \d+\.\d+\.\d+\n/) != nil)
    }
  }

  @Test("Each command has a help page with its usage, options and an example", arguments: commands)
  func pages(command: String) async throws {
    let page = try await Seguec.run(command, "--help")
    #expect(page.status == 0 && page.errors.isEmpty)
    #expect(page.output.contains("Usage: seguec \(command)"))
    #expect(page.output.contains("Example: seguec \(command)"))
    for words in [["help", command], [command, "-h"], [command, "--nonsense", "--help"]] {
      #expect(try await Seguec.run(words).output == page.output)
    }
  }

  @Test(
    "The documented options are on the help pages of their commands",
    arguments: [
      ("build", ["-o", "--artefact", "--format", "--strict"]),
      ("check", ["--format", "--strict", "--project"]),
      ("layout", ["--device", "--round", "--scroll", "--set", "--direction", "--format"]),
      ("snapshot", ["--tap", "--device", "--set", "--format"]),
      (
        "frames",
        [
          "--from", "--tap", "--device", "--fps", "--pop", "--reduced-motion", "--gesture",
          "--retarget",
          "--reverse", "--scroll", "--set", "--format",
        ]
      ),
    ])
  func options(command: String, options: [String]) async throws {
    let page = try await Seguec.run(command, "--help").output
    for option in options { #expect(page.contains(option)) }
  }
}
