import Segue
import Testing

/// A project of several marked files, written in one text in the notation of explanations:
///
///     --- segue.json
///     {"schemes": ["shop"]}
///     --- screens/home.json
///     {"screen": 1️⃣"home"2️⃣, …}
///     --- assets/coat.png 600x800
///
/// Each marker appears once in all of the files. A picture without content is a PNG file of the
/// size after its name, by default 4 × 4 pixels. A font in fonts/ without content is the test font
/// after its name, by default Regular.ttf. A text without `---` is a single file: a standalone
/// screen or component, or a manifest if it declares neither.
struct TestProject {
  let project: Project
  private var places: [Int: (path: String, offset: Int)] = [:]

  init(_ text: String, manifest: String = "{}", limits: Limits = Limits()) {
    var sources: [(path: String, source: MarkedSource)] = []
    var assets = AssetCatalog()
    var fonts: [String: [UInt8]] = [:]
    for (heading, content) in Self.sections(of: text) {
      let words = heading.split(separator: " ").map(String.init)
      let path = words.first ?? ""
      if let asset = path.dropping(prefix: "assets/") {
        let sides =
          words.count > 1 ? words[1].split(separator: "x").compactMap { Int($0) } : [4, 4]
        assets.add(
          path: asset,
          bytes: content.isEmpty
            ? pngHeader(width: sides[0], height: sides[1]) : Array(content.utf8))
      } else if path.hasPrefix("fonts/") {
        fonts[path] =
          content.isEmpty
          ? TestFont.bytes(words.count > 1 ? words[1] : "Regular.ttf") : Array(content.utf8)
      } else {
        sources.append((path, MarkedSource(content)))
      }
    }
    func files(in folder: String) -> [SourceFile] {
      sources.filter { $0.path.hasPrefix(folder) }.map { $0.source.file(path: $0.path) }
    }
    if let alone = sources.first(where: { $0.path == "" }) {
      let isManifest = !["\"screen\"", "\"component\""].contains(where: alone.source.text.contains)
      project =
        isManifest
        ? Project(
          ProjectFiles(manifest: alone.source.file(path: ""), screens: [], components: []),
          limits: limits)
        : Project(standalone: alone.source.file(path: ""), limits: limits)
    } else {
      let written = files(in: "segue.json").first
      let manifest = written ?? SourceFile(path: "segue.json", text: manifest)
      project = Project(
        ProjectFiles(
          manifest: manifest, screens: files(in: "screens/"),
          components: files(in: "components/"), types: files(in: "types/"),
          samples: files(in: "data/"), assets: assets,
          fonts: FontCatalog(Manifest.read(manifest).value.fonts) { fonts[$0] }),
        limits: limits)
    }
    for (path, source) in sources {
      for digit in 0...9 {
        for offset in source.all(digit) { places[digit] = (path, offset) }
      }
    }
  }

  private static func sections(of text: String) -> [(heading: String, content: String)] {
    guard text.hasPrefix("--- ") else { return [("", text)] }
    return ("\n" + text).split(separator: "\n--- ").map { section in
      let parts = section.split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// Returns the range between two markers, or the empty range at one marker, in their file.
  func range(_ start: Int, _ end: Int? = nil) -> SourceRange? {
    guard let lower = places[start], let upper = places[end ?? start],
      let file = project.sources.files.firstIndex(where: { $0.path == lower.path })
    else { return nil }
    return SourceRange(file: FileID(file), lowerBound: lower.offset, upperBound: upper.offset)
  }

  /// All diagnostics of the project.
  var diagnostics: [Diagnostic] { Compiler(project).compile().diagnostics }

  /// Returns a screen with the given arguments. Records an issue if there are diagnostics, and
  /// throws if the screen cannot be compiled.
  func screen(
    _ id: String, _ arguments: [String: ScalarValue] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    let compiler = Compiler(project)
    var diagnostics: [Diagnostic] = []
    let screen = compiler.screen(id, arguments: arguments).value(reportingTo: &diagnostics)
    #expect(
      (compiler.diagnostics + diagnostics).map(\.message) == [], sourceLocation: sourceLocation)
    return try #require(screen, sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// Returns the beginning of a PNG file up to its size: signature and image header (PNG, third
/// edition, 11.2.1) with its checksum (Annex D).
func pngHeader(width: Int, height: Int) -> [UInt8] {
  func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  let chunk =
    Array("IHDR".utf8) + bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0]
  var checksum = UInt32.max
  for byte in chunk {
    checksum ^= UInt32(byte)
    for _ in 0..<8 {
      checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
    }
  }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bigEndian(13) + chunk
    + bigEndian(~checksum)
}
