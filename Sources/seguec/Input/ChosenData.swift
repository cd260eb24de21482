import Segue
import SegueFiles

extension Project {
  /// Returns the project with the data that `--data` names, or with a file for one screen.
  ///
  /// - Parameter screen: The only screen; nil for several, of which each may have such data.
  /// - Returns: The project, with the diagnostics of the file.
  func filled(
    by arguments: Arguments, screen: DeclarationIndex?
  ) throws(UsageError) -> Diagnosed<Project> {
    guard let name = arguments.value("data") else { return Diagnosed(self) }
    guard let screen else { return Diagnosed(try filled(withDataNamed: name, isOnly: true)) }
    let declaration = declarations.screens[screen]
    guard declaration.data != nil else {
      throw UsageError("--data \(escapeHidden(quoted(name))): the screen declares no data")
    }
    if !sampleNames(of: screen).contains(name), name == "-" || Files.kind(name) == .file {
      return filled(with: try SourceFile(of: "sample data", at: name), screen: screen)
    }
    let known = dataNames(of: screen)
    guard known.contains(name), let filled = choosingData(named: name, isOnly: true) else {
      throw UsageError(
        "--data: \(escapeHidden(quoted(name))) is neither a file nor data of the screen"
          + meantData(by: name, among: known))
    }
    return Diagnosed(filled)
  }

  /// Returns the project with data named by the command line.
  func filled(withDataNamed name: String, isOnly: Bool = false) throws(UsageError) -> Project {
    if let filled = choosingData(named: name, isOnly: isOnly) { return filled }
    throw UsageError(
      "--data: no screen has data named \(escapeHidden(quoted(name)))"
        + meantData(by: name, among: dataNames()))
  }

  private func meantData(by name: String, among known: [String]) -> String {
    escapeHidden(
      suggestion(for: name, among: known).map { didYouMean($0) } ?? "; seguec data lists it")
  }
}

extension SourceMap {
  /// Returns these files and those that a project has in addition to another one.
  func with(filesOf project: Project, after whole: Project) -> SourceMap {
    SourceMap(files + project.sources.files.dropFirst(whole.sources.count))
  }
}
