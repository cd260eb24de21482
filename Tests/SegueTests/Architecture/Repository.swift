import Foundation

/// The repository from which these tests were built.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let library = root.appending(path: "Sources/Segue")

  /// Returns the Swift files below a folder of the library, as sorted paths relative to the
  /// library.
  static func swiftFiles(in folder: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: library.appending(path: folder).path)
    return (names.map(Array.init) ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }
}

/// The folders of the library in dependency order: a folder may use only those before it.
enum House {
  static let folders = [
    "Engines/Numerics", "Engines/Geometry", "Engines/Unicode", "Engines/Fonts", "Engines/Text",
    "Engines/Layout", "Engines/Motion",
    "Language/Work", "Language/Source", "Language/Diagnostics", "Language/Syntax",
    "Language/Components", "Language/Project", "Language/Builder",
    "Linking/Navigation", "Linking/Placement", "Linking/Snapshot", "Linking/Flight",
    "Linking/Playing",
    "Linking/Checks",
    "Output/Artefacts", "Output/Binary", "Output/Reports", "Output/Exports", "Output/Drawing",
    "Output/Maps", "Output/Preview",
    "Output/Generation",
  ]

  /// The folder of the pipeline, which uses all other folders, as the files at the top of the
  /// library do.
  static let pipeline = "Compiling"

  /// The folders that have Swift files. All folders on disk are in the order: see
  /// `everyFolderHasAPlace`.
  static let existing = folders.filter { !Repository.swiftFiles(in: $0).isEmpty }

  /// The modules that the library may import: none, so that it runs wherever Swift does.
  static let imports: Set<String> = []
}
