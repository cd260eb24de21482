import Segue

/// The command `seguec`.
enum CommandLineTool {
  static let version = "0.1.0"

  /// Runs the command and returns its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      return try dispatch(arguments).rawValue
    } catch {
      Console().note("seguec: \(error.message)\n")
      return ExitStatus.unusable.rawValue
    }
  }

  private static func dispatch(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      Console().note(Help.overview())
      return .unusable
    }
    switch name {
    case "--version", "-V":
      try Console().print("seguec \(version)\n")
      return .done
    case "--help", "-h":
      try Console().print(Help.overview())
      return .done
    case "help":
      guard let topic = arguments.dropFirst().first else {
        try Console().print(Help.overview())
        return .done
      }
      try Console().print(Help.page(of: try command(topic)))
      return .done
    default: break
    }
    let command = try command(name)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try Console().print(Help.page(of: command))
      return .done
    }
    return try command.run(try Arguments(rest, for: command))
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let meant = suggestion(for: name, among: ["--help", "--version"])
      throw UsageError(
        "there is no option \(visible(name)) before a command"
          + (meant.map { "; did you mean \($0)?" } ?? "; see seguec --help"))
    }
    let meant = suggestion(for: name, among: Command.all.map(\.name))
    throw UsageError(
      "there is no command \(visible(quoted(name)))"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; see seguec --help"))
  }
}
