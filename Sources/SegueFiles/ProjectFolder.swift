public import Segue

/// A project on disk: a folder with `segue.json`.
///
/// Opening a project reads its manifest and resolves the paths in it. Nothing outside of the folder
/// is read, whether the manifest names it or a symbolic link leads there, unless `rules` allow it:
///
///     let folder = try ProjectFolder("Samples/Outfits")
///     let project = Project(try folder.files(), limits: folder.rules.limits)
///
/// The diagnostics of the `Project` report what is not read for that reason. A file or folder that
/// exists but cannot be read is a `FileError`.
///
/// Inside the compiler, files are identified by paths relative to the project, so that outputs do
/// not depend on the current folder; `shownSources` has paths relative to the current folder.
public struct ProjectFolder: Sendable {
  /// The path as it was passed, or as found above a file; empty for the current folder.
  public let path: String
  /// The file `segue.json`.
  public let manifest: SourceFile
  package let paths: ProjectPaths
  /// The files that may be read, and the limits.
  public let rules: ReadingRules

  package static let manifestName = "segue.json"

  /// Opens the project in a folder, or of a `segue.json`. Reads that file alone.
  ///
  /// - Parameters:
  ///   - path: A path from the current folder, or an absolute one.
  ///   - rules: The files that may be read, and the limits.
  /// - Throws: A `FileError` if there is no project, or if its `segue.json` cannot be read or is a
  ///   link out of the folder that the rules do not allow.
  public init(_ path: String, _ rules: ReadingRules = ReadingRules()) throws(FileError) {
    var folder = path
    switch Files.kind(path) {
    case .missing:
      if Files.isHidden(path) { throw .unreadable(path) }
      throw FileError("\(quotePath(path)) does not exist")
    case .file:
      guard path.split(separator: "/").last == "segue.json" else {
        throw FileError("\(quotePath(path)) is no project: a folder with segue.json is expected")
      }
      folder = Files.parent(path)
    case .folder: break
    }
    while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
    self.path = folder == "." ? "" : folder
    let file = Files.join(folder, Self.manifestName)
    guard Files.isRegularFile(file) else {
      if Files.isHidden(file) { throw .unreadable(file) }
      throw FileError("\(quotePath(path)) is no project: it has no segue.json")
    }
    // A file outside of the project is not even opened.
    guard !ProjectPaths.isOutsideProject(file, of: self.path, allowsOutside: rules.allowsOutside)
    else {
      throw FileError(
        "\(quotePath(file)) leads out of the project by a link: move it inside", leadsOutside: true)
    }
    let source = SourceFile(path: Self.manifestName, bytes: try Files.readRegular(file))
    manifest = source
    paths = ProjectPaths(
      Manifest.read(source, limits: rules.limits).value, in: self.path,
      allowsOutside: rules.allowsOutside)
    self.rules = rules
  }

  /// Opens the project of the nearest folder above a file that has a `segue.json`; nil if there is
  /// none.
  public init?(around file: String, _ rules: ReadingRules = ReadingRules()) throws(FileError) {
    guard file != "-", let real = Files.resolved(file) else { return nil }
    // Ascends by the path as written first, so that messages show short paths.
    var folder = Files.parent(file)
    while true {
      if Files.isRegularFile(Files.join(folder, Self.manifestName)) {
        try self.init(folder.isEmpty ? "." : folder, rules)
        return
      }
      if folder.isEmpty || folder == "/" || folder == "." || folder.hasSuffix("..") { break }
      folder = Files.parent(folder)
    }
    var above = Files.parent(real)
    while !above.isEmpty {
      if Files.isRegularFile(Files.join(above, Self.manifestName)) {
        try self.init(above, rules)
        return
      }
      if above == "/" { break }
      above = Files.parent(above)
    }
    return nil
  }

  /// Opens the project of a command without an operand: that of the current folder or its nearest
  /// ancestor with one.
  package static func nearest(_ rules: ReadingRules) throws(FileError) -> ProjectFolder {
    var folder = "."
    while Files.kind(Files.join(folder, manifestName)) != .file {
      guard let real = Files.resolved(folder), real != "/" else {
        throw FileError("there is no segue.json here, nor in any folder above")
      }
      folder = folder == "." ? ".." : "../\(folder)"
    }
    return try ProjectFolder(folder, rules)
  }

  /// Whether a file, by its path from the current folder, is in one of the folders of components.
  package func containsComponent(_ file: String) -> Bool {
    guard let real = Files.resolved(file) else { return false }
    return paths.componentFolders.contains { folder in
      guard let base = Files.resolved(Files.join(path, folder)) else { return false }
      return real.hasPrefix(base + "/")
    }
  }

  /// The paths from which the project reads files.
  package var readPaths: ReadPaths {
    func absolute(_ names: [String]) -> [String] {
      names.compactMap { Files.absolute(Files.join(path, $0)) }
    }
    return ReadPaths(
      files: Set(absolute([Self.manifestName] + paths.fonts.map(\.file))),
      folders: absolute(paths.folders))
  }

  /// Returns the sources with paths relative to the current folder, as messages show them.
  public func shownSources(_ sources: SourceMap) -> SourceMap {
    SourceMap(
      sources.files.map { SourceFile(path: Files.join(path, $0.path), bytes: $0.bytes) })
  }
}
