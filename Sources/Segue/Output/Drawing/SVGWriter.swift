/// Writes SVG elements in sequence: escaped, with short numbers, in the order of the calls.
///
/// Equal calls give equal text.
struct SVGWriter {
  private(set) var text = ""
  private var openElements: [String] = []
  /// The fonts of the texts.
  var fonts = UsedFonts()

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: SVGAttributes) {
    text += "<\(name)\(attributes.text)/>"
  }

  /// Writes an element with character data.
  mutating func element(_ name: String, _ attributes: SVGAttributes, text characters: String) {
    text += "<\(name)\(attributes.text)>\(xmlEscaped(characters))</\(name)>"
  }

  /// Opens an element with children.
  mutating func open(_ name: String, _ attributes: SVGAttributes = [:]) {
    text += "<\(name)\(attributes.text)>"
    openElements.append(name)
  }

  /// Closes the element that was opened last.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    text += "</\(name)>"
  }

  /// Writes character data in the open element.
  mutating func characters(_ characters: String) { text += xmlEscaped(characters) }

  /// Appends the text of another writer.
  mutating func append(_ markup: String) { text += markup }

  mutating func breakLine() { text += "\n" }
}

/// The serialized attributes of an element, in order. Attributes with a nil value are omitted.
struct SVGAttributes: Hashable, ExpressibleByDictionaryLiteral {
  /// The attributes, each preceded by a space.
  private(set) var text = ""

  init(dictionaryLiteral attributes: (String, SVGValue?)...) {
    for (name, value) in attributes {
      guard let value else { continue }
      text += " \(name)=\"\(value.text)\""
    }
  }

  var isEmpty: Bool { text.isEmpty }

  static func + (first: SVGAttributes, second: SVGAttributes) -> SVGAttributes {
    var joined = first
    joined.text += second.text
    return joined
  }
}

/// The value of an attribute.
enum SVGValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  case string(String)
  case number(Double)

  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }

  fileprivate var text: String {
    switch self {
    case .string(let text): xmlEscaped(text)
    case .number(let number): shortNumber(number)
    }
  }
}

/// Formats a number with at most three decimals, rounded half away from zero; 0.5 is `.5`. Values
/// that are not finite become 0, and magnitudes are limited to 10⁹, beyond what any renderer draws.
func shortNumber(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let thousandths = Int64((min(max(value, -1e9), 1e9) * 1000).rounded())
  let magnitude = thousandths.magnitude
  let whole = magnitude / 1000
  var text = thousandths < 0 ? "-" : ""
  var fraction = magnitude % 1000
  if whole > 0 || fraction == 0 { text += whole.description }
  guard fraction > 0 else { return text }
  text += "."
  var placeValue: UInt64 = 100
  while fraction > 0 {
    text += (fraction / placeValue).description
    fraction %= placeValue
    placeValue /= 10
  }
  return text
}

/// Formats several numbers, separated by spaces.
func shortNumbers(_ values: Double...) -> String {
  values.map(shortNumber).joined(separator: " ")
}

/// Escapes a text for XML 1.0. The five markup characters and hidden or bidirectional formatting
/// characters become references; controls, and code points that XML does not allow (§2.2), are
/// dropped. A tab or a line break becomes a space.
func xmlEscaped(_ text: String) -> String {
  // Most texts are names and numbers, which need no escaping. The last code points of the basic
  // plane share their first byte with hidden ones.
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: !Unicode.Scalar.mayBeHidden(beginningWith: byte)
    }
  }
  if isPlain { return text }
  var escaped = ""
  escaped.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\t", "\n", "\r": escaped += " "
    case "\u{FFFE}", "\u{FFFF}": continue
    case _ where scalar.isControl: continue
    case _ where scalar.isHidden: escaped += scalar.characterReference
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension RGBA {
  /// Returns the attributes that paint with the color, such as `fill="#336699" fill-opacity=".3"`.
  func painting(_ property: String) -> SVGAttributes {
    [property: .string(sixDigits), "\(property)-opacity": alpha < 1 ? .number(alpha) : nil]
  }

  /// The color without its alpha, as six hexadecimal digits.
  var sixDigits: String {
    func pair(_ component: Double) -> String {
      // With the operands in this order, NaN becomes 0.
      let byte = UInt8(min(max(0, component), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + pair(red) + pair(green) + pair(blue)
  }
}
