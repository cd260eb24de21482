/// Text of a screen that is written in Swift.
///
/// ```swift
/// let price = ScreenParameter<Double>("price")
/// Label("Only \(price) €")     // ${price}, filled in when the screen is opened
/// Label(outfit.title)          // whatever it says, it stands for itself
/// ```
///
/// What is written in it stands for itself: a `${` is escaped. Parameters are interpolated.
public struct ScreenText: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case parameter(String)
  }

  private var parts: [Part] = []

  /// Text that stands for itself.
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

    /// A value as it describes itself.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(value.description)
    }

    /// A number in its shortest form: `2`, not `2.0`.
    public mutating func appendInterpolation(_ number: Double) {
      text.append(shortestText(of: number))
    }

    public mutating func appendInterpolation(_ other: ScreenText) { text.append(other) }

    /// The value that the parameter has when the screen is opened.
    public mutating func appendInterpolation<Value>(_ parameter: ScreenParameter<Value>) {
      text.append(ScreenText(parameter: parameter.name))
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension ScreenText {
  /// A parameter whose value is a dollar sign. The format has no other way to put one directly before a
  /// parameter: `$${` is an escape.
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

  /// As a screen file has it. Linear in the text.
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
