import Segue

/// What a build writes to its folder: nothing takes its place until everything is on the disk.
struct StagedBuild {
  private let folder: String
  private var files: [StagedFile] = []
  /// What comes when all others are in their places.
  private var last: StagedFile?
  private var problem: UsageError?

  /// How many files are going to be replaced.
  var count: Int { files.count }

  init(_ folder: String) {
    self.folder = folder
  }

  mutating func add(_ results: [Result<StagedFile?, UsageError>]) {
    files.reserveCapacity(files.count + results.count)
    for result in results { if let file = take(result) { files.append(file) } }
  }

  mutating func addLast(_ result: Result<StagedFile?, UsageError>) { last = take(result) }

  /// nil for a file that stays as it is, and for one that could not be written.
  private mutating func take(_ result: Result<StagedFile?, UsageError>) -> StagedFile? {
    switch result {
    case .success(let file): return file
    case .failure(let error):
      problem = problem ?? error
      return nil
    }
  }

  /// Puts the files in their places, or, if one could not be written, removes what there is of the others. The
  /// index comes last, for it names the others.
  func commit(by crew: Crew) throws(UsageError) {
    let index = Files.join(folder, "index.json")
    let others = files.filter { $0.path != index }
    do throws(UsageError) {
      if let problem { throw problem }
      let chunk = 64
      let problems = crew.map((others.count + chunk - 1) / chunk) { place in
        Self.firstProblem(with: others[place * chunk..<min(others.count, (place + 1) * chunk)])
      }
      for case let problem? in problems { throw problem }
      for file in files where file.path == index { try file.commit() }
    } catch {
      for file in files { file.discard() }
      last?.discard()
      for part in ["screens", "transitions"] {
        Files.removeEmptyFolders(in: Files.join(folder, part))
      }
      throw error
    }
  }

  /// Puts files in their places, up to the first that cannot be.
  private static func firstProblem(with files: ArraySlice<StagedFile>) -> UsageError? {
    do throws(UsageError) {
      for file in files { try file.commit() }
      return nil
    } catch {
      return error
    }
  }

  /// Puts the last file in its place, as new as if it had just been written.
  func commitLast() throws(UsageError) {
    guard let last else { return }
    try last.commit()
    try Files.date(last.path, FileTime.now)
  }
}
