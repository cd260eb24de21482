import Segue

/// The command `seguec`.
enum CommandLineTool {
  static let version = "0.1.0"

  /// Runs the command, once or for each request of a build tool, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    let options = words.prefix { $0 != "--" }
    guard let index = options.firstIndex(of: PersistentWorker.option) else {
      return run(words, on: Console()).rawValue
    }
    var startingWords = words
    startingWords.remove(at: index)
    do throws(UsageError) {
      var worker = try PersistentWorker(startingWords: startingWords)
      try worker.run()
      return ExitStatus.done.rawValue
    } catch {
      Console().note("seguec: \(error.message)\n")
      return ExitStatus.unusable.rawValue
    }
  }

  /// Runs the command once.
  static func run(_ words: [String], on console: Console) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(try withFlagFiles(words), console)
    } catch {
      console.note("seguec: \(error.message)\n")
      return .unusable
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      console.note(Help.overview())
      return .unusable
    }
    switch name {
    case "--version", "-V":
      try console.print("seguec \(version)\n")
      return .done
    case "--help", "-h":
      try console.print(Help.overview())
      return .done
    case "help":
      guard let topic = arguments.dropFirst().first else {
        try console.print(Help.overview())
        return .done
      }
      try console.print(Help.page(of: try command(topic)))
      return .done
    default: break
    }
    let command = try command(name)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.print(Help.page(of: command))
      return .done
    }
    return try command.run(try Arguments(rest, for: command, on: console))
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let meant = suggestion(for: name, among: ["--help", "--version"])
      throw UsageError(
        "there is no option \(escapeHidden(name)) before a command"
          + (meant.map { "; did you mean \($0)?" } ?? "; see seguec --help"))
    }
    let meant = suggestion(for: name, among: Command.all.map(\.name))
    throw UsageError(
      "there is no command \(escapeHidden(quoted(name)))"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; see seguec --help"))
  }
}
