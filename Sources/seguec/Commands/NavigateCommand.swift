import Segue
import SegueFiles

extension Command {
  static let navigate = Command(
    name: "navigate",
    summary: "Drive an app's navigation, and show where a person is after each step.",
    operands: "[PROJECT]",
    options: [
      Option(name: "open", value: "URL", summary: "Launch the app with a link."),
      .choose,
      Option(
        name: "script", value: "FILE", summary: "Read the steps from a file; - is standard input."),
      Option(name: "device", value: "NAME", summary: "A device's name, or its size: 375x812@3."),
      .format(["tree", "json"]), .project, .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec navigate Samples/Outfits --script Samples/Outfits/navigation/cold.txt",
    run: { arguments throws(UsageError) in try runNavigation(arguments) })
}

private func runNavigation(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let folder = try arguments.chosenProject()
  let project = Project(try reading(try folder.files()), limits: folder.rules.limits)
  let compiler = Compiler(project)
  let sources = folder.shownSources(project.sources)
  guard let device = try arguments.devices(of: project).first else {
    throw UsageError("the project has no device; choose one with --device")
  }
  // Errors could make links lead to wrong screens. Warnings are reported by `check`.
  let diagnostics = compiler.compile(on: [device]).diagnostics.filter {
    $0.severity == .error || arguments.has("strict")
  }
  let status = arguments.report(diagnostics, in: sources)
  guard status == .done else { return status }
  guard let graph = compiler.navigation else {
    throw UsageError(
      "no screen of the project can be opened without arguments, so there is no start")
  }
  var session = NavigationSession(compiler, graph, on: device)
  for (flow, choice) in try arguments.choices(of: project) {
    _ = try session.perform(.event(.choose(flow: flow, choice: choice)))
  }
  var printer = NavigationPrinter(arguments)
  if let url = arguments.value("open") {
    for (line, event) in [("open \(url)", NavigationEvent.open(url)), ("ready", .ready)] {
      let command = NavigationCommand.event(event)
      try printer.print(
        command, line: line, number: nil, outcomes: try session.perform(command), session: session)
    }
  }
  if let path = arguments.value("script") {
    try run(
      try Files.read(path), named: path == "-" ? "<stdin>" : path, session: &session,
      printer: &printer)
  } else if Platform.isTerminal(Platform.standardInput) {
    try converse(&session, printer: &printer, console: arguments.console)
  } else {
    try run(try Files.read("-"), named: "<stdin>", session: &session, printer: &printer)
  }
  return .done
}

/// Runs the lines of a script, and stops at the first error.
private func run(
  _ script: [UInt8], named name: String, session: inout NavigationSession,
  printer: inout NavigationPrinter
) throws(UsageError) {
  // Lines are split off one at a time, since a list of all needs more memory than the script.
  var rest = script[...]
  var number = 0
  while !rest.isEmpty {
    let bytes = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(bytes.count + 1)
    number += 1
    let line = String(decoding: bytes, as: UTF8.self)
    do throws(UsageError) {
      guard let command = try NavigationCommand(line) else { continue }
      if case .quit = command { return }
      let outcomes = try session.perform(command)
      try printer.print(command, line: line, number: number, outcomes: outcomes, session: session)
    } catch {
      throw UsageError("\(escapeHidden(name)):\(number): \(error.message)")
    }
  }
}

/// Runs the commands that a person enters at a terminal, where errors are reported and the session
/// continues.
private func converse(
  _ session: inout NavigationSession, printer: inout NavigationPrinter, console: Console
) throws(UsageError) {
  if !printer.isJSON { try console.print(printer.tree(of: session) + "help lists the commands.\n") }
  while true {
    console.note("> ")
    guard let line = readLine() else {
      console.note("\n")
      return
    }
    let command: NavigationCommand
    let outcomes: [NavigationSession.Outcome]
    do throws(UsageError) {
      guard let read = try NavigationCommand(line) else { continue }
      if case .quit = read { return }
      command = read
      outcomes = try session.perform(read)
    } catch {
      console.note("\(error.message)\n")
      continue
    }
    try printer.print(command, line: nil, number: nil, outcomes: outcomes, session: session)
  }
}

extension NavigationSession {
  /// Runs a command, for which `restore` reads its file.
  fileprivate mutating func perform(_ command: NavigationCommand) throws(UsageError) -> [Outcome] {
    if case .restore(let path) = command {
      let bytes = try Files.read(path)
      do throws(Refusal) {
        try restore(SourceFile(path: path, bytes: bytes))
      } catch {
        throw UsageError("\(quotePath(path)): \(error.message)")
      }
    }
    return try run(command)
  }
}
