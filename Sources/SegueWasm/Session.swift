/// What the module remembers between calls.
struct Session {
  nonisolated(unsafe) static var shared = Session()

  var memory = SharedMemory()
  var projects: [Int32: OpenProject] = [:]
  private var last: Int32 = 0

  /// Compiles a project. Returns its number; 0 if the list of files is damaged, or has no
  /// `segue.json`, or if there are too many projects.
  mutating func open(_ address: Int32, _ count: Int32) -> Int32 {
    guard let bytes = memory.bytes(address, count) else { return refuse(.notAllocated) }
    guard let files = FileList(bytes) else { return refuse(.damagedFiles) }
    guard let project = OpenProject(files) else { return refuse(.noManifest) }
    guard last < .max else { return refuse(.tooManyProjects) }
    last += 1
    projects[last] = project
    memory.setResult([])
    return last
  }

  /// Leaves the result of an answer about a project, or the reason why there is none. Returns the
  /// status.
  mutating func answer(
    _ project: Int32, _ answer: (OpenProject) -> Result<[UInt8], Refusal>
  ) -> Int32 {
    switch projects[project].map(answer) ?? .failure(.noProject) {
    case .success(let bytes):
      memory.setResult(bytes)
      return 0
    case .failure(let refusal):
      _ = refuse(refusal)
      return 1
    }
  }

  private mutating func refuse(_ refusal: Refusal) -> Int32 {
    memory.setResult(Array(refusal.message.utf8))
    return 0
  }
}

/// Why a call has no result.
struct Refusal: Error {
  let message: String

  static let notAllocated = Refusal(
    message: "an argument is not in memory that segue_allocate returned")
  static let damagedFiles = Refusal(message: "the list of files is cut off, or not UTF-8 in a path")
  static let noManifest = Refusal(message: "there is no segue.json among the files")
  static let tooManyProjects = Refusal(message: "too many projects were opened")
  static let noProject = Refusal(message: "there is no open project with this number")
  static let noDevice = Refusal(message: "the project has no such device")
  static let noArguments = Refusal(
    message: "arguments are an object of strings, numbers and booleans")
  static let noLink = Refusal(message: "the project has no such link")
  static let noScreen = Refusal(message: "the project has no such screen, or it cannot be built")
}
