import Segue

/// What a command line asks a build for.
struct BuildRequest {
  let arguments: Arguments
  let folder: ProjectFolder
  let crew: Crew
  /// The folder of all files; nil if only single ones are asked for.
  let output: String?
  /// A file for the binary artefact alone.
  let binary: String?
  let swift: SwiftOutput?
  let dependencies: DependencyFile?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    folder = try arguments.project(try arguments.singleOperand())
    crew = try arguments.crew("compiling")
    binary = arguments.value("artefact")
    guard binary != "" else { throw UsageError("--artefact is empty, and a file is expected") }
    if let binary, Files.kind(binary) == .folder {
      throw UsageError("\(visible(binary)) is a folder, and --artefact takes a file")
    }
    swift = try SwiftOutput(arguments)
    dependencies = try arguments.value("depfile").map { (path) throws(UsageError) in
      try DependencyFile(path)
    }
    let asked = arguments.value("output")
    guard asked != "" else { throw UsageError("--output is empty, and a folder is expected") }
    // Single files are for other tools, which have no use for the folder.
    output = asked ?? (binary == nil && swift == nil ? Files.join(folder.path, ".segue") : nil)
    try checkPlaces()
    // A folder that somebody names may be a link; the one that comes with the project may not lead out of it.
    guard asked != nil || output.map(folder.places.leadsOut) != true else {
      throw UsageError(
        "\(shown(output ?? "")) leads out of the project by a link: remove it, name a folder with "
          + "--output, or give --allow-outside")
    }
  }

  /// What a build writes must not be what the next one reads, nor one thing over the other.
  private func checkPlaces() throws(UsageError) {
    let places = folder.readPlaces
    let files = [binary, swift?.file, dependencies?.path].compactMap { $0 }
    var known: Set<String> = []
    for file in files {
      guard file != "-" else {
        throw UsageError("a build writes files, and \"-\" is none: name one, or \"./-\"")
      }
      try StagedFile.checkPlace(file)
      guard !places.hold(file) else {
        throw UsageError(
          "\(shown(file)) is a part of the project, or would be read as one: write elsewhere")
      }
      guard known.insert(Files.absolute(file) ?? file).inserted else {
        throw UsageError(
          "\(shown(file)) is the file of two outputs, of which one would be lost: give each its own"
        )
      }
    }
    guard let output else { return }
    // The artefact is the same here and there.
    for file in files
    where BuildFolder.isOwn(file, in: output, but: file == binary ? BuildFolder.binaryName : "") {
      throw UsageError(
        "\(shown(file)) lies where the folder \(shown(output)) has files of its own: write elsewhere"
      )
    }
    for part in ["index.json", "screens/screen/device.json", "transitions/screen/device.json"]
    where places.hold(Files.join(output, part)) {
      throw UsageError(
        "what is written to the folder \(shown(output)) would be read as a part of the project: "
          + "choose a folder outside of its screens, components and assets")
    }
  }

  /// Whether the folder has a memory, which is of use to the next build into it and to nobody else.
  var remembers: Bool { !arguments.has("no-memory") }

  /// What the dependency file is about: what a rule of the tool that reads it names.
  var targets: [String] {
    let files = [binary, swift?.file].compactMap { $0 }
    return files + (output.map { [Files.join($0, "index.json")] } ?? [])
  }
}
