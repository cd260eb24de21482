/// A reader of sample data: `data/feed/empty.json` is the sample `empty` of the screen `feed`.
///
/// ```json
/// {"arguments": {"outfit": "1"}, "data": {"title": "Linen"}}
/// ```
struct SampleReader {
  var reader: DocumentReader
  private let limits: Limits

  init(_ document: JSONDocument, limits: Limits) {
    self.limits = limits
    reader = DocumentReader(document, limits: limits)
  }

  private var document: JSONDocument { reader.document }

  /// Reads the sample of a screen. Returns nil, with an error reported, if it cannot fill the
  /// screen.
  mutating func sample(_ name: String, of screen: ScreenDeclaration) -> DataSample? {
    guard
      let file = reader.object(
        document.root, "sample data", keys: DataVocabulary.sample.map { $0.name })
    else { return nil }
    if let schema = file["$schema"] { _ = reader.string(schema, for: "$schema") }
    let arguments = file["arguments"].map { self.arguments($0, of: screen) }
    guard let type = screen.data else {
      reader.diagnostics.append(
        .needlessData(screen.id, at: .start(of: document.file), declaredAt: screen.range))
      return nil
    }
    if let phase = ScreenPhase(rawValue: name), phase != .content, screen.phases.contains(phase) {
      reader.diagnostics.append(.sampleNamedLikePhase(phase, at: .start(of: document.file)))
      return nil
    }
    guard let data = reader.required("data", in: file, of: "sample data") else { return nil }
    let errors = type.validate(document, at: data, limits: limits)
    for diagnostic in errors.diagnostics { reader.diagnostics.append(diagnostic) }
    guard errors.value.isEmpty else { return nil }
    if let arguments {
      guard let arguments else { return nil }
      return DataSample(name: name, file: document.file, arguments: arguments, data: data)
    }
    return DataSample(
      name: name, file: document.file, arguments: screen.parameters.map { _ in nil }, data: data)
  }

  /// Reads the arguments, one for each parameter; nil if one of them is wrong.
  private mutating func arguments(
    _ node: JSONID, of screen: ScreenDeclaration
  ) -> [ScalarValue?]? {
    guard let object = reader.object(node, for: "arguments") else { return nil }
    var arguments = [ScalarValue?](repeating: nil, count: screen.parameters.count)
    var isSound = true
    for member in object.members {
      let range = document.range(member.keyNode)
      guard let index = screen.parameters.index(named: member.key) else {
        if !screen.parameters.mayDeclare(member.key) {
          reader.diagnostics.append(
            .surplusArgument(
              member.key, of: screen.id, known: screen.parameters.map { $0.name },
              meant: suggestion(for: member.key, among: screen.parameters.map { $0.name }),
              at: range,
              declaredAt: screen.range))
        }
        isSound = false
        continue
      }
      let parameter = screen.parameters[index]
      if let value = scalar(member.value, as: parameter.type) {
        arguments[index] = value
      } else {
        reader.diagnostics.append(
          .wrongArgumentType(
            member.key, type: parameter.type, at: document.range(member.value),
            declaredAt: parameter.range))
        isSound = false
      }
    }
    return isSound ? arguments : nil
  }

  private func scalar(_ node: JSONID, as type: ParameterType) -> ScalarValue? {
    switch (type, document.kind(node)) {
    case (.string, .string): document.string(node).map { .string($0) }
    case (.number, .number):
      document.number(node).flatMap { $0.isFinite ? .number($0) : nil }
    case (.boolean, .true): .boolean(true)
    case (.boolean, .false): .boolean(false)
    default: nil
    }
  }
}

extension String {
  /// The id of the screen for which the file with this path is sample data: the name of the
  /// innermost folder around it.
  package var screenOfSample: String {
    split(separator: "/").dropLast().last.map { String($0) } ?? ""
  }
}

extension ProjectReader {
  /// Reads the sample data of the screens, whose folders have the ids of the screens.
  mutating func addSamples(_ readings: ArraySlice<FileReading>, _ sources: SourceMap) {
    let screens = Dictionary(
      firstOf: declarations.screens.enumerated().map { ($1.id, DeclarationIndex($0)) })
    for reading in readings {
      diagnostics += reading.diagnostics
      let file = reading.document.file
      declarations.sampleFiles.insert(file)
      let path = sources[file].path
      let folder = path.screenOfSample
      guard let screen = screens[folder] else {
        if declarations.knowsAllScreens {
          diagnostics.append(
            .dataOfNoScreen(folder, known: declarations.screens.map { $0.id }, at: .start(of: file))
          )
        }
        continue
      }
      declarations.samples[screen, default: []] += []
      guard reading.document.isSound else { continue }
      var reader = SampleReader(reading.document, limits: limits)
      let sample = reader.sample(path.nameWithoutExtension, of: declarations.screens[screen])
      diagnostics += reader.reader.diagnostics.all
      if let sample { declarations.samples[screen, default: []].append(sample) }
    }
  }
}

extension Diagnostic {
  fileprivate static func dataOfNoScreen(
    _ folder: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let meant = KnownNames(known).nearest(to: folder)
    return Diagnostic(
      .unusedData, .warning,
      "no screen has the id \(quoted(folder)), which is the name of the folder with this data"
        + (meant.map { didYouMean($0) } ?? alternatives(known)), at: range)
  }

  fileprivate static func sampleNamedLikePhase(
    _ phase: ScreenPhase, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "sample data cannot be called \(quoted(phase.rawValue)), since the screen declares a "
        + "\(phase.rawValue), which has this name in outputs: rename the file", at: range)
  }

  fileprivate static func needlessData(
    _ screen: String, at range: SourceRange, declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unusedData, .warning,
      "the screen \(quoted(screen)) declares no data: add its type as \"data\", or remove this file",
      at: range, notes: [Note("the screen is declared here", at: declaredAt)])
  }
}
