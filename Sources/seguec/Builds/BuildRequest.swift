import Segue
import SegueFiles

/// The outputs that a command line requests from a build.
struct BuildRequest {
  let arguments: Arguments
  let folder: ProjectFolder
  let threadPool: ThreadPool
  /// The output folder; nil if only single files are requested.
  let output: String?
  /// The file for the binary artefact; nil if there is none besides the folder's.
  let binary: String?
  let swift: SwiftOutput?
  let dependencies: DependencyFile?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    folder = try arguments.project(try arguments.singleOperand())
    threadPool = try arguments.threadPool("compiling")
    binary = arguments.value("artefact")
    guard binary != "" else { throw UsageError("--artefact is empty, and a file is expected") }
    if let binary, Files.kind(binary) == .folder {
      throw UsageError("\(escapeHidden(binary)) is a folder, and --artefact takes a file")
    }
    swift = try SwiftOutput(arguments)
    dependencies = try arguments.value("depfile").map { (path) throws(UsageError) in
      try DependencyFile(path)
    }
    let asked = arguments.value("output")
    guard asked != "" else { throw UsageError("--output is empty, and a folder is expected") }
    // Single files are for build tools, which do not use the folder.
    output = asked ?? (binary == nil && swift == nil ? Files.join(folder.path, ".segue") : nil)
    guard output != nil || !hasFiles else {
      throw UsageError("--files writes into a folder: name it with --output")
    }
    try checkPaths()
    // A folder that the user names may be a link; the default one must not leave the project, which
    // may be untrusted.
    guard asked != nil || output.map(folder.paths.isOutsideProject) != true else {
      throw UsageError(
        "\(quotePath(output ?? "")) leads out of the project by a link: remove it, name a folder with "
          + "--output, or give --allow-outside")
    }
  }

  /// Refuses outputs that the next build would read, and two outputs with the same path.
  private func checkPaths() throws(UsageError) {
    let readPaths = folder.readPaths
    let files = [binary, swift?.file, dependencies?.path].compactMap { $0 }
    var known: Set<String> = []
    for file in files {
      guard file != "-" else {
        throw UsageError("a build writes files, and \"-\" is none: name one, or \"./-\"")
      }
      try StagedFile.checkPath(file)
      guard !readPaths.contains(file) else {
        throw UsageError(
          "\(quotePath(file)) is a part of the project, or would be read as one: write elsewhere")
      }
      guard known.insert(Files.absolute(file) ?? file).inserted else {
        throw UsageError(
          "\(quotePath(file)) is the file of two outputs, of which one would be lost: give each its own"
        )
      }
    }
    guard let output else { return }
    // The artefact is the same in both places.
    for file in files
    where BuildFolder.isOwn(file, in: output, but: file == binary ? BuildFolder.binaryName : "") {
      throw UsageError(
        "\(quotePath(file)) is where a build into \(quotePath(output)) has its own files: "
          + "write elsewhere"
      )
    }
    for part in ["index.json", "screens/screen/device.json", "transitions/screen/device.json"]
    where readPaths.contains(Files.join(output, part)) {
      throw UsageError(
        "what is written to the folder \(quotePath(output)) would be read as a part of the project: "
          + "choose a folder outside of its screens, components and assets")
    }
  }

  /// Whether the build writes a file for each screen or link and device.
  var hasFiles: Bool { arguments.has("files") }

  /// Whether the build writes a memory, which only the next build into the folder uses.
  var remembers: Bool { !arguments.has("no-memory") }

  /// The targets of the dependency file's rule.
  var targets: [String] {
    let files = [binary, swift?.file].compactMap { $0 }
    return files + (output.map { [Files.join($0, "index.json")] } ?? [])
  }
}
