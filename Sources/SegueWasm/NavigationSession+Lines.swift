/// The app of a project, driven by the lines of `seguec navigate`.
extension NavigationSession {
  /// Runs a line. Returns what `seguec navigate --format json` prints after it; for an empty line
  /// or a comment, the current state.
  mutating func run(_ line: String) throws(Refusal) -> [UInt8] {
    guard let command = try NavigationCommand(line) else { return answer(after: nil, []) }
    switch command {
    case .restore, .help, .quit: throw Refusal("this command is one of the command line alone")
    default:
      let outcomes = try run(command)
      return answer(after: line, outcomes)
    }
  }

  /// Restores a state: the member `state` of an earlier answer. Returns the current state.
  mutating func restore(_ state: [UInt8]) throws(Refusal) -> [UInt8] {
    try restore(SourceFile(path: "state", bytes: state))
    return answer(after: nil, [])
  }

  /// Returns an answer without the line break.
  private func answer(after line: String?, _ outcomes: [Outcome]) -> [UInt8] {
    json(after: line, outcomes: outcomes).dropLast()
  }
}
