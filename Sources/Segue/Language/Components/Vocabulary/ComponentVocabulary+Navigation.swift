/// The keys of a screen file that concern the app's navigation.
extension ComponentVocabulary {
  static let navigation: [KeyShape] = [
    KeyShape(
      "backTitle", .string,
      "The title of the next screen's back button: this title by default; may use ${name}."),
    KeyShape(
      "requires", .array(of: .name()),
      "What must be so before it opens, by the names that segue.json declares."),
    KeyShape(
      "backStack", .array(of: .name()),
      "The links of the screens below it when a link from outside opens it, the root first; may "
        + "use ${name}."),
    KeyShape(
      "interactiveDismissDisabled", .boolean,
      "Whether it is neither swiped back nor dragged away; false by default."),
    KeyShape("sheet", .object(sheet), "Where it rests when it is shown as a sheet."),
    KeyShape(
      "landing", .object(landing), "Where a snapshot lands that flies to it without a partner."),
  ]

  /// The keys of a landing, as transitions and screens declare it.
  package static let landing: [KeyShape] = [
    KeyShape(
      "edge", .keyword(Landing.Edge.allCases.map(\.rawValue)),
      "The edge of the container at which it rests; top by default."),
    KeyShape(
      "width", .either([.number(Landing.widths), .percentage(mayBeNegative: false)]),
      "In points or as a part of the container's width; 100% by default."),
    KeyShape(
      "aspectRatio", .either([.keyword(["keep"]), .number(Landing.ratios)]),
      "Width by height; keep, which is the default, has that of what is tapped."),
    KeyShape(
      "respectsSafeArea", .boolean,
      "Whether it keeps clear of safe areas and bars; true by default."),
  ]

  static let sheet: [KeyShape] = [
    KeyShape(
      "detents", .array(of: detent, atLeast: 1), isRequired: true,
      "The heights at which it rests."),
    KeyShape("selectedDetent", detent, "The one that it opens at; the first by default."),
    KeyShape(
      "largestUndimmedDetent", detent,
      "The highest one at which the screen behind is not dimmed and takes taps; none by default."),
    KeyShape(
      "grabberVisible", .boolean,
      "Whether a bar at its top edge shows that it can be dragged; false by default."),
    KeyShape(
      "scrollingExpands", .boolean,
      "Whether scrolling beyond the edge of its content lifts it to the next detent; true by "
        + "default."),
  ]

  /// The detents that have a name, with their fraction of the full height.
  static let namedDetents: [(name: String, detent: Detent)] = [
    ("medium", .fraction(0.5)), ("large", .fraction(1)),
  ]

  /// The percentages, which exclude zero, and the heights in points that `DetentRule` accepts.
  static let detentPercentages = 1e-4...100
  static let detentHeights = MotionLimits.positive

  private static let detent = ValueShape.either([
    .keyword(namedDetents.map(\.name)), .percentage(mayBeNegative: false), .number(detentHeights),
  ])
}

extension Detent {
  /// Parses a detent: a name, a percentage, or a number of points. Returns nil for other texts.
  package init?(_ text: String) {
    if let named = ComponentVocabulary.namedDetents.first(where: { $0.name == text }) {
      self = named.detent
    } else if text.hasSuffix("%") {
      guard let percent = decimal(text.dropLast()),
        ComponentVocabulary.detentPercentages.contains(percent)
      else { return nil }
      self = .fraction(percent / 100)
    } else {
      guard let points = decimal(text), ComponentVocabulary.detentHeights.contains(points)
      else { return nil }
      self = .height(points)
    }
  }
}
