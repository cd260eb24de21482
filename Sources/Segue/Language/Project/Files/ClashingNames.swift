/// Diagnostics about file names that are equal on file systems that ignore case or normalize
/// Unicode.
struct ClashingNames {
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds the clashing names.
  ///
  /// - Parameters:
  ///   - sources: The manifest, the screens, and then the components.
  ///   - screens: The number of screens.
  init(_ sources: SourceMap, screens: Int, _ assets: AssetCatalog, _ manifest: Manifest) {
    let places = sources.files.indices.dropFirst()
    addSources(places.prefix(screens), sources)
    addSources(places.dropFirst(screens), sources)
    addAssets(assets, manifest)
  }

  private mutating func addSources(_ places: Range<Int>, _ sources: SourceMap) {
    var known: [String: Int] = [:]
    known.reserveCapacity(places.count)
    for place in places {
      let path = sources.files[place].path
      guard let first = known.updateValue(place, forKey: path.lowercased()) else { continue }
      let other = sources.files[first].path
      // A file that is passed twice is the same file.
      guard !path.utf8.elementsEqual(other.utf8) else { continue }
      diagnostics.append(
        .clashingSources(
          path, other, first: .start(of: FileID(first)), at: .start(of: FileID(place))))
    }
  }

  private mutating func addAssets(_ assets: AssetCatalog, _ manifest: Manifest) {
    var known: [String: String] = [:]
    var pairs: [(String, String)] = []
    for path in assets.paths {
      if let other = known.updateValue(path, forKey: path.lowercased()) {
        pairs.append((other, path))
      }
    }
    guard let (first, second) = pairs.first else { return }
    let place = manifest.namedFolders.last { $0.name == manifest.assetFolder }?.range
    diagnostics.append(
      .clashingAssets(first, second, others: pairs.count - 1, at: place ?? .start(of: FileID(0))))
  }
}

extension Diagnostic {
  fileprivate static func clashingSources(
    _ path: String, _ other: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .clashingNames, .warning, "\(quoted(path)) and \(quoted(other)) \(clash)", at: range,
      notes: [Note("this is the other one", at: first)])
  }

  fileprivate static func clashingAssets(
    _ path: String, _ other: String, others: Int, at range: SourceRange
  ) -> Diagnostic {
    let more = others > 0 ? ", and so are \(others) more pairs of assets" : ""
    return Diagnostic(
      .clashingNames, .warning,
      "the assets \(quoted(path)) and \(quoted(other)) \(clash)\(more)", at: range)
  }

  private static let clash = "are one file on case-insensitive disks: rename one of them"
}
