import Segue
import SegueFiles

extension Command {
  static let build = Command(
    name: "build",
    summary: "Compile every screen, link and transition of a project.",
    operands: "[PROJECT]",
    options: [
      Option(
        name: "output", value: "FOLDER", summary: "The folder to write; by default PROJECT/.segue.",
        short: "o"),
      Option(
        name: "files", value: nil,
        summary: "Write a JSON file for each screen or link and device, too."),
      Option(
        name: "artefact", value: "FILE",
        summary: "Write the binary artefact there; no folder without --output."),
    ] + SwiftOutput.options + [
      Option(
        name: "depfile", value: "FILE",
        summary: "Write the files that were read, for Make and Ninja."),
      Option(name: "watch", value: nil, summary: "Build again whenever a file changes."),
      Option(
        name: "no-memory", value: nil,
        summary: "Rebuild everything, and keep nothing for the next build."),
      Option(name: "quiet", value: nil, summary: "Print diagnostics only."),
      .jobs, .textScale, .format(["table", "json", "sarif", "github"]), .allowOutside, .limit,
      .strict,
      .color,
    ],
    example: "seguec build Samples/Outfits -o build/outfits",
    run: { arguments throws(UsageError) in
      arguments.has("watch")
        ? try watchAndBuild(arguments) : try BuildRun.run(try BuildRequest(arguments))
    })
}

/// Builds, and builds again after every change, until the process is stopped. Errors are reported,
/// since a change may fix them.
private func watchAndBuild(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let console = arguments.console
  guard !console.isShared else {
    throw UsageError("--watch never ends, and a worker has other requests to answer")
  }
  let watch = try FolderWatch()
  // An invalid command line stays invalid, so its error ends the command.
  var request = try BuildRequest(arguments)
  var repeated = request.folder
  while true {
    do throws(UsageError) {
      request = try BuildRequest(arguments)
      repeated = request.folder
      // The watch starts before the build, so that changes during the build are noticed.
      try watch.add(try reading(try repeated.folders()))
      let start = Platform.milliseconds()
      let status = try BuildRun.run(request)
      console.note(
        "\(status == .done ? "built" : "not built") in \(Platform.milliseconds() - start) ms; "
          + "waiting for changes\n")
    } catch {
      console.note("seguec: \(error.message)\n")
      try? watch.add(try reading(try repeated.folders()))
    }
    watch.wait()
  }
}

extension Arguments {
  /// Prints diagnostics in the requested format. Machine-readable formats are results, so they go
  /// to standard output.
  func printDiagnostics(_ diagnostics: [Diagnostic], in sources: SourceMap) throws(UsageError) {
    switch value("format") {
    case "json": try console.print(DiagnosticsJSON().render(diagnostics, in: sources))
    case "sarif":
      try console.print(
        DiagnosticsSARIF(
          toolVersion: CommandLineTool.version,
          explanations: Dictionary(
            uniqueKeysWithValues: DiagnosticCode.allCases.map { ($0, $0.explanation.meaning) })
        ).render(diagnostics, in: sources))
    case "github": try console.print(DiagnosticsGitHub().render(diagnostics, in: sources))
    default:
      let text = DiagnosticsText(color: console.errorColor, width: console.errorWidth)
      console.note(text.render(diagnostics, in: sources))
    }
  }
}
