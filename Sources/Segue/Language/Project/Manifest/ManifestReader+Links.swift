/// Reads the schemes and hosts of the app's links. A whole URL in their place is an error, but the
/// scheme or host in it is read, so that the links that use it are not reported too.
extension ManifestReader {
  /// Reads a scheme: a letter, and letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1).
  mutating func scheme(_ node: JSONID) -> String? {
    guard let name = reader.name(node, for: "schemes") else { return nil }
    let meant = Segue.scheme(of: "\(name):").map { String($0) }
    if meant == name { return name }
    let way = "a scheme is a letter, followed by letters, digits, '+', '-' and '.'"
    reader.diagnostics.append(
      .partOfLink(name, "a scheme", meant: meant, otherwise: way, at: document.range(node)))
    return meant
  }

  /// Reads a host, with a port if it is not the default one.
  mutating func host(_ node: JSONID) -> String? {
    guard let name = reader.name(node, for: "hosts") else { return nil }
    if isHost(name) { return name }
    let meant = name.split(separator: "/").map { String($0) }.first { !$0.hasSuffix(":") }
      .flatMap { isHost($0) ? $0 : nil }
    let way = "a host is a name such as \"shop.example\""
    reader.diagnostics.append(
      .partOfLink(name, "a host", meant: meant, otherwise: way, at: document.range(node)))
    return meant
  }
}

/// Whether a text contains none of the characters that end a host in a URL.
private func isHost(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && !hostEnds.contains($0) }
}

private let hostEnds = Array("\"#/?@\\".utf8)

extension Diagnostic {
  fileprivate static func partOfLink(
    _ name: String, _ part: String, meant: String?, otherwise: String, at range: SourceRange
  ) -> Diagnostic {
    let way = meant.map { "write \(quoted($0))" } ?? otherwise
    return Diagnostic(
      .invalidValue, .error, "\(quoted(name)) is not \(part): \(way)", at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }
}
