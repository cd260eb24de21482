/// Text in a screen written in Swift.
///
/// ```swift
/// let price = ScreenParameter<Double>("price")
/// Label("Only \(price) €")     // ${price}, filled in when the screen is opened
/// Label(outfit.title)          // literal, whatever characters it has
/// ```
///
/// The text is literal: a `${` is escaped. Parameters are interpolated.
public struct ScreenText: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case parameter(String)
  }

  private var parts: [Part] = []

  /// Creates literal text.
  public init(_ text: String) {
    append(text)
  }

  init(parameter name: String) {
    parts = [.parameter(name)]
  }

  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  mutating func append(_ other: ScreenText) {
    for part in other.parts {
      if case .text(let text) = part { append(text) } else { parts.append(part) }
    }
  }
}

extension ScreenText: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ScreenText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(value.description)
    }

    /// Appends a number in its shortest form: `2`, not `2.0`.
    public mutating func appendInterpolation(_ number: Double) {
      text.append(shortestText(of: number))
    }

    public mutating func appendInterpolation(_ other: ScreenText) { text.append(other) }

    /// Appends the value that a parameter has when the screen is opened.
    public mutating func appendInterpolation<Value>(_ parameter: ScreenParameter<Value>) {
      text.append(ScreenText(parameter: parameter.name))
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension ScreenText {
  /// A parameter whose value is a dollar sign. The format has no other way to write one directly
  /// before a parameter, because `$${` is an escape.
  static let dollar = ScreenParameter("$", default: "$")

  /// Whether `written` uses the parameter `dollar`.
  var needsDollar: Bool {
    zip(parts, parts.dropFirst()).contains { part, next in
      if case .text(let text) = part, case .parameter = next {
        text.utf8.last == Self.sign
      } else {
        false
      }
    }
  }

  /// The text as it is written in a screen file. Linear in the text.
  var written: String {
    if parts.count == 1, case .text(let text) = parts[0] { return Self.escaped(text[...]) }
    var written = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .parameter(let name): written += "${\(name)}"
      case .text(let text):
        guard index + 1 < parts.count else {
          written += Self.escaped(text[...])
          continue
        }
        // A parameter follows.
        let end =
          text.utf8.lastIndex { $0 != Self.sign }.map(text.utf8.index(after:)) ?? text.startIndex
        written += Self.escaped(text[..<end])
        for _ in text.utf8[end...] { written += "${\(Self.dollar.name)}" }
      }
    }
    return written
  }

  private static let sign = UInt8(ascii: "$")

  private static func escaped(_ text: Substring) -> String {
    guard text.utf8.contains(sign) else { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), bytes.last == sign { bytes.append(sign) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
