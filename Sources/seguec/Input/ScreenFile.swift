import Segue
import SegueFiles

/// A screen file of the command line, compiled separately, with the components and assets of its
/// project if it has one.
struct ScreenFile {
  /// The path as on the command line; standard input is `<stdin>`.
  let path: String
  let compiler: Compiler
  /// The project of the file; nil for a standalone file.
  let project: ProjectOfFiles?
  /// The sources, with paths relative to the current folder.
  private(set) var sources: SourceMap
  var diagnostics: [Diagnostic]
  private var screen: RequestScreen
  /// The sample data of which one fills the screen.
  private var fillings: [SourceFile] = []

  /// The folder of the file's project.
  var folder: ProjectFolder? { project?.folder }

  /// Reads a screen file.
  ///
  /// - Parameter project: The project of the file; nil for a standalone file.
  init(_ path: String, in project: ProjectOfFiles?, _ limits: Limits) throws(UsageError) {
    self.path = path == "-" ? "<stdin>" : path
    let file = SourceFile(path: self.path, bytes: try Files.read(path))
    self.project = project
    let alone = SourceFile(path: self.path, text: "{}")
    compiler = project?.compiler ?? Compiler(Project(standalone: alone, limits: limits))
    screen = compiler.read(file)
    let known = project?.folder.shownSources(compiler.project.sources) ?? compiler.project.sources
    sources = SourceMap(known.files + [file])
    diagnostics = (project?.takeDiagnostics() ?? []) + screen.diagnostics
  }

  /// The type of the screen's data; nil for a screen without data.
  var dataType: DataType? { screen.declaration?.data }

  /// Returns the sample data of the screen, in the order of the names.
  func samples() throws(UsageError) -> [SourceFile] {
    guard let folder, let id = screen.id else { return [] }
    return folder.shownSources(SourceMap(try reading(try folder.samples(of: id)))).files
  }

  /// Fills the screen with sample data: that of its project which fits its arguments, or the one
  /// that `--data` names. What it shows instead of its content needs none.
  mutating func fill(with name: String?, showing phase: ScreenPhase) throws(UsageError) {
    // It is unknown what a screen that could not be read declares.
    guard let id = screen.id else { return }
    guard let shown = screen.showing(phase) else {
      throw UsageError(
        "--phase: the screen \(escapeHidden(quoted(id))) declares no \(phase.rawValue)")
    }
    if phase != .content, name != nil {
      throw UsageError("--data: a \(phase.rawValue) is shown without data")
    }
    screen = shown
    guard name != nil || dataType != nil else { return }
    var samples = try self.samples()
    if let name { samples = [try sample(name, among: samples)] }
    let found = screen.diagnostics
    screen = compiler.prepare(screen).filled(withSamples: samples)
    fillings = samples
    sources = SourceMap(sources.files + samples)
    diagnostics += screen.diagnostics.filter { !found.contains($0) }
  }

  /// Returns the data that `--data` names.
  private func sample(
    _ name: String, among samples: [SourceFile]
  ) throws(UsageError) -> SourceFile {
    let names = samples.map(\.sampleName)
    switch try ChosenData(name, among: names, dataType, compiler.project.limits) {
    case .sample: return samples[names.firstIndex(of: name) ?? 0]
    case .file(let file): return file
    case .extreme(let extreme): return SourceFile(path: "<\(name)>", bytes: extreme.sample)
    }
  }

  /// Returns the values of the arguments with which the screen is shown: those of `--set`, and
  /// those of the sample data that `--data` names. If neither is there and a parameter has no
  /// default, they are those of the first sample.
  func arguments(
    given: [String: ScalarValue], data: String?
  ) throws(UsageError) -> [String: ScalarValue] {
    let own = screen.argumentsOfSample
    guard let data else {
      return given.isEmpty && parameters.contains { $0.defaultValue == nil } ? own : given
    }
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let usual = own[name], usual != value else { continue }
      throw UsageError(
        "--set \(escapeHidden(name)): the data \(escapeHidden(quoted(data))) is for the "
          + "\(escapeHidden(name)) \(escapeHidden(usual.text)), not \(escapeHidden(value.text)): "
          + "leave one of the options out")
    }
    return own.merging(given, uniquingKeysWith: { $1 })
  }

  /// The parameters of the screen.
  var parameters: ParameterList { screen.declaration?.parameters ?? ParameterList() }

  /// Returns the screen with arguments; nil, with errors in `diagnostics`, if it cannot be built.
  mutating func screen(
    arguments: [String: ScalarValue], direction: LayoutDirection
  ) -> Screen? {
    compiler.screen(screen, arguments: arguments, direction: direction).value(
      reportingTo: &diagnostics)
  }
}

extension ScreenFile {
  /// Compiles the file as a server compiles a request, with all checks.
  func layoutAgain(
    arguments: [String: ScalarValue], on device: Device, within budget: WorkBudget,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout?> {
    let compiler = compiler.bounded(by: budget)
    return compiler.layout(
      compiler.read(sources[screen.file]).filled(withSamples: fillings), arguments: arguments,
      on: device,
      checks: [.layout, .flights],
      in: &scratch)
  }
}

extension SourceFile {
  /// The name of the sample that the file contains: that of the file, without its extension.
  var sampleName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
  }
}

/// A project to which files of the command line belong, read once for all of them.
final class ProjectOfFiles {
  let folder: ProjectFolder
  /// The compiler of the project's manifest, components, fonts and assets, without its screens.
  let compiler: Compiler

  init(_ folder: ProjectFolder, _ limits: Limits) throws(UsageError) {
    self.folder = folder
    compiler = Compiler(Project(try reading(try folder.filesWithoutScreens()), limits: limits))
  }

  private var isReported = false

  /// Returns the diagnostics of the project on the first call, so that they are reported once.
  func takeDiagnostics() -> [Diagnostic] {
    defer { isReported = true }
    return isReported ? [] : compiler.diagnostics
  }

  /// The compiler of the project with its screens, which are read on first use.
  private(set) lazy var whole = Result { () throws(UsageError) in
    Compiler(Project(try reading(try folder.files()), limits: compiler.project.limits))
  }
}

/// The projects of a command's files.
struct ProjectsOfFiles {
  private let arguments: Arguments
  /// The projects by the folders of files; nil for standalone files.
  private var projects: [String: ProjectOfFiles?] = [:]

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Returns the project of a file; nil if it is standalone.
  mutating func project(of file: String) throws(UsageError) -> ProjectOfFiles? {
    let projectFolder = arguments.has("project") ? "" : file == "-" ? "-" : Files.parent(file)
    if let known = projects[projectFolder] { return known }
    var project: ProjectOfFiles?
    if let folder = try arguments.project(of: file) {
      project = projects.values.first { $0?.folder.path == folder.path } ?? nil
      if project == nil { project = try ProjectOfFiles(folder, try arguments.limits()) }
    }
    projects[projectFolder] = .some(project)
    return project
  }
}
