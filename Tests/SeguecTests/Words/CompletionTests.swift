import Foundation
import Testing

@Suite struct CompletionTests {
  /// Returns bash's completions of the last word.
  private func offers(_ words: [String], in folder: String? = nil) async throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Seguec.bash(
      """
      complete() { :; }
      eval "$($seguec completions bash)"
      COMP_WORDS=(seguec \(list)); COMP_CWORD=\(words.count)
      _seguec
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return run.lines
  }

  @Test("The bash script has no syntax errors")
  func syntax() async throws {
    let run = try await Seguec.bash("$seguec completions bash | bash -n")
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
  }

  @Test("The scripts for the other shells name every command", arguments: ["zsh", "fish"])
  func otherShells(shell: String) async throws {
    let run = try await Seguec.run("completions", shell)
    #expect(run.status == 0)
    for command in HelpTests.commands { #expect(run.output.contains(command)) }
    let check = try await Seguec.bash(
      """
      command -v \(shell) > /dev/null || exit 0
      $seguec completions \(shell) > "$TMPDIR/script"; exec \(shell) -n "$TMPDIR/script"
      """, environment: ["TMPDIR": try TemporaryFolder().path])
    #expect(check.errors.isEmpty || check.errors.contains("No such file"), "\(check)")
  }

  @Test("The first word completes to commands")
  func commands() async throws {
    #expect(try await offers(["s"]) == ["snapshot", "show", "schema"])
    #expect(try await offers(["lay"]) == ["layout"])
    #expect(Set(HelpTests.commands).isSubset(of: try await offers([""])))
  }

  @Test("A dash completes to the command's options, and an option to its values")
  func options() async throws {
    #expect(try await offers(["frames", "--f"]) == ["--from", "--fps", "--format"])
    #expect(try await offers(["layout", "a.json", "--round", ""]) == ["pixel", "none"])
    #expect(try await offers(["check", "--format", "s"]) == ["sarif"])
    #expect(try await offers(["layout", "--direction", "r"]) == ["rtl"])
  }

  @Test("Operands of schema, explain and completions complete to their names")
  func names() async throws {
    #expect(
      try await offers(["schema", ""]).sorted()
        == ["artefact", "component", "project", "sample", "screen", "type"])
    #expect(try await offers(["completions", "f"]) == ["fish"])
    #expect(try await offers(["explain", "dead-l"]) == ["dead-link"])
  }

  @Test("Other words complete to files")
  func files() async throws {
    let folder = try SmallProject.make()
    #expect(try await offers(["layout", "scr"], in: folder.path) == ["screens"])
    #expect(try await offers(["layout", "screens/l"], in: folder.path) == ["screens/list.json"])
  }
}
