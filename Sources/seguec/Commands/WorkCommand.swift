import Segue

extension Command {
  static let work = Command(
    name: "work",
    summary: "Show how much work a screen takes, as a request of its own.",
    operands: "FILE…",
    options: [
      .device, .textScale, .format(["table", "json"]), .set, .data, .direction, .project,
      .allowOutside,
      .limit, .strict, .color,
    ],
    example: "seguec work Samples/Outfits/screens/outfits.json --device iphone-15",
    run: { arguments throws(UsageError) in
      try eachScreen(arguments) { file, screen throws(UsageError) in
        try workTables(of: screen, in: &file, arguments)
      }
    })
}

/// Compiles a screen as a server does, and returns what each step takes.
private func workTables(
  of screen: Screen, in file: inout ScreenFile, _ arguments: Arguments
) throws(UsageError) -> [UInt8] {
  var output: [UInt8] = []
  var scratch = LayoutScratch()
  let values = Dictionary(
    screen.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  for device in try arguments.devices(of: file.compiler.project) {
    let budget = WorkBudget(limit: try arguments.limits()[.work])
    let placed = file.layoutAgain(arguments: values, on: device, within: budget, in: &scratch)
    guard let layout = placed.value else {
      file.diagnostics += placed.diagnostics.filter { !file.diagnostics.contains($0) }
      continue
    }
    let written = layout.json(within: budget, limits: try arguments.limits(), in: &scratch)
    guard written.value(reportingTo: &file.diagnostics) != nil else { continue }
    output +=
      arguments.isJSON
      ? budget.line(of: layout)
      : Array(
        (layout.heading(arguments)
          + budget.table.render(
            width: arguments.console.outputWidth, color: arguments.console.outputColor)).utf8)
  }
  return output
}

extension WorkBudget {
  /// The steps that took some work.
  private var stages: [Stage] { Stage.allCases.filter { used(by: $0) > 0 } }

  fileprivate var table: TextTable {
    var table = TextTable([.init("step", style: .bold), .init("units", .right), .init("%", .right)])
    for stage in stages {
      table.add([
        .init(stage.rawValue), .init(formatInteger(used(by: stage))),
        .init("\((100 * used(by: stage) + used / 2) / max(1, used))"),
      ])
    }
    table.add([.init("all"), .init(formatInteger(used)), .init("100")])
    return table
  }

  fileprivate func line(of layout: ScreenLayout) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("screen", layout.screen.id)
      $0.member("device", layout.device.name)
      $0.member("work") {
        $0.object { for stage in stages { $0.member(stage.rawValue, used(by: stage)) } }
      }
      $0.member("all", used)
    }
    writer.endLine()
    return writer.bytes
  }
}
