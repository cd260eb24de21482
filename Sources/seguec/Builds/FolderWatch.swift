#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Segue
import SegueFiles

/// Waits for changes in folders.
///
/// It watches folders and not files, since an editor that saves by replacing a file changes the
/// folder.
struct FolderWatch: ~Copyable {
  #if os(Linux)
    private let descriptor: Int32
    private static let changes = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB)

    init() throws(UsageError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw UsageError("folders cannot be watched: \(Platform.lastError())")
      }
    }

    deinit { close(descriptor) }

    /// Starts to watch folders. A folder may be added again.
    func add(_ folders: [String]) throws(UsageError) {
      for folder in folders {
        let path = folder.isEmpty ? "." : folder
        guard unsafe inotify_add_watch(descriptor, path, Self.changes) < 0 else { continue }
        // The folder may have been removed since it was listed.
        guard errno != ENOENT, errno != ENOTDIR else { continue }
        throw UsageError("\(quotePath(path)) cannot be watched: \(Platform.lastError())")
      }
    }

    /// Returns when something has changed, and no more changes followed for 5 ms: a save consists
    /// of several changes.
    func wait() {
      _ = isReady(within: -1)
      drain()
      while isReady(within: 5) { drain() }
    }

    private func isReady(within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let count = unsafe poll(&request, 1, milliseconds)
        if count >= 0 || errno != EINTR { return count > 0 }
      }
    }

    private func drain() {
      unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { room in
        while unsafe read(descriptor, room.baseAddress, room.count) > 0 {}
      }
    }
  #else
    init() throws(UsageError) {
      throw UsageError("--watch needs Linux: run the build again instead")
    }

    func add(_ folders: [String]) throws(UsageError) {}
    func wait() {}
  #endif
}
