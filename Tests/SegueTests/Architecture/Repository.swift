import Foundation

/// The repository that these tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let library = root.appending(path: "Sources/Segue")

  /// The Swift files below a folder of the library, as paths relative to it, sorted.
  static func swiftFiles(in folder: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: library.appending(path: folder).path)
    return (names.map(Array.init) ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }
}

/// The folders of the library in the order of what may know what: a folder may use those before it.
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

  /// The folders of what stands above the wings, beside the files at the top of the library.
  static let pipeline = ["Compiling", "Remembering"]

  /// Those that there are by now, which are all on disk: see `everyFolderHasAPlace`.
  static let existing = folders.filter { !Repository.swiftFiles(in: $0).isEmpty }

  /// What the library may import: nothing, so that it runs wherever Swift does.
  static let imports: Set<String> = []
}
