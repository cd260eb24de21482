/// The shape of a link's artefact.
extension ArtefactVocabulary {
  private static let end = ValueShape.object([
    required("screen", .string, "The screen's id."),
    required("component", .string, "The component's id, or its path."),
    required("frame", rectangle, "The frame in device coordinates, aligned to device pixels."),
  ])

  private static let state = ValueShape.object([
    required("frame", rectangle, "The frame in device coordinates."),
    required("clip", rectangle, "The clip; nothing is visible outside of it."),
    required("opacity", .number(0...1), "The opacity, from 0 to 1."),
    required(
      "cornerRadius", .array(of: .number(positive)),
      "The corner radii, clockwise from the top left."),
    KeyShape(
      "clipCornerRadius", .array(of: .number(positive)), "The corner radii of the clip, likewise."),
    KeyShape("backgroundColor", .string, "The background colour."),
    KeyShape(
      "backgroundImage", .array(of: gradients),
      "The gradients over the background colour, topmost first."),
    KeyShape(
      "borderWidth", .array(of: .number(positive)),
      "The border widths in points: top, right, bottom, left."),
    KeyShape("borderColor", .string, "The border colour."),
    KeyShape("boxShadow", .string, "The shadows, as in CSS."),
    required(
      "contentFrame", rectangle,
      "The rectangle in which the content is drawn, relative to the frame."),
    KeyShape(
      "contentBox", rectangle,
      "The rectangle that clips the content, relative to the frame; by default the frame."),
  ])

  private static let gradients = ValueShape.object([
    required("value", .string, "The gradient, as in CSS."),
    required("opacity", .number(0...1), "The opacity of all gradients together."),
  ])

  private static let content = ValueShape.object([
    required(
      "type",
      .keyword(
        ComponentType.allCases.map { $0.rawValue } + ["screen", "scrim", "grabber", "backdrop"]
          + Bar.allCases.map { "\($0.rawValue)Bar" }), "The kind of content."),
    KeyShape(
      "whole", .boolean,
      "Whether the component is drawn with all its descendants, at its own size."),
    required("source", text, "The picture's source, or the screen's id."),
    required(
      "pixelSize",
      .either([
        .object(
          ["width", "height"].map { required($0, .number(positive), "The \($0), in pixels.") }),
        .null,
      ]), "The pixels that a picture needs at its largest."),
  ])

  private static let four = ValueShape.list(
    Array(repeating: .number(anyNumber), count: 4), atLeast: 4)
  private static let eight = ValueShape.list(
    Array(repeating: .number(anyNumber), count: 8), atLeast: 8)
  private static let manner = ValueShape.object([
    required(
      "objectFit", .keyword(PaintStyle.ObjectFit.allCases.map { $0.rawValue }),
      "The object fit, as in CSS."),
    required(
      "objectPosition", four,
      "The object position: percent and points from the left, percent and points from the top."),
    required("padding", four, "The padding inside of the border: top, right, bottom, left."),
  ])
  private static let window = ValueShape.list([.number(0...1), .number(0...1)], atLeast: 2)

  private static let layer = ValueShape.object([
    required("id", .string, "The id of the layer."),
    required("pair", .either([.number(positive), .null]), "The index of its pair."),
    required("z", .number(anyNumber), "The stacking order; greater values are on top."),
    KeyShape("lifted", .boolean, "Whether the layer is lifted above the flight."),
    KeyShape(
      "origin",
      .object([
        required("screen", .keyword(["source", "destination"]), "The screen of the component."),
        required("path", .string, "A JSON Pointer into that screen, expanded."),
      ]), "The component that the layer draws; a screen's layer has none."),
    required("content", content, "The content."),
    required("from", state, "At progress 0."),
    required("to", state, "At progress 1."),
    KeyShape(
      "path", .keyword(PathStyle.allCases.map { $0.rawValue }), "The path of the frame."),
    KeyShape(
      "attachment",
      .object([
        required(
          "carrier",
          .object(["from", "to"].map { required($0, rectangle, "The frame of the carrier.") }),
          "The carrier, which follows the same path."),
        required("from", eight, "At progress 0."),
        required("to", eight, "At progress 1."),
      ]),
      "The attachment to another layer's frame, the carrier, instead of a path. With eight numbers "
        + "a to h: x = carrier.x + a · carrier.width + b, y = carrier.y + c · carrier.height + d, "
        + "width = e · carrier.width + f, height = g · carrier.height + h."),
    KeyShape(
      "picture",
      .object([
        required(
          "naturalSize",
          .either([
            .object(
              ["width", "height"].map { required($0, .number(positive), "The \($0), in pixels.") }),
            .null,
          ]), "The picture's natural size."),
        required(
          "covers", .boolean,
          "Whether the picture covers its box at every moment. If it would not, it is scaled about "
            + "its centre and moved, as far as necessary."),
        required("from", manner, "On the source screen."),
        required("to", manner, "On the destination screen."),
      ]),
      "How the picture is drawn in the current frame, inside of border and padding: the "
        + "rectangles of both screens are interpolated in the window of the content."),
    KeyShape(
      "clipEdges",
      .object([
        required(
          "of", .keyword(["frame", "device"]),
          "Whether the edges are insets of the current frame, or device coordinates."),
        required("from", four, "The top, right, bottom and left edges at progress 0."),
        required("to", four, "At progress 1."),
      ]), "The clip of a flying layer; insets do not overshoot."),
    KeyShape(
      "windows",
      .object(
        ["frame", "content", "cornerRadius", "paint", "clip", "opacity"].map {
          KeyShape($0, window, "The part of the progress in which it changes.")
        }), "The windows of the channels that do not change over the whole progress."),
    KeyShape("rest", rectangle, "The frame of a screen at rest."),
    KeyShape(
      "part", rectangle,
      "The part of the screen that is shown, relative to the screen; by default all of it."),
    KeyShape(
      "restCornerRadius", .array(of: .number(positive)),
      "The corner radii at rest, scaled with the screen; the larger radius of these and the tracks applies."
    ),
    KeyShape(
      "tracks",
      .array(
        of: .object([
          required(
            "property", .keyword(Track.Property.allCases.map { $0.rawValue }),
            "The property that changes."),
          required(
            "from", .number(anyNumber),
            "The value at the beginning of the window; lengths are in points."),
          required("to", .number(anyNumber), "The value at the end of the window."),
          required("window", window, "The part of the progress in which it changes."),
        ])),
      "The tracks of a screen; the rounding of its ends to device pixels is distributed over the whole motion."
    ),
  ])

  private static let gestureType = required(
    "type", .keyword(["swipe", "drag"]),
    "The kind of gesture: a swipe begins at an edge, a drag anywhere.")

  private static let layers = ValueShape.array(of: layer)

  static let transition: [KeyShape] = [
    required("source", .string, "The name of the source screen."),
    required("destination", .string, "The name of the destination screen."),
    required("presentation", presentation, "The presentation."),
    required("transition", .string, "The name of the transition."),
    required(
      "kind", .keyword(Transition.Kind.allCases.map { $0.rawValue }), "The kind of transition."),
    KeyShape(
      "fallbackFrom", .keyword(["hero", "sourceScale"]),
      "The kind that was requested, but could not play."),
    required("device", device, "The device for which the transition is computed."),
    required(
      "action",
      .object([
        required("type", .keyword(["navigate"]), "Always navigate."),
        required("to", .string, "The link."),
      ]), "The action."),
    required("direction", .keyword(["push"]), "The direction."),
    required("duration", .number(positive), "The duration, in seconds."),
    required(
      "tapped",
      .object([
        required("id", .string, "The component's id, or its path."),
        required("frame", rectangle, "The frame in device coordinates, aligned to device pixels."),
      ]), "The tapped component."),
    required("from", end, "The source of the primary pair."),
    required("to", end, "The destination of the primary pair."),
    required(
      "pairs",
      .array(
        of: .object([
          required("by", .keyword(["hero", "source"]), "What the two components have in common."),
          required("key", .string, "The hero key, or the picture's source."),
          required(
            "primary", .boolean,
            "Whether it is the primary pair, the one with the largest source area."),
          required("from", end, "On the source screen."),
          required("to", end, "On the destination screen."),
        ])), "The pairs."),
    required(
      "handover",
      .object([
        required("hiddenOnSource", names, "The components hidden while the flight plays."),
        required("hiddenOnDestination", names, "The components hidden until the end."),
        required(
          "liftedFromSource", names,
          "The components hidden with all descendants while the flight plays."),
        required(
          "liftedFromDestination", names,
          "The components hidden with all descendants until the end."),
        required("atEnd", names, "The steps at the end, in order."),
      ]), "The components hidden during the flight, so that nothing is painted twice."),
    required("easing", .named(.easing), "The progress over time."),
    required("layers", layers, "The layers of the screens, and the flying layers above them."),
    required(
      "late",
      .object([
        required("timeout", .number(positive), "How long a finished flight waits, in seconds."),
        required("fallback", .string, "The transition that plays after the timeout."),
      ]), "What happens if the destination has not loaded when the flight ends."),
    KeyShape(
      "return",
      .object([
        required("duration", .number(positive), "The duration, in seconds."),
        required(
          "easing", .named(.easing), "The easing of the way back: progress is 1 minus its value."),
        KeyShape("layers", layers, "The layers, unless they are those of the push in reverse."),
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
            "blockedBy", .keyword(InteractiveDismissal.Blocker.allCases.map { $0.rawValue }),
            "What blocks a gesture.")
        ],
      ]), "The gesture that closes the destination."),
    KeyShape(
      "reducedMotion",
      .object([
        required("transition", .string, "The name of the transition."),
        required(
          "kind", .keyword(Transition.Kind.allCases.map { $0.rawValue }), "The kind of transition."),
        required("duration", .number(positive), "The duration, in seconds."),
        required("easing", .named(.easing), "The progress over time."),
        required("layers", layers, "The layers of the replacement."),
      ]), "The transition that plays when Reduce Motion is on, if it is another one."),
  ]
}
