import Segue

extension DiagnosticCode {
  /// A table of all codes with a summary of each.
  static var table: TextTable {
    var table = TextTable([.init("code", style: .bold), .init("meaning", isFlexible: true)])
    for code in allCases {
      table.add([.init(code.rawValue), .init(code.explanation.summary)])
    }
    return table
  }

  /// Returns the explanation of the code, with files that cause it and their corrected versions.
  func page(width: Int?, color: Bool) -> String {
    let explanation = explanation
    var text = TerminalStyle.bold.paint(rawValue, color: color) + ": \(explanation.summary)\n\n"
    text += wrapped(explanation.meaning, at: min(width ?? 80, 100)) + "\n"
    for (title, style, example) in [
      ("Wrong:", TerminalStyle.red, explanation.wrong),
      ("Right:", TerminalStyle.green, explanation.right),
    ] {
      guard let example else { continue }
      text += "\n" + style.paint(title, color: color) + "\n\n"
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(escapeHidden(String(line)))\n"
      }
    }
    return text
  }
}

/// Wraps a paragraph at spaces.
private func wrapped(_ text: String, at width: Int) -> String {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty && displayWidth(of: line) + 1 + displayWidth(of: word) > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " \(word)"
  }
  return (lines + [line]).joined(separator: "\n")
}
