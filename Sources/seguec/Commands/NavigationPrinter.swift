import Segue

/// Prints the steps of `navigate` as they are completed.
struct NavigationPrinter {
  let isJSON: Bool
  private let console: Console
  private var isFirst = true

  init(_ arguments: Arguments) {
    isJSON = arguments.isJSON
    console = arguments.console
  }

  /// Prints a step: its line unless a person has just entered it, the effects, and the navigation
  /// state.
  mutating func print(
    _ command: NavigationCommand, line: String?, number: Int?,
    outcomes: [NavigationSession.Outcome], session: NavigationSession
  ) throws(UsageError) {
    if case .help = command { return try console.print(NavigationCommand.overview) }
    guard !isJSON else {
      return try console.print(session.json(after: line, number: number, outcomes: outcomes))
    }
    // An empty line separates two steps.
    var text = isFirst ? "" : "\n"
    isFirst = false
    if let line {
      text += TerminalStyle.bold.paint("> \(escapeHidden(line))", color: console.outputColor) + "\n"
    }
    if case .save = command {
      text += String(decoding: session.graph.json(of: session.state), as: UTF8.self) + "\n"
      return try console.print(text)
    }
    for outcome in outcomes {
      let words = cut(escapeHidden(session.displayText(for: outcome)))
      text += TerminalStyle.dim.paint("  \(words)", color: console.outputColor) + "\n"
    }
    try console.print(text + tree(of: session))
  }

  /// Returns the navigation state as a tree.
  func tree(of session: NavigationSession) -> String {
    session.table.render(width: width, color: console.outputColor)
      + session.notes.map { cut(escapeHidden($0)) + "\n" }.joined()
  }

  /// The width of a tree. Without a terminal it is 80 columns, since people read it.
  private var width: Int { console.outputWidth ?? 80 }

  private func cut(_ text: String) -> String {
    Segue.cut(text, toColumns: width - 2)
  }
}
