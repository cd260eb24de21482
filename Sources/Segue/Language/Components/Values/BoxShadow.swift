/// A shadow of a box, as in `boxShadow` (CSS Backgrounds 3 §6.1). Lengths are in points.
public struct BoxShadow: Hashable, Sendable {
  /// The distance to the right of the box.
  public var offsetX: Double
  /// The distance below the box.
  public var offsetY: Double
  /// The blur radius, which is not negative.
  public var blurRadius: Double
  /// The distance by which the shadow extends beyond the box on each side; negative to shrink it.
  public var spreadRadius: Double
  /// The color of the shadow.
  public var color: Color
  /// Whether the shadow is inside the box.
  public var isInset: Bool

  /// Creates a shadow.
  public init(
    offsetX: Double, offsetY: Double, blurRadius: Double = 0, spreadRadius: Double = 0,
    color: Color = .currentColor, isInset: Bool = false
  ) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blurRadius = blurRadius
    self.spreadRadius = spreadRadius
    self.color = color
    self.isInset = isInset
  }
}

extension BoxShadow: CustomStringConvertible {
  /// The shadow in CSS notation. Parsing it returns an equal shadow if this one was parsed.
  public var description: String {
    let lengths = [offsetX, offsetY, blurRadius, spreadRadius].map { cssNumber($0) + "px" }
    let words =
      (isInset ? ["inset"] : []) + lengths + (color == .currentColor ? [] : [color.description])
    return words.joined(separator: " ")
  }
}

extension BoxShadow {
  /// Returns the value of `boxShadow` for a list of shadows, the topmost first, or `none`.
  package static func css(_ shadows: [BoxShadow]) -> String {
    shadows.isEmpty ? "none" : shadows.map { $0.description }.joined(separator: ", ")
  }

  /// Parses `none`, or shadows separated by commas, the topmost first.
  ///
  /// A shadow is two to four adjacent lengths, with `inset` and a color before or after them.
  /// Without a color, it has that of the text. Lengths are in px; 0 needs no unit.
  package static func list(css text: String) throws(ValueProblem) -> [BoxShadow] {
    var reader = try CSSReader(text)
    if try reader.take(word: "none") {
      try reader.end(of: "\"none\"")
      return []
    }
    var shadows = [try reader.boxShadow()]
    while try reader.take(.comma) { shadows.append(try reader.boxShadow()) }
    try reader.end(of: "a shadow")
    return shadows
  }
}

extension CSSReader {
  /// Parses `inset? && <length>{2,4} && <color>?`.
  fileprivate mutating func boxShadow() throws(ValueProblem) -> BoxShadow {
    var lengths: [Double]?
    var color: Color?
    var isInset = false
    let start = token.range
    parts: while true {
      switch token.kind {
      case .comma, .end, .closingBracket, .slash: break parts
      case .number, .dimension, .percentage:
        guard lengths == nil else { throw .scatteredLengths(quotation, at: token.range) }
        lengths = try shadowLengths()
      case .identifier where name == "inset":
        guard !isInset else { throw .repeated("\"inset\"", at: token.range) }
        isInset = true
        try advance()
      case .identifier where name == "none": throw .noneAmongShadows(at: token.range)
      default:
        guard color == nil else { throw .repeated("the colour", at: token.range) }
        color = try self.color()
      }
    }
    guard let lengths else {
      throw .missing("the offset of a shadow, such as \"0 4px\",", at: start)
    }
    return BoxShadow(
      offsetX: lengths[0], offsetY: lengths[1], blurRadius: lengths[2], spreadRadius: lengths[3],
      color: color ?? .currentColor, isInset: isInset)
  }

  /// Parses two to four lengths. Omitted ones are 0.
  private mutating func shadowLengths() throws(ValueProblem) -> [Double] {
    var lengths: [Double] = []
    while lengths.count < 4 && (lengths.count < 2 || isAtNumber) {
      if lengths.count == 1 && !isAtNumber { throw .secondOffset(at: token.range) }
      let range = token.range
      let length = try length()
      if lengths.count == 2 && length < 0 { throw .negativeBlur(at: range) }
      lengths.append(length)
    }
    return lengths + Array(repeating: 0, count: 4 - lengths.count)
  }
}

extension ValueProblem {
  fileprivate static func repeated(_ what: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(what) appears twice in one shadow: remove it, or put a comma between two shadows",
      at: range)
  }

  fileprivate static func scatteredLengths(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(text) is too much: a shadow has two to four lengths, side by side", at: range)
  }

  fileprivate static func noneAmongShadows(at range: Range<Int>) -> ValueProblem {
    ValueProblem("\"none\" cannot be combined: remove it, or all other shadows", at: range)
  }

  fileprivate static func secondOffset(at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "a shadow begins with two lengths, right and down, and the second is missing", at: range)
  }

  fileprivate static func negativeBlur(at range: Range<Int>) -> ValueProblem {
    ValueProblem("the blur of a shadow cannot be negative: write 0 or more", at: range)
  }
}
