import Foundation
import PackagePlugin

/// A plugin that compiles the projects of a target when it is built: every folder of the target
/// that contains a `segue.json`.
///
/// One command compiles a whole project, because links can only be checked together. It checks
/// everything, and writes the binary artefact, which becomes a resource of the target, and Swift
/// source with the project's names, which is compiled into the target.
@main
struct SegueBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else {
      throw Problem("SegueBuildPlugin is for targets with sources, and \(target.name) has none")
    }
    let projects = try ProjectFolder.all(in: module.directoryURL)
    guard !projects.isEmpty else {
      throw Problem(
        "there is no segue.json in \(module.directoryURL.path), nor in a folder below it, "
          + "for SegueBuildPlugin to compile")
    }
    let seguec = try context.tool(named: "seguec").url
    return zip(projects, outputNames(of: projects, in: module)).map { project, name in
      let artefact = context.pluginWorkDirectoryURL.appending(path: "\(name).segue")
      let source = context.pluginWorkDirectoryURL.appending(path: "\(name).segue.swift")
      return .buildCommand(
        displayName: "Compiling the screens of \(project.folder.lastPathComponent)",
        executable: seguec,
        arguments: [
          "build", project.folder.path, "--artefact", artefact.path, "--swift", source.path,
          "--color", "never",
        ],
        inputFiles: project.files,
        outputFiles: [artefact, source])
    }
  }

  /// Returns a name for each project: that of its folder, preceded by the names of enclosing
  /// folders where it would not be unique.
  ///
  /// The names of files and types are derived from it, so names that differ only in case and
  /// punctuation count as equal.
  private func outputNames(of projects: [ProjectFolder], in module: any SourceModuleTarget)
    -> [String]
  {
    let base = module.directoryURL.standardizedFileURL.pathComponents
    let paths = projects.map { Array($0.folder.standardizedFileURL.pathComponents[base.count...]) }
    func name(_ path: [String], _ count: Int) -> String {
      let joined = path.isEmpty ? module.name : path.suffix(count).joined(separator: "-")
      return String(joined.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    var names: [String] = []
    for path in paths {
      var count = 1
      func isTaken() -> Bool {
        let others = paths.filter { $0 != path }
        return others.contains { key(name($0, count)) == key(name(path, count)) }
      }
      while count < path.count, isTaken() { count += 1 }
      let plain = name(path, count)
      var candidate = plain
      var number = 1
      while names.contains(where: { key($0) == key(candidate) }) {
        number += 1
        candidate = "\(plain)-\(number)"
      }
      names.append(candidate)
    }
    return names
  }
}

/// A folder with a `segue.json`, with its files.
private struct ProjectFolder {
  let folder: URL
  /// All files except Swift source, which belongs to the target, sorted by path.
  let files: [URL]

  /// Finds the projects in a folder and below it, sorted by path. Hidden files and folders are
  /// skipped.
  static func all(in folder: URL) throws -> [ProjectFolder] {
    guard
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { throw Problem("\(folder.path) cannot be read") }
    let files = found.compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
    return files.filter { $0.lastPathComponent == "segue.json" }.map { manifest in
      let folder = manifest.deletingLastPathComponent()
      let beginning = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
      return ProjectFolder(
        folder: folder,
        files: files.filter { $0.path.hasPrefix(beginning) && $0.pathExtension != "swift" })
    }
  }
}

/// The reason why nothing can be compiled, for the build log.
private struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
