/// What is known of a project's assets: which there are, and how large its pictures are.
///
/// A caller hands in each file's bytes once; only the header is kept.
public struct AssetCatalog: Sendable {
  /// What a file turned out to be.
  public enum Asset: Hashable, Sendable {
    case picture(PictureHeader)
    /// Not a picture that Segue can measure; the reason for people.
    case other(reason: String)

    /// What a file with these bytes is. Reads its header only.
    public init(bytes: [UInt8]) {
      do throws(PictureError) {
        self = .picture(try PictureHeader.read(bytes))
      } catch {
        self = .other(reason: error.description)
      }
    }
  }

  private var assets: [String: Asset] = [:]
  /// The paths, for suggestions; none before `named`.
  private(set) var names = KnownNames([])
  /// Files and folders that lead out of the project; the whole folder of assets is "".
  private var outside: Set<String> = []

  public init() {}

  /// The same that knows which path somebody meant who wrote another.
  func named() -> AssetCatalog {
    var catalog = self
    catalog.names = KnownNames(paths)
    return catalog
  }

  /// Adds a file by its path relative to the assets folder, with forward slashes.
  public mutating func add(path: String, bytes: [UInt8]) {
    add(path: path, Asset(bytes: bytes))
  }

  /// Adds a file whose header has been read.
  public mutating func add(path: String, _ asset: Asset) { assets[path] = asset }

  public subscript(path: String) -> Asset? { assets[path] }

  /// The paths, sorted.
  public var paths: [String] { assets.keys.sorted() }

  /// The catalog, knowing what leads out of the project and is therefore not in it.
  func refusing(_ paths: Set<String>) -> AssetCatalog {
    var catalog = self
    catalog.outside = paths
    for path in paths { catalog.assets[path] = nil }
    return catalog
  }

  /// Whether a source leaves the folder of assets by its own path, or by a link.
  func leadsOutside(_ source: String) -> Bool {
    Segue.leadsOutside(source)
      || outside.contains { $0.isEmpty || source == $0 || source.hasPrefix("\($0)/") }
  }

  /// Whether there is an asset whose path begins and ends like this. Logarithmic; of many that begin
  /// so, some are looked at, and what is not found among these then counts as found.
  func hasPath(from beginning: String, to end: String) -> Bool {
    let paths = names.names
    var range = paths.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        paths[middle] < beginning
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    for (place, path) in paths[range.lowerBound...].enumerated() {
      guard path.hasPrefix(beginning) else { return false }
      if place >= 256 || path.dropFirst(beginning.count).hasSuffix(end) { return true }
    }
    return false
  }

  /// What tells it from a catalog of other assets, or of pictures with other headers.
  var digest: ContentDigest {
    ContentDigest(
      of: paths.map { ContentDigest(of: "\($0)\n\(assets[$0].map { "\($0)" } ?? "")") })
  }
}
