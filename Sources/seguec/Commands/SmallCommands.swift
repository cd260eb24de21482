import Segue

extension Command {
  static let devices = Command(
    name: "devices",
    summary: "List the built-in devices.",
    operands: "",
    options: [.format(["table", "json"]), .color],
    example: "seguec devices",
    run: { arguments throws(UsageError) in
      guard arguments.operands.isEmpty else { throw UsageError("devices takes no operand") }
      if arguments.isJSON {
        for device in Device.builtIn {
          var writer = JSONWriter()
          writer.device(device)
          writer.endLine()
          try arguments.console.print(writer.bytes)
        }
        return .done
      }
      try arguments.console.print(
        Device.builtInTable.render(
          width: arguments.console.outputWidth, color: arguments.console.outputColor))
      return .done
    })

  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of a format.",
    operands: SchemaKind.allCases.map(\.rawValue).joined(separator: "|"),
    options: [],
    example: "seguec schema screen > screen.schema.json",
    operandChoices: SchemaKind.allCases.map(\.rawValue),
    run: { arguments throws(UsageError) in
      let names = SchemaKind.allCases.map(\.rawValue)
      guard let name = try arguments.singleOperand("format") else {
        throw UsageError("a format is expected: \(names.joined(separator: ", "))")
      }
      guard let kind = SchemaKind(rawValue: name) else {
        let meant = suggestion(for: name, among: names)
        throw UsageError(
          "there is no format \(escapeHidden(quoted(name)))"
            + (meant.map { "; did you mean \"\($0)\"?" }
              ?? "; there are \(names.joined(separator: ", "))"))
      }
      try arguments.console.print(Segue.schema(kind))
      return .done
    })

  static let explain = Command(
    name: "explain",
    summary: "Tell what a diagnostic means and how to mend it.",
    operands: "[CODE]",
    options: [.color],
    example: "seguec explain dead-link",
    operandChoices: DiagnosticCode.allCases.map(\.rawValue),
    run: { arguments throws(UsageError) in
      let color = arguments.console.outputColor
      guard let name = try arguments.singleOperand("code") else {
        try arguments.console.print(
          DiagnosticCode.table.render(width: arguments.console.outputWidth, color: color))
        return .done
      }
      guard let code = DiagnosticCode(rawValue: name) else {
        let meant = suggestion(for: name, among: DiagnosticCode.allCases.map(\.rawValue))
        throw UsageError(
          "there is no diagnostic \(escapeHidden(quoted(name)))"
            + (meant.map { "; did you mean \"\($0)\"?" } ?? "; seguec explain lists them"))
      }
      try arguments.console.print(code.page(width: arguments.console.outputWidth, color: color))
      return .done
    })

  static let completions = Command(
    name: "completions",
    summary: "Print a script that completes the command in a shell.",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    options: [],
    example: "seguec completions bash > /etc/bash_completion.d/seguec",
    operandChoices: Shell.allCases.map(\.rawValue),
    run: { arguments throws(UsageError) in
      let names = Shell.allCases.map(\.rawValue)
      guard let name = try arguments.singleOperand("shell") else {
        throw UsageError("a shell is expected: \(names.joined(separator: ", "))")
      }
      guard let shell = Shell(rawValue: name) else {
        let meant = suggestion(for: name, among: names)
        throw UsageError(
          "there is no completion for \(escapeHidden(quoted(name)))"
            + (meant.map { "; did you mean \"\($0)\"?" }
              ?? "; there is \(names.joined(separator: ", "))"))
      }
      try arguments.console.print(shell.script)
      return .done
    })
}
