/// The shapes of a build's files, for their JSON schema. The `version` of each is 1.
package enum ArtefactVocabulary {
  /// The kinds of artefacts, each with its keys.
  package static let kinds: [(name: String, summary: String, keys: [KeyShape])] = [
    ("index", "What a build made.", index),
    ("screen", "A screen on a device.", screen),
    ("transition", "The transition of a link on a device.", transition),
  ]

  static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  static let positive = 0...Double.greatestFiniteMagnitude

  static func required(_ name: String, _ shape: ValueShape, _ summary: String) -> KeyShape {
    KeyShape(name, shape, isRequired: true, summary)
  }

  static let rectangle = ValueShape.object(
    ["x", "y"].map { required($0, .number(anyNumber), "In points.") }
      + ["width", "height"].map { required($0, .number(positive), "In points.") })

  static let device = ValueShape.object([
    required("name", .string, "The device's name."),
    required("width", .number(Device.sides), "In points."),
    required("height", .number(Device.sides), "In points."),
    required("scale", .number(Device.scales), "Pixels per point."),
    KeyShape(
      "textScale", .number(Device.textScales), "What font sizes are multiplied by, if not by 1."),
  ])

  private static let source = ValueShape.object([
    required("file", .string, "The file that it is written in."),
    required("line", .number(1...Double.greatestFiniteMagnitude), "From 1."),
    required("column", .number(1...Double.greatestFiniteMagnitude), "From 1, in Unicode scalars."),
  ])

  static let presentation = ValueShape.keyword(Presentation.allCases.map(\.rawValue))
  static let names = ValueShape.array(of: .string)
  static let text = ValueShape.either([.string, .null])
  private static let arguments = ValueShape.map(
    of: .either([.string, .number(anyNumber), .boolean]))

  private static let index: [KeyShape] = [
    required("app", text, "The app's name."),
    required("devices", names, "The devices, in the project's order."),
    required(
      "screens",
      .array(
        of: .object([
          required("name", .string, "Unique: the id, with arguments that are not the defaults."),
          required("screen", .string, "The screen's id."),
          required("arguments", arguments, "What it is opened with."),
          required("files", names, "Its artefacts, one a device."),
        ])), "The screens, each with every set of arguments that a link opens it with."),
    required(
      "links",
      .array(
        of: .object([
          required("from", .string, "The name of the source screen."),
          required("component", .string, "The component that is tapped."),
          required("link", .string, "The link that it opens."),
          required("to", .string, "The name of the destination screen."),
          required("presentation", presentation, "How it is shown."),
          required("transition", text, "What plays."),
          required("files", names, "Its artefacts, one a device."),
        ])), "Every link that can be followed."),
  ]

  private static let line = ValueShape.object([
    required("text", .string, "As it is drawn: white space collapsed, an ellipsis included."),
    required("x", .number(anyNumber), "The left end of the text, from the content box's corner."),
    required("top", .number(anyNumber), "The top of the line, from the content box's corner."),
    required("width", .number(anyNumber), "Of the text, in points."),
    required("height", .number(positive), "Of the line, in points."),
    required("baseline", .number(anyNumber), "From the top of the content box."),
    KeyShape(
      "pieces",
      .array(
        of: .object([
          KeyShape(
            "run", .integer(0...Double.greatestFiniteMagnitude),
            "The place of the run in the label's text; the ellipsis has none."),
          required("text", .string, "What is set in the run's style."),
          required("x", .number(anyNumber), "From the left end of the line's text, in points."),
          required("width", .number(anyNumber), "In points."),
        ])), "Of a label of several runs: the parts of the line, in the order of the text."),
  ])

  private static let screen: [KeyShape] = [
    required("title", text, "What a navigation bar says."),
    required("presentation", presentation, "How it is shown."),
    required("arguments", arguments, "What it is opened with."),
    required("viewport", rectangle, "The part of the device that it fills."),
    required("file", .string, "The file that declares it."),
    required("screen", .string, "The screen's id."),
    required("device", device, "What it is laid out for."),
    required(
      "nodes",
      .array(
        of: .object([
          required("path", .string, "A JSON Pointer into the expanded screen."),
          required("source", .either([source, .null]), "Where it is written."),
          required("id", text, "Its id."),
          required("type", .keyword(ComponentType.allCases.map(\.rawValue)), "Its primitive."),
          required("frame", rectangle, "From the viewport's corner, on device pixels."),
          KeyShape(
            "contentBox", rectangle,
            "Of what shows text: the box that its lines stand in, from the frame's corner."),
          KeyShape("lines", .array(of: line), "Of what shows text: its lines, from the top."),
          KeyShape("truncated", .boolean, "True if some of the text is missing from the lines."),
        ])), "The components, in document order."),
    required(
      "scrollAreas",
      .array(
        of: .object([
          required("path", .string, "The container."),
          required("width", .number(positive), "Of what can be scrolled through, in points."),
          required("height", .number(positive), "In points."),
        ])), "What can be scrolled."),
  ]
}
