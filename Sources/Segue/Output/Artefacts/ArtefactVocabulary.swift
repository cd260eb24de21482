/// The shapes of a build's files, for their JSON schema. The `version` of each is 1.
package enum ArtefactVocabulary {
  /// The kinds of artefacts, each with its keys.
  package static let kinds: [(name: String, summary: String, keys: [KeyShape])] = [
    ("index", "The index of a build.", index),
    ("screen", "A screen on a device.", screen),
    ("transition", "The transition of a link on a device.", transition),
  ]

  static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  static let positive = 0...Double.greatestFiniteMagnitude

  static func required(_ name: String, _ shape: ValueShape, _ summary: String) -> KeyShape {
    KeyShape(name, shape, isRequired: true, summary)
  }

  static let rectangle = ValueShape.object(
    ["x", "y"].map { required($0, .number(anyNumber), "The \($0) coordinate, in points.") }
      + ["width", "height"].map { required($0, .number(positive), "The \($0), in points.") })

  static let device = ValueShape.object([
    required("name", .string, "The device's name."),
    required("width", .number(Device.sides), "The width, in points."),
    required("height", .number(Device.sides), "The height, in points."),
    required("scale", .number(Device.scales), "Pixels per point."),
    KeyShape(
      "textScale", .number(Device.textScales),
      "The factor by which font sizes are multiplied, unless it is 1."),
  ])

  private static let source = ValueShape.object([
    required("file", .string, "The source file."),
    required("line", .number(1...Double.greatestFiniteMagnitude), "The line, from 1."),
    required(
      "column", .number(1...Double.greatestFiniteMagnitude),
      "The column, from 1, in Unicode scalars."),
  ])

  static let presentation = ValueShape.keyword(Presentation.allCases.map { $0.rawValue })
  static let names = ValueShape.array(of: .string)
  static let text = ValueShape.either([.string, .null])
  private static let arguments = ValueShape.map(
    of: .either([.string, .number(anyNumber), .boolean]))

  private static let phase = KeyShape(
    "phase", .keyword(ScreenPhase.allCases.filter { $0 != .content }.map { $0.rawValue }),
    "What the screen shows instead of its content.")

  private static let index: [KeyShape] = [
    required("app", text, "The app's name."),
    required("devices", names, "The devices, in the project's order."),
    required(
      "screens",
      .array(
        of: .object([
          required(
            "name", .string, "The unique name: the id, with the arguments that are not defaults."),
          required("screen", .string, "The screen's id."),
          phase,
          required("arguments", arguments, "The arguments of the screen."),
          KeyShape(
            "files", names, "The paths of its artefacts, one per device, if they are written."),
        ])), "The screens, once for each set of arguments with which links open them."),
    required(
      "links",
      .array(
        of: .object([
          required("from", .string, "The name of the source screen."),
          required("component", .string, "The component that is tapped."),
          required("link", .string, "The link that it opens."),
          KeyShape("flow", .string, "The flow to which the link leads, if it leads to one."),
          KeyShape("choice", .string, "The choice of the flow with which it leads there."),
          required("to", .string, "The name of the destination screen."),
          required("presentation", presentation, "The presentation."),
          required("transition", text, "The transition that plays."),
          KeyShape(
            "files", names, "The paths of its artefacts, one per device, if they are written."),
        ])), "All links that can be followed."),
  ]

  private static let line = ValueShape.object([
    required(
      "text", .string,
      "The text as it is drawn: white space is collapsed, and an ellipsis is included."),
    required("x", .number(anyNumber), "The left edge of the text, relative to the content box."),
    required("top", .number(anyNumber), "The top of the line, relative to the content box."),
    required("width", .number(anyNumber), "The width of the text, in points."),
    required("height", .number(positive), "The height of the line, in points."),
    required(
      "baseline", .number(anyNumber), "The baseline, relative to the top of the content box."),
    KeyShape(
      "pieces",
      .array(
        of: .object([
          KeyShape(
            "run", .integer(0...Double.greatestFiniteMagnitude),
            "The index of the run in the label; an ellipsis has none."),
          required("text", .string, "The text of the piece."),
          required(
            "x", .number(anyNumber),
            "The left edge, relative to that of the line's text, in points."),
          required("width", .number(anyNumber), "The width, in points."),
        ])), "The pieces of the line, in the order of the text; only for a label with several runs."
    ),
  ])

  private static let screen: [KeyShape] = [
    required("title", text, "The title in the navigation bar."),
    phase,
    required("presentation", presentation, "The presentation."),
    required("arguments", arguments, "The arguments of the screen."),
    required("viewport", rectangle, "The part of the device that the screen fills."),
    required("file", .string, "The file that declares it."),
    required("screen", .string, "The screen's id."),
    required("device", device, "The device for which the screen is laid out."),
    required(
      "nodes",
      .array(
        of: .object([
          required("path", .string, "A JSON Pointer into the expanded screen."),
          required("source", .either([source, .null]), "The source location."),
          required("id", text, "The component's id."),
          required("type", .keyword(ComponentType.allCases.map { $0.rawValue }), "The primitive."),
          required(
            "frame", rectangle, "The frame, relative to the viewport, aligned to device pixels."),
          KeyShape(
            "contentBox", rectangle,
            "For text: the content box, relative to the frame."),
          KeyShape("lines", .array(of: line), "For text: the lines, from top to bottom."),
          KeyShape("truncated", .boolean, "Whether some of the text is missing from the lines."),
        ])), "The components, in document order."),
    required(
      "scrollAreas",
      .array(
        of: .object([
          required("path", .string, "The scroll container."),
          required("width", .number(positive), "The width of the scrollable content, in points."),
          required("height", .number(positive), "The height, in points."),
        ])), "The scroll containers."),
  ]
}
