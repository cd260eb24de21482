import Segue
import SegueFiles

extension Command {
  static let data = Command(
    name: "data",
    summary: "Show the sample data of a screen, and extreme data made from its type.",
    operands: "FILE",
    options: [
      Option(
        name: "extreme", value: "NAME", summary: "Print extreme data, such as longest, as a sample."
      ),
      .format(["table", "json"]), .project, .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec data Samples/Shop/screens/feed.json --extreme longest",
    run: { arguments throws(UsageError) in try runData(arguments) })
}

private func runData(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  guard let path = try arguments.singleOperand() else {
    throw UsageError("data takes the file of a screen: name one")
  }
  var projects = ProjectsOfFiles(arguments)
  let limits = try arguments.limits()
  let file = try ScreenFile(path, in: try projects.project(of: path), limits)
  let status = arguments.report(file.diagnostics, in: file.sources)
  guard status == .done else { return status }
  guard let type = file.dataType else {
    throw UsageError("\(quotePath(path)): the screen declares no data")
  }
  let extremes = type.extremes(limits: limits)
  if let name = arguments.value("extreme") {
    guard let extreme = extremes.first(where: { $0.name == name }) else {
      let known = extremes.map(\.name)
      throw UsageError(
        "--extreme: the data has no extreme \(escapeHidden(quoted(name)))"
          + escapeHidden(
            suggestion(for: name, among: known).map { didYouMean($0) } ?? alternatives(known)))
    }
    try arguments.console.print(extreme.sample)
    return .done
  }
  let samples = try file.samples()
  let names =
    samples.map { (kind: "sample", name: $0.sampleName, size: $0.bytes.count) }
    + extremes.map { (kind: "extreme", name: $0.name, size: $0.sample.count) }
  if arguments.isJSON {
    var writer = JSONWriter()
    writer.object {
      $0.member("file", file.path)
      for kind in ["sample", "extreme"] {
        $0.member("\(kind)s") { writer in
          writer.array { writer in
            for item in names where item.kind == kind { writer.element { $0.string(item.name) } }
          }
        }
      }
    }
    writer.endLine()
    try arguments.console.print(writer.bytes)
    return .done
  }
  var table = TextTable([.init("data", style: .bold), .init("kind"), .init("bytes", .right)])
  for item in names {
    table.add([.init(item.name), .init(item.kind), .init(formatInteger(item.size))])
  }
  try arguments.console.print(
    table.render(width: arguments.console.outputWidth, color: arguments.console.outputColor))
  return .done
}

extension DataExtreme {
  /// The data as a file of sample data.
  var sample: [UInt8] { Array("{\"data\": ".utf8) + bytes + Array("}\n".utf8) }
}
