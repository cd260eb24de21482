/// The paths from which a project reads files, resolved once.
package struct ReadPaths: Sendable {
  let files: Set<String>
  let folders: [String]

  /// Whether a path, existing or not, is that of a file of the project, or inside a folder that the
  /// project reads. Hidden files in these folders are not read.
  package func contains(_ file: String) -> Bool {
    guard let path = Files.absolute(file) else { return false }
    return files.contains(path)
      || folders.contains { folder in
        path.hasPrefix("\(folder)/") && !path.dropFirst(folder.count).contains("/.")
      }
  }
}
