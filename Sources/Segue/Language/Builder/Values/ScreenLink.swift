/// A link in a screen written in Swift.
///
/// ```swift
/// // "red & blue" becomes red%20%26%20blue.
/// ScreenAction.navigate(to: "shop://search?text=\(text)")
/// ```
///
/// Interpolated values are percent-encoded, so that each stays one segment of the path or one part
/// of the query, whatever characters it has. Parameters are encoded in the same way when the screen
/// is opened; only a parameter at the beginning of a link is taken as it is.
public struct ScreenLink: Hashable, Sendable {
  private(set) var text: ScreenText

  /// Creates a link from a whole URL, which is taken as it is.
  public init(_ url: String) {
    text = ScreenText(url)
  }
}

extension ScreenLink: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ScreenText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends the description of a value, percent-encoded.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(percentEncoded(value.description))
    }

    /// Appends a number in its shortest form: `2`, not `2.0`.
    public mutating func appendInterpolation(_ number: Double) {
      text.append(percentEncoded(shortestText(of: number)))
    }

    /// Appends the value that a parameter has when the screen is opened.
    public mutating func appendInterpolation<Value>(_ parameter: ScreenParameter<Value>) {
      text.append(ScreenText(parameter: parameter.name))
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}
