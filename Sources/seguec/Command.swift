import Segue

/// A command, with the description that help, completion and parsing use.
struct Command: Sendable {
  struct Option: Sendable {
    let name: String
    /// The placeholder of the value in help; nil for a flag.
    let value: String?
    let summary: String
    var short: String?
    var choices: [String] = []
    var isRepeatable = false
  }

  let name: String
  let summary: String
  /// The operands, as help shows them after the options.
  let operands: String
  let options: [Option]
  let example: String
  /// The words that the operand may be; empty if operands are paths.
  var operandChoices: [String] = []
  let run: @Sendable (Arguments) throws(UsageError) -> ExitStatus

  static let all: [Command] = [
    build, check, validate, evaluate, data, compile, tree, layout, snapshot, frames, navigate,
    links,
    preview,
    show, devices, limits, work, schema, explain, completions,
  ]
}

extension Command.Option {
  static let project = Command.Option(
    name: "project", value: "FOLDER", summary: "The project, instead of the nearest segue.json.")
  static let allowOutside = Command.Option(
    name: "allow-outside", value: nil,
    summary: "Read files outside of the project's folder, too.")
  static let strict = Command.Option(
    name: "strict", value: nil, summary: "Treat warnings as errors.")
  static let color = Command.Option(
    name: "color", value: "WHEN", summary: "auto, always or never.",
    choices: Console.ColorMode.allCases.map(\.rawValue))
  static let device = Command.Option(
    name: "device", value: "NAME", summary: "A device's name, or its size: 375x812@3.",
    isRepeatable: true)
  static let textScale = Command.Option(
    name: "text-scale", value: "FACTOR", summary: "Multiply every font size, as people may set it.")
  static let jobs = Command.Option(
    name: "jobs", value: "COUNT", summary: "The number of threads; by default that of processors.",
    short: "j")
  static let direction = Command.Option(
    name: "direction", value: "WAY", summary: "The layout direction: ltr or rtl.",
    choices: LayoutDirection.allCases.map(\.rawValue))
  static let set = Command.Option(
    name: "set", value: "NAME=VALUE", summary: "Fill a parameter of the screen.",
    isRepeatable: true)
  static let data = Command.Option(
    name: "data", value: "NAME|FILE",
    summary: "The sample data of the screen: its name, or a file; - is standard input.")
  static let phase = Command.Option(
    name: "phase", value: "PHASE",
    summary: "What the screen shows: its content, placeholder or failure.",
    choices: ScreenPhase.allCases.map(\.rawValue))
  static let scroll = Command.Option(
    name: "scroll", value: "ID=X,Y", summary: "Scroll a container.", isRepeatable: true)
  static let choose = Command.Option(
    name: "choose", value: "FLOW=CHOICE", summary: "Choose where links to a flow lead.",
    isRepeatable: true)
  static let tap = Command.Option(
    name: "tap", value: "ID", summary: "The component that is tapped.")

  static let pictures = Command.Option(
    name: "pictures", value: "HOW", summary: "In a drawing: embed, link or none.",
    choices: PictureLinks.allCases.map(\.rawValue))

  static func format(_ choices: [String]) -> Command.Option {
    Command.Option(
      name: "format", value: "FORMAT", summary: choices.joined(separator: ", ") + ".",
      choices: choices)
  }
}
