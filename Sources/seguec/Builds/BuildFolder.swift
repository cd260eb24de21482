#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

/// The output folder of a build, locked for the duration of the build: other builds into the folder
/// wait.
///
/// Each file is replaced atomically. The build memory is removed before the first file is replaced,
/// and written after the last: if a build is interrupted in between, there is no memory, and the
/// next build compiles everything.
struct BuildFolder: ~Copyable {
  let path: String
  /// The descriptor of the lock file; negative while the folder does not exist.
  private var lock: Int32

  static let memoryName = "build.memory"
  private static let lockName = ".lock"
  static let binaryName = "app.segue"

  /// Whether a path in a folder is reserved for the build's own files, except for one of them.
  static func isOwn(_ file: String, in folder: String, but other: String) -> Bool {
    guard let path = Files.absolute(file), let base = Files.absolute(folder),
      path.hasPrefix("\(base)/")
    else { return false }
    let inside = path.dropFirst(base.count + 1)
    return inside != other
      && [memoryName, lockName, binaryName, "index.json"].contains { $0 == inside }
      || ["screens/", "transitions/"].contains { "\(inside)/".hasPrefix($0) }
  }

  /// Locks the folder if it exists.
  init(_ path: String, on console: Console) throws(UsageError) {
    self.path = path
    lock = Files.kind(path) == .folder ? try Self.lock(path, on: console) : -1
  }

  /// Whether the locked folder is still there, and was not removed or replaced.
  var exists: Bool { lock >= 0 && Files.isSame(Files.join(path, Self.lockName), as: lock) }

  /// Creates and locks the folder if it did not exist.
  mutating func make(on console: Console) throws(UsageError) {
    if lock < 0 { lock = try Self.lock(path, on: console) }
  }

  private static func lock(_ path: String, on console: Console) throws(UsageError) -> Int32 {
    let name = Files.join(path, lockName)
    while true {
      let lock = try openLock(name, in: path)
      // The system releases the lock when the process ends for any reason.
      guard flock(lock, LOCK_EX | LOCK_NB) != 0 else { return lock }
      // On a file system without locks, files are still replaced atomically.
      guard errno == EWOULDBLOCK else { return lock }
      console.note("waiting for another build into \(quotePath(path))\n")
      while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
      // The folder may have been removed meanwhile, and its lock excludes no other build.
      if Files.isSame(name, as: lock) { return lock }
      close(lock)
    }
  }

  private static func openLock(_ name: String, in folder: String) throws(UsageError) -> Int32 {
    try Files.createFolder(folder)
    guard [0, S_IFREG].contains(Files.fileType(name)) else {
      throw UsageError(
        "\(quotePath(name)) is not a regular file, so builds cannot lock it: remove it")
    }
    let lock = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
    guard lock >= 0 else {
      throw UsageError("\(quotePath(name)) cannot be written: \(Platform.lastError())")
    }
    return lock
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// Returns the paths of the files that earlier builds may have left: those that `index.json`
  /// lists, and those that the new index of an interrupted build lists, which is still staged.
  func listed() -> [String] {
    let staged = Files.temporaries(in: path).filter { $0.hasPrefix(Self.stagedIndex) }
    var found: Set<String> = []
    return (["index.json"] + staged.sorted()).flatMap { index in
      (try? Files.readOwn(Files.join(path, index))).map { listedFiles(inIndex: $0) } ?? []
    }.filter { found.insert($0).inserted }
  }

  /// Removes what interrupted builds have staged.
  ///
  /// - Parameter keepsIndices: Whether their indices stay. They list what those builds may have
  ///   left, so they are needed until that has been removed.
  func removeStaged(keepsIndices: Bool) {
    for file in Files.temporaries(in: path)
    where !(keepsIndices && file.hasPrefix(Self.stagedIndex)) {
      Files.remove(file, in: path)
    }
  }

  private static let stagedIndex = "index.json."

  var binary: ArtefactFile { ArtefactFile(path: Files.join(path, Self.binaryName)) }

  // MARK: Memory

  /// Returns the memory of the last build into the folder; nil if there is none that this tool can
  /// use.
  func memory(of tool: String) -> BuildMemory? {
    (try? Files.readOwn(Files.join(path, Self.memoryName))).flatMap {
      BuildMemory($0, tool: tool)
    }
  }

  func forget() throws(UsageError) {
    let name = Files.join(path, Self.memoryName)
    guard unsafe unlink(name) != 0 else { return }
    let reason = Platform.lastError()
    // Anything other than a file is reported when a file replaces it.
    guard Files.fileType(name) != S_IFREG else {
      throw UsageError("\(quotePath(name)) cannot be removed: \(reason)")
    }
  }

  func remember(_ bytes: [UInt8]) throws(UsageError) {
    try Files.replace(Files.join(path, Self.memoryName), with: bytes)
  }

  func stageMemory(_ bytes: [UInt8]) throws(UsageError) -> StagedFile? {
    try StagedFile(Files.join(path, Self.memoryName), bytes)
  }

  /// Checks whether all files of a build are still there, concurrently with the caller. The memory
  /// was written last, so no entry of a folder may have been added, removed or renamed after it.
  func containsAllFiles(of written: WrittenBuild, by threadPool: ThreadPool) -> Pending<Bool> {
    let (path, binary) = (path, binary)
    return Pending(by: threadPool) {
      guard let end = Files.modified(Files.join(path, Self.memoryName)),
        binary.matches(digest: written.binaryDigest, length: written.binaryLength),
        Files.isRegularFile(Files.join(path, "index.json"))
      else { return false }
      let (folders, chunk) = (written.folders, 1024)
      let found = threadPool.map((folders.count + chunk - 1) / chunk) { index in
        let last = min(folders.count, (index + 1) * chunk)
        return Files.areUnchanged(folders[index * chunk..<last], in: path, since: end)
      }
      return found.allSatisfy { $0 }
    }
  }
}
