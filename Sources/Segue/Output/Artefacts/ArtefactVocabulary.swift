/// The shapes of a build's files, for their schema. `version` is 1 in each.
package enum ArtefactVocabulary {
  package static let kinds: [(name: String, summary: String, keys: [KeyShape])] = [
    ("index", "What a build made.", index),
    ("screen", "A screen on a device.", screen),
    ("transition", "The transition of a link on a device.", transition),
  ]

  private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  private static let positive = 0...Double.greatestFiniteMagnitude

  private static func required(_ name: String, _ shape: ValueShape, _ summary: String) -> KeyShape {
    KeyShape(name, shape, isRequired: true, summary)
  }

  private static let rectangle = ValueShape.object(
    ["x", "y"].map { required($0, .number(anyNumber), "In points.") }
      + ["width", "height"].map { required($0, .number(positive), "In points.") })

  private static let device = ValueShape.object([
    required("name", .string, "The device's name."),
    required("width", .number(Device.sides), "In points."),
    required("height", .number(Device.sides), "In points."),
    required("scale", .number(Device.scales), "Pixels a point."),
  ])

  private static let source = ValueShape.object([
    required("file", .string, "The file that it is written in."),
    required("line", .number(1...Double.greatestFiniteMagnitude), "From 1."),
    required("column", .number(1...Double.greatestFiniteMagnitude), "From 1, in Unicode scalars."),
  ])

  private static let presentation = ValueShape.keyword(Presentation.allCases.map(\.rawValue))
  private static let names = ValueShape.array(of: .string)
  private static let text = ValueShape.either([.string, .null])
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
          required("from", .string, "The name of the screen that is left."),
          required("component", .string, "The component that is tapped."),
          required("link", .string, "The link that it opens."),
          required("to", .string, "The name of the screen that opens."),
          required("presentation", presentation, "How it is shown."),
          required("transition", text, "What plays."),
          required("files", names, "Its artefacts, one a device."),
        ])), "Every link that can be followed."),
  ]

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

  private static let end = ValueShape.object([
    required("screen", .string, "The screen's id."),
    required("component", .string, "The component's id, or its path."),
    required("frame", rectangle, "In device coordinates, on device pixels."),
  ])

  private static let state = ValueShape.object([
    required("frame", rectangle, "In device coordinates."),
    required("clip", rectangle, "Nothing is seen outside of it."),
    required("opacity", .number(0...1), "From 0 to 1."),
    required("cornerRadius", .array(of: .number(positive)), "Clockwise from the top left."),
    KeyShape("backgroundColor", .string, "What it paints behind its content."),
    required("contentFrame", rectangle, "What is drawn, relative to the frame."),
  ])

  private static let content = ValueShape.object([
    required(
      "type", .keyword(ComponentType.allCases.map(\.rawValue) + ["screen"]), "What is drawn."),
    required("source", text, "The picture, or the screen's id."),
    required(
      "pixelSize",
      .either([
        .object(["width", "height"].map { required($0, .number(positive), "In pixels.") }), .null,
      ]), "What a picture needs at its largest moment."),
  ])

  private static let transition: [KeyShape] = [
    required("source", .string, "The name of the screen that is left."),
    required("destination", .string, "The name of the screen that opens."),
    required("presentation", presentation, "How it is shown."),
    required("transition", .string, "Its name."),
    required("kind", .keyword(Transition.Kind.allCases.map(\.rawValue)), "What happens."),
    KeyShape("fallbackFrom", .keyword(["hero"]), "Why it is not the one that was asked for."),
    required("device", device, "What it is computed for."),
    required(
      "action",
      .object([
        required("type", .keyword(["navigate"]), "Always navigate."),
        required("to", .string, "The link."),
      ]), "What is done."),
    required("direction", .keyword(["push"]), "A pop is the same with progress from 1 to 0."),
    required("duration", .number(positive), "In seconds."),
    required(
      "tapped",
      .object([
        required("id", .string, "The component's id, or its path."),
        required("frame", rectangle, "In device coordinates, on device pixels."),
      ]), "What is tapped."),
    required("from", end, "One end of the primary pair."),
    required("to", end, "The other."),
    required(
      "pairs",
      .array(
        of: .object([
          required("by", .keyword(["hero", "source"]), "What makes them a pair."),
          required("key", .string, "The hero key, or the picture's source."),
          required("primary", .boolean, "Whether it is the pair of largest source area."),
          required("from", end, "On the screen that is left."),
          required("to", end, "On the screen that opens."),
        ])), "What goes with what."),
    required(
      "handover",
      .object([
        required("hiddenOnSource", names, "Hidden while it plays."),
        required("hiddenOnDestination", names, "Hidden until the end."),
        required("atEnd", names, "What to do then, in order."),
      ]), "What is hidden while it plays, so that nothing is seen twice."),
    required("easing", .named(.easing), "How progress grows over time."),
    required(
      "layers",
      .array(
        of: .object([
          required("id", .string, "Its name."),
          required("pair", .either([.number(positive), .null]), "The place of its pair."),
          required("z", .number(anyNumber), "What is greater lies on top."),
          required("content", content, "What it shows."),
          required("from", state, "At progress 0."),
          required("to", state, "At progress 1."),
        ])), "The screens and what flies above them."),
  ]
}
