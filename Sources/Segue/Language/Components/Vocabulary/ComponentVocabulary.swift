/// The keys of components, and of the files that declare components and screens.
package enum ComponentVocabulary {
  package static let common: [KeyShape] = [
    KeyShape(
      "type", .string, isRequired: true,
      "layout, label, button, image, video, or the name of a composed component."),
    KeyShape(
      "id", .text(matching: "^[^/]+$"),
      "Identifies the component in commands and events; unique in the screen."),
    KeyShape("style", .named(.style), "The style: layout, paint and text."),
    KeyShape("hero", .name(), "Pairs it with the component of the same key on another screen."),
    KeyShape(
      "snapshot", .keyword(Component.SnapshotMode.allCases.map { $0.rawValue }),
      "Whether it flies: auto (the primitive decides), keep, or drop, with all descendants."),
    KeyShape(
      "events",
      .object(
        EventKind.allCases.map {
          KeyShape($0.rawValue, .array(of: .named(.action)), "The actions, in order.")
        }), "The actions of each event."),
    KeyShape("accessibilityLabel", .string, "The text that a screen reader speaks."),
    KeyShape("accessibilityHidden", .boolean, "Whether screen readers skip the component."),
  ]

  /// The range of a picture's width or height in pixels.
  static let pixels = 0...1_000_000.0

  private static let naturalSize = KeyShape(
    "naturalSize",
    .object([
      KeyShape(
        "width", .number(pixels), isRequired: true, "The width, in pixels."),
      KeyShape(
        "height", .number(pixels), isRequired: true, "The height, in pixels."),
    ]), "The picture's size in pixels; takes precedence over the file's size.")

  /// Components, in order.
  static let children = ValueShape.either([.array(of: .either([.named(.child), .slot])), .slot])

  /// Returns the keys of a primitive besides the common ones.
  package static func keys(of type: ComponentType) -> [KeyShape] {
    switch type {
    case .layout:
      [KeyShape("children", children, "The children, in order.")]
    case .label:
      [
        KeyShape(
          "text",
          .either([
            .string,
            .array(
              of: .object([
                KeyShape("text", .string, isRequired: true, "The text of the run."),
                KeyShape("style", .named(.textStyle), "The style of the run."),
              ])),
          ]), isRequired: true, "The text, or runs of text in different styles.")
      ]
    case .button:
      [
        KeyShape("title", .string, isRequired: true, "The title."),
        KeyShape("icon", .name(), "A picture as high as the line, before the title."),
      ]
    case .image:
      [
        KeyShape(
          "source", .name(),
          "The path of an asset, or a URL. Only in a placeholder or a failure may it be absent: the "
            + "image then shows the picture that flies into it."),
        naturalSize,
      ]
    case .video:
      [
        KeyShape("source", .name(), isRequired: true, "The path of an asset, or a URL."),
        KeyShape("poster", .name(), "The picture that is shown before the video plays."),
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
    case .button: "A line of text, centred in its box, with an optional icon."
    case .image: "A picture."
    case .video: "A video, with an optional poster."
    }
  }

  /// The keys of a composed component's use besides the common ones.
  package static let use = [
    KeyShape("arguments", .map(of: .named(.argument)), "A value for each parameter.")
  ]

  private static let definitions = KeyShape(
    "definitions", .map(of: .named(.schema)),
    "Types of data that the schemas of the file refer to, by name.")

  private static let commonNames = common.map { $0.name }
  private static let namesByType: [ComponentType: [String]] = Dictionary(
    uniqueKeysWithValues: ComponentType.allCases.map { type in
      (type, commonNames + keys(of: type).map { $0.name })
    })
  static let useNames = commonNames + use.map { $0.name }

  static func names(of type: ComponentType) -> [String] { namesByType[type] ?? commonNames }

  /// The keys of a file that declares a composed component.
  package static let declaration: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape(
      "component", .name(except: ComponentType.allCases.map { $0.rawValue }), isRequired: true,
      "The name of the component."),
    KeyShape(
      "parameters", .map(of: .named(.componentParameter), names: parameterName),
      "The type of each parameter, by name."),
    definitions,
    KeyShape(
      "body", .either([.named(.component), .slot]), isRequired: true,
      "The component that a use expands to."),
  ]

  /// The keys of a screen file.
  package static let screen: [KeyShape] =
    [
      KeyShape("$schema", .string, "For editors; ignored."),
      KeyShape("screen", .name(), isRequired: true, "The screen's id, unique in its project."),
      KeyShape(
        "route", .text(matching: "^/$|^(/([^/{}]+|\\{[^/{}]+\\}))+$"),
        "The path of its deep links; {name} matches one segment."),
      KeyShape(
        "parameters", .map(of: .named(.screenParameter), names: parameterName),
        "The type of each parameter, by name; links pass the values."),
      definitions,
      KeyShape(
        "data", .named(.schema),
        "The type of the data that fills the screen, in JSON Type Definition (RFC 8927)."),
      KeyShape("title", .string, "The title in the navigation bar. May use ${name}, and data."),
      KeyShape(
        "presentation", .keyword(Presentation.allCases.map { $0.rawValue }),
        "How the screen is presented if the action does not specify it; push by default."),
      KeyShape(
        "bars", .array(of: .keyword(Bar.allCases.map { $0.rawValue })),
        "The bars shown with the screen."),
      KeyShape(
        "safeArea", .array(of: .keyword(SafeAreaEdge.allCases.map { $0.rawValue })),
        "The edges whose insets are added to the root's padding."),
      KeyShape(
        "navigationBar", .object(navigationBar),
        "What is in the navigation bar besides the title; without it, that is left to the client."),
    ] + navigation + [
      KeyShape("root", .named(.component), isRequired: true, "The outermost component."),
      KeyShape(
        "placeholder", .named(.component),
        "The component shown while the content is loading. May use ${name}."),
      KeyShape(
        "failure", .named(.component),
        "The component shown if the content cannot be loaded, with a retry action. May use ${name}."
      ),
    ]
}
