/// Files in one buffer: their number; then of each the number of bytes of its path, the number of
/// its own bytes, the path in UTF-8, and the bytes. Numbers have 32 bits and are little-endian;
/// nothing is aligned.
struct FileList {
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  init() {}

  /// Reads a list; nil unless its bytes are exactly those of the files, and paths are UTF-8.
  init?(_ bytes: [UInt8]) {
    var position = 0
    func number() -> Int? {
      guard bytes.count - position >= 4 else { return nil }
      var number: UInt32 = 0
      for byte in bytes[position..<position + 4].reversed() { number = number << 8 | UInt32(byte) }
      position += 4
      return Int(clamping: number)
    }
    func part(_ count: Int) -> ArraySlice<UInt8>? {
      guard bytes.count - position >= count else { return nil }
      position += count
      return bytes[position - count..<position]
    }
    guard let count = number() else { return nil }
    for _ in 0..<count {
      guard let pathCount = number(), let byteCount = number(), let path = part(pathCount),
        let content = part(byteCount), let path = String(validating: path, as: UTF8.self)
      else { return nil }
      files.append((path: path, bytes: Array(content)))
    }
    guard position == bytes.count else { return nil }
  }

  mutating func add(path: String, bytes: [UInt8]) { files.append((path: path, bytes: bytes)) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(
      files.reduce(4) { $0 + 8 + $1.path.utf8.count + $1.bytes.count })
    bytes.append(word: UInt32(files.count))
    for file in files {
      bytes.append(word: UInt32(file.path.utf8.count))
      bytes.append(word: UInt32(file.bytes.count))
      bytes += file.path.utf8
      bytes += file.bytes
    }
    return bytes
  }

  /// The project of the files, as `ProjectFolder` reads it from a folder in which they are: those
  /// below the folders that `segue.json` names, except hidden ones.
  var project: Project {
    get throws(Refusal) {
      let manifest = try manifest
      var read = projectFiles(manifest)
      read.fonts = FontCatalog(manifest.value.fonts.filter { isInside($0.file) }) { path in
        files.first { Self.steps($0.path) == Self.steps(path) }?.bytes
      }
      return Project(read)
    }
  }

  /// The project of the files without fonts, of which nothing is measured.
  var outline: Project {
    get throws(Refusal) { Project(projectFiles(try manifest)) }
  }

  private var manifest: (source: SourceFile, value: Manifest) {
    get throws(Refusal) {
      guard let file = files.first(where: { $0.path == "segue.json" }) else {
        throw Refusal("there is no segue.json among the files")
      }
      let source = SourceFile(path: file.path, bytes: file.bytes)
      return (source, Manifest.read(source, limits: Limits()).value)
    }
  }

  /// The files of the project, without fonts.
  private func projectFiles(_ file: (source: SourceFile, value: Manifest)) -> ProjectFiles {
    let manifest = file.value
    let listed = manifest.folders.filter { isInside($0) }
    func sources(_ folders: [String]) -> [SourceFile] {
      var known: Set<String> = []
      return folders.filter { isInside($0) }.flatMap { folder in
        entries(of: folder).compactMap { entry in
          let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
          guard entry.name.hasSuffix(".json"), known.insert(path).inserted else { return nil }
          return SourceFile(path: path, bytes: files[entry.place].bytes)
        }
      }
    }
    var assets = AssetCatalog()
    if isInside(manifest.assetFolder) {
      for entry in entries(of: manifest.assetFolder) {
        assets.add(path: entry.name, bytes: files[entry.place].bytes)
      }
    }
    let usual = Manifest().folders
    return ProjectFiles(
      manifest: file.source, screens: sources(manifest.screenFolders),
      components: sources(manifest.componentFolders), types: sources(manifest.typeFolders),
      samples: sources([manifest.dataFolder]), assets: assets, fonts: .unread,
      missingFolders: manifest.namedFolders.map { $0.name }.filter { name in
        !usual.contains(name) && listed.contains(name) && entries(of: name).isEmpty
      })
  }

  private func isInside(_ path: String) -> Bool { !path.utf8.contains(0) && !leadsOutside(path) }

  /// The files below a folder, sorted by their paths in it.
  private func entries(of folder: String) -> [(name: String, place: Int)] {
    let folder = Self.steps(folder)
    var entries: [(name: String, place: Int)] = []
    for (place, file) in files.enumerated() {
      let steps = Self.steps(file.path)
      guard steps.count > folder.count, steps.starts(with: folder) else { continue }
      let inside = steps[folder.count...]
      guard !inside.contains(where: { $0.hasPrefix(".") }) else { continue }
      entries.append((name: inside.joined(separator: "/"), place: place))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The names in a path, without `.` and what `..` takes back.
  private static func steps(_ path: String) -> [String] {
    var steps: [String] = []
    for step in path.utf8.split(separator: UInt8(ascii: "/")) {
      let name = String(decoding: step, as: UTF8.self)
      switch name {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(name)
      }
    }
    return steps
  }
}
