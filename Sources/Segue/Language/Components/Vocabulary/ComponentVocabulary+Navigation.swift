/// The keys of a screen file that concern the app's navigation.
extension ComponentVocabulary {
  static let navigation: [KeyShape] = [
    KeyShape(
      "backTitle", .string,
      "The title of the back button on the next screen; by default this screen's title. May use "
        + "${name}, and data."
    ),
    KeyShape(
      "requires", .array(of: .name()),
      "The requirements that must be met before the screen opens, as named in segue.json."),
    KeyShape(
      "backStack", .array(of: .name()),
      "The links of the screens below this one when a link from outside opens it, the root first. "
        + "May use ${name}."),
    KeyShape(
      "interactiveDismissDisabled", .boolean,
      "Whether the screen cannot be swiped back or dragged away; false by default."),
    KeyShape("sheet", .object(sheet), "The detents, when the screen is presented as a sheet."),
    KeyShape(
      "landing", .object(landing), "Where a snapshot without a partner lands on this screen."),
  ]

  /// The keys of the navigation bar.
  static let navigationBar: [KeyShape] = [
    KeyShape(
      "leading", children,
      "The items at the side where lines begin, in place of a back button. May use ${name}, and "
        + "data."),
    KeyShape(
      "trailing", children,
      "The items at the side where lines end. May use ${name}, and data."),
    KeyShape(
      "largeTitle", .boolean,
      "Whether the title is large, in a line of its own below the items; false by default."),
    KeyShape(
      "style", .named(.style),
      "Colours, shadow and bottom border of the bar, and the style of the texts in it."),
    KeyShape("titleStyle", .named(.textStyle), "The style of the title."),
  ]

  /// The keys of a landing, as transitions and screens declare it.
  package static let landing: [KeyShape] = [
    KeyShape(
      "edge", .keyword(Landing.Edge.allCases.map { $0.rawValue }),
      "The edge of the container at which the snapshot rests; top by default."),
    KeyShape(
      "width", .either([.number(Landing.widths), .percentage(mayBeNegative: false)]),
      "The width in points, or in percent of the container's width; 100% by default."),
    KeyShape(
      "aspectRatio", .either([.keyword(["keep"]), .number(Landing.ratios)]),
      "The width divided by the height; keep, the default, is that of the tapped component."),
    KeyShape(
      "respectsSafeArea", .boolean,
      "Whether the landing stays clear of safe areas and bars; true by default."),
  ]

  static let sheet: [KeyShape] = [
    KeyShape(
      "detents", .array(of: detent, atLeast: 1), isRequired: true,
      "The heights at which the sheet rests."),
    KeyShape(
      "selectedDetent", detent, "The detent at which the sheet opens; the first by default."),
    KeyShape(
      "largestUndimmedDetent", detent,
      "The highest detent at which the screen behind is not dimmed and accepts taps; none by default."
    ),
    KeyShape(
      "grabberVisible", .boolean,
      "Whether a grabber is shown at the sheet's top edge; false by default."),
    KeyShape(
      "scrollingExpands", .boolean,
      "Whether scrolling past the edge of the content expands the sheet to the next detent; true "
        + "by default."),
  ]

  /// The detents that have a name, with their fraction of the full height.
  static let namedDetents: [(name: String, detent: Detent)] = [
    ("medium", .fraction(0.5)), ("large", .fraction(1)),
  ]

  /// The percentages, which exclude zero, and the heights in points that `DetentRule` accepts.
  static let detentPercentages = 1e-4...100
  static let detentHeights = MotionLimits.positive

  private static let detent = ValueShape.either([
    .keyword(namedDetents.map { $0.name }), .percentage(mayBeNegative: false),
    .number(detentHeights),
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
