import Segue
import SegueFiles

/// The data that `--data` names for a screen.
enum ChosenData {
  /// Sample data of the screen.
  case sample
  case file(SourceFile)
  case extreme(DataExtreme)

  /// Finds the data: sample data of the screen, or else a file, or else extreme data.
  ///
  /// - Parameters:
  ///   - name: What the command line says.
  ///   - samples: The names of the screen's sample data.
  ///   - type: The type of the screen's data; nil for a screen that declares none.
  init(
    _ name: String, among samples: [String], _ type: DataType?, _ limits: Limits
  ) throws(UsageError) {
    guard let type else {
      throw UsageError("--data \(escapeHidden(quoted(name))): the screen declares no data")
    }
    if samples.contains(name) {
      self = .sample
      return
    }
    if name == "-" || Files.kind(name) == .file {
      self = .file(try SourceFile(of: "sample data", at: name))
      return
    }
    let extremes = type.extremes(limits: limits)
    guard let extreme = extremes.first(where: { $0.name == name }) else {
      throw UsageError(
        "--data: \(escapeHidden(quoted(name))) is neither a file nor data of the screen"
          + meantData(by: name, among: samples + extremes.map(\.name)))
    }
    self = .extreme(extreme)
  }
}

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
    let type = declarations.screens[screen].data
    switch try ChosenData(name, among: sampleNames(of: screen), type, limits) {
    case .file(let file): return filled(with: file, screen: screen)
    case .sample, .extreme: return Diagnosed(try filled(withDataNamed: name, isOnly: true))
    }
  }

  /// Returns the project with data named by the command line.
  func filled(withDataNamed name: String, isOnly: Bool = false) throws(UsageError) -> Project {
    if let filled = choosingData(named: name, isOnly: isOnly) { return filled }
    throw UsageError(
      "--data: no screen has data named \(escapeHidden(quoted(name)))"
        + meantData(by: name, among: dataNames))
  }
}

/// Returns what to do about data that does not exist.
private func meantData(by name: String, among known: [String]) -> String {
  escapeHidden(
    suggestion(for: name, among: known).map { didYouMean($0) } ?? "; seguec data lists it")
}

extension SourceMap {
  /// Returns these files and those that a project has in addition to another one.
  func with(filesOf project: Project, after whole: Project) -> SourceMap {
    SourceMap(files + project.sources.files.dropFirst(whole.sources.count))
  }
}
