/// Reads styles, and checks each value against the syntax of its property.
extension ScreenBuilder {
  /// Returns the style of a node: the one that was read from the same text before, or else read
  /// now.
  mutating func style(_ written: ScopedNode) -> StyleSheets.Found {
    if case .sheet(let sheet, let distance)? = knownNodes[written] {
      return .sheet(sheet, distance: distance)
    }
    let found = readSheet(written)
    if case .sheet(let sheet, let distance) = found {
      learn(.sheet(sheet, distance: distance), of: written)
    }
    return found
  }

  private mutating func readSheet(_ written: ScopedNode) -> StyleSheets.Found {
    let fingerprint = declarations[written.file].fingerprint(written.node)
    if let found = screenStyles.sheets.find(written, fingerprint: fingerprint, in: declarations) {
      return found
    }
    var style = DeclaredStyle()
    let mistakes = diagnostics.count
    let isPlain = readStyle(written, into: &style)
    return isPlain && diagnostics.count == mistakes
      ? screenStyles.sheets.add(style, written, fingerprint: fingerprint) : .own(style)
  }

  /// Reads a style's properties over those already declared.
  ///
  /// - Parameter scope: What the style is of, which decides on the properties that it can have.
  /// - Returns: Whether the style is an object without substitutions, so that its text means the
  ///   same everywhere.
  mutating func readStyle(
    _ written: ScopedNode, into style: inout DeclaredStyle, of scope: StyleScope = .component
  ) -> Bool {
    let resolved = value(written)
    guard case .written(let object) = resolved.content,
      document(object).kind(object.node) == .object
    else {
      reportWrongType(resolved, key: "style", expected: "an object", takesScalars: false)
      return false
    }
    let document = document(object)
    var declared: StylePropertySet?
    for node in document.elements(object.node) {
      let keyNode = document.key(ofMember: node)
      let found = document.value(ofName: keyNode, in: StyleProperty.entries)
      let known: (property: StyleProperty, syntax: StyleSyntax)
      if let found, scope.holds(found.property) {
        known = found
      } else {
        guard let key = document.string(keyNode),
          let meant = styleMeant(
            by: key, of: scope, in: object, &declared, at: document.range(keyNode))
        else { continue }
        known = (meant, meant.syntax)
      }
      let value = value(ScopedNode(file: object.file, node: node, scope: object.scope))
      if let checked = styleValue(value, of: known.property, known.syntax) {
        style.set(known.property, checked, at: value.origin)
      }
    }
    return object.node == written.node && object.file == written.file
      && !(object.node..<document.end(object.node)).contains { document.mayHoldSubstitution($0) }
  }

  /// Reports a key that no style has. Returns the one that was probably meant, if it is not there
  /// and no guess.
  ///
  /// - Parameter declared: The properties that are there, once they have been looked for.
  private mutating func styleMeant(
    by key: String, of scope: StyleScope, in object: ScopedNode,
    _ declared: inout StylePropertySet?, at range: SourceRange
  ) -> StyleProperty? {
    let isOther = StyleProperty.byName[key] != nil
    let foreign = ForeignNames.styles[key.lowercased()]?.filter(scope.holds) ?? []
    if foreign.count > 1 {
      diagnostics.append(.shorthandStyle(key, parts: foreign, at: range))
      return nil
    }
    let near =
      isOther || !diagnostics.reports(at: range)
      ? nil
      : foreign.first?.rawValue
        ?? suggestion(
          for: key,
          among: StyleProperty.allCases.lazy.filter(scope.holds).map { $0.rawValue })
    var meant = near.flatMap { StyleProperty.byName[$0] }
    if let property = meant {
      var known = declared ?? properties(of: object)
      if known.contains(property) { meant = nil }
      known.insert(property)
      declared = known
    }
    diagnostics.append(
      at: range,
      isOther
        ? .misplacedStyle(key, of: scope, at: range)
        : .unknownStyle(key, meant: meant?.rawValue, at: range))
    return isGuess(key) ? nil : meant
  }

  /// The properties that a style declares under their names.
  private func properties(of object: ScopedNode) -> StylePropertySet {
    let document = document(object)
    return StylePropertySet(
      document.elements(object.node).compactMap { node in
        document.value(ofName: document.key(ofMember: node), in: StyleProperty.entries)?.property
      })
  }

  private mutating func styleValue(
    _ value: Value, of property: StyleProperty, _ syntax: StyleSyntax
  ) -> StyleValue? {
    let name = property.rawValue
    switch (syntax, scalar(value)) {
    case (.radii, nil): return radii(value)
    case (_, nil):
      reportWrongType(value, key: name, expected: syntax.expectation)
      return nil
    case (.length, .string("normal")?) where property == .lineHeight: return .keyword("normal")
    case (.length(let forms), let scalar?):
      return length(scalar, value: value, of: property, forms: forms).map { .length($0) }
    case (.ratio, .string(let text)?):
      return Self.ratio(text).map { .number($0) }
        ?? keyword(text, value, of: property, among: ["auto"])
    case (.ratio, _?):
      return number(value, for: name, in: 0...Double.greatestFiniteMagnitude).map { .number($0) }
    case (.number(let range, let keywords), let scalar?),
      (.integer(let range, let keywords), let scalar?):
      if case .string(let text) = scalar, !keywords.isEmpty {
        return keyword(text, value, of: property, among: keywords)
      }
      return number(value, for: name, in: range).flatMap { number in
        if case .integer = syntax, number.rounded(.towardZero) != number {
          diagnostics.append(.notWhole(name, at: value.origin, notes: value.notes))
          return nil
        }
        return .number(number)
      }
    case (.keyword(let keywords), .string(let text)?):
      return keyword(text, value, of: property, among: keywords)
    case (.text, .string(let text)?):
      if property == .fontFamily { checkFamilies(text, value) }
      return .keyword(text)
    case (.css(let kind), .string(let text)?):
      return cssValue(text, kind: kind, value: value, of: property)
    case (.radii, .string(let text)?):
      report(.invalidRadii(text, at: value.origin, notes: value.notes), of: value)
      return nil
    case (.radii, .number?):
      return number(value, for: name, in: 0...Double.greatestFiniteMagnitude).map {
        .radii(CornerRadii($0))
      }
    default:
      reportWrongType(value, key: name, expected: syntax.expectation)
      return nil
    }
  }

  private mutating func keyword(
    _ text: String, _ value: Value, of property: StyleProperty, among keywords: [String]
  ) -> StyleValue? {
    if keywords.contains(text) { return .keyword(text) }
    report(
      .unknownStyleKeyword(
        text, for: property, known: keywords, at: value.origin, notes: value.notes),
      of: value)
    return nil
  }

  private mutating func length(
    _ scalar: ScalarValue, value: Value, of property: StyleProperty, forms: LengthForms
  ) -> Length? {
    let name = property.rawValue
    let least = forms.contains(.negative) ? -Double.greatestFiniteMagnitude : 0
    switch scalar {
    case .number:
      return number(value, for: name, in: least...Double.greatestFiniteMagnitude).map { points in
        if property == .lineHeight, let multiple = points.asLineHeightMultiple {
          diagnostics.append(
            .lineHeightInPoints(multiple, at: value.origin, notes: value.notes))
        }
        return .points(points)
      }
    case .string(let text):
      if let keyword = Self.lengthKeyword(text), forms.keywords.contains(text) { return keyword }
      if forms.contains(.percent), text.hasSuffix("%"), let percent = decimal(text.dropLast()) {
        guard percent >= least else {
          diagnostics.append(
            .outOfRange(
              name, least...Double.greatestFiniteMagnitude, at: value.origin, notes: value.notes))
          return nil
        }
        return .percent(percent)
      }
      report(
        .invalidLength(text, for: property, forms: forms, at: value.origin, notes: value.notes),
        of: value)
      return nil
    case .boolean:
      reportWrongType(value, key: name, expected: property.syntax.expectation)
      return nil
    }
  }

  private static func lengthKeyword(_ text: String) -> Length? {
    switch text {
    case "auto": .auto
    case "none", "content": Length.none
    case "normal": .zero
    case "min-content": .minContent
    case "max-content": .maxContent
    case "fit-content": .fitContent
    default: nil
    }
  }

  /// Parses a ratio in CSS notation, such as `16 / 9`. Returns nil for other texts.
  private static func ratio(_ text: String) -> Double? {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { side in
      let words = side.split(separator: " ")
      return words.count == 1 ? decimal(words[0]) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0
    else { return nil }
    let ratio = width / height
    return ratio.isFinite ? ratio : 0
  }

  private mutating func cssValue(
    _ text: String, kind: StyleSyntax.CSSText, value: Value, of property: StyleProperty
  ) -> StyleValue? {
    do throws(ValueProblem) {
      switch kind {
      case .color: return .color(try Color(css: text))
      case .gradient: return .gradients(try LinearGradient.layers(css: text))
      case .shadow: return .shadows(try BoxShadow.list(css: text))
      case .position: return .position(try ObjectPosition(css: text))
      }
    } catch {
      diagnostics.append(
        .invalidCSS(property.rawValue, error.message, at: value.origin, notes: value.notes))
      return nil
    }
  }

  /// Reads `borderRadius` as four numbers. A scalar whose value is unknown is accepted.
  mutating func radii(_ value: Value) -> StyleValue? {
    guard let elements = array(value, for: "borderRadius", takesScalars: true) else { return nil }
    guard elements.count == 4 else {
      diagnostics.append(.wrongRadii(elements.count, at: value.origin, notes: value.notes))
      return nil
    }
    let radii = elements.map {
      number(self.value($0), for: "borderRadius", in: 0...Double.greatestFiniteMagnitude)
    }
    guard let a = radii[0], let b = radii[1], let c = radii[2], let d = radii[3] else { return nil }
    return .radii(CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d))
  }
}

extension StyleSyntax {
  /// Whether a number is a value.
  func takes(_ number: Double) -> Bool {
    switch self {
    case .number(let range, _): range.contains(number)
    case .integer(let range, _):
      range.contains(number) && number.rounded(.towardZero) == number
    case .ratio: number >= 0
    default: false
    }
  }

  /// How messages name the number that a property takes; nil if it takes none.
  var expectedNumber: String? {
    switch self {
    case .number: "a number"
    case .integer: "a whole number"
    default: nil
    }
  }

  /// The values that a property accepts, as messages list them.
  var expectation: String {
    switch self {
    case .length(let forms):
      choice(
        ["a number of points"] + (forms.contains(.percent) ? ["a percentage"] : [])
          + forms.keywords.map { quoted($0) })
    case .number(_, let keywords), .integer(_, let keywords):
      choice((expectedNumber.map { [$0] } ?? []) + keywords.map { quoted($0) })
    case .ratio: "a number, a ratio such as \"16 / 9\" or \"auto\""
    case .keyword(let keywords): choice(keywords.map { quoted($0) })
    case .css(.color): "a CSS colour in a string"
    case .css(.gradient): "a CSS linear-gradient in a string"
    case .css(.shadow): "a CSS box-shadow in a string"
    case .css(.position): "a CSS position in a string"
    case .radii: "a number, or an array of four"
    case .text: "a string"
    }
  }
}
