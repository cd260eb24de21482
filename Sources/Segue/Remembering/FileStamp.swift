/// The properties of a file in its file system. They change whenever the file is written.
package struct FileStamp: Hashable, Sendable {
  /// The identity of the file, which differs if another file takes its name.
  package let volume: Int
  package let number: Int
  package let size: Int
  /// The times of the last change of the bytes and of the properties, in nanoseconds. Programs can
  /// set the first; the second is set by the system.
  package let modified: Int
  package let changed: Int

  package init(volume: Int, number: Int, size: Int, modified: Int, changed: Int) {
    self.volume = volume
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Returns whether the file cannot have changed with the same stamp at the time it was read: the
  /// clocks of file systems have a resolution of about 10 ms.
  package func isSettled(at time: Int) -> Bool { changed < time - 100_000_000 }
}

/// The stamps of a project's files, taken before the files were read.
package struct ProjectStamps: Sendable {
  /// The stamps of screens, by path.
  package var screens: [String: FileStamp] = [:]
  /// The stamps of assets, by path in the folder of assets.
  package var assets: [String: FileStamp] = [:]
  /// The time before the first stamp was taken, in nanoseconds.
  package let time: Int

  package init(time: Int) { self.time = time }
}
