import Segue

extension Command {
  static let build = Command(
    name: "build",
    summary: "Compile every screen, link and transition of a project.",
    operands: "[PROJECT]",
    options: [
      Option(
        name: "output", value: "FOLDER", summary: "Where to; PROJECT/.segue if left out.",
        short: "o"),
    ] + SwiftOutput.options + [
      .textScale, .format(["table", "json", "sarif", "github"]), .strict, .color,
    ],
    example: "seguec build Samples/Outfits -o build/outfits",
    run: { arguments throws(UsageError) in try runBuild(arguments) })
}

private func runBuild(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let folder = try ProjectFolder.chosen(try arguments.singleOperand())
  let swift = try SwiftOutput(arguments)
  let output = arguments.value("output") ?? Files.join(folder.path, ".segue")
  guard !output.isEmpty else { throw UsageError("--output is empty, and a folder is expected") }
  let project = Project(try folder.files())
  var progress = Progress()
  let devices = try arguments.devices(of: project)
  let compilation = Compiler(project).compile(on: devices) { done, known in
    progress.update(done, of: known, "compiling")
  }
  progress.end()
  let sources = folder.shownSources(project.sources)
  let diagnostics = arguments.judged(compilation.diagnostics)
  let status = arguments.status(of: diagnostics)
  try arguments.printDiagnostics(diagnostics, in: sources)
  guard status == .done else {
    arguments.console.note(
      "\(diagnosticsSummary(diagnostics) ?? "errors"): nothing is written\n")
    return status
  }
  try swift?.write(compilation, of: project)
  guard arguments.has("output") || swift == nil else { return .done }

  var writer = BuildOutput(output)
  var failure: UsageError?
  var count = 0
  compilation.artefacts(of: project) { artefact in
    guard failure == nil else { return }
    count += 1
    progress.update(count, of: compilation.artefactCount, "writing")
    do throws(UsageError) { try writer.write(artefact) } catch { failure = error }
  }
  progress.end()
  if let failure { throw failure }
  writer.removeStale()
  if arguments.value("format") == nil || arguments.value("format") == "table" {
    let table = compilation.screensTable(of: project)
    try arguments.console.print(
      table.render(
        width: arguments.console.outputWidth, colour: arguments.console.outputColour)
        + "\n" + compilation.summary + "\n"
        + "\(counted(count, "file")) in \(visible(output)): \(grouped(writer.written)) written, "
        + "\(grouped(count - writer.written)) unchanged"
        + (writer.removed > 0 ? ", \(grouped(writer.removed)) removed" : "") + "\n")
  }
  return .done
}

/// A folder that a build writes to.
private struct BuildOutput {
  let folder: String
  private(set) var written = 0
  private(set) var removed = 0
  private let before: [String]
  private var now: Set<String> = []

  init(_ folder: String) {
    self.folder = folder
    let index = Files.join(folder, "index.json")
    before = (try? Files.read(index)).map { listedFiles(inIndex: $0) } ?? []
  }

  mutating func write(_ artefact: Artefact) throws(UsageError) {
    now.insert(artefact.path)
    if try Files.replace(Files.join(folder, artefact.path), with: artefact.bytes) { written += 1 }
  }

  /// Removes what an earlier build listed and this one did not make. Other files are not ours.
  mutating func removeStale() {
    Files.removeTemporaries(in: folder)
    for path in before where !now.contains(path) {
      Files.remove(path, in: folder)
      removed += 1
    }
  }
}

extension Arguments {
  /// Diagnostics in the form that was asked for: the machine's forms are a result, and go to
  /// standard output.
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
      let text = DiagnosticsText(colour: console.errorColour, width: console.errorWidth)
      console.note(text.render(diagnostics, in: sources))
    }
  }
}
