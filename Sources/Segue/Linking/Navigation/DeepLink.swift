/// A link inside of the app: where it leads and what it hands over, percent-decoded.
///
/// A custom scheme's authority and path are joined: `shop://outfits/1` has the same segments as
/// `https://shop.example/outfits/1`. Percent-encoding and queries are read as in the URL standard:
/// `+` is a space in a query only, damaged escapes stay as they are, `.` and `..` are followed, a
/// fragment is left out, empty segments are skipped.
public struct DeepLink: Hashable, Sendable {
  public let segments: [String]
  public let query: [QueryItem]

  public struct QueryItem: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// Why a text is no link of the app.
  public enum Problem: Error, Hashable, Sendable {
    /// It has no scheme.
    case relative
    /// It has a scheme of the app, and neither `//` nor `/` behind it.
    case opaque
    /// Another app's scheme, or another site's host.
    case foreign
  }

  /// Reads a URL; the app's own schemes and hosts are compared without regard to case. Linear in
  /// the text.
  public init(_ url: String, schemes: [String], hosts: [String]) throws(Problem) {
    guard isURL(url), let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw .relative
    }
    let scheme = url[..<colon].lowercased()
    var rest = url[url.utf8.index(after: colon)...]
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
    var query = Substring()
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[rest.utf8.index(after: mark)...]
      rest = rest[..<mark]
    }
    var path = rest
    if schemes.contains(where: { $0.lowercased() == scheme }) {
      guard rest.utf8.first == UInt8(ascii: "/") else { throw .opaque }
    } else if scheme == "https" || scheme == "http" {
      guard rest.hasPrefix("//") else { throw .opaque }
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      guard hosts.contains(where: { $0.lowercased() == authority.lowercased() }) else {
        throw .foreign
      }
      path = rest.dropFirst(2).dropFirst(authority.count)
    } else {
      throw .foreign
    }
    segments = Self.segments(path)
    self.query = Self.items(query)
  }

  private static func segments(_ path: Substring) -> [String] {
    var segments: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let segment = percentDecoded(part)
      switch segment {
      case ".": continue
      case "..": _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    return segments
  }

  private static func items(_ query: Substring) -> [QueryItem] {
    query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return QueryItem(
        name: percentDecoded(item[..<equals], plusIsSpace: true),
        value: percentDecoded(item[equals...].dropFirst(), plusIsSpace: true))
    }
  }
}

/// Text with its `%XX` bytes decoded; bytes that are not UTF-8 become U+FFFD.
private func percentDecoded(_ text: Substring.UTF8View, plusIsSpace: Bool = false) -> String {
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimalDigit),
      let low = rest.dropFirst().first.flatMap(hexadecimalDigit)
    {
      bytes.append(high << 4 | low)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
