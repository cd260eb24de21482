import Segue
import SegueFiles

/// The staged files of a build: none of them replaces an old file until all are on disk.
struct StagedBuild {
  private let folder: String
  private var files: [StagedFile] = []
  /// The file that is committed after all others.
  private var last: StagedFile?
  private var problem: UsageError?

  /// The number of files to be replaced.
  var count: Int { files.count }

  init(_ folder: String) {
    self.folder = folder
  }

  mutating func add(_ results: [Result<StagedFile?, UsageError>]) {
    files.reserveCapacity(files.count + results.count)
    for result in results { if let file = take(result) { files.append(file) } }
  }

  mutating func addLast(_ result: Result<StagedFile?, UsageError>) { last = take(result) }

  /// Returns the staged file; nil if the file is unchanged, or if an error occurred, the first of
  /// which is kept.
  private mutating func take(_ result: Result<StagedFile?, UsageError>) -> StagedFile? {
    switch result {
    case .success(let file): return file
    case .failure(let error):
      problem = problem ?? error
      return nil
    }
  }

  /// Replaces the files, or discards all of them if one could not be written. The index is last: by
  /// the old one, a build after an interruption finds the files that are left of earlier builds.
  ///
  /// - Parameter removeOld: Called before the index is replaced.
  func commit(by threadPool: ThreadPool, removeOld: () -> Void) throws(UsageError) {
    let index = Files.join(folder, "index.json")
    let others = files.filter { $0.path != index }
    do throws(UsageError) {
      if let problem { throw problem }
      let chunk = 64
      let problems = threadPool.map((others.count + chunk - 1) / chunk) { part in
        Self.firstProblem(with: others[part * chunk..<min(others.count, (part + 1) * chunk)])
      }
      for case let problem? in problems { throw problem }
      removeOld()
      for file in files where file.path == index { try file.commit() }
    } catch {
      for file in files { file.discard() }
      last?.discard()
      removeEmptyFolders()
      throw error
    }
  }

  /// Replaces files until one fails. Returns the error.
  private static func firstProblem(with files: ArraySlice<StagedFile>) -> UsageError? {
    do throws(UsageError) {
      for file in files { try file.commit() }
      return nil
    } catch {
      return error
    }
  }

  /// Replaces the last file and gives it the current time, so that it is newer than the others.
  func commitLast() throws(UsageError) {
    guard let last else { return }
    try last.commit()
    try Files.setModificationTime(last.path, FileTime.now)
  }

  /// Removes the folders of single files that contain none.
  func removeEmptyFolders() {
    for part in ["screens", "transitions"] {
      Files.removeEmptyFolders(in: Files.join(folder, part))
    }
  }
}
