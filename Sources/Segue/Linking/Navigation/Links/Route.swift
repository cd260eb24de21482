/// The path of a screen's deep link: literal segments, and parameters that match one segment each.
public struct Route: Hashable, Sendable {
  /// A segment of a route.
  public enum Segment: Hashable, Sendable {
    /// A segment that matches the same text.
    case literal(String)
    /// A parameter with this name, which matches one segment.
    case parameter(String)
  }

  /// The segments, from left to right.
  public let segments: [Segment]

  /// The reason why a text is not a valid route.
  enum Problem: Error, Equatable {
    case noSlash, emptySegment, braces(String), repeatedParameter(String), tooLong
  }

  /// Parses a route such as `/outfits/{outfit}`; `/` alone is the root. A route that is longer than
  /// any link is invalid.
  init(_ text: String) throws(Problem) {
    let (slash, open, close) = (UInt8(ascii: "/"), UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard text.utf8.first == slash else { throw .noSlash }
    guard text.utf8.count <= DeepLink.byteLimit else { throw .tooLong }
    var segments: [Segment] = []
    var names: Set<String> = []
    let path = text.utf8.dropFirst()
    let parts =
      path.isEmpty ? [] : path.split(separator: slash, omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty else { throw .emptySegment }
      guard part.contains(where: { $0 == open || $0 == close }) else {
        segments.append(.literal(String(Substring(part))))
        continue
      }
      let inside = part.dropFirst().dropLast()
      guard part.first == open, part.last == close, !inside.isEmpty,
        !inside.contains(where: { $0 == open || $0 == close })
      else { throw .braces(String(Substring(part))) }
      let name = String(Substring(inside))
      guard names.insert(name).inserted else { throw .repeatedParameter(name) }
      segments.append(.parameter(name))
    }
    self.segments = segments
  }
}

extension Route: CustomStringConvertible {
  /// The route as it is declared, such as `/outfits/{outfit}`.
  public var description: String {
    let parts = segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension Diagnostic {
  static func invalidRoute(_ problem: Route.Problem, at range: SourceRange) -> Diagnostic {
    let message =
      switch problem {
      case .noSlash: "a route begins with '/': write it as in \"/outfits/{outfit}\""
      case .emptySegment:
        "a route has no empty segments: remove the '/' that is not followed by a name"
      case .braces(let part):
        "a parameter is a whole segment such as {name}, not '\(part.prefix(40))'"
      case .repeatedParameter(let name):
        "the parameter \(quoted(name)) appears twice in this route: rename one of them"
      case .tooLong: "a route has at most \(DeepLink.byteLimit) bytes, as a link does: shorten it"
      }
    return Diagnostic(.invalidRoute, .error, message, at: range)
  }

  /// Warns of a segment such as `:outfit`, which other routers read as a parameter.
  static func literalParameter(_ route: Route, at range: SourceRange) -> Diagnostic? {
    for case .literal(let text) in route.segments where text.first == ":" {
      let name = text.dropFirst()
      guard !name.isEmpty else { continue }
      return Diagnostic(
        .invalidRoute, .warning,
        "\(quoted(text)) matches only this text: write a parameter as \(quoted("{\(name)}"))",
        at: range)
    }
    return nil
  }
}
