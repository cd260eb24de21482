import Segue
import SegueFiles

/// The Swift source that `build --swift` writes.
struct SwiftOutput {
  let file: String
  let access: SwiftAccessLevel
  /// The name of the enum: the file's name up to its first dot.
  let name: String

  static let options = [
    Command.Option(
      name: "swift", value: "FILE",
      summary: "Write Swift that names screens, links and components."),
    Command.Option(
      name: "swift-access", value: "LEVEL", summary: "Who may use it: internal, package or public.",
      choices: SwiftAccessLevel.allCases.map(\.rawValue)),
  ]

  /// Parses the options; nil if no Swift source is requested.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let file = arguments.value("swift") else {
      guard !arguments.has("swift-access") else {
        throw UsageError("--swift-access sets the access level of --swift's file; add --swift")
      }
      return nil
    }
    let last = file.split(separator: "/").last ?? ""
    name = String(last.prefix { $0 != "." })
    guard file.hasSuffix(".swift"), !name.isEmpty else {
      throw UsageError("--swift takes the path of a .swift file, not \(quotePath(file))")
    }
    self.file = file
    access = arguments.value("swift-access").flatMap { SwiftAccessLevel(rawValue: $0) } ?? .internal
  }

  /// Replaces the file if its content changes.
  func write(_ compilation: Compilation, of project: Project) throws(UsageError) {
    let source = compilation.swiftSource(of: project, named: name, access: access)
    try Files.replace(file, with: Array(source.utf8))
  }
}
