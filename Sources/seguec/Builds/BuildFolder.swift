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

  /// Takes the folder if it is there.
  init(_ path: String, on console: Console) throws(UsageError) {
    self.path = path
    lock = Files.kind(path) == .folder ? try Self.lock(path, on: console) : -1
  }

  /// Takes the folder, and makes it if it is not there.
  mutating func make(on console: Console) throws(UsageError) {
    if lock < 0 { lock = try Self.lock(path, on: console) }
  }

  private static func lock(_ path: String, on console: Console) throws(UsageError) -> Int32 {
    try Files.createFolder(path)
    let name = Files.join(path, lockName)
    let lock = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else {
      throw UsageError("\(shown(name)) cannot be written: \(Platform.lastError())")
    }
    // The system lets go of the lock when the process ends, however it does.
    guard flock(lock, LOCK_EX | LOCK_NB) != 0 else { return lock }
    if errno == EWOULDBLOCK {
      console.note("waiting for another build into \(shown(path))\n")
      while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    }
    // Where a file system has no locks, files are still replaced one at a time.
    return lock
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// The paths that `index.json` lists, for a folder without memory.
  func listed() -> [String] {
    (try? Files.read(Files.join(path, "index.json"), limit: .max)).map {
      listedFiles(inIndex: $0)
    } ?? []
  }

  func forget() {
    unsafe unlink(Files.join(path, Self.memoryName))
  }

  func remember(_ bytes: [UInt8]) throws(UsageError) {
    _ = try Files.replace(Files.join(path, Self.memoryName), with: bytes)
  }
}

/// What the last build into a folder has left, read and not judged yet.
struct EarlierBuild: Sendable {
  private let memory: [UInt8]?
  private let binary: CompiledProject?

  init(in folder: String) {
    memory = try? Files.read(Files.join(folder, BuildFolder.memoryName), limit: .max)
    // Without the one, nobody asks for the other.
    binary =
      memory == nil
      ? nil
      : (try? Files.read(Files.join(folder, BuildFolder.binaryName), limit: .max)).flatMap {
        try? CompiledProject($0)
      }
  }

  /// What it remembers, and the binary artefact that it has written; nil if there is nothing of use.
  func parts(for environment: BuildEnvironment) -> (memory: BuildMemory, binary: CompiledProject)? {
    guard let memory, let binary, let known = BuildMemory(memory, for: environment),
      binary.header.digest == known.binaryDigest
    else { return nil }
    return (known, binary)
  }
}
