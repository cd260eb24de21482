import Segue

/// Where the files of a project lie, by its manifest: what may be read of it.
///
/// What leads out of the project's folder, by a name or by a link, is left out unless it is allowed. What a
/// link leads to is looked up; the folder itself may be reached by any way.
struct ProjectPlaces {
  /// The project's folder, as paths from here begin.
  private let path: String
  private let boundary: Boundary
  let screenFolders: [String]
  let componentFolders: [String]
  /// nil if there is none that may be read.
  let assetFolder: String?
  let fonts: [FontDeclaration]
  /// The names of the manifest that lead out by a link.
  let outside: [String]
  /// Folders that the manifest names and that are not there. A project that has nothing of a kind needs no
  /// folder for it, so the usual names do not count.
  let missingFolders: [String]

  init(_ manifest: Manifest, in path: String, allowsOutside: Bool) {
    let boundary = Boundary(around: path, allowsOutside: allowsOutside)
    func mayBeRead(_ name: String) -> Bool {
      !name.utf8.contains(0) && (allowsOutside || !leadsOutside(name))
        && !boundary.isCrossed(by: Files.join(path, name))
    }
    let (assets, fonts) = (manifest.assetFolder, manifest.fonts)
    let folders = manifest.screenFolders + manifest.componentFolders + [assets]
    self.path = path
    self.boundary = boundary
    screenFolders = manifest.screenFolders.filter(mayBeRead)
    componentFolders = manifest.componentFolders.filter(mayBeRead)
    assetFolder = mayBeRead(assets) ? assets : nil
    self.fonts = fonts.filter { mayBeRead($0.file) }
    outside = (folders + fonts.map(\.file)).filter {
      !$0.utf8.contains(0) && !leadsOutside($0) && !mayBeRead($0)
    }
    let usual = Manifest()
    let usualFolders = usual.screenFolders + usual.componentFolders + [usual.assetFolder]
    missingFolders = manifest.namedFolders.map(\.name).filter {
      !usualFolders.contains($0)
        && ($0.utf8.contains(0) || mayBeRead($0) && Files.kind(Files.join(path, $0)) != .folder)
    }
  }

  /// The folders that are read, those of the assets last.
  var folders: [String] { screenFolders + componentFolders + (assetFolder.map { [$0] } ?? []) }

  /// Whether a file or a folder leads out of a project by a link, whatever the manifest says.
  static func leadsOut(_ place: String, of path: String, allowsOutside: Bool) -> Bool {
    Boundary(around: path, allowsOutside: allowsOutside).isCrossed(by: place)
  }

  /// Whether a file or a folder leads out of the project by a link.
  func leadsOut(_ place: String) -> Bool { boundary.isCrossed(by: place) }

  /// What is in one of the folders: its files without those that lead out, and what does, by paths in it.
  func listing(_ folder: String) throws(UsageError) -> (files: [String], outside: [String]) {
    let place = Files.join(path, folder)
    let listing = try FolderListing(place)
    let outside = listing.links.filter { leadsOut(Files.join(place, $0)) }
    guard !outside.isEmpty else { return (listing.files, []) }
    let left = Set(outside)
    return (listing.files.filter { !left.contains($0) }, outside)
  }

  /// An asset's path from here; nil for a source that is none, or leads out.
  func assetPath(_ source: String) -> String? {
    guard let assetFolder, !source.utf8.contains(0), !leadsOutside(source) else { return nil }
    let place = Files.join(Files.join(path, assetFolder), source)
    return leadsOut(place) ? nil : place
  }

  /// A font file's path from here; nil for one that leads out.
  func fontPath(_ file: String) -> String? {
    fonts.contains { $0.file == file } ? Files.join(path, file) : nil
  }
}

/// What a project may not lead out of.
private struct Boundary {
  private let allowsOutside: Bool
  /// The project's folder without links.
  private let root: String?

  init(around folder: String, allowsOutside: Bool) {
    self.allowsOutside = allowsOutside
    root = allowsOutside ? nil : Files.resolved(folder.isEmpty ? "." : folder)
  }

  /// Whether a path leads out. What is there, and nobody can say where, does.
  func isCrossed(by place: String) -> Bool {
    guard !allowsOutside else { return false }
    guard let root, let real = Files.resolved(place) else { return Files.kind(place) != .missing }
    return real != root && !real.hasPrefix(root == "/" ? root : "\(root)/")
  }
}
