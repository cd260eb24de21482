package import Segue

/// The paths of a project's files that may be read, according to its manifest.
///
/// Paths that leave the project's folder, by name or by link, are dropped unless they are allowed.
/// Links are resolved for each path, but the path of the project's folder itself may contain links.
package struct ProjectPaths: Sendable {
  /// The path of the project's folder, relative to the current folder.
  private let path: String
  private let boundary: Boundary
  package let screenFolders: [String]
  package let componentFolders: [String]
  package let typeFolders: [String]
  /// The folder of sample data; nil if it must not be read.
  package let dataFolder: String?
  /// The folder of assets; nil if it must not be read.
  package let assetFolder: String?
  package let fonts: [FontDeclaration]
  /// The names in the manifest that leave the project by a link.
  package let outsideLinks: [String]
  /// The folders that the manifest names and that do not exist. The default names are not included,
  /// since a project without such files needs no folder for them.
  package let missingFolders: [String]

  package init(_ manifest: Manifest, in path: String, allowsOutside: Bool) {
    let boundary = Boundary(around: path, allowsOutside: allowsOutside)
    func mayBeRead(_ name: String) -> Bool {
      !name.utf8.contains(0) && (allowsOutside || !leadsOutside(name))
        && !boundary.isCrossed(by: Files.join(path, name))
    }
    let (assets, fonts) = (manifest.assetFolder, manifest.fonts)
    self.path = path
    self.boundary = boundary
    screenFolders = manifest.screenFolders.filter(mayBeRead)
    componentFolders = manifest.componentFolders.filter(mayBeRead)
    typeFolders = manifest.typeFolders.filter(mayBeRead)
    dataFolder = mayBeRead(manifest.dataFolder) ? manifest.dataFolder : nil
    assetFolder = mayBeRead(assets) ? assets : nil
    self.fonts = fonts.filter { mayBeRead($0.file) }
    outsideLinks = (manifest.folders + fonts.map(\.file)).filter {
      !$0.utf8.contains(0) && !leadsOutside($0) && !mayBeRead($0)
    }
    let usualFolders = Manifest().folders
    missingFolders = manifest.namedFolders.map(\.name).filter {
      !usualFolders.contains($0)
        && ($0.utf8.contains(0) || mayBeRead($0) && Files.kind(Files.join(path, $0)) != .folder)
    }
  }

  /// The folders of sources: of all files but assets and fonts.
  package var sourceFolders: [String] {
    screenFolders + componentFolders + typeFolders + [dataFolder].compactMap(\.self)
  }

  /// The folders that are read, with the folder of assets last.
  package var folders: [String] { sourceFolders + [assetFolder].compactMap(\.self) }

  /// Whether a path leaves a project by a link, regardless of the manifest.
  package static func isOutsideProject(_ target: String, of path: String, allowsOutside: Bool)
    -> Bool
  {
    Boundary(around: path, allowsOutside: allowsOutside).isCrossed(by: target)
  }

  /// Whether a path leaves the project by a link.
  package func isOutsideProject(_ target: String) -> Bool { boundary.isCrossed(by: target) }

  /// Returns the entries of a folder, as paths in it: its files except those outside of the
  /// project, and the links that lead outside.
  package func listing(_ folder: String) throws(FileError) -> (files: [String], outside: [String]) {
    let target = Files.join(path, folder)
    let listing = try FolderListing(target)
    let outside = listing.links.filter { isOutsideProject(Files.join(target, $0)) }
    guard !outside.isEmpty else { return (listing.files, []) }
    let left = Set(outside)
    return (listing.files.filter { !left.contains($0) }, outside)
  }

  /// Returns an asset's path from the current folder; nil if the source is not a valid path, or is
  /// outside of the project.
  package func assetPath(_ source: String) -> String? {
    guard let assetFolder, !source.utf8.contains(0), !leadsOutside(source) else { return nil }
    let target = Files.join(Files.join(path, assetFolder), source)
    return isOutsideProject(target) ? nil : target
  }

  /// Returns a font file's path from the current folder; nil if it is outside of the project.
  package func fontPath(_ file: String) -> String? {
    fonts.contains { $0.file == file } ? Files.join(path, file) : nil
  }
}

/// The boundary of the files that a project may read.
private struct Boundary {
  private let allowsOutside: Bool
  /// The project's folder, with links resolved.
  private let root: String?

  init(around folder: String, allowsOutside: Bool) {
    self.allowsOutside = allowsOutside
    root = allowsOutside ? nil : Files.resolved(folder.isEmpty ? "." : folder)
  }

  /// Whether a path is outside of the boundary. An existing file that cannot be resolved is
  /// considered outside.
  func isCrossed(by target: String) -> Bool {
    guard !allowsOutside else { return false }
    guard let root, let real = Files.resolved(target) else { return Files.kind(target) != .missing }
    return real != root && !real.hasPrefix(root == "/" ? root : "\(root)/")
  }
}
