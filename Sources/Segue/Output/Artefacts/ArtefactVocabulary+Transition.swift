/// The shape of a link's artefact.
extension ArtefactVocabulary {
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
    KeyShape("clipCornerRadius", .array(of: .number(positive)), "How round the clip is, likewise."),
    KeyShape("backgroundColor", .string, "What it paints behind its content."),
    KeyShape("backgroundImage", .array(of: gradients), "Gradients over it, the topmost first."),
    KeyShape("borderWidth", .array(of: .number(positive)), "Top, right, bottom, left, in points."),
    KeyShape("borderColor", .string, "The colour of the border."),
    KeyShape("boxShadow", .string, "Its shadows, as CSS has them."),
    required("contentFrame", rectangle, "What is drawn, relative to the frame."),
    KeyShape("contentBox", rectangle, "What clips it, likewise, where that is not the frame."),
  ])

  private static let gradients = ValueShape.object([
    required("value", .string, "As CSS has it."),
    required("opacity", .number(0...1), "The opacity of all gradients together."),
  ])

  private static let content = ValueShape.object([
    required(
      "type",
      .keyword(
        ComponentType.allCases.map(\.rawValue) + ["screen", "scrim", "grabber", "backdrop"]
          + Bar.allCases.map { "\($0.rawValue)Bar" }), "What is drawn."),
    KeyShape(
      "whole", .boolean,
      "Whether the component is drawn with everything in it, at its own size."),
    required("source", text, "The picture, or the screen's id."),
    required(
      "pixelSize",
      .either([
        .object(["width", "height"].map { required($0, .number(positive), "In pixels.") }), .null,
      ]), "What a picture needs at its largest moment."),
  ])

  private static let four = ValueShape.list(
    Array(repeating: .number(anyNumber), count: 4), atLeast: 4)
  private static let eight = ValueShape.list(
    Array(repeating: .number(anyNumber), count: 8), atLeast: 8)
  private static let manner = ValueShape.object([
    required(
      "objectFit", .keyword(PaintStyle.ObjectFit.allCases.map(\.rawValue)), "As in CSS."),
    required(
      "objectPosition", four, "Percent and points from the left, percent and points from the top."),
    required("padding", four, "Top, right, bottom, left, inside of the border."),
  ])
  private static let window = ValueShape.list([.number(0...1), .number(0...1)], atLeast: 2)

  private static let layer = ValueShape.object([
    required("id", .string, "Its name."),
    required("pair", .either([.number(positive), .null]), "The index of its pair."),
    required("z", .number(anyNumber), "The stacking order; greater values are on top."),
    KeyShape("lifted", .boolean, "Whether it is above what flies, and is not a part of it."),
    KeyShape(
      "origin",
      .object([
        required("screen", .keyword(["source", "destination"]), "Whose component it draws."),
        required("path", .string, "A JSON Pointer into that screen, expanded."),
      ]), "The component that it draws; a screen has none."),
    required("content", content, "What it shows."),
    required("from", state, "At progress 0."),
    required("to", state, "At progress 1."),
    KeyShape(
      "path", .keyword(PathStyle.allCases.map(\.rawValue)), "The way of the frame that flies."),
    KeyShape(
      "attachment",
      .object([
        required(
          "carrier",
          .object(["from", "to"].map { required($0, rectangle, "A frame.") }),
          "Something that flies on the same path."),
        required("from", eight, "At progress 0."),
        required("to", eight, "At progress 1."),
      ]),
      "What the frame hangs on; it has no way of its own. x is the carrier's x and its width times the first number and the "
        + "second, y likewise of the next two, width and height a part of the carrier's and a length."
    ),
    KeyShape(
      "picture",
      .object([
        required(
          "naturalSize",
          .either([
            .object(["width", "height"].map { required($0, .number(positive), "In pixels.") }),
            .null,
          ]), "The picture's own."),
        required(
          "covers", .boolean,
          "Whether it covers its box at every moment. What does not is scaled about its middle until it is "
            + "as large, and moved no further than it must."),
        required("from", manner, "On the source screen."),
        required("to", manner, "On the destination screen."),
      ]),
      "How the picture is drawn in the frame of the moment, inside of border and padding: as both "
        + "screens would, the rectangles mixed in the window of the content."),
    KeyShape(
      "clipEdges",
      .object([
        required(
          "of", .keyword(["frame", "device"]),
          "Whether the edges are insets of the frame at each moment, or positions on the device."),
        required("from", four, "Top, right, bottom, left, at progress 0."),
        required("to", four, "At progress 1."),
      ]), "The clip of what flies; insets stop at both ends."),
    KeyShape(
      "windows",
      .object(
        ["frame", "content", "cornerRadius", "paint", "clip", "opacity"].map {
          KeyShape($0, window, "The part of the progress in which it changes.")
        }), "Those of the channels that do not change with the whole of the progress."),
    KeyShape("rest", rectangle, "The frame of a screen at rest."),
    KeyShape(
      "part", rectangle, "The part of the screen it shows, from its corner; by default all of it."),
    KeyShape(
      "restCornerRadius", .array(of: .number(positive)),
      "Its corners there, which are scaled with the screen; the largest radius counts."),
    KeyShape(
      "tracks",
      .array(
        of: .object([
          required(
            "property", .keyword(Track.Property.allCases.map(\.rawValue)), "What changes."),
          required("from", .number(anyNumber), "At the beginning of the window; points."),
          required("to", .number(anyNumber), "At its end."),
          required("window", window, "The part of the progress in which it changes."),
        ])), "How a screen moves; what rounds its ends to device pixels is spread over the way."),
  ])

  private static let gestureType = required(
    "type", .keyword(["swipe", "drag"]), "Whether it begins at an edge, or anywhere.")

  private static let layers = ValueShape.array(of: layer)

  static let transition: [KeyShape] = [
    required("source", .string, "The name of the source screen."),
    required("destination", .string, "The name of the destination screen."),
    required("presentation", presentation, "How it is shown."),
    required("transition", .string, "Its name."),
    required("kind", .keyword(Transition.Kind.allCases.map(\.rawValue)), "What happens."),
    KeyShape(
      "fallbackFrom", .keyword(["hero", "sourceScale"]),
      "Why it is not the one that was asked for."),
    required("device", device, "What it is computed for."),
    required(
      "action",
      .object([
        required("type", .keyword(["navigate"]), "Always navigate."),
        required("to", .string, "The link."),
      ]), "What is done."),
    required("direction", .keyword(["push"]), "Which way it is."),
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
          required("from", end, "On the source screen."),
          required("to", end, "On the destination screen."),
        ])), "What goes with what."),
    required(
      "handover",
      .object([
        required("hiddenOnSource", names, "Hidden while it plays."),
        required("hiddenOnDestination", names, "Hidden until the end."),
        required("liftedFromSource", names, "Hidden with everything in them while it plays."),
        required("liftedFromDestination", names, "Hidden with everything in them until the end."),
        required("atEnd", names, "What to do then, in order."),
      ]), "What is hidden while it plays, so that nothing is seen twice."),
    required("easing", .named(.easing), "How progress grows over time."),
    required("layers", layers, "The screens and what flies above them."),
    required(
      "late",
      .object([
        required("timeout", .number(positive), "In seconds after the end of the flight."),
        required("fallback", .string, "The transition that plays then."),
      ]), "What becomes of it if the destination has not loaded by its end."),
    KeyShape(
      "return",
      .object([
        required("duration", .number(positive), "In seconds."),
        required("easing", .named(.easing), "Progress is 1 minus this."),
        KeyShape("layers", layers, "Where they are not the same ones run back."),
      ]), "The way back, from progress 1 to 0."),
    KeyShape(
      "gesture",
      .notations([
        [
          gestureType,
          required(
            "from", .keyword(["leading", "trailing"]), "The edge at which a swipe begins."),
        ],
        [
          gestureType,
          required("to", .keyword(["top", "bottom"]), "The edge to which a drag leads."),
        ],
        [
          required(
            "blockedBy", .keyword(InteractiveDismissal.Blocker.allCases.map(\.rawValue)),
            "What refuses a gesture.")
        ],
      ]), "How a finger takes the destination back."),
    KeyShape(
      "reducedMotion",
      .object([
        required("transition", .string, "Its name."),
        required("kind", .keyword(Transition.Kind.allCases.map(\.rawValue)), "What happens."),
        required("duration", .number(positive), "In seconds."),
        required("easing", .named(.easing), "How progress grows over time."),
        required("layers", layers, "As above."),
      ]), "What plays when Reduce Motion is on, if that is another transition."),
  ]
}
