import Segue
import SegueFiles

/// A build of a project: it reads the project, compiles what changed, reports diagnostics, and
/// writes the outputs.
struct BuildRun {
  private let request: BuildRequest
  private let memory: BuildMemory?
  private let project: Project
  private let unread: UnreadScreens
  private let stamps: ProjectStamps
  private let devices: [Device]
  private let environment: BuildEnvironment

  private var arguments: Arguments { request.arguments }
  private var console: Console { request.arguments.console }
  private var threadPool: ThreadPool { request.threadPool }
  /// Returns the version of the tool and the limits, which determine the diagnostics in the memory.
  private static func toolIdentifier(_ limits: Limits) -> String {
    let counts = Limits.Name.allCases.map { "\(limits[$0])" }.joined(separator: " ")
    return "\(Platform.buildIdentifier(CommandLineTool.version)) \(counts)"
  }

  /// Builds once.
  static func run(_ request: BuildRequest) throws(UsageError) -> ExitStatus {
    guard let path = request.output else {
      guard let status = try BuildRun(request, nil)?.writeFiles() else {
        throw .projectKeepsChanging
      }
      return status
    }
    // The folder is locked before the project is read, so that a build that waited reads the
    // current files.
    var output = try BuildFolder(path, on: request.arguments.console)
    // Swift source depends on all screens, so they are all compiled.
    let memory =
      request.swift == nil && request.remembers
      ? output.memory(of: toolIdentifier(request.folder.rules.limits)) : nil
    if let status = try BuildRun(request, memory)?.run(into: &output) { return status }
    // A file changed during the build. Without a memory, no stale results are used.
    guard let status = try BuildRun(request, nil)?.run(into: &output) else {
      throw .projectKeepsChanging
    }
    return status
  }

  /// - Returns: The run; nil if the memory is damaged.
  private init?(_ request: BuildRequest, _ memory: BuildMemory?) throws(UsageError) {
    self.request = request
    self.memory = memory
    let (files, unread, stamps) = try reading(
      try request.folder.files(knowing: memory, by: request.threadPool))
    let limits = request.folder.rules.limits
    guard
      let project = Project(files, except: unread, limits: limits, by: request.threadPool)
    else { return nil }
    self.unread = unread
    self.stamps = stamps
    self.project = project
    devices = try request.arguments.devices(of: project)
    environment = BuildEnvironment(
      project, unread: unread, devices: devices, tool: Self.toolIdentifier(limits),
      by: request.threadPool)
  }

  /// Whether text for people is printed.
  private var isTalkative: Bool {
    !arguments.has("quiet") && arguments.value("format") ?? "table" == "table"
  }

  private func build(remembering memory: BuildMemory?) -> Build? {
    Compiler(project).build(
      on: devices, hasFiles: request.hasFiles, remembering: memory, unread: unread,
      in: environment, by: threadPool)
  }

  /// - Returns: The exit status; nil if the memory of a file turned out to be stale.
  private func run(into output: inout BuildFolder) throws(UsageError) -> ExitStatus? {
    if let memory, memory.isOf(environment) {
      let isThere = output.containsAllFiles(of: memory.written, by: threadPool)
      // Files that were modified too recently to be remembered can be by now.
      let report =
        memory.hasAll(of: stamps)
        ? memory.report(of: environment, hasFiles: request.hasFiles) : nil
      let remembering = report == nil ? build(remembering: memory) : nil
      let hasAll = isThere.value()
      if let report, hasAll { return try repeatReport(report, after: memory.written, &output) }
      guard let build = remembering ?? build(remembering: memory) else { return nil }
      // If files are missing, they must be written, even if nothing in them changed; so must a file
      // whose name changed because another file took its name.
      if hasAll,
        build.outlineDigest == memory.written.outline
          || build.needsOnly(output.listed(), by: threadPool)
      {
        return try write(build, after: memory.written, &output)
      }
    }
    guard let build = build(remembering: nil) else { return nil }
    return try write(build, after: nil, &output)
  }

  /// Reports diagnostics.
  ///
  /// - Returns: The exit status; `done` if the build may continue, and nil if a file with
  ///   diagnostics is not the one in the memory.
  private func report(_ build: Build) throws(UsageError) -> ExitStatus? {
    try report(build.diagnostics) { build.sources(reading: $0) }
  }

  /// - Parameter sources: Returns the files of the project after reading some of them.
  private func report(
    _ diagnostics: [Diagnostic], in sources: (Set<FileID>) -> SourceMap?
  ) throws(UsageError) -> ExitStatus? {
    let diagnostics = arguments.applyingSeverityOptions(to: diagnostics)
    let files = Set(diagnostics.flatMap { [$0.range.file] + $0.notes.map(\.range.file) })
    guard let sources = sources(files) else { return nil }
    let status = arguments.status(of: diagnostics)
    try arguments.printDiagnostics(diagnostics, in: request.folder.shownSources(sources))
    if status != .done {
      console.note("\(diagnosticsSummary(diagnostics) ?? "errors"): nothing is written\n")
    }
    return status
  }

  /// Ends the process after a single build, without freeing memory.
  private func end(_ build: Build? = nil) {
    guard !arguments.has("watch") else { return }
    withExtendedLifetime((build, self)) { console.end(.done) }
  }

  // MARK: Single files

  private func writeFiles() throws(UsageError) -> ExitStatus? {
    guard let build = build(remembering: nil), let status = try report(build) else { return nil }
    guard status == .done else { return status }
    let inputs = try dependencies()
    if request.binary != nil {
      guard let artefact = build.binaryArtefact(after: nil, by: threadPool) else { return nil }
      try writeBinary(artefact, copyingFrom: nil)
    }
    try writeSources(build, inputs)
    end(build)
    return .done
  }

  private func writeBinary(
    _ artefact: AssembledArtefact, copyingFrom earlier: ArtefactFile?
  ) throws(UsageError) {
    guard let path = request.binary else { return }
    let staged = try ArtefactFile(path: path).stage(artefact, copyingFrom: earlier)
    try staged?.commit()
    // With Swift source as another output, the caller is a build tool, which needs no text.
    if isTalkative, request.swift == nil {
      try console.print(
        "\(escapeHidden(path)): \(formatInteger(artefact.length)) bytes\(staged == nil ? ", unchanged" : "")\n"
      )
    }
  }

  /// Returns the inputs for the dependency file. Names that the file cannot contain are refused
  /// before anything is written.
  private func dependencies() throws(UsageError) -> [String] {
    guard let file = request.dependencies else { return [] }
    let inputs = try reading(try request.folder.inputs())
    try file.check(request.targets + inputs)
    return inputs
  }

  private func writeSources(_ build: Build, _ inputs: [String]) throws(UsageError) {
    if let swift = request.swift, let compilation = build.compilation {
      try swift.write(compilation, of: build.project)
    }
    try request.dependencies?.write(targets: request.targets, inputs: inputs)
  }

  // MARK: The folder

  /// Reports again what the last build reported, of which no input has changed.
  ///
  /// - Returns: The exit status; nil if a file with diagnostics is not the one in the memory.
  private func repeatReport(
    _ known: BuildReport, after written: WrittenBuild, _ output: inout BuildFolder
  ) throws(UsageError) -> ExitStatus? {
    let status = try report(known.diagnostics) { unread.reading($0, into: project.sources) }
    guard let status, status == .done else { return status }
    let inputs = try dependencies()
    try writeBinary(AssembledArtefact(unchanged: written), copyingFrom: output.binary)
    try request.dependencies?.write(targets: request.targets, inputs: inputs)
    try printSummary(known, changes: BuildChanges(files: known.fileCount), path: output.path)
    end()
    return .done
  }

  /// Writes the output folder.
  ///
  /// - Parameter written: The files of an earlier build, if this one uses its memory.
  /// - Returns: The exit status; nil if the memory of a file turned out to be stale.
  private func write(
    _ build: Build, after written: WrittenBuild?, _ output: inout BuildFolder
  ) throws(UsageError) -> ExitStatus? {
    guard let status = try report(build) else { return nil }
    guard status == .done else { return status }
    let inputs = try dependencies()
    try output.make(on: console)
    var changes = BuildChanges(files: build.fileCount)
    if let written, build.isWritten(as: written) {
      // Files that were modified too recently to be remembered can be by now.
      if memory?.hasAll(of: stamps) == false {
        guard let artefact = build.binaryArtefact(after: written, by: threadPool) else {
          return nil
        }
        try output.remember(remembered(of: build, artefact, after: written))
      }
      try writeBinary(AssembledArtefact(unchanged: written), copyingFrom: output.binary)
    } else {
      guard let artefact = build.binaryArtefact(after: written, by: threadPool) else { return nil }
      try replace(build, artefact: artefact, after: written, changes: &changes, output: output)
      try writeBinary(AssembledArtefact(copyOf: artefact), copyingFrom: output.binary)
    }
    try writeSources(build, inputs)
    try printSummary(build.report, changes: changes, path: output.path)
    end(build)
    return .done
  }

  /// Writes changed files to temporary files. When all of them are on disk, they replace the old
  /// files; the memory is written last.
  private func replace(
    _ build: Build, artefact: AssembledArtefact, after written: WrittenBuild?,
    changes: inout BuildChanges, output: borrowing BuildFolder
  ) throws(UsageError) {
    // The files that the old index lists.
    let before = written?.outline == build.outlineDigest ? [] : output.listed()
    try output.forget()
    let isFirst = written == nil
    if isFirst { output.removeStaged(keepsIndices: true) }
    var files = StagedBuild(output.path)
    let (folder, binary) = (output.path, output.binary)
    let inner = InnerFolders(of: folder)
    let pending = Pending(by: threadPool) {
      Result { () throws(UsageError) in
        try binary.stage(artefact, copyingFrom: written == nil ? nil : binary)
      }
    }
    files.add(
      build.artefacts(after: written, by: threadPool) { artefact in
        Result { () throws(UsageError) -> StagedFile? in
          try inner.make(Files.parent(artefact.path))
          return try StagedFile(Files.join(folder, artefact.path), artefact.bytes)
        }
      })
    let memory = request.remembers ? remembered(of: build, artefact, after: written) : nil
    files.add([pending.value()])
    changes.written = files.count
    if let memory {
      do throws(UsageError) {
        files.addLast(.success(try output.stageMemory(memory)))
      } catch {
        files.addLast(.failure(error))
      }
    }
    do throws(UsageError) {
      try files.commit(by: threadPool) {
        changes.removed = remove(before, exceptThoseOf: build, through: inner)
        guard isFirst else { return }
        output.removeStaged(keepsIndices: false)
        // A build that was killed may have removed the last file of a folder, and not the folder.
        files.removeEmptyFolders()
      }
    } catch {
      throw output.exists ? error : .removed(folder)
    }
    try files.commitLast()
    guard output.exists else { throw .removed(folder) }
  }

  /// Removes files that an earlier build wrote and this one does not.
  ///
  /// - Returns: The number of removed files.
  private func remove(
    _ before: [String], exceptThoseOf build: Build, through inner: InnerFolders
  ) -> Int {
    guard !before.isEmpty else { return 0 }
    let now = Set(build.paths(by: threadPool))
    var count = 0
    for path in before where !now.contains(path) && inner.containsFolder(Files.parent(path)) {
      inner.remove(path)
      count += 1
    }
    return count
  }

  private func remembered(
    of build: Build, _ artefact: AssembledArtefact, after written: WrittenBuild?
  ) -> [UInt8] {
    build.memory(
      of: stamps, tool: Self.toolIdentifier(project.limits), artefact: artefact, after: written,
      by: threadPool)
  }

  private func printSummary(
    _ report: BuildReport, changes: BuildChanges, path: String
  ) throws(UsageError) {
    guard isTalkative else { return }
    try console.print(
      report.table.render(width: console.outputWidth, color: console.outputColor)
        + "\n" + report.counts.summary(on: devices) + "\n\(changes.summary(path))\n")
  }
}

extension UsageError {
  fileprivate static var projectKeepsChanging: UsageError {
    UsageError("files of the project change while they are read: build again")
  }

  fileprivate static func removed(_ folder: String) -> UsageError {
    UsageError(
      "the folder \(quotePath(folder)) was removed or replaced during the build: build again")
  }
}

/// The number of files that a build changed in a folder.
struct BuildChanges {
  let files: Int
  var written = 0
  var removed = 0

  init(files: Int) { self.files = files }

  func summary(_ path: String) -> String {
    "\(formatCount(files, "file")) in \(escapeHidden(path)): \(formatInteger(written)) written, "
      + "\(formatInteger(files - written)) unchanged"
      + (removed > 0 ? ", \(formatInteger(removed)) removed" : "")
  }
}
