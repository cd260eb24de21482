/// Whether a path leads out of the folder that it is relative to, because it is absolute or climbs
/// out with `..`. Symbolic links are not followed.
package func leadsOutside(_ path: String) -> Bool {
  guard !path.hasPrefix("/") else { return true }
  var depth = 0
  for step in path.split(separator: "/") where step != "." {
    depth += step == ".." ? -1 : 1
    if depth < 0 { return true }
  }
  return false
}

/// The paths of a project that lead out of its folder, by the names in the manifest, or by symbolic
/// links that were found when the files were read.
struct OutsidePaths {
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths in the assets folder; "" is the whole folder.
  private(set) var assets: Set<String> = []
  private var names: Set<String> = []

  init(_ files: ProjectFiles, _ manifest: Manifest) {
    let fonts = manifest.fonts.map { NamedReference(name: $0.file, range: $0.range) }
    var links = Set(files.outsidePaths)
    for reference in manifest.namedFolders + fonts {
      let isLink = links.contains(reference.name)
      guard isLink || (!files.allowsOutside && leadsOutside(reference.name)) else { continue }
      names.insert(reference.name)
      diagnostics.append(.outsideProject(reference, isLink: isLink))
    }
    if names.contains(manifest.assetFolder) || links.contains(manifest.assetFolder) {
      assets = [""]
    }
    // Default folders need not be named in the manifest.
    let others = manifest.folders.map {
      NamedReference(name: $0, range: .start(of: FileID(0)))
    }
    for folder in others where links.contains(folder.name) && names.insert(folder.name).inserted {
      diagnostics.append(.outsideProject(folder, isLink: true))
    }
    links.subtract(names)
    addLinks(in: manifest.namedFolders + others, links)
    assets.formUnion(links.compactMap { $0.path(in: manifest.assetFolder) })
  }

  /// Whether a name in the manifest leads outside.
  func holds(_ name: String) -> Bool { names.contains(name) }

  /// Reports the symbolic links in each folder once, at the folder's name.
  private mutating func addLinks(in folders: [NamedReference], _ links: Set<String>) {
    var rest = links.sorted()
    for folder in folders + [NamedReference(name: ".", range: .start(of: FileID(0)))] {
      let inside = rest.filter { $0.path(in: folder.name) != nil }
      guard let first = inside.first else { continue }
      rest.removeAll { $0.path(in: folder.name) != nil }
      diagnostics.append(.outsideLinks(first, others: inside.count - 1, at: folder.range))
    }
  }
}

extension String {
  /// Returns the path relative to a folder, or nil if the folder does not contain the path.
  fileprivate func path(in folder: String) -> String? {
    if folder == "." { return self }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}

extension Diagnostic {
  fileprivate static func outsideProject(
    _ reference: NamedReference, isLink: Bool
  ) -> Diagnostic {
    Diagnostic(
      .outsideProject, .error,
      (isLink
        ? "\(quoted(reference.name)) leads out of the project by a link"
        : "\(quoted(reference.name)) leads out of the project")
        + ", and is not read: move it inside, or give `--allow-outside`", at: reference.range)
  }

  fileprivate static func outsideLinks(
    _ first: String, others: Int, at range: SourceRange
  ) -> Diagnostic {
    let more = others > 0 ? " and \(others) more lead" : " leads"
    return Diagnostic(
      .outsideProject, .error,
      "the link \(quoted(first))\(more) out of the project, and what it leads to is not read: move it "
        + "inside, or give `--allow-outside`", at: range)
  }
}
