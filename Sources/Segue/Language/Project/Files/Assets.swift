/// The assets of a project, with the sizes of its pictures.
///
/// The caller provides each file's bytes once, of which only the header is kept.
public struct AssetCatalog: Sendable {
  /// An asset, as determined from its bytes.
  public enum Asset: Hashable, Sendable {
    /// A picture whose header has been read.
    case picture(PictureHeader)
    /// A file that is not a picture Segue can measure, with the reason as text for people.
    case other(reason: String)

    /// Determines the asset from a file's bytes, of which only the header is read.
    public init(bytes: [UInt8]) {
      do throws(PictureError) {
        self = .picture(try PictureHeader.read(bytes))
      } catch {
        self = .other(reason: error.description)
      }
    }
  }

  private var assets: [String: Asset] = [:]
  /// The paths, for suggestions; empty until `named` is called.
  private(set) var names = KnownNames([])
  /// The files and folders that lead out of the project; "" is the whole assets folder.
  private var outside: Set<String> = []

  /// Creates an empty catalog.
  public init() {}

  /// Returns the catalog with `names` for suggestions.
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

  /// The asset at a path, or nil if there is none.
  public subscript(path: String) -> Asset? { assets[path] }

  /// The paths of all assets, sorted.
  public var paths: [String] { assets.keys.sorted() }

  /// Returns the catalog without the paths that lead out of the project.
  func refusing(_ paths: Set<String>) -> AssetCatalog {
    var catalog = self
    catalog.outside = paths
    for path in paths { catalog.assets[path] = nil }
    return catalog
  }

  /// Whether a source leads out of the assets folder, by its path or through a symbolic link.
  func leadsOutside(_ source: String) -> Bool {
    Segue.leadsOutside(source)
      || outside.contains { $0.isEmpty || source == $0 || source.hasPrefix("\($0)/") }
  }

  /// Returns whether an asset's path has this beginning and end. Logarithmic in the assets. If more
  /// than 256 have the beginning, the answer may be wrong in favour of `true`.
  func hasPath(from beginning: String, to end: String) -> Bool {
    let paths = names.names
    let first = paths.indices.partitioningIndex { paths[$0] >= beginning }
    for (place, path) in paths[first...].enumerated() {
      guard path.hasPrefix(beginning) else { return false }
      if place >= 256 || path.dropFirst(beginning.count).hasSuffix(end) { return true }
    }
    return false
  }

  /// A digest that distinguishes the catalog from those of other assets or headers.
  var digest: ContentDigest {
    ContentDigest(
      of: paths.map { ContentDigest(of: "\($0)\n\(assets[$0].map { "\($0)" } ?? "")") })
  }
}
