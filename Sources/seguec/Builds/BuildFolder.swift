#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue

/// A folder that a build writes to, for as long as it does: another build into the same folder waits.
///
/// Every file is replaced as a whole. What the build remembers for the next is removed before the first
/// is, and written when the last has been: a build that is stopped in between leaves no memory, and the
/// next makes everything anew.
struct BuildFolder: ~Copyable {
  let path: String
  /// Below 0 while there is no folder.
  private var lock: Int32

  static let memoryName = "build.memory"
  private static let lockName = ".lock"
  static let binaryName = "app.segue"

  /// Whether a file lies where a build into a folder has files that are nobody else's, but for one of them.
  static func isOwn(_ file: String, in folder: String, but other: String) -> Bool {
    guard let place = Files.absolute(file), let base = Files.absolute(folder),
      place.hasPrefix("\(base)/")
    else { return false }
    let inside = place.dropFirst(base.count + 1)
    return inside != other
      && [memoryName, lockName, binaryName, "index.json"].contains { $0 == inside }
      || ["screens/", "transitions/"].contains { "\(inside)/".hasPrefix($0) }
  }

  /// Takes the folder if it is there.
  init(_ path: String, on console: Console) throws(UsageError) {
    self.path = path
    lock = Files.kind(path) == .folder ? try Self.lock(path, on: console) : -1
  }

  /// Whether the folder is still the one that was taken: it may have been removed since, or replaced.
  var isThere: Bool { lock >= 0 && Files.isSame(Files.join(path, Self.lockName), as: lock) }

  /// Takes the folder, and makes it if it is not there.
  mutating func make(on console: Console) throws(UsageError) {
    if lock < 0 { lock = try Self.lock(path, on: console) }
  }

  private static func lock(_ path: String, on console: Console) throws(UsageError) -> Int32 {
    let name = Files.join(path, lockName)
    while true {
      let lock = try openLock(name, in: path)
      // The system lets go of the lock when the process ends, however it does.
      guard flock(lock, LOCK_EX | LOCK_NB) != 0 else { return lock }
      // Where a file system has no locks, files are still replaced one at a time.
      guard errno == EWOULDBLOCK else { return lock }
      console.note("waiting for another build into \(shown(path))\n")
      while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
      // Somebody may have removed the folder meanwhile, and the lock of none keeps nobody out.
      if Files.isSame(name, as: lock) { return lock }
      close(lock)
    }
  }

  private static func openLock(_ name: String, in folder: String) throws(UsageError) -> Int32 {
    try Files.createFolder(folder)
    guard [0, S_IFREG].contains(Files.mode(name)) else {
      throw UsageError(
        "\(shown(name)) is no regular file, by which builds wait for each other: remove it")
    }
    let lock = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
    guard lock >= 0 else {
      throw UsageError("\(shown(name)) cannot be written: \(Platform.lastError())")
    }
    return lock
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// The paths that `index.json` lists.
  func listed() -> [String] {
    (try? Files.readOwn(Files.join(path, "index.json"))).map {
      listedFiles(inIndex: $0)
    } ?? []
  }

  var binary: ArtefactFile { ArtefactFile(path: Files.join(path, Self.binaryName)) }

  // MARK: Memory

  /// What the last build into the folder has left; nil if there is nothing of use.
  func memory(of tool: String) -> BuildMemory? {
    (try? Files.readOwn(Files.join(path, Self.memoryName))).flatMap {
      BuildMemory($0, tool: tool)
    }
  }

  func forget() throws(UsageError) {
    let name = Files.join(path, Self.memoryName)
    guard unsafe unlink(name) != 0 else { return }
    let reason = Platform.lastError()
    // What is no file is told when one takes its place.
    guard Files.mode(name) != S_IFREG else {
      throw UsageError("\(shown(name)) cannot be removed: \(reason)")
    }
  }

  func remember(_ bytes: [UInt8]) throws(UsageError) {
    try Files.replace(Files.join(path, Self.memoryName), with: bytes)
  }

  func stageMemory(_ bytes: [UInt8]) throws(UsageError) -> StagedFile? {
    try StagedFile(Files.join(path, Self.memoryName), bytes)
  }

  /// Looks whether all that a build has written is still there, while the caller goes on: nothing has come into
  /// the folders or gone since the build, which remembered last, has ended.
  func holds(_ written: WrittenBuild, by crew: Crew) -> Pending<Bool> {
    let (path, binary) = (path, binary)
    return Pending(by: crew) {
      guard let end = Files.modified(Files.join(path, Self.memoryName)),
        binary.isThere(digest: written.binaryDigest, length: written.binaryLength),
        Files.isRegularFile(Files.join(path, "index.json"))
      else { return false }
      let (folders, chunk) = (written.folders, 1024)
      let found = crew.map((folders.count + chunk - 1) / chunk) { place in
        let last = min(folders.count, (place + 1) * chunk)
        return Files.areUntouched(folders[place * chunk..<last], in: path, since: end)
      }
      return found.allSatisfy { $0 }
    }
  }
}
