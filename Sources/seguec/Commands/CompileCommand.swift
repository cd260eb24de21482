import Segue
import SegueFiles

extension Command {
  static let compile = Command(
    name: "compile",
    summary: "Answer a stream of screens, one JSON object per line, with their layouts.",
    operands: "- | FILE",
    options: [
      .device, .textScale, .direction, .project, .allowOutside,
      Option(
        name: "limit", value: "BYTES",
        summary:
          "The longest line that is read, by default \(defaultLimit). Or NAME=COUNT, as elsewhere.",
        isRepeatable: true),
      .strict,
    ],
    example: "seguec compile - --device iphone-15 < screens.jsonl",
    run: { arguments throws(UsageError) in try runCompile(arguments) })

  fileprivate static let defaultLimit = 16 << 20
}

private func runCompile(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  guard let path = try arguments.singleOperand() else {
    throw UsageError("a file of requests is expected, or - for standard input")
  }
  let folder = try arguments.value("project").map { (path) throws(UsageError) in
    try arguments.project(path)
  }
  var project: Project?
  if let folder {
    let read = Project(try reading(try folder.files()), limits: folder.rules.limits)
    let status = arguments.report(
      Compiler(read).diagnostics, in: folder.shownSources(read.sources))
    guard status == .done else { return status }
    project = read
  }
  var compiler = try RequestCompiler(project, arguments)
  guard let descriptor = path == "-" ? Platform.standardInput : Platform.open(path) else {
    throw UsageError("\(quotePath(path)) cannot be read: \(Platform.lastError())")
  }
  let limit = try arguments.lineLimit()
  let name = path == "-" ? "standard input" : quotePath(path)
  var lines = LineReader(ByteStream(descriptor, named: name), limit: limit)
  var output: [UInt8] = []
  func flush() throws(UsageError) {
    try arguments.console.print(output)
    output.removeAll(keepingCapacity: output.capacity <= 2 * maximumHeldCount)
  }
  while let line = try lines.next(beforeWaiting: flush) {
    switch line {
    case .whole(let bytes): output += compiler.answer(ScreenRequest(bytes))
    case .tooLong:
      var answer = ScreenAnswer(id: Array("null".utf8))
      answer.refuse("the line is longer than \(formatInteger(limit)) bytes: --limit may allow more")
      output += answer.line
    }
    if output.count >= maximumHeldCount { try flush() }
  }
  try flush()
  return .done
}

/// The number of bytes of answers after which they are written, while requests come faster than
/// they are answered.
private let maximumHeldCount = 1 << 16

extension Arguments {
  fileprivate func lineLimit() throws(UsageError) -> Int {
    guard let text = all("limit").last(where: { !$0.contains("=") }) else {
      return Command.defaultLimit
    }
    // A screen may be as long as a file.
    guard let limit = Int(text), (1...Files.maximumSize).contains(limit) else {
      throw UsageError(
        "--limit takes a number of bytes from 1 to \(Files.maximumSize), not \(escapeHidden(quoted(text)))"
      )
    }
    return limit
  }
}
