/// A link of a screen that is written in Swift.
///
/// ```swift
/// ScreenAction.navigate(to: "shop://search?text=\(text)")   // "red & blue" becomes red%20%26%20blue
/// ```
///
/// Values that are interpolated are percent-encoded, so that each is one segment of a path or one part of a
/// query, whatever stands in it. Parameters are filled in as they are.
public struct ScreenLink: Hashable, Sendable {
  private(set) var text: ScreenText

  /// A whole link, as it is.
  public init(_ url: String) {
    text = ScreenText(url)
  }
}

extension ScreenLink: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ScreenText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// A value as it describes itself, percent-encoded.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(percentEncoded(value.description))
    }

    /// A number in its shortest form: `2`, not `2.0`.
    public mutating func appendInterpolation(_ number: Double) {
      text.append(percentEncoded(shortestText(of: number)))
    }

    /// The value that the parameter has when the screen is opened.
    public mutating func appendInterpolation<Value>(_ parameter: ScreenParameter<Value>) {
      text.append(ScreenText(parameter: parameter.name))
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}
