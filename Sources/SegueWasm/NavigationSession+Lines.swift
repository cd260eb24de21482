/// The app of a project, driven by the lines of `seguec navigate`.
extension NavigationSession {
  /// Launches the app of a project that is not compiled, such as an outline.
  init(launching files: FileList, on device: String) throws(Refusal) {
    let compiler = Compiler(try files.outline)
    let (graph, device) = try compiler.start(on: device, diagnostics: compiler.diagnostics)
    self.init(outline: compiler, graph, on: device)
  }

  /// Launches the app of a project with diagnostics.
  init(_ compiler: Compiler, on device: String, diagnostics: [Diagnostic]) throws(Refusal) {
    let (graph, device) = try compiler.start(on: device, diagnostics: diagnostics)
    self.init(compiler, graph, on: device)
  }

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

  /// Performs the actions of a tapped component on a screen that the client has fetched.
  ///
  /// - Parameters:
  ///   - bytes: The question: the key of the screen, and the id of the component.
  ///   - actions: The actions as JSON, as in a screen file.
  mutating func perform(_ bytes: [UInt8], actions: [UInt8]) throws(Refusal) -> [UInt8] {
    var question = try Question(bytes, keys: ["key", "tapped"])
    let tapped = try question.text("tapped")
    guard let key = try question.integer("key", in: 0...1e9) else {
      throw Refusal("a question needs \(quoted("key"))")
    }
    let command = NavigationCommand.perform(
      try compiler.actions(reading: actions), tapped: tapped, key: key)
    let outcomes = try run(command)
    return answer(after: nil, outcomes)
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

extension Compiler {
  /// Returns what an app starts with.
  fileprivate func start(
    on device: String, diagnostics: [Diagnostic]
  ) throws(Refusal) -> (graph: NavigationGraph, device: Device) {
    let device = try project.device(named: device)
    guard !diagnostics.hasErrors else {
      throw Refusal("the project has errors, which could make links lead to wrong screens")
    }
    guard let navigation else {
      throw Refusal(
        "no screen of the project can be opened without arguments, so there is no start")
    }
    return (navigation, device)
  }
}
