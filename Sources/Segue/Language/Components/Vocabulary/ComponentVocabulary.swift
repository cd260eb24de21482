/// The keys of components, and of the files that declare components and screens.
package enum ComponentVocabulary {
  package static let common: [KeyShape] = [
    KeyShape(
      "type", .string, isRequired: true,
      "layout, label, button, image, video, or the name of a composed component."),
    KeyShape(
      "id", .text(matching: "^[^/]+$"),
      "Names the component for commands and events; unique in the screen."),
    KeyShape("style", .named(.style), "How it is laid out, painted and set."),
    KeyShape("hero", .name(), "Pairs it with the component of the same key on another screen."),
    KeyShape(
      "snapshot", .keyword(Component.SnapshotMode.allCases.map(\.rawValue)),
      "Whether it flies: auto (the primitive decides), keep, or drop with all in it."),
    KeyShape(
      "events",
      .object(
        EventKind.allCases.map {
          KeyShape($0.rawValue, .array(of: .named(.action)), "What happens, in order.")
        }), "What it does."),
    KeyShape("accessibilityLabel", .string, "What a screen reader says."),
    KeyShape("accessibilityHidden", .boolean, "Whether a screen reader leaves it out."),
  ]

  /// The range of a picture's width or height in pixels.
  static let pixels = 0...1_000_000.0

  private static let naturalSize = KeyShape(
    "naturalSize",
    .object([
      KeyShape(
        "width", .number(pixels), isRequired: true, "In pixels."),
      KeyShape(
        "height", .number(pixels), isRequired: true, "In pixels."),
    ]), "The picture's own size in pixels; believed when given.")

  /// Returns the keys of a primitive besides the common ones.
  package static func keys(of type: ComponentType) -> [KeyShape] {
    switch type {
    case .layout:
      [
        KeyShape(
          "children", .either([.array(of: .either([.named(.component), .slot])), .slot]),
          "The components inside, in order.")
      ]
    case .label:
      [
        KeyShape(
          "text",
          .either([
            .string,
            .array(
              of: .object([
                KeyShape("text", .string, isRequired: true, "The text of the run."),
                KeyShape("style", .named(.textStyle), "How the run is set."),
              ])),
          ]), isRequired: true, "The text, or runs of text in different styles.")
      ]
    case .button:
      [
        KeyShape("title", .string, isRequired: true, "What it says."),
        KeyShape("icon", .name(), "A picture as high as the line, before the title."),
      ]
    case .image:
      [
        KeyShape("source", .name(), isRequired: true, "The path of an asset, or a URL."),
        naturalSize,
      ]
    case .video:
      [
        KeyShape("source", .name(), isRequired: true, "The path of an asset, or a URL."),
        KeyShape("poster", .name(), "The picture that is shown before it plays."),
        naturalSize,
      ]
    }
  }

  /// The primitives as variants of an object with the key `type`.
  package static let primitives = ComponentType.allCases.map { type in
    ShapeVariant(type.rawValue, summary(of: type), keys(of: type))
  }

  private static func summary(of type: ComponentType) -> String {
    switch type {
    case .layout: "A flex container."
    case .label: "Text."
    case .button: "One line of text in the middle of its box, with an icon if it has one."
    case .image: "A picture."
    case .video: "A video, with a picture before it plays."
    }
  }

  /// The keys of a composed component's use besides the common ones.
  package static let use = [
    KeyShape("arguments", .map(of: .named(.argument)), "A value for each parameter.")
  ]

  private static let commonNames = common.map(\.name)
  private static let namesByType: [ComponentType: [String]] = Dictionary(
    uniqueKeysWithValues: ComponentType.allCases.map { type in
      (type, commonNames + keys(of: type).map(\.name))
    })
  static let useNames = commonNames + use.map(\.name)

  static func names(of type: ComponentType) -> [String] { namesByType[type] ?? commonNames }

  /// The keys of a file that declares a composed component.
  package static let declaration: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape(
      "component", .name(except: ComponentType.allCases.map(\.rawValue)), isRequired: true,
      "The name of the component."),
    KeyShape(
      "parameters", .map(of: .named(.componentParameter), names: parameterName),
      "The name and type of each argument that a use passes."),
    KeyShape(
      "body", .either([.named(.component), .slot]), isRequired: true, "What it expands to."),
  ]

  /// The keys of a screen file.
  package static let screen: [KeyShape] =
    [
      KeyShape("$schema", .string, "For editors; ignored."),
      KeyShape("screen", .name(), isRequired: true, "The screen's id, unique in its project."),
      KeyShape(
        "route", .text(matching: "^/$|^(/([^/{}]+|\\{[^/{}]+\\}))+$"),
        "Its deep link's path; {name} matches one segment."),
      KeyShape(
        "parameters", .map(of: .named(.screenParameter), names: parameterName),
        "The name and type of each argument that a link passes."),
      KeyShape("title", .string, "What a navigation bar says."),
      KeyShape(
        "presentation", .keyword(Presentation.allCases.map(\.rawValue)),
        "How it is shown if the action does not specify it; push by default."),
      KeyShape(
        "bars", .array(of: .keyword(Bar.allCases.map(\.rawValue))), "The bars shown over it."),
      KeyShape(
        "safeArea", .array(of: .keyword(SafeAreaEdge.allCases.map(\.rawValue))),
        "The sides whose insets are added to the root's padding."),
    ] + navigation + [
      KeyShape("root", .named(.component), isRequired: true, "The outermost component.")
    ]
}
