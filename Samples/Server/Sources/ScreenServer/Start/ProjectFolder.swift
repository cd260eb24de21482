import Foundation
package import Segue

/// A project on disk. The library reads no files, so that whoever uses it says where they come from.
package struct ProjectFolder {
  let path: String

  package init(_ path: String) { self.path = path }

  /// Everything that the project holds.
  package func files() throws -> ProjectFiles {
    guard let bytes = try bytes("segue.json") else {
      throw StartError("there is no segue.json in \"\(path)\"")
    }
    let manifest = SourceFile(path: "segue.json", bytes: bytes)
    let reading = Manifest.read(manifest).value
    var assets = AssetCatalog()
    for name in try names(in: reading.assetFolder) {
      guard let bytes = try self.bytes("\(reading.assetFolder)/\(name)") else { continue }
      assets.add(path: name, bytes: bytes)
    }
    return ProjectFiles(
      manifest: manifest, screens: try sources(in: reading.screenFolders),
      components: try sources(in: reading.componentFolders), assets: assets,
      fonts: try FontCatalog(reading.fonts) { try self.bytes($0) })
  }

  private func sources(in folders: [String]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      try names(in: folder).filter { $0.hasSuffix(".json") }.compactMap { name in
        try bytes("\(folder)/\(name)").map { SourceFile(path: "\(folder)/\(name)", bytes: $0) }
      }
    }
  }

  /// The files below a folder, sorted; none if it is not there. Names that begin with a dot are left out.
  private func names(in folder: String) throws -> [String] {
    let root = "\(path)/\(folder)"
    guard FileManager.default.fileExists(atPath: root) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
  }

  /// nil for what is no regular file.
  private func bytes(_ name: String) throws -> [UInt8]? {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false else {
      return nil
    }
    return [UInt8](try Data(contentsOf: file))
  }
}
