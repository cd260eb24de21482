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
      let names = SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")
      let kind = try arguments.choice(of: SchemaKind.self, "format", others: "there are \(names)")
      guard let kind else { throw UsageError("a format is expected: \(names)") }
      try arguments.console.print(Segue.schema(kind))
      return .done
    })

  static let explain = Command(
    name: "explain",
    summary: "Explain what a diagnostic means and how to fix it.",
    operands: "[CODE]",
    options: [.color],
    example: "seguec explain dead-link",
    operandChoices: DiagnosticCode.allCases.map(\.rawValue),
    run: { arguments throws(UsageError) in
      let color = arguments.console.outputColor
      let code = try arguments.choice(
        of: DiagnosticCode.self, "code", named: "diagnostic", others: "seguec explain lists them")
      guard let code else {
        try arguments.console.print(
          DiagnosticCode.table.render(width: arguments.console.outputWidth, color: color))
        return .done
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
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      let shell = try arguments.choice(
        of: Shell.self, "shell", named: "completion for", others: "there is \(names)")
      guard let shell else { throw UsageError("a shell is expected: \(names)") }
      try arguments.console.print(shell.script)
      return .done
    })
}

extension Arguments {
  /// Returns the only operand as one of some keywords; nil without an operand.
  ///
  /// - Parameters:
  ///   - noun: What the operand is called.
  ///   - named: What there is none of for an unknown keyword, if it is not called `noun`.
  ///   - others: What follows if no keyword is similar to an unknown one.
  fileprivate func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type, _ noun: String, named: String? = nil, others: String
  ) throws(UsageError) -> Choice? {
    guard let name = try singleOperand(noun) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let meant = suggestion(for: name, among: Choice.allCases.map(\.rawValue))
    throw UsageError(
      "there is no \(named ?? noun) \(escapeHidden(quoted(name)))"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; \(others)"))
  }
}
