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
    _ command: NavigationCommand, _ line: String?, number: Int?,
    _ outcomes: [NavigationSession.Outcome], _ session: NavigationSession
  ) throws(UsageError) {
    if case .help = command { return try console.print(NavigationCommand.overview) }
    guard !isJSON else { return try console.print(json(line, number, outcomes, session)) }
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

  private func json(
    _ line: String?, _ number: Int?, _ outcomes: [NavigationSession.Outcome],
    _ session: NavigationSession
  ) -> [UInt8] {
    let graph = session.graph
    var writer = JSONWriter()
    writer.object {
      if let number { $0.member("line", number) }
      $0.member("command", line)
      $0.member("effects") { writer in
        writer.array {
          for outcome in outcomes {
            $0.element { writer in
              switch outcome {
              case .effect(let effect): writer.write(effect, in: graph)
              case .clientAction(let action): writer.write(clientAction: action)
              }
            }
          }
        }
      }
      $0.member("state") { $0.write(session.state, in: graph) }
      $0.member("shown") { writer in
        writer.array {
          for screen in graph.shownScreens(in: session.state) {
            $0.element { $0.write(screen, in: graph) }
          }
        }
      }
      $0.member("back") { $0.write(graph.backGesture(in: session.state)) }
    }
    writer.endLine()
    return writer.bytes
  }
}
