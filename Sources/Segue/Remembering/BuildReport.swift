/// What a build reports: its diagnostics, and a summary of what it has compiled.
///
/// The memory keeps the report, so that a build in which nothing has changed follows no link.
package struct BuildReport: Sendable {
  package let diagnostics: [Diagnostic]
  package let counts: Build.Counts
  package let summaries: [Build.ScreenSummary]
  /// The number of files, including `index.json` and the binary artefact.
  package let fileCount: Int
}

extension Build {
  /// The report of the build. Linear in the screens and links.
  package var report: BuildReport {
    BuildReport(
      diagnostics: diagnostics, counts: counts, summaries: summaries(of: project),
      fileCount: fileCount)
  }
}

/// The report of a build in its memory.
struct KnownReport: Sendable {
  /// The digest of all inputs of the build.
  let inputs: ContentDigest
  /// The offset of the record with the report.
  let place: Int
}

extension KnownReport: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(inputs, place) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(inputs: reader.value(), place: reader.value())
  }
}

extension BuildReport: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(diagnostics, counts, summaries, fileCount)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      diagnostics: reader.value(), counts: reader.value(), summaries: reader.value(),
      fileCount: reader.size())
  }
}

extension Build.Counts: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(screens, variants, links, transitions) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      screens: reader.size(), variants: reader.size(), links: reader.size(),
      transitions: reader.size())
  }
}

extension Build.ScreenSummary: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(id, route, variants, components, links, transitions)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      id: reader.value(), route: reader.value(), variants: reader.size(),
      components: reader.size(), links: reader.size(), transitions: reader.value())
  }
}
