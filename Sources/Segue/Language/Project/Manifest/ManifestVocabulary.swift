/// The keys of `segue.json`.
package enum ManifestVocabulary {
  private static let length = ValueShape.number(0...Device.sides.upperBound)

  package static let project: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape("app", .string, "The app's name."),
    KeyShape(
      "schemes", .array(of: .text(matching: "^[A-Za-z][A-Za-z0-9+.-]*$")),
      "The schemes of the app's own links."),
    KeyShape(
      "hosts", .array(of: .text(matching: "^[^\\u0000-\\u0020\"#/?@\\\\]+$")),
      "The hosts whose https links are the app's own."),
    KeyShape("screens", .array(of: .name()), "The folders of screen files."),
    KeyShape("components", .array(of: .name()), "The folders of component files."),
    KeyShape(
      "types", .array(of: .name()),
      "The folders with types of data, a schema in each file; types by default."),
    KeyShape(
      "data", .name(),
      "The folder with sample data, in a folder for each screen; data by default."),
    KeyShape("assets", .name(), "The folder of pictures and videos."),
    KeyShape("fonts", .array(of: .object(font)), "The app's own fonts."),
    KeyShape(
      "devices",
      .array(of: .either([.keyword(builtInDevices), deviceDimensions, .named(.device)])),
      "The devices for which screens are laid out: names of built-in devices, or declarations."),
    KeyShape(
      "transitions",
      .map(
        of: .named(.transition), names: .name(except: Transition.Kind.allCases.map { $0.rawValue })),
      "The transitions, by name."),
    KeyShape("defaultTransition", .name(), "The transition that plays if no other applies."),
    KeyShape("navigation", navigation, "The structure of the app's navigation."),
  ]

  private static let builtInDevices = Device.builtIn.map { $0.name }

  /// Dimensions, as parsed by `Device(dimensions:)`.
  private static let deviceDimensions = ValueShape.text(
    matching: "^\(unsignedDecimalPattern)x\(unsignedDecimalPattern)(@\(unsignedDecimalPattern))?$")

  package static let font: [KeyShape] = [
    KeyShape("family", .name(), isRequired: true, "The family name that styles use."),
    KeyShape(
      "weight", .either([.number(FontDeclaration.weights), .text(matching: weightRange)]),
      "The weight, or the range of a variable font, such as \"100 900\"; by default 400, or its whole axis."
    ),
    KeyShape("style", .keyword(["normal", "italic"]), "The style; normal by default."),
    KeyShape("file", .name(), isRequired: true, "The font file."),
  ]

  private static let weightRange =
    "^ *([1-9][0-9]{0,2}|1000) +([1-9][0-9]{0,2}|1000) *$"

  package static let device: [KeyShape] = [
    KeyShape("name", .name(), isRequired: true, "The name in commands and outputs."),
    KeyShape("width", .number(Device.sides), isRequired: true, "The width, in points."),
    KeyShape("height", .number(Device.sides), isRequired: true, "The height, in points."),
    KeyShape("scale", .number(Device.scales), "Pixels per point; 1 by default."),
    KeyShape(
      "textScale", .number(Device.textScales),
      "The factor by which font sizes are multiplied; 1 by default."),
    KeyShape(
      "direction", .keyword(LayoutDirection.allCases.map { $0.rawValue }),
      "The layout direction of screens."),
    KeyShape("safeArea", .object(safeArea), "The insets of the safe area."),
    KeyShape("bars", .object(bars), "The heights of the bars that screens can show."),
  ]

  package static let safeArea: [KeyShape] = SafeAreaEdge.allCases.map {
    KeyShape($0.rawValue, length, "The \($0.rawValue) inset, in points.")
  }

  package static let bars: [KeyShape] = Bar.allCases.map {
    KeyShape($0.rawValue, length, "The height of the \($0.rawValue) bar, in points.")
  }
}
