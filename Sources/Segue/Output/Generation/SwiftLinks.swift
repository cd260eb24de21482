extension SwiftProject {
  /// Writes the types with which routes write and read links. They parse links as `DeepLink` does,
  /// whose documentation defines which URLs are equivalent.
  func writeLinks(to writer: inout SwiftWriter) {
    guard screens.contains(where: { $0.route != nil }) else { return }
    writer.blankLine()
    writer.lines(Self.addressSource)
    writer.blankLine()
    writer.line("/// A link taken apart, percent-decoded.")
    writer.block("private struct Link") { writer in
      writer.line("private var segments: [String] = []")
      writer.line("private var query: [(name: String, value: String)] = []")
      if !schemes.isEmpty || !hosts.isEmpty { writeURLReading(to: &writer) }
      writer.blankLine()
      writer.lines(Self.pathReading)
      if !hosts.isEmpty { writeHosts(to: &writer) }
      writer.blankLine()
      writer.lines(Self.valueReadingSource)
      writer.blankLine()
      writer.lines(Self.decoding)
    }
  }

  private func writeURLReading(to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.line(
      "/// Reads a URL as the URL standard does; nil if scheme and host are not the app's. The")
    writer.line("/// authority of a scheme of the app's own is the first segment.")
    writer.block("init?(url: String)") { writer in
      writer.lines(Self.schemeSource)
      if !schemes.isEmpty {
        writer.list("case ", customSchemes.map { swiftLiteral($0) }, around: ("", ":"))
        writer.indented { $0.lines(Self.customAuthority) }
      }
      for (scheme, port) in [("https", "443"), ("http", "80")]
      where !hosts.isEmpty && !customSchemes.contains(scheme) {
        writer.line("case \"\(scheme)\":")
        writer.indented { $0.lines(Self.webAuthority(port: port)) }
      }
      writer.line("default: return nil")
      writer.line("}")
      writer.line("guard readQuery(whole[path.endIndex...]) else { return nil }")
    }
  }

  /// The app's schemes in lower case, without duplicates.
  private var customSchemes: [String] {
    schemes.reduce(into: []) { all, scheme in
      let scheme = scheme.lowercased()
      if !all.contains(scheme) { all.append(scheme) }
    }
  }

  private func writeHosts(to writer: inout SwiftWriter) {
    let names = hosts.map { swiftLiteral($0.lowercased()) }
    writer.blankLine()
    writer.line(
      "/// Whether an authority is a host of the app's, itself or with the port of the scheme.")
    writer.block(
      "private static func isHost(_ authority: ArraySlice<UInt8>, port: String) -> Bool"
    ) { writer in
      writer.list("let hosts = ", names, around: ("[", "]"))
      writer.lines(Self.hostComparison)
    }
  }
}
