import Segue

/// One build of a project: reads it, compiles what has changed, tells what there is to tell, and writes.
struct BuildRun {
  private let request: BuildRequest
  private let project: Project
  private let devices: [Device]
  private let environment: BuildEnvironment

  private var arguments: Arguments { request.arguments }
  private var console: Console { request.arguments.console }
  private var crew: Crew { request.crew }

  /// Builds once.
  static func run(_ request: BuildRequest) throws(UsageError) -> ExitStatus {
    guard let path = request.output else {
      let run = try BuildRun(request)
      return try run.writeFiles(run.build(remembering: nil))
    }
    // Who waits for the folder reads the project afterwards.
    var output = try BuildFolder(path, on: request.arguments.console)
    // Swift source is made from all screens at once.
    let earlier =
      request.swift == nil ? Pending(by: request.crew) { EarlierBuild(in: path) } : nil
    let run = try BuildRun(request)
    return try run.run(after: earlier?.value(), into: &output)
  }

  private init(_ request: BuildRequest) throws(UsageError) {
    self.request = request
    project = Project(try request.folder.files(by: request.crew), by: request.crew)
    devices = try request.arguments.devices(of: project)
    environment = BuildEnvironment(
      project, devices: devices, tool: Platform.tool(CommandLineTool.version), by: request.crew)
  }

  /// Whether the words for people are printed.
  private var isTalkative: Bool {
    !arguments.has("quiet") && arguments.value("format") ?? "table" == "table"
  }

  private func build(remembering memory: BuildMemory?) -> Build {
    Compiler(project).build(on: devices, remembering: memory, in: environment, by: crew)
  }

  private func run(
    after earlier: EarlierBuild?, into output: inout BuildFolder
  ) throws(UsageError) -> ExitStatus {
    guard let (memory, binary) = earlier?.parts(for: environment) else {
      return try write(build(remembering: nil), nil, after: nil, &output)
    }
    let build = build(remembering: memory)
    // A file that is gone has to be made, and one that moved because another one took its name, though nothing
    // in them is new.
    guard build.needsOnly(memory.paths), Self.areThere(memory.paths, in: output.path, by: crew)
    else {
      return try write(self.build(remembering: nil), memory, after: nil, &output)
    }
    return try write(build, memory, after: binary, &output)
  }

  private static func areThere(_ files: [String], in folder: String, by crew: Crew) -> Bool {
    let chunk = 1024
    let found = crew.map((files.count + chunk - 1) / chunk) { place in
      files[place * chunk..<min(files.count, (place + 1) * chunk)].allSatisfy {
        Files.isRegularFile(Files.join(folder, $0))
      }
    }
    return found.allSatisfy { $0 }
  }

  /// Prints diagnostics; nil if the build may go on.
  private func tell(_ build: Build) throws(UsageError) -> ExitStatus? {
    let diagnostics = arguments.judged(build.diagnostics)
    let status = arguments.status(of: diagnostics)
    try arguments.printDiagnostics(diagnostics, in: request.folder.shownSources(project.sources))
    guard status != .done else { return nil }
    console.note("\(diagnosticsSummary(diagnostics) ?? "errors"): nothing is written\n")
    return status
  }

  // MARK: Single files

  private func writeFiles(_ build: Build) throws(UsageError) -> ExitStatus {
    if let status = try tell(build) { return status }
    try writeSingleFiles(
      build, request.binary == nil ? nil : try Self.binary(of: build, project, after: nil, by: crew)
    )
    end(build, nil)
    return .done
  }

  /// Ends the process after the one build that it was started for.
  private func end(_ build: Build, _ earlier: CompiledProject?) {
    guard !arguments.has("watch") else { return }
    withExtendedLifetime((build, earlier)) { console.end(.done) }
  }

  private static func binary(
    of build: Build, _ project: Project, after earlier: CompiledProject?, by crew: Crew
  ) throws(UsageError) -> [UInt8] {
    guard let bytes = build.binaryArtefact(of: project, after: earlier, by: crew) else {
      throw UsageError("what the last build has left does not fit: remove it, and build again")
    }
    return bytes
  }

  private func writeSingleFiles(_ build: Build, _ binary: [UInt8]?) throws(UsageError) {
    if let path = request.binary, let binary {
      let isWritten = try Files.replace(path, with: binary)
      // With Swift source beside it, it is a build tool that asks, which has no use for words.
      if isTalkative, request.swift == nil {
        try console.print(
          "\(visible(path)): \(grouped(binary.count)) bytes\(isWritten ? "" : ", unchanged")\n")
      }
    }
    if let swift = request.swift, let compilation = build.compilation {
      try swift.write(compilation, of: project)
    }
    try request.dependencies?.write(
      targets: request.targets, inputs: try request.folder.inputs())
  }

  // MARK: The folder

  /// - Parameters:
  ///   - memory: What is known of the files that are there.
  ///   - earlier: The binary artefact that is there, if the build remembers any of it.
  private func write(
    _ build: Build, _ memory: BuildMemory?, after earlier: CompiledProject?,
    _ output: inout BuildFolder
  ) throws(UsageError) -> ExitStatus {
    if let status = try tell(build) { return status }
    try output.make(on: console)
    let paths = build.paths
    var changes = BuildChanges(files: paths.count + 1)
    if let earlier, build.isUnchanged, paths == memory?.paths {
      try writeSingleFiles(build, earlier.bytes)
    } else {
      let before = memory?.paths ?? output.listed()
      output.forget()
      if memory == nil { Files.removeTemporaries(in: output.path) }
      let folder = output.path
      let pending = Pending(by: crew) { [project, crew] in
        Result { () throws(UsageError) in
          let bytes = try Self.binary(of: build, project, after: earlier, by: crew)
          let path = Files.join(folder, BuildFolder.binaryName)
          return (bytes: bytes, isWritten: try Files.replace(path, with: bytes))
        }
      }
      let outcomes = build.artefacts(of: project, by: crew) { artefact in
        Result { () throws(UsageError) in
          try Files.replace(Files.join(folder, artefact.path), with: artefact.bytes)
        }
      }
      // Nobody writes any more when something is told to have failed.
      let made = pending.value()
      for outcome in outcomes where try outcome.get() { changes.written += 1 }
      let binary = try made.get()
      if binary.isWritten { changes.written += 1 }
      if before != paths {
        let now = Set(paths)
        for path in before where !now.contains(path) {
          Files.remove(path, in: folder)
          changes.removed += 1
        }
      }
      try output.remember(
        build.memory(
          of: project, paths: paths, binaryDigest: (try? ArtefactHeader(binary.bytes))?.digest ?? 0)
      )
      try writeSingleFiles(build, binary.bytes)
    }
    try report(build, changes, output.path)
    end(build, earlier)
    return .done
  }

  private func report(
    _ build: Build, _ changes: BuildChanges, _ path: String
  ) throws(UsageError) {
    guard isTalkative else { return }
    let table = build.table(of: project)
    try console.print(
      table.render(width: console.outputWidth, colour: console.outputColour)
        + "\n" + build.counts.summary(on: devices) + "\n\(changes.summary(path))\n")
  }
}

/// What became of the files of a folder.
struct BuildChanges {
  let files: Int
  var written = 0
  var removed = 0

  init(files: Int) { self.files = files }

  func summary(_ path: String) -> String {
    "\(counted(files, "file")) in \(visible(path)): \(grouped(written)) written, "
      + "\(grouped(files - written)) unchanged"
      + (removed > 0 ? ", \(grouped(removed)) removed" : "")
  }
}
