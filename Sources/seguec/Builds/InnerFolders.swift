#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// The folders inside of the one that a build writes to. A link among them, which a project may bring along,
/// would lead to files that no build has written: nothing is written or removed behind one.
///
/// Each is looked at once, by whoever needs it first.
final class InnerFolders: Sendable {
  private let path: String
  /// Those that are folders themselves, by their paths in the outer one.
  private let known = Mutex<Set<String>>([])

  init(of path: String) {
    self.path = path
  }

  /// Makes a folder, and those above it, where they are not there.
  func make(_ folder: String) throws(UsageError) {
    guard !isKnown(folder) else { return }
    try make(Files.parent(folder))
    let place = Files.join(path, folder)
    switch Files.mode(place) {
    case S_IFDIR: break
    case S_IFLNK:
      throw UsageError("\(shown(place)) is a link, and a folder is expected: remove it")
    default:
      // Another thread may have made it meanwhile.
      guard unsafe mkdir(place, 0o755) == 0 || errno == EEXIST && Files.mode(place) == S_IFDIR
      else {
        throw UsageError("the folder \(shown(place)) cannot be made: \(Platform.lastError())")
      }
    }
    remember(folder)
  }

  /// Whether a folder is there, and can be reached without a link.
  func holds(_ folder: String) -> Bool {
    if isKnown(folder) { return true }
    guard holds(Files.parent(folder)), Files.mode(Files.join(path, folder)) == S_IFDIR else {
      return false
    }
    remember(folder)
    return true
  }

  private func isKnown(_ folder: String) -> Bool {
    folder.isEmpty || known.withLock { $0.contains(folder) }
  }

  private func remember(_ folder: String) {
    known.withLock { _ = $0.insert(folder) }
  }
}
