/// Diagnostics of the values of styles, actions and ids.
extension Diagnostic {
  static func notWhole(_ key: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "\(key) takes a whole number", at: range, notes: notes)
  }

  static func unknownStyle(
    _ key: String, meant: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownStyle, .warning, "no style is called \(quoted(key))" + didYouMean(meant), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func misplacedStyle(
    _ key: String, of scope: StyleScope, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unknownStyle, .warning, "\(scope.rule), not \(quoted(key))", at: range)
  }

  static func shorthandStyle(
    _ key: String, parts: [StyleProperty], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownStyle, .warning,
      "no style is called \(quoted(key)): its parts are "
        + parts.map { quoted($0.rawValue) }.joined(separator: ", "), at: range)
  }

  static func invalidLength(
    _ text: String, for property: StyleProperty, forms: LengthForms, at range: SourceRange,
    notes: [Note]
  ) -> Diagnostic {
    let key = property.rawValue
    let plain = points(text)
    let multiple = property == .lineHeight ? decimal(text)?.asLineHeightMultiple : nil
    let meant = suggestion(for: text, among: forms.keywords)
    var fix = plain.map { shortestText(of: $0) }
    let way: String
    if let multiple {
      let percentage = percentage(of: multiple)
      fix = percentage
      way = ": a multiple of the font size is a percentage, \(percentage)"
    } else if let plain {
      way = ": points are written as a number, \(shortestText(of: plain))"
    } else if let longhands = longhands(of: property, text) {
      way = ": it takes one length for all sides; write \(longhands)"
    } else if let meant {
      fix = "\"\(meant)\""
      way = didYouMean(meant)
    } else {
      way = ": it takes \(StyleSyntax.length(forms).expectation)"
    }
    return Diagnostic(
      .invalidValue, .error, "\(key) does not take \(quoted(text))" + way, at: range, notes: notes,
      fix: fix.map { Fix(replacing: range, with: $0) })
  }

  /// Reports a line height in points that is rather a multiple of the font size, as a number is in
  /// CSS.
  static func lineHeightInPoints(
    _ multiple: Double, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    let percentage = percentage(of: multiple)
    return Diagnostic(
      .invalidValue, .warning,
      "a lineHeight of \(shortestText(of: multiple)) is less than five points: a multiple of the"
        + " font size is a percentage, \(percentage)",
      at: range, notes: notes, fix: Fix(replacing: range, with: percentage))
  }

  private static func percentage(of multiple: Double) -> String {
    "\"\(shortestText(of: (multiple * 100).rounded()))%\""
  }

  /// A length with a unit that is a point here, or without one.
  private static func points(_ text: some StringProtocol) -> Double? {
    text.hasSuffix("px") || text.hasSuffix("pt") ? decimal(text.dropLast(2)) : decimal(text)
  }

  /// A shorthand of CSS as the keys that its parts are written with; nil if it is none.
  private static func longhands(of property: StyleProperty, _ text: String) -> String? {
    let parts = text.split(separator: " ")
    guard (2...4).contains(parts.count) else { return nil }
    let values = parts.map { part -> String? in
      if let points = points(part) { return shortestText(of: points) }
      let isPercentage = part.hasSuffix("%") && decimal(part.dropLast()) != nil
      return isPercentage || part == "auto" ? "\"\(part)\"" : nil
    }
    guard let keys = property.longhands(of: parts.count) else { return nil }
    return zip(keys, values).map { key, value in
      value.map { "\"\(key.rawValue)\": \($0)" } ?? "\"\(key.rawValue)\""
    }.joined(separator: ", ")
  }

  static func unknownStyleKeyword(
    _ text: String, for property: StyleProperty, known: [String], at range: SourceRange,
    notes: [Note]
  ) -> Diagnostic {
    let written = decimal(text)
    let number =
      written ?? (property == .fontWeight ? FontWeightNames.weight(named: text) : nil)
    guard let number, property.syntax.takes(number) else {
      return .unknownKeyword(
        text, key: property.rawValue, known: known, or: property.syntax.expectedNumber, at: range,
        notes: notes)
    }
    let shown = shortestText(of: number)
    return Diagnostic(
      .invalidValue, .error,
      written == nil
        ? "\(property.rawValue) does not take \(quoted(text)): write \(shown)"
        : "\(property.rawValue) takes a number without quotes: write \(shown)", at: range,
      notes: notes, fix: Fix(replacing: range, with: shown))
  }

  static func invalidCSS(
    _ key: String, _ problem: String, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "\(key): \(problem)", at: range, notes: notes)
  }

  static func invalidRadii(
    _ text: String, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    let corners = text.split(separator: " ").compactMap { points($0) }.map { shortestText(of: $0) }
    let isRead = corners.count == text.split(separator: " ").count
    let written: String?
    switch corners.count {
    case _ where !isRead: written = nil
    case 1: written = corners[0]
    // As CSS has it, corners that are left out are as those opposite.
    case 2: written = "[\(corners[0]), \(corners[1]), \(corners[0]), \(corners[1])]"
    case 3: written = "[\(corners[0]), \(corners[1]), \(corners[2]), \(corners[1])]"
    case 4: written = "[\(corners.joined(separator: ", "))]"
    default: written = nil
    }
    return Diagnostic(
      .invalidValue, .error,
      "borderRadius takes a number of points, or an array of four, not \(quoted(text))"
        + (written.map { ": write \($0)" } ?? ""),
      at: range, notes: notes, fix: written.map { Fix(replacing: range, with: $0) })
  }

  static func wrongRadii(_ count: Int, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "borderRadius takes one number, or the four corners from top left clockwise, not \(count)",
      at: range, notes: notes)
  }

  static func insetDoesNotStretch(_ type: ComponentType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .insetDoesNotStretch, .warning,
      "inset does not stretch \(type == .image ? "an image" : "a video"), as in CSS: "
        + "give it a width and a height of \"100%\"", at: range)
  }

  static func unknownAction(_ name: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    let names = ActionType.allCases.map { $0.rawValue }
    let meant = suggestion(for: name, among: names)
    let known = meant == nil ? alternatives(names) : ""
    let other = meant ?? ForeignNames.actions[name.lowercased()]?.rawValue
    return Diagnostic(
      .unknownAction, .error, "no action is called \(quoted(name))" + known + didYouMean(other),
      at: range, notes: notes, fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func unknownEvent(_ name: String, meant: String?, at range: SourceRange) -> Diagnostic {
    let names = EventKind.allCases.map { $0.rawValue }
    let isNear = suggestion(for: name, among: names) != nil
    return Diagnostic(
      .unknownEvent, .warning,
      "no event is called \(quoted(name))" + (isNear ? "" : alternatives(names))
        + didYouMean(meant), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func invalidID(_ id: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(
      .invalidID, .error,
      id.isEmpty
        ? "an id must not be empty"
        : "the id \(quoted(id)) contains a '/', which separates a use from what is inside it: use '-'",
      at: range, notes: notes)
  }
}

extension Double {
  /// The number, if as a line height it was probably meant to be a multiple of the font size: no
  /// text is legible in less than five points.
  var asLineHeightMultiple: Double? { self > 0 && self < 5 ? self : nil }
}
