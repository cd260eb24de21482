/// What a file system says of a file without its bytes: one that was written to since has another.
package struct FileStamp: Hashable, Sendable {
  /// Which file it is, so that one that took another's name is told from it.
  package let volume: Int
  package let number: Int
  package let size: Int
  /// When the bytes were changed last, and when anything was, in nanoseconds. Tools set the first as they
  /// like; the second is the system's own.
  package let modified: Int
  package let changed: Int

  package init(volume: Int, number: Int, size: Int, modified: Int, changed: Int) {
    self.volume = volume
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether nothing can have happened to the file in the moment in which it was read without its stamp
  /// telling so: clocks of file systems tick some hundred times a second.
  package func isSettled(at time: Int) -> Bool { changed < time - 100_000_000 }
}

/// The stamps of a project's files, taken before the files were read.
package struct ProjectStamps: Sendable {
  /// Of screens, by their paths.
  package var screens: [String: FileStamp] = [:]
  /// Of assets, by their paths in the folder of assets.
  package var assets: [String: FileStamp] = [:]
  /// When the first was taken, in nanoseconds.
  package let time: Int

  package init(time: Int) { self.time = time }
}
