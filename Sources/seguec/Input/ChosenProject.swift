import Segue
import SegueFiles

extension Arguments {
  /// Returns the reading rules of the command line.
  func rules() throws(UsageError) -> ReadingRules {
    ReadingRules(allowsOutside: has("allow-outside"), limits: try limits())
  }

  /// Opens the project that an operand names, or else the nearest one.
  func project(_ operand: String?) throws(UsageError) -> ProjectFolder {
    let rules = try rules()
    guard let operand else { return try reading(try ProjectFolder.nearest(rules)) }
    return try reading(try ProjectFolder(operand, rules))
  }

  /// Opens the project that an operand or `--project` names, or else the nearest one.
  func chosenProject() throws(UsageError) -> ProjectFolder {
    let operand = try singleOperand()
    if let operand, has("project") { throw .twoProjects(operand) }
    return try project(operand ?? value("project"))
  }

  /// Opens the project of a file: the one that `--project` names, or else the nearest one.
  func project(of file: String) throws(UsageError) -> ProjectFolder? {
    if let chosen = value("project") { return try project(chosen) }
    let rules = try rules()
    return try reading(try ProjectFolder(around: file, rules))
  }
}

extension UsageError {
  /// An error of reading files, which the command reports as its own.
  init(_ error: FileError) {
    self.init(error.message + (error.leadsOutside ? ", or give --allow-outside" : ""))
  }

  static func twoProjects(_ operand: String) -> UsageError {
    UsageError("\(quotePath(operand)) is a project, and --project names one too: give one of them")
  }
}

/// Returns what is read, and throws errors of reading files as the command's own.
func reading<Value>(
  _ read: @autoclosure () throws(FileError) -> Value
) throws(UsageError) -> Value {
  do { return try read() } catch { throw UsageError(error) }
}
