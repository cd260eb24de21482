import Segue

/// A screen file of the command line, compiled by itself: with the components and assets of its
/// project if it has one.
struct ScreenFile {
  /// As on the command line; standard input is `<stdin>`.
  let path: String
  let compiler: Compiler
  /// nil for a file that stands alone.
  let project: ProjectOfFiles?
  /// Under names that people can open from here.
  let sources: SourceMap
  var diagnostics: [Diagnostic]
  private let screen: RequestScreen

  /// That of its project.
  var folder: ProjectFolder? { project?.folder }

  /// - Parameter project: The project of the file; nil for a file that stands alone.
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

  /// The parameters of its screen.
  var parameters: ParameterList { screen.declaration?.parameters ?? ParameterList() }

  /// The screen with these arguments; nil, with the reasons in `diagnostics`, if it cannot be built.
  mutating func screen(
    arguments: [String: ScalarValue], direction: LayoutDirection
  ) -> Screen? {
    compiler.screen(screen, arguments: arguments, direction: direction).value(
      reportingTo: &diagnostics)
  }
}

/// A project to which files of the command line belong, read once for all of them.
final class ProjectOfFiles {
  let folder: ProjectFolder
  /// With its manifest, components, fonts and assets, but none of its screens.
  let compiler: Compiler

  init(_ folder: ProjectFolder, _ limits: Limits) throws(UsageError) {
    self.folder = folder
    compiler = Compiler(Project(try folder.filesWithoutScreens(), limits: limits))
  }

  private var isReported = false

  /// What is wrong with the project by itself, for the first who asks: it is reported once.
  func takeDiagnostics() -> [Diagnostic] {
    defer { isReported = true }
    return isReported ? [] : compiler.diagnostics
  }

  /// With its screens too, which are read when they are first asked for.
  private(set) lazy var whole = Result { () throws(UsageError) in
    Compiler(Project(try folder.files(), limits: compiler.project.limits))
  }
}

/// The projects of a command's files.
struct ProjectsOfFiles {
  private let arguments: Arguments
  /// By the folders of files; nil for files that stand alone.
  private var projects: [String: ProjectOfFiles?] = [:]

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// The project that a file belongs to; nil if it stands alone.
  mutating func project(of file: String) throws(UsageError) -> ProjectOfFiles? {
    let place = arguments.has("project") ? "" : file == "-" ? "-" : Files.parent(file)
    if let known = projects[place] { return known }
    var project: ProjectOfFiles?
    if let folder = try arguments.project(of: file) {
      project = projects.values.first { $0?.folder.path == folder.path } ?? nil
      if project == nil { project = try ProjectOfFiles(folder, try arguments.limits()) }
    }
    projects[place] = .some(project)
    return project
  }
}
