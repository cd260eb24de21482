extension Project {
  /// Returns the project with data chosen by its name: links open the screens that have sample data
  /// or extreme data with the name with it, if it is for their arguments.
  ///
  /// Extreme data becomes one more sample, whose file does not exist. Linear in the types of the
  /// screens and in their extremes.
  ///
  /// - Parameter isOnly: Whether the screens that have the data are compiled with no other, unless
  ///   a link leads to it.
  /// - Returns: nil if no screen has such data.
  package func choosingData(named name: String, isOnly: Bool) -> Project? {
    var project = self
    var isThere = false
    var added: [SourceFile] = []
    for (place, screen) in declarations.screens.enumerated() {
      guard let type = screen.data else { continue }
      let index = DeclarationIndex(place)
      if declarations.samples[index]?.contains(where: { $0.name == name }) ?? false {
        isThere = true
      } else if let extreme = type.extremes(limits: limits).first(where: { $0.name == name }) {
        let file = SourceFile(
          path: "<\(screen.id)@\(name)>", bytes: Array(#"{"data": "#.utf8) + extreme.bytes + [0x7D])
        let found = project.read(file, FileID(sources.count + added.count), named: name, of: index)
        added.append(file)
        isThere = isThere || found.isEmpty
      }
    }
    guard isThere else { return nil }
    project.sources = SourceMap(sources.files + added)
    project.declarations.chosen = ChosenData(name: name, isOnly: isOnly)
    return project
  }

  /// Returns the project with a file of sample data for one of its screens, which is compiled with
  /// no other, unless a link leads to it. The diagnostics are those of the file.
  package func filled(with file: SourceFile, screen: DeclarationIndex) -> Diagnosed<Project> {
    var project = self
    let found = project.read(file, FileID(sources.count), named: file.path, of: screen)
    project.sources = SourceMap(sources.files + [file])
    project.declarations.chosen = ChosenData(name: file.path, isOnly: true)
    return Diagnosed(project, diagnostics: found)
  }

  /// The name of the data that was chosen; nil if none was.
  package var chosenDataName: String? { declarations.chosen?.name }

  /// Returns the names of the sample data of a screen, in order.
  package func sampleNames(of screen: DeclarationIndex) -> [String] {
    (declarations.samples[screen] ?? []).map { $0.name }
  }

  /// The names of the sample data and the extreme data of the screens, each once.
  package var dataNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for (place, screen) in declarations.screens.enumerated() {
      guard let type = screen.data else { continue }
      let index = DeclarationIndex(place)
      for name in sampleNames(of: index) + type.extremes(limits: limits).map({ $0.name })
      where known.insert(name).inserted {
        names.append(name)
      }
    }
    return names
  }

  /// Reads a file of sample data, which follows all files so far. Returns its diagnostics.
  private mutating func read(
    _ file: SourceFile, _ id: FileID, named name: String, of screen: DeclarationIndex
  ) -> [Diagnostic] {
    let reading = FileReading(file, id: id, as: .sample, limits: limits)
    declarations.documents.append(reading.document)
    // A screen whose only file has mistakes does not lack sample data.
    declarations.samples[screen, default: []] += []
    guard reading.document.isSound else { return reading.diagnostics }
    var reader = SampleReader(reading.document, limits: limits)
    let sample = reader.sample(name, of: declarations.screens[screen])
    if let sample { declarations.samples[screen, default: []].append(sample) }
    return reading.diagnostics + reader.reader.diagnostics.all
  }
}
