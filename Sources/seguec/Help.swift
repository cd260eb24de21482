import Segue

/// The output of `--help`.
enum Help {
  static func overview() -> String {
    var text = """
      seguec compiles backend-driven screens and the transitions between them.

      Usage: seguec COMMAND [OPTIONS] …


      """
    let width = Command.all.map(\.name.count).max() ?? 0
    for command in Command.all {
      let space = String(repeating: " ", count: width - command.name.count)
      text += "  \(command.name)\(space)  \(command.summary)\n"
    }
    return text
      + "\nseguec COMMAND --help describes a command; seguec --version prints the version.\n"
  }

  static func page(of command: Command) -> String {
    var text = "\(command.summary)\n\nUsage: seguec \(command.name)"
    if !command.operands.isEmpty { text += " \(command.operands)" }
    text += "\n"
    if !command.options.isEmpty {
      text += "\n"
      let names = command.options.map { option in
        let short = option.short.map { "-\($0), " } ?? ""
        return "\(short)--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      }
      let width = names.map(\.count).max() ?? 0
      for (name, option) in zip(names, command.options) {
        let space = String(repeating: " ", count: width - name.count)
        text += "  \(name)\(space)  \(option.summary)\n"
      }
    }
    return text + "\nExample: \(command.example)\n"
  }
}
