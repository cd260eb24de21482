#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries below a folder, as paths relative to it with forward slashes, sorted.
///
/// Names that begin with a dot are omitted, links to folders are not followed, and files that are
/// not regular, such as pipes, are omitted.
package struct FolderListing: Sendable {
  /// Regular files, including those that are the target of a link.
  package private(set) var files: [String] = []
  /// The folders, including the listed folder, which is "".
  package private(set) var folders: [String] = []
  /// Links to files, which are also in `files`, and links to folders, which are not followed.
  package private(set) var links: [String] = []

  package init(_ folder: String) throws(FileError) {
    var pending = [""]
    while let relative = pending.popLast() {
      folders.append(relative)
      let path = Files.join(folder, relative)
      guard let directory = unsafe opendir(path) else {
        throw FileError("the folder \(quotePath(path)) cannot be read: \(lastSystemError())")
      }
      defer { unsafe _ = closedir(directory) }
      while let entry = unsafe readdir(directory) {
        let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) {
            unsafe (String(cString: $0), String(validatingCString: $0) != nil)
          }
        }
        guard !name.hasPrefix(".") else { continue }
        let inside = Files.join(relative, name)
        // If the listing does not report the type, the file's status does.
        let told = unsafe mode_t(entry.pointee.d_type) << 12
        let mode = told == 0 && isText ? Files.fileType(Files.join(folder, inside)) : told
        guard isText || ![S_IFDIR, S_IFREG, S_IFLNK, 0].contains(mode) else {
          throw FileError(
            "\(quotePath(Files.join(folder, inside))) has a name that is not UTF-8: rename it")
        }
        add(inside, mode, in: folder, &pending)
      }
    }
    files.sort()
    folders.sort()
    try checkNames(in: folder)
  }

  private mutating func add(
    _ path: String, _ mode: mode_t, in folder: String, _ pending: inout [String]
  ) {
    switch mode {
    case S_IFDIR: pending.append(path)
    case S_IFREG: files.append(path)
    case S_IFLNK:
      let target = Files.join(folder, path)
      if Files.isRegularFile(target) {
        files.append(path)
        links.append(path)
      } else if Files.kind(target) == .folder {
        links.append(path)
      }
    default: break
    }
  }

  /// Throws for names that are canonically equivalent but have different bytes, since output could
  /// not distinguish them.
  private func checkNames(in folder: String) throws(FileError) {
    for (name, next) in zip(files, files.dropFirst()) where name == next {
      throw FileError(
        "\(quotePath(Files.join(folder, name))) is there twice, its accents composed in two ways: "
          + "rename one of the files")
    }
  }
}
