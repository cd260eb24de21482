/// Reads landings, as transitions and screens declare them.
extension DocumentReader {
  /// Reads a landing. Members that cannot be read are reported and keep their defaults.
  mutating func landing(_ node: JSONID) -> Landing? {
    let keys = ComponentVocabulary.landing.map { $0.name }
    guard let object = object(node, "a landing", keys: keys) else { return nil }
    var landing = Landing()
    if let node = object["edge"] {
      landing.edge = keyword(node, for: "edge", as: Landing.Edge.self) ?? landing.edge
    }
    if let node = object["width"] { landing.width = width(node) ?? landing.width }
    if let node = object["aspectRatio"], document.string(node) != "keep" {
      landing.aspectRatio = number(node, for: "aspectRatio", in: Landing.ratios)
    }
    if let node = object["respectsSafeArea"] {
      landing.respectsSafeArea = boolean(node, for: "respectsSafeArea") ?? true
    }
    return landing
  }

  /// Reads a width: text such as `"80%"`, or a number of points.
  private mutating func width(_ node: JSONID) -> Landing.Width? {
    guard let text = document.string(node) else {
      guard document.kind(node) == .number else {
        reportWrongType(node, key: "width", expected: "a percentage or a number")
        return nil
      }
      return number(node, for: "width", in: Landing.widths).map { .points($0) }
    }
    guard text.hasSuffix("%"), let percent = decimal(text.dropLast()) else {
      diagnostics.append(.invalidLandingWidth(text, at: document.range(node)))
      return nil
    }
    guard Landing.percentages.contains(percent) else {
      diagnostics.append(.impossibleLandingWidth(text, at: document.range(node)))
      return nil
    }
    return .percent(percent)
  }
}

extension Diagnostic {
  fileprivate static func invalidLandingWidth(
    _ text: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "width does not take \(quoted(text)): write a percentage such as \"100%\", or a number of points",
      at: range)
  }

  fileprivate static func impossibleLandingWidth(
    _ text: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a landing's percentage is between 0 and 100, not \(quoted(text))", at: range)
  }
}
