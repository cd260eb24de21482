import Segue

extension Command {
  static let limits = Command(
    name: "limits",
    summary: "List how much input may ask for.",
    operands: "",
    options: [.format(["table", "json"]), .color],
    example: "seguec limits",
    run: { arguments throws(UsageError) in
      guard arguments.operands.isEmpty else { throw UsageError("limits takes no operand") }
      if arguments.isJSON {
        var writer = JSONWriter()
        for name in Limits.Name.allCases {
          writer.object {
            $0.member("limit", name.rawValue)
            $0.member("standard", name.standard)
            $0.member("summary", name.summary)
            $0.member("code", name.code?.rawValue)
          }
          writer.endLine()
        }
        try arguments.console.print(writer.bytes)
        return .done
      }
      try arguments.console.print(
        Limits.table.render(
          width: arguments.console.outputWidth, color: arguments.console.outputColor))
      return .done
    })
}

extension Command.Option {
  static let limit = Command.Option(
    name: "limit", value: "NAME=COUNT",
    summary: "Let input ask for more or less of something; seguec limits lists them.",
    isRepeatable: true)
}

extension Limits {
  fileprivate static var table: TextTable {
    var table = TextTable([
      .init("limit", style: .bold), .init("standard", .right), .init("of", isFlexible: true),
      .init("reported as"),
    ])
    for name in Name.allCases {
      table.add([
        .init(name.rawValue), .init(formatInteger(name.standard)), .init(name.summary),
        .init(name.code?.rawValue ?? "exit status 2"),
      ])
    }
    return table
  }
}

extension Arguments {
  /// Returns the limits of `--limit`, which may be repeated.
  func limits() throws(UsageError) -> Limits {
    var limits = Limits()
    // For `compile`, which reads lines, a plain number is the maximum length of a line.
    for text in all("limit") where text.contains("=") || command != "compile" {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--limit takes NAME=COUNT, not \(escapeHidden(quoted(text)))")
      }
      guard let name = Limits.Name(rawValue: String(parts[0])) else {
        let meant = suggestion(
          for: String(parts[0]), among: Limits.Name.allCases.map(\.rawValue))
        throw UsageError(
          "there is no limit \(escapeHidden(quoted(String(parts[0]))))"
            + (meant.map { "; did you mean \"\($0)\"?" } ?? "; see seguec limits"))
      }
      // The number of bytes that are read from a file is fixed.
      let most = name == .fileBytes ? name.standard : name.most
      guard let count = Int(parts[1]), (0...most).contains(count) else {
        throw UsageError(
          "--limit \(name.rawValue) takes a number from 0 to \(most), "
            + "not \(escapeHidden(quoted(String(parts[1]))))")
      }
      limits[name] = count
    }
    return limits
  }
}
