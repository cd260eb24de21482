import Segue

/// A screen file of the command line, compiled by itself: with the components and assets of its
/// project if it has one.
struct ScreenFile {
  /// As on the command line; standard input is `<stdin>`.
  let path: String
  let compiler: Compiler
  /// nil for a file that stands alone.
  let folder: ProjectFolder?
  /// Under names that people can open from here.
  let sources: SourceMap
  let screenID: String?
  var diagnostics: [Diagnostic]

  init(_ path: String, in folder: ProjectFolder?, _ limits: Limits) throws(UsageError) {
    self.path = path == "-" ? "<stdin>" : path
    self.folder = folder
    let bytes = try Files.read(path)
    let project: Project
    if let folder {
      // The manifest is the first of a project's files, and the only screen the second.
      project = Project(
        try folder.files(with: SourceFile(path: self.path, bytes: bytes)), limits: limits)
      var files = folder.shownSources(project.sources).files
      files[1].path = self.path
      sources = SourceMap(files)
    } else {
      project = Project(
        standalone: SourceFile(path: self.path, bytes: bytes), limits: limits)
      sources = project.sources
    }
    compiler = Compiler(project)
    screenID = project.screenIDs.first
    diagnostics = compiler.diagnostics
    if screenID == nil && !diagnostics.hasErrors {
      diagnostics.append(.noScreen(in: FileID(folder == nil ? 0 : 1)))
    }
  }

  /// The screen with these arguments; nil, with the reasons in `diagnostics`, if it cannot be built.
  mutating func screen(
    arguments: [String: ScalarValue], direction: LayoutDirection
  ) -> Screen? {
    guard let screenID else { return nil }
    return compiler.screen(
      screenID, arguments: arguments, direction: direction, &diagnostics)
  }
}
