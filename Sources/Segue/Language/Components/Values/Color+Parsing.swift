extension Color {
  /// Reads a colour: a hexadecimal one, a name, `transparent`, `currentcolor`, or a function of
  /// `ColorFunction`. Letters may be large or small.
  ///
  /// The older notations (`rgb()`, `hsl()`, `hwb()`) are rounded to 255ths, as computed values are
  /// (CSS Color 4 §15.2); all others keep their precision. A colour that sRGB cannot show is clipped,
  /// component by component. Components and alpha are finite and lie between 0 and 1. `calc()`,
  /// relative colours, `color-mix()` and the colours of a browser's theme are not read.
  package init(css text: String) throws(ValueProblem) {
    var reader = try CSSReader(text)
    self = try reader.color()
    try reader.end(of: "a colour")
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

  /// CSS Color 4 §5.2: three, four, six or eight digits; in the short forms each stands for two.
  private func hexadecimalColor() throws(ValueProblem) -> RGBA {
    let range = token.range
    // The longest form has eight digits: a ninth tells that there are too many.
    var digits: [UInt8] = []
    for byte in name.utf8.prefix(9) {
      guard let digit = hexadecimalValue(byte) else {
        throw .noHexadecimalColor(quotation, at: range)
      }
      digits.append(digit)
    }
    let isShort = digits.count < 5
    guard [3, 4, 6, 8].contains(digits.count) else {
      throw .hexadecimalLength(quotation, digits: token.name.count, at: range)
    }
    func component(_ index: Int) -> Double {
      let (high, low) = isShort ? (index, index) : (2 * index, 2 * index + 1)
      return low < digits.count ? Double(digits[high] * 16 + digits[low]) / 255 : 1
    }
    return RGBA(red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }

  /// What was meant by a hexadecimal colour without its `#`.
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
    let near = suggestion(for: name, among: ColorFunction.allCases.map(\.rawValue))
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
      "\(text) is no colour: behind \"#\" only the digits 0 to 9 and a to f may stand", at: range)
  }

  fileprivate static func hexadecimalLength(
    _ text: String, digits: Int, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem(
      "\(text) is no colour: behind \"#\" stand 3, 4, 6 or 8 digits, not \(digits)", at: range)
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
