/// What the module remembers between calls: what was opened, by numbers.
struct Session {
  nonisolated(unsafe) static var shared = Session()

  var memory = SharedMemory()
  private var projects: [Int32: OpenProject] = [:]
  /// Flights and apps, with the numbers of their projects.
  private var flights: [Int32: (project: Int32, flight: OpenFlight)] = [:]
  private var navigations: [Int32: (project: Int32, navigation: NavigationSession)] = [:]
  private var last: Int32 = 0

  // MARK: Opening and closing

  mutating func openProject(_ files: [UInt8]?) -> Int32 {
    open { (session, number) throws(Refusal) in
      guard let files = FileList(try files.allocated) else { throw Refusal.damagedFiles }
      session.projects[number] = try OpenProject(files)
    }
  }

  mutating func openFlight(_ project: Int32, _ question: [UInt8]?) -> Int32 {
    open { (session, number) throws(Refusal) in
      let compiler = try session.project(project).compiler
      let flight = try OpenFlight(try question.allocated, by: compiler)
      session.flights[number] = (project, flight)
    }
  }

  mutating func openNavigation(_ project: Int32, on device: [UInt8]?) -> Int32 {
    open { (session, number) throws(Refusal) in
      let opened = try session.project(project)
      let device = String(decoding: try device.allocated, as: UTF8.self)
      session.navigations[number] = (project, try opened.navigation(on: device))
    }
  }

  mutating func launch(_ files: [UInt8]?, on device: [UInt8]?) -> Int32 {
    open { (session, number) throws(Refusal) in
      guard let files = FileList(try files.allocated) else { throw Refusal.damagedFiles }
      let device = String(decoding: try device.allocated, as: UTF8.self)
      // It belongs to no project, and so only `close` with its own number ends it.
      session.navigations[number] = (0, try NavigationSession(launching: files, on: device))
    }
  }

  /// Opens something. Returns its number; 0 if it is refused.
  private mutating func open(_ open: (inout Session, Int32) throws(Refusal) -> Void) -> Int32 {
    do throws(Refusal) {
      guard last < .max else { throw Refusal("too many projects, flights and apps were opened") }
      try open(&self, last + 1)
    } catch {
      memory.setResult(Array(error.message.utf8))
      return 0
    }
    last += 1
    memory.setResult([])
    return last
  }

  /// Closes a flight, an app, or a project with all of its flights and its app.
  mutating func close(_ number: Int32) {
    if projects.removeValue(forKey: number) != nil {
      flights = flights.filter { $0.value.project != number }
      navigations = navigations.filter { $0.value.project != number }
    }
    flights[number] = nil
    navigations[number] = nil
  }

  // MARK: Questions

  /// Leaves the answer to a question about a project. Returns the status.
  mutating func ask(
    _ number: Int32, _ question: (OpenProject) throws(Refusal) -> [UInt8]
  ) -> Int32 {
    answer { (session) throws(Refusal) in try question(try session.project(number)) }
  }

  mutating func ask(
    flight number: Int32,
    _ question: (OpenFlight, OpenProject) throws(Refusal) -> [UInt8]
  ) -> Int32 {
    answer { (session) throws(Refusal) in
      guard let (project, flight) = session.flights[number] else {
        throw Refusal("there is no open flight with this number")
      }
      return try question(flight, try session.project(project))
    }
  }

  mutating func ask(
    navigation number: Int32, _ question: (inout NavigationSession) throws(Refusal) -> [UInt8]
  ) -> Int32 {
    answer { (session) throws(Refusal) in
      guard var (project, navigation) = session.navigations[number] else {
        throw Refusal("there is no open app with this number")
      }
      session.navigations[number] = nil
      defer { session.navigations[number] = (project, navigation) }
      return try question(&navigation)
    }
  }

  private func project(_ number: Int32) throws(Refusal) -> OpenProject {
    guard let project = projects[number] else {
      throw Refusal("there is no open project with this number")
    }
    return project
  }

  /// Leaves an answer, with status 0, or the reason why there is none, with status 1.
  private mutating func answer(
    _ question: (inout Session) throws(Refusal) -> [UInt8]
  ) -> Int32 {
    do throws(Refusal) {
      memory.setResult(try question(&self))
      return 0
    } catch {
      memory.setResult(Array(error.message.utf8))
      return 1
    }
  }
}

extension [UInt8]? {
  /// The bytes of an argument.
  var allocated: [UInt8] {
    get throws(Refusal) {
      guard let self else {
        throw Refusal("an argument is not in memory that segue_allocate returned")
      }
      return self
    }
  }
}

extension Refusal {
  static let damagedFiles = Refusal("the list of files is cut off, or not UTF-8 in a path")
}
