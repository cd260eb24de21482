extension Color {
  /// Parses a color: a hexadecimal one, a name, `transparent`, `currentcolor`, or a function of
  /// `ColorFunction`, ignoring case.
  ///
  /// The legacy notations (`rgb()`, `hsl()`, `hwb()`) are rounded to 255ths, like computed values
  /// (CSS Color 4 §15.2); all others keep their precision. A color outside the sRGB gamut is
  /// clipped, component by component. Components and alpha are finite and between 0 and 1.
  /// `calc()`, relative colors, `color-mix()` and system colors are not supported.
  package init(css text: String) throws(ValueProblem) {
    // Most colors are hexadecimal, which needs no tokenizer.
    if text.utf8.first == UInt8(ascii: "#"),
      let color = RGBA(hexadecimal: text.utf8.span.extracting(droppingFirst: 1))
    {
      self = .rgba(color)
      return
    }
    var reader = try CSSReader(text)
    self = try reader.color()
    try reader.end(of: "a colour")
  }
}

extension RGBA {
  /// Parses three, four, six or eight hexadecimal digits (CSS Color 4 §5.2). In the short forms,
  /// each digit represents two.
  fileprivate init?(hexadecimal digits: Span<UInt8>) {
    let isShort = digits.count < 5
    let count = isShort ? digits.count : digits.count / 2
    guard count == 3 || count == 4, isShort || digits.count % 2 == 0 else { return nil }
    var components: (Double, Double, Double, Double) = (0, 0, 0, 1)
    for index in 0..<count {
      let (high, low) = isShort ? (index, index) : (2 * index, 2 * index + 1)
      guard let first = hexadecimalValue(digits[high]), let second = hexadecimalValue(digits[low])
      else { return nil }
      let component = Double(first * 16 + second) / 255
      switch index {
      case 0: components.0 = component
      case 1: components.1 = component
      case 2: components.2 = component
      default: components.3 = component
      }
    }
    self.init(
      red: components.0, green: components.1, blue: components.2, alpha: components.3)
  }
}

extension CSSReader {
  mutating func color() throws(ValueProblem) -> Color {
    switch token.kind {
    case .identifier:
      let color = try namedColor()
      try advance()
      return color
    case .hash:
      let color = try hexadecimalColor()
      try advance()
      return .rgba(color)
    case .function:
      guard let function = ColorFunction(name: name) else { throw unknownColorFunction() }
      return .rgba(try color(function))
    case .end: throw .missing("a colour such as \"#336699\"", at: token.range)
    default: throw .noColor(quotation, suggestion: hexadecimalDigits, at: token.range)
    }
  }

  private func namedColor() throws(ValueProblem) -> Color {
    let name = name
    if name == "currentcolor" { return .currentColor }
    if let color = NamedColor.color(name) { return .rgba(color) }
    throw .noColor(
      quotation, suggestion: hexadecimalDigits ?? suggestion(for: name, among: NamedColor.names),
      at: token.range)
  }

  private func hexadecimalColor() throws(ValueProblem) -> RGBA {
    let name = name
    // The longest form has eight digits, so a ninth proves that there are too many.
    guard name.utf8.prefix(9).allSatisfy({ hexadecimalValue($0) != nil }) else {
      throw .noHexadecimalColor(quotation, at: token.range)
    }
    guard let color = RGBA(hexadecimal: name.utf8.span) else {
      throw .hexadecimalLength(quotation, digits: token.name.count, at: token.range)
    }
    return color
  }

  /// The hexadecimal color that was probably meant by digits without a `#`.
  private var hexadecimalDigits: String? {
    let text = text
    let isHexadecimal = text.utf8.allSatisfy { hexadecimalValue($0) != nil }
    return isHexadecimal && [3, 4, 6, 8].contains(text.utf8.count) ? "#" + text : nil
  }

  private func unknownColorFunction() -> ValueProblem {
    let name = name
    if let instead = ColorFunction.notRead[name] {
      return .colorFunctionNotRead(name, instead: instead, at: token.range)
    }
    let near = suggestion(for: name, among: ColorFunction.allCases.map { $0.rawValue })
    return .noColorFunction(name, suggestion: near, at: token.range)
  }
}

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
  default: return nil
  }
}

extension ValueProblem {
  fileprivate static func noColor(
    _ text: String, suggestion: String?, at range: Range<Int>
  ) -> ValueProblem {
    let wayOut = ": write one such as \"#336699\", \"rgb(51 102 153)\" or a name of CSS"
    return ValueProblem(
      "\(text) is no colour\(suggestion == nil ? wayOut : didYouMean(suggestion))", at: range,
      replacement: suggestion)
  }

  fileprivate static func noHexadecimalColor(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is not a colour: only the digits 0 to 9 and a to f may follow \"#\"", at: range)
  }

  fileprivate static func hexadecimalLength(
    _ text: String, digits: Int, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem(
      "\(text) is not a colour: \"#\" is followed by 3, 4, 6 or 8 digits, not \(digits)", at: range)
  }

  fileprivate static func noColorFunction(
    _ name: String, suggestion: String?, at range: Range<Int>
  ) -> ValueProblem {
    let wayOut = ": write one such as \"rgb(51 102 153)\""
    return ValueProblem(
      "\(quoted(name + "()")) is no colour"
        + (suggestion == nil ? wayOut : didYouMean(suggestion.map { $0 + "()" })),
      at: range, replacement: suggestion.map { $0 + "(" })
  }

  fileprivate static func colorFunctionNotRead(
    _ name: String, instead: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem("\(name)() is not read in screens: \(instead)", at: range)
  }
}
