#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles
import Synchronization

/// The folders inside a build's output folder. A link among them, which an untrusted project may
/// contain, would lead to files that no build has written, so nothing is written or removed through
/// one.
///
/// Each folder is checked once, by the first thread that needs it.
final class InnerFolders: Sendable {
  private let path: String
  /// The paths, relative to the output folder, that are known to be folders and not links.
  private let known = Mutex<Set<String>>([])

  init(of path: String) {
    self.path = path
  }

  /// Creates a folder and its ancestors if they do not exist.
  func make(_ folder: String) throws(UsageError) {
    guard !isKnown(folder) else { return }
    try make(Files.parent(folder))
    let place = Files.join(path, folder)
    switch Files.fileType(place) {
    case S_IFDIR: break
    case S_IFLNK:
      throw UsageError("\(quotePath(place)) is a link, and a folder is expected: remove it")
    default:
      // Another thread may have created it meanwhile.
      guard unsafe mkdir(place, 0o755) == 0 || errno == EEXIST && Files.fileType(place) == S_IFDIR
      else {
        throw UsageError("the folder \(quotePath(place)) cannot be made: \(Platform.lastError())")
      }
    }
    remember(folder)
  }

  /// Whether a folder exists, and its path contains no link.
  func containsFolder(_ folder: String) -> Bool {
    if isKnown(folder) { return true }
    guard containsFolder(Files.parent(folder)), Files.fileType(Files.join(path, folder)) == S_IFDIR
    else {
      return false
    }
    remember(folder)
    return true
  }

  /// Removes a file, and then its folders that have become empty.
  func remove(_ file: String) { Files.remove(file, in: path) }

  private func isKnown(_ folder: String) -> Bool {
    folder.isEmpty || known.withLock { $0.contains(folder) }
  }

  private func remember(_ folder: String) {
    known.withLock { _ = $0.insert(folder) }
  }
}
