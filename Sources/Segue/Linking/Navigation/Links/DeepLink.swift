/// A link inside of the app: where it leads and what it hands over, percent-decoded.
///
/// Read as the URL standard reads URLs: white space at the ends and line breaks are left out; in `http`
/// and `https` a backslash is a slash, the host may be percent-encoded, and the scheme's own port says
/// nothing; `.` and `..` are followed, encoded or not; `+` is a space in a query only; damaged escapes
/// stay as they are, and bytes that are not UTF-8 become U+FFFD; a fragment is left out. Two things
/// are the app's own: a custom scheme's authority is the first segment, so that `shop://outfits/1` has the
/// same segments as `https://shop.example/outfits/1`, and empty segments are skipped.
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
    /// Another app's scheme, another site's host or port, or a host with a user's name.
    case foreign
    /// It has more than `byteLimit` bytes, its query more than `queryItemLimit` items, or a letter more than 128
    /// combining marks.
    case tooLarge
  }

  /// The most bytes that a link may have.
  public static let byteLimit = 65_536
  /// The most names that its query may have.
  public static let queryItemLimit = 1000

  /// Reads a URL; the app's own schemes and hosts are compared without regard to case. Linear in
  /// the text.
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
    guard !texts.contains(where: CombiningMarks.areTooMany) else { throw .tooLarge }
  }

  /// The schemes whose links are told by their hosts, and the ports that they have unless told.
  private static let ports = [(scheme: "https", port: "443"), (scheme: "http", port: "80")]
}
