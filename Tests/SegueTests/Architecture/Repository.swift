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
///
/// A listed folder covers the files in it and below it, except those of listed folders below it.
enum House {
  static let folders = [
    "Engines/Work", "Engines/Numerics", "Engines/Geometry",
    "Engines/Unicode/Characters", "Engines/Unicode/Words", "Engines/Unicode/Breaks",
    "Engines/Unicode/Runs",
    "Engines/Fonts/Tables", "Engines/Fonts/Glyphs/Lookups", "Engines/Fonts/Glyphs/Kerning",
    "Engines/Fonts/Glyphs/Characters", "Engines/Fonts/Glyphs/Shaping", "Engines/Fonts",
    "Engines/Fonts/Glyphs/Items", "Engines/Fonts/Reading", "Engines/Fonts/Writing",
    "Engines/Text", "Engines/Layout", "Engines/Motion",
    "Language/Work", "Language/Source",
    "Language/Diagnostics", "Language/Budgets", "Language/Diagnostics/Explanations",
    "Language/Syntax", "Language/Types", "Language/Types/Extremes",
    "Language/Expressions/Parsing", "Language/Expressions/Types", "Language/Expressions/Checking",
    "Language/Expressions/Evaluation",
    "Language/Components/Values", "Language/Components/Styles", "Language/Components/Model",
    "Language/Components/Vocabulary", "Language/Components/Composition",
    "Language/Components/Building",
    "Language/Project/Declarations", "Language/Project/Manifest", "Language/Project/Pictures",
    "Language/Project/Files", "Language/Project/Recordings",
    "Language/Builder",
    "Linking/Navigation/Links", "Linking/Navigation/State", "Linking/Navigation/Graph",
    "Linking/Navigation/Steps", "Linking/Navigation",
    "Linking/Placement", "Linking/Snapshot",
    "Linking/Flight/Layers", "Linking/Flight/Pairs", "Linking/Flight/Plans",
    "Linking/Flight/Outcome",
    "Linking/Playing",
    "Linking/Checks", "Linking/Checks/Layout", "Linking/Checks/Flight",
    "Linking/Checks/Navigation",
    "Output/Artefacts",
    "Output/Binary/Format", "Output/Binary/Writing", "Output/Binary/Reading",
    "Output/Reports", "Output/Exports", "Output/Fonts", "Output/Drawing", "Output/Web",
    "Output/Maps", "Output/Preview",
    "Output/Generation",
  ]

  /// The folders that are not listed, because they and their neighbours refer to each other. They
  /// belong to the listed folder above them.
  static let undivided = [
    "Engines/Fonts/Glyphs/Shaping/Syllables",
    "Language/Builder/Values", "Language/Builder/Styles", "Language/Builder/Components",
  ]

  /// The folders of the pipeline, which use all other folders, as the files at the top of the
  /// library do.
  static let pipeline = ["Compiling", "Remembering", "Answering"]

  /// The listed folder to which a file of the library belongs: the innermost one around it.
  static func folder(of file: String) -> String? {
    folders.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count }
  }

  /// The Swift files of each listed folder.
  static let files = Dictionary(grouping: Repository.swiftFiles()) { folder(of: $0) ?? "" }

  /// The modules that the library may import: none but one of the standard library, so that it runs
  /// wherever Swift does.
  static let imports: Set<String> = ["Synchronization"]
}
