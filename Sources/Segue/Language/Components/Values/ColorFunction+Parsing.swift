extension CSSReader {
  /// Parses a color function from its name to its closing bracket.
  mutating func color(_ function: ColorFunction) throws(ValueProblem) -> RGBA {
    let start = token.range.lowerBound
    let name = name
    try advance()
    if token.kind == .identifier && self.name == "from" { throw .relativeColor(at: token.range) }
    let space = function == .color ? try colorSpace() : .srgb
    var values: [ColorComponent] = []
    var hasCommas = false
    for (index, channel) in function.channels.enumerated() {
      if index == 1 && token.kind == .comma {
        guard function.allowsCommas else { throw .commas(in: name, at: token.range) }
        hasCommas = true
      }
      if index > 0 && hasCommas { try separator(.comma, of: name) }
      values.append(try component(index, of: name, isHue: channel == .hue))
    }
    let call = range(from: start)
    if hasCommas { try checkCommaNotation(values, of: function, name, at: call) }
    let alpha = try alpha(of: name, hasCommas: hasCommas)
    try close(name)
    let numbers = zip(values, function.channels).map { $0.value(in: $1) }
    return function.color(numbers[0], numbers[1], numbers[2], space: space, alpha: alpha)
  }

  private mutating func colorSpace() throws(ValueProblem) -> ColorSpace {
    guard token.kind == .identifier, let space = ColorSpace(rawValue: name) else {
      let near = suggestion(for: name, among: ColorSpace.allCases.map { $0.rawValue })
      throw .noColorSpace(quotation, suggestion: near, at: token.range)
    }
    try advance()
    return space
  }

  private mutating func component(
    _ index: Int, of function: String, isHue: Bool
  ) throws(ValueProblem) -> ColorComponent {
    let value = token.number
    switch token.kind {
    case .number:
      try advance()
      return .number(value)
    case .percentage where !isHue:
      try advance()
      return .percentage(value)
    case .dimension where isHue:
      guard let angle = try angle() else { throw .noHue(quotation, at: token.range) }
      return .angle(angle)
    case .identifier where name == "none":
      try advance()
      return .none
    case .closingBracket, .end:
      throw .componentMissing(index, of: function, at: token.range)
    default:
      throw isHue
        ? .noHue(quotation, at: token.range)
        : .noComponent(quotation, of: function, at: token.range)
    }
  }

  /// Throws if the components are not allowed in the legacy notation with commas.
  private func checkCommaNotation(
    _ values: [ColorComponent], of function: ColorFunction, _ name: String, at range: Range<Int>
  ) throws(ValueProblem) {
    var numbers = 0
    var percentages = 0
    for value in values.dropFirst(function == .hsl ? 1 : 0) {
      switch value {
      case .number, .angle: numbers += 1
      case .percentage: percentages += 1
      case .none: break
      }
    }
    let hasNone = values.contains { if case .none = $0 { true } else { false } }
    if hasNone { throw .noneWithCommas(in: name, at: range) }
    if function == .hsl && numbers > 0 { throw .numbersWithCommas(in: name, at: range) }
    if numbers > 0 && percentages > 0 { throw .mixedWithCommas(in: name, at: range) }
  }

  private mutating func alpha(of name: String, hasCommas: Bool) throws(ValueProblem) -> Double {
    if token.kind == .closingBracket || token.kind == .end { return 1 }
    try separator(hasCommas ? .comma : .slash, of: name)
    let value = token.number
    switch token.kind {
    case .number:
      try advance()
      return value
    case .percentage:
      try advance()
      return value / 100
    case .identifier where !hasCommas && self.name == "none":
      try advance()
      return 0
    case .end, .closingBracket: throw .missing("alpha", at: token.range)
    default: throw .noAlpha(quotation, at: token.range)
    }
  }

  private mutating func separator(
    _ kind: CSSToken.Kind, of name: String
  ) throws(ValueProblem) {
    if try take(kind) { return }
    if token.kind == .closingBracket || token.kind == .end { return }
    throw kind == .comma
      ? .commaExpected(before: quotation, in: name, at: token.range)
      : .slashExpected(before: quotation, in: name, at: token.range)
  }
}

extension ValueProblem {
  fileprivate static func relativeColor(at range: Range<Int>) -> ValueProblem {
    ValueProblem("a colour made from another is not read in screens: write the result", at: range)
  }

  fileprivate static func commas(in name: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem("the parts of \(name)() are separated by spaces, not commas", at: range)
  }

  fileprivate static func noColorSpace(
    _ text: String, suggestion: String?, at range: Range<Int>
  ) -> ValueProblem {
    let wayOut = ": color() takes srgb, srgb-linear or display-p3"
    return ValueProblem(
      "\(text) is no colour space that is read"
        + (suggestion == nil ? wayOut : didYouMean(suggestion)),
      at: range, replacement: suggestion)
  }

  fileprivate static func componentMissing(
    _ index: Int, of name: String, at range: Range<Int>
  ) -> ValueProblem {
    let which = index == 0 ? "the first" : index == 1 ? "the second" : "the third"
    return ValueProblem("\(name)() takes three parts, and \(which) is missing", at: range)
  }

  fileprivate static func noHue(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is no hue: write an angle such as \"120deg\", or a number of degrees", at: range)
  }

  fileprivate static func noComponent(
    _ text: String, of name: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem("\(text) is no part of \(name)(): write a number or a percentage", at: range)
  }

  fileprivate static func noAlpha(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is no alpha: write a number from 0 to 1, or a percentage", at: range)
  }

  fileprivate static func noneWithCommas(in name: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem("\"none\" does not go with commas: write 0, or spaces in \(name)()", at: range)
  }

  fileprivate static func numbersWithCommas(in name: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "with commas, \(name)() takes saturation and lightness as percentages: add \"%\"", at: range)
  }

  fileprivate static func mixedWithCommas(in name: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "with commas, \(name)() takes three numbers or three percentages, not some of each",
      at: range)
  }

  fileprivate static func commaExpected(
    before text: String, in name: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem(
      "a comma belongs before \(text): \(name)() takes commas between all its parts or none",
      at: range)
  }

  fileprivate static func slashExpected(
    before text: String, in name: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem(
      "\(text) is too much after the three parts of \(name)(): only \"/ alpha\" may follow",
      at: range)
  }
}
