/// The keys of `segue.json`.
package enum ManifestVocabulary {
  private static let length = ValueShape.number(0...Device.sides.upperBound)

  package static let project: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape("app", .string, "The app's name."),
    KeyShape("schemes", .array(of: .name()), "The schemes of the app's own links."),
    KeyShape("hosts", .array(of: .name()), "The hosts whose https links are the app's own."),
    KeyShape("screens", .array(of: .name()), "The folders of screen files."),
    KeyShape("components", .array(of: .name()), "The folders of component files."),
    KeyShape("assets", .name(), "The folder of pictures and videos."),
    KeyShape("fonts", .array(of: .object(font)), "The app's own fonts."),
    KeyShape(
      "devices",
      .array(of: .either([.keyword(builtInDevices), deviceDimensions, .named(.device)])),
      "What screens are laid out for: built-in names, or devices of their own."),
    KeyShape(
      "transitions",
      .map(of: .named(.transition), names: .name(except: Transition.Kind.allCases.map(\.rawValue))),
      "Transitions by name."),
    KeyShape("defaultTransition", .name(), "What plays if no other transition applies."),
    KeyShape("navigation", navigation, "How the app is built up."),
  ]

  private static let builtInDevices = Device.builtIn.map(\.name)

  /// Dimensions, as parsed by `Device(dimensions:)`.
  private static let deviceDimensions = ValueShape.text(
    matching: "^\(unsignedDecimalPattern)x\(unsignedDecimalPattern)(@\(unsignedDecimalPattern))?$")

  package static let font: [KeyShape] = [
    KeyShape("family", .name(), isRequired: true, "The name that styles use."),
    KeyShape(
      "weight", .either([.number(FontDeclaration.weights), .text(matching: weightRange)]),
      "For a variable font, a range such as \"100 900\"; by default its whole axis, or 400."
    ),
    KeyShape("style", .keyword(["normal", "italic"]), "normal by default."),
    KeyShape("file", .name(), isRequired: true, "The font file."),
  ]

  private static let weightRange =
    "^ *([1-9][0-9]{0,2}|1000) +([1-9][0-9]{0,2}|1000) *$"

  package static let device: [KeyShape] = [
    KeyShape("name", .name(), isRequired: true, "Names it for commands and outputs."),
    KeyShape("width", .number(Device.sides), isRequired: true, "In points."),
    KeyShape("height", .number(Device.sides), isRequired: true, "In points."),
    KeyShape("scale", .number(Device.scales), "Pixels per point; 1 by default."),
    KeyShape(
      "textScale", .number(Device.textScales),
      "What font sizes are multiplied by; 1 by default."),
    KeyShape(
      "direction", .keyword(LayoutDirection.allCases.map(\.rawValue)),
      "The direction that screens begin with."),
    KeyShape("safeArea", .object(safeArea), "The insets within which nothing covers a screen."),
    KeyShape("bars", .object(bars), "The heights of the bars that screens may show."),
  ]

  package static let safeArea: [KeyShape] = SafeAreaEdge.allCases.map {
    KeyShape($0.rawValue, length, "In points.")
  }

  package static let bars: [KeyShape] = Bar.allCases.map {
    KeyShape($0.rawValue, length, "In points.")
  }
}
