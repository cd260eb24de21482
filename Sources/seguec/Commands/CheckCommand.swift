import Segue
import SegueFiles

extension Command {
  static let check = Command(
    name: "check",
    summary: "Check a project, or files, without writing anything.",
    operands: "[PROJECT | FILE…]",
    options: [
      Option(name: "quiet", value: nil, summary: "Print diagnostics only."),
      Option(
        name: "syntax-only", value: nil, summary: "Check only whether files are valid JSON."),
      Option(
        name: "no-extremes", value: nil,
        summary: "Do not lay out screens with extreme data made from its types."),
      Option(
        name: "data", value: "NAME|FILE",
        summary: "Fill screens with this data only: a name, or a file for one screen, or -."
      ),
      .jobs, .textScale, .format(["table", "json", "sarif", "github"]), .project, .allowOutside,
      .limit,
      .strict, .color,
    ],
    example: "seguec check Samples/Outfits --strict",
    run: { arguments throws(UsageError) in try runCheck(arguments) })
}

private func runCheck(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  if arguments.has("syntax-only") { return try checkSyntax(arguments) }
  let operands = arguments.operands
  if operands.isEmpty {
    return try checkProject(try arguments.project(arguments.value("project")), arguments)
  }
  if operands.count == 1, Files.kind(operands[0]) == .folder || operands[0].hasSuffix("segue.json")
  {
    guard !arguments.has("project") else { throw .twoProjects(operands[0]) }
    return try checkProject(try arguments.project(operands[0]), arguments)
  }
  let data = arguments.value("data")
  try checkStandardInput(operands + (data == "-" ? ["-"] : []))
  var result = CheckResult()
  // Files of one project are checked together, since their links refer to each other.
  var groups: [(folder: ProjectFolder, files: [String])] = []
  for path in operands {
    guard path == "-" || Files.kind(path) == .file else {
      throw UsageError(
        Files.kind(path) == .folder
          ? "\(quotePath(path)) is a folder: check one project, or files"
          : "\(quotePath(path)) does not exist")
    }
    let folder = try arguments.project(of: path)
    if let folder, path != "-" {
      if let index = groups.firstIndex(where: { $0.folder.path == folder.path }) {
        groups[index].files.append(path)
      } else {
        groups.append((folder, [path]))
      }
    } else {
      let source = try SourceFile(reading: path)
      let alone = Project(standalone: source, limits: try arguments.limits())
      let isOne = operands.count == 1
      let filled = try alone.filled(
        by: arguments, screen: isOne ? alone.screen(in: FileID(0)) : nil)
      let project = filled.value
      let devices = try arguments.devices(of: project)
      result.add(
        filled.diagnostics + project.found(on: devices, arguments, unless: filled.hasErrors),
        in: project.sources)
    }
  }
  for group in groups {
    try check(group.files, of: group.folder, arguments: arguments, into: &result)
  }
  return try result.print(arguments, what: formatCount(operands.count, "file"))
}

/// Checks files of a project. A file outside of the project's folders is checked as one of its
/// screens.
private func check(
  _ files: [String], of folder: ProjectFolder, arguments: Arguments,
  into result: inout CheckResult
) throws(UsageError) {
  var projectFiles = try reading(try folder.files())
  let known = Set(
    (projectFiles.screens + projectFiles.components + [projectFiles.manifest]).compactMap {
      Files.resolved(Files.join(folder.path, $0.path))
    })
  var wanted: Set<String> = []
  for file in files {
    guard let real = Files.resolved(file) else { continue }
    wanted.insert(real)
    if !known.contains(real) {
      projectFiles.screens.append(SourceFile(path: real, bytes: try Files.read(file)))
    }
  }
  let whole = Project(projectFiles, limits: folder.rules.limits)
  func isWanted(_ file: FileID) -> Bool {
    // Data of the command line is in none of the project's files.
    guard file.index < whole.sources.count else { return true }
    let path = Files.join(folder.path, whole.sources[file].path)
    return Files.resolved(path).map { wanted.contains($0) } ?? false
  }
  let screens = whole.declarations.screens.indices.filter {
    isWanted(whole.declarations.screens[$0].file)
  }
  let filled = try whole.filled(
    by: arguments,
    screen: files.count == 1 ? screens.first.map { DeclarationIndex($0) } : nil)
  let project = filled.value
  let devices = try arguments.devices(of: project)
  let found = project.found(on: devices, arguments, unless: filled.hasErrors)
  result.add(
    filled.diagnostics + found.filter { isWanted($0.range.file) },
    in: folder.shownSources(whole.sources).with(filesOf: project, after: whole))
}

private func checkProject(
  _ folder: ProjectFolder, _ arguments: Arguments
) throws(UsageError) -> ExitStatus {
  let threadPool = try arguments.threadPool("checking")
  let whole = Project(
    try reading(try folder.files(by: threadPool)), limits: folder.rules.limits, by: threadPool)
  let project = try whole.filled(by: arguments, screen: nil).value
  let devices = try arguments.devices(of: project)
  let compilation = Compiler(project).checked(on: devices, arguments, by: threadPool)
  var result = CheckResult()
  result.add(
    compilation.diagnostics,
    in: folder.shownSources(whole.sources).with(filesOf: project, after: whole))
  let status = try result.print(arguments, what: compilation.summary)
  withExtendedLifetime(compilation) { arguments.console.end(status) }
  return status
}

extension Compiler {
  /// Compiles the project, and checks it with extreme data unless the command line chooses data.
  fileprivate func checked(
    on devices: [Device], _ arguments: Arguments, by workers: some Workers = SerialWorkers()
  ) -> Compilation {
    arguments.has("no-extremes") || arguments.has("data")
      ? compile(on: devices, by: workers) : check(on: devices, by: workers)
  }
}

extension Project {
  /// Returns the diagnostics of the project; none if the data that should fill it has errors.
  fileprivate func found(
    on devices: [Device], _ arguments: Arguments, unless hasErrors: Bool
  ) -> [Diagnostic] {
    hasErrors ? [] : Compiler(self).checked(on: devices, arguments).diagnostics
  }
}
