extension LinearGradient {
  /// Parses `none`, or linear gradients separated by commas, the topmost first. A layer of `none`
  /// paints nothing and is left out.
  ///
  /// Colors are interpolated in sRGB. Another color space (`in oklab`) is a problem, as are other
  /// kinds of images.
  package static func layers(css text: String) throws(ValueProblem) -> [LinearGradient] {
    var reader = try CSSReader(text)
    var layers: [LinearGradient] = []
    repeat {
      if try reader.take(word: "none") { continue }
      layers.append(try reader.linearGradient())
    } while try reader.take(.comma)
    try reader.end(of: "a gradient")
    return layers
  }
}

extension CSSReader {
  fileprivate mutating func linearGradient() throws(ValueProblem) -> LinearGradient {
    guard token.kind == .function, name == "linear-gradient" else { throw noGradient() }
    try advance()
    let direction = try direction()
    if direction != nil {
      guard try take(.comma) else { throw .commaBehindDirection(at: token.range) }
    }
    let stops = try colorStops()
    try close("linear-gradient")
    return LinearGradient(direction: direction ?? .angle(180), stops: stops)
  }

  // MARK: The gradient line (CSS Images 3 §3.1.1)

  /// Parses the direction. Returns nil if the gradient begins with its colors.
  private mutating func direction() throws(ValueProblem) -> LinearGradient.Direction? {
    let number = token.number
    switch token.kind {
    case .number where number == 0:
      try advance()
      return .angle(0)
    case .number:
      throw .unitMissing(quotation, number: number, unit: "deg", at: token.range)
    case .dimension:
      guard let degrees = try angle() else { throw .noDirection(quotation, at: token.range) }
      return .angle(degrees)
    case .percentage: throw .noDirection(quotation, at: token.range)
    case .identifier where name == "to":
      try advance()
      return try sideOrCorner()
    case .identifier where name == "in": throw .mixingSpace(at: token.range)
    case .identifier where Side(rawValue: name) != nil:
      throw .wordBeforeSide(name, at: token.range)
    default: return nil
    }
  }

  private enum Side: String {
    case top, right, bottom, left
  }

  private mutating func side() throws(ValueProblem) -> Side? {
    guard token.kind == .identifier, let side = Side(rawValue: name) else { return nil }
    try advance()
    return side
  }

  private mutating func sideOrCorner() throws(ValueProblem) -> LinearGradient.Direction {
    guard let first = try side() else { throw .noSide(quotation, at: token.range) }
    let range = token.range
    let second = try side()
    switch (first, second) {
    case (.top, nil): return .angle(0)
    case (.right, nil): return .angle(90)
    case (.bottom, nil): return .angle(180)
    case (.left, nil): return .angle(270)
    case (.top, .left), (.left, .top): return .corner(.topLeft)
    case (.top, .right), (.right, .top): return .corner(.topRight)
    case (.bottom, .left), (.left, .bottom): return .corner(.bottomLeft)
    case (.bottom, .right), (.right, .bottom): return .corner(.bottomRight)
    default: throw .noCorner(first.rawValue, second?.rawValue ?? "", at: range)
    }
  }

  // MARK: The color stops (CSS Images 4 §3.5)

  private mutating func colorStops() throws(ValueProblem) -> [LinearGradient.Stop] {
    var stops: [LinearGradient.Stop] = []
    repeat {
      let range = token.range
      var hint: LengthPercentage?
      if isAtNumber {
        guard !stops.isEmpty else { throw .hintFirst(quotation, at: range) }
        hint = try lengthOrPercentage()
        guard try take(.comma), !isAtNumber else { throw .hintAlone(at: range) }
      }
      let color = try color()
      let first = isAtNumber ? try lengthOrPercentage() : nil
      stops.append(LinearGradient.Stop(color, at: first, hint: hint))
      if isAtNumber { stops.append(LinearGradient.Stop(color, at: try lengthOrPercentage())) }
      guard [.comma, .closingBracket, .end].contains(token.kind) else {
        throw .commaBehindStop(before: quotation, at: token.range)
      }
    } while try take(.comma)
    return stops
  }

  private func noGradient() -> ValueProblem {
    if token.kind == .end {
      return .missing("a gradient such as \"linear-gradient(red, blue)\"", at: token.range)
    }
    return .noGradient(quotation, at: token.range)
  }
}

extension ValueProblem {
  fileprivate static func noGradient(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) begins no picture that is painted: write \"none\" or \"linear-gradient(red, blue)\"",
      at: range)
  }

  fileprivate static func noDirection(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is no direction: write an angle such as \"45deg\", or \"to right\"", at: range)
  }

  fileprivate static func mixingSpace(at range: Range<Int>) -> ValueProblem {
    ValueProblem("gradients are mixed in sRGB: remove \"in\" and what belongs to it", at: range)
  }

  fileprivate static func wordBeforeSide(_ side: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "the word \"to\" belongs before a side: write \"to \(side)\"", at: range,
      replacement: "to \(side)")
  }

  fileprivate static func noSide(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is not a side: \"to\" is followed by top, right, bottom, left, or two of them for a corner",
      at: range)
  }

  fileprivate static func noCorner(
    _ first: String, _ second: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem("\(quoted("\(first) \(second)")) is no corner: remove one of them", at: range)
  }

  fileprivate static func commaBehindDirection(at range: Range<Int>) -> ValueProblem {
    ValueProblem("a comma and the colours are missing after the direction", at: range)
  }

  fileprivate static func hintFirst(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem("\(text) has no colour before it: write the colour first", at: range)
  }

  fileprivate static func hintAlone(at range: Range<Int>) -> ValueProblem {
    ValueProblem("a position without a colour belongs between two colours, with commas", at: range)
  }

  fileprivate static func commaBehindStop(
    before text: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem(
      "a comma belongs before \(text): a colour has at most two positions", at: range)
  }
}
