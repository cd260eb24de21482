/// A link within the app: its path segments and query items, percent-decoded.
///
/// It is parsed as in the URL standard. White space at the ends and line breaks are removed. In
/// `http` and `https`, a backslash is a slash, the host may be percent-encoded, and the scheme's
/// default port is ignored. `.` and `..` segments are resolved, encoded or not; `+` is a space in a
/// query only; invalid percent escapes are kept, and bytes that are not UTF-8 become U+FFFD; the
/// fragment is removed.
///
/// Two rules are the app's own: a custom scheme's authority is the first segment, so that
/// `shop://outfits/1` has the same segments as `https://shop.example/outfits/1`, and empty segments
/// are skipped.
public struct DeepLink: Hashable, Sendable {
  /// The segments of the path, without empty ones.
  public let segments: [String]
  /// The items of the query, in their order.
  public let query: [QueryItem]

  /// A name and its value in a query.
  public struct QueryItem: Hashable, Sendable {
    /// The decoded name.
    public let name: String
    /// The decoded value; empty without `=`.
    public let value: String
  }

  /// The reason why a text is not a link of the app.
  public enum Problem: Error, Hashable, Sendable {
    /// It has no scheme.
    case relative
    /// It has a scheme of the app that is not followed by `/` or `//`.
    case opaque
    /// It has another app's scheme, another site's host or port, or user information in its
    /// authority.
    case foreign
    /// It has more than `byteLimit` bytes, its query has more than `queryItemLimit` items, or a
    /// character has more than 128 combining marks.
    case tooLarge
  }

  /// The maximum length of a link, in bytes.
  public static let byteLimit = 65_536
  /// The maximum number of items in its query.
  public static let queryItemLimit = 1000

  /// Parses a URL. The app's schemes and hosts are compared case-insensitively. Linear in the
  /// length of the text.
  public init(_ url: String, schemes: [String], hosts: [String]) throws(Problem) {
    guard url.utf8.count <= Self.byteLimit else { throw .tooLarge }
    let text = URLText(url)
    guard let colon = text.schemeEnd else { throw .relative }
    let scheme = text.bytes[..<colon]
    let end = text.position(of: UInt8(ascii: "#"), from: colon + 1, to: text.bytes.count)
    let pathEnd = text.position(of: UInt8(ascii: "?"), from: colon + 1, to: end)
    var segments: [String] = []
    if schemes.contains(where: { isEqualIgnoringCase($0, scheme) }) {
      guard colon + 1 < pathEnd, text.bytes[colon + 1] == UInt8(ascii: "/") else { throw .opaque }
      let authority = text.customAuthority(from: colon + 1, to: pathEnd)
      if !authority.isEmpty { segments.append(text.decoded(authority)) }
      text.appendPath(from: authority.upperBound, to: pathEnd, isWeb: false, &segments)
    } else if let port = Self.ports.first(where: { isEqualIgnoringCase($0.scheme, scheme) })?.port {
      let authority = text.webAuthority(from: colon + 1, to: pathEnd)
      guard text.isHost(authority, among: hosts, defaultPort: port) else { throw .foreign }
      text.appendPath(from: authority.upperBound, to: pathEnd, isWeb: true, &segments)
    } else {
      throw .foreign
    }
    self.segments = segments
    guard let query = text.items(from: pathEnd + 1, to: end, atMost: Self.queryItemLimit) else {
      throw .tooLarge
    }
    self.query = query
    let texts = segments + query.flatMap { [$0.name, $0.value] }
    guard !texts.contains(where: CombiningMarks.exceedMaximum) else { throw .tooLarge }
  }

  /// The schemes whose links are matched by host, with their default ports.
  private static let ports = [(scheme: "https", port: "443"), (scheme: "http", port: "80")]
}
