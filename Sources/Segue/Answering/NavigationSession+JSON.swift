extension NavigationSession {
  /// Returns the line that `seguec navigate --format json` prints after a step.
  ///
  /// - Parameters:
  ///   - line: The command as it was written.
  ///   - number: The number of the line in its script.
  ///   - outcomes: What the step led to.
  package func json(
    after line: String?, number: Int? = nil, outcomes: [Outcome]
  ) -> [UInt8] {
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
      $0.member("state") { $0.write(state, in: graph) }
      $0.member("shown") { writer in
        writer.array {
          for screen in graph.shownScreens(in: state) {
            $0.element { $0.write(screen, in: graph) }
          }
        }
      }
      $0.member("back") { $0.write(graph.backGesture(in: state)) }
    }
    writer.endLine()
    return writer.bytes
  }
}
