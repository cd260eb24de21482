/// A screen of a request: one that is not among a project's files, such as the body of the request,
/// read with the project's declarations, or one that is filled with the request's data. Create it
/// with ``Compiler/read(_:limits:)`` or ``Compiler/prepare(_:)-(String)``.
///
/// A file that is not the project's is appended to those of the project: its source ranges have the
/// id ``file``, and notes may point into the project's files. The screen is a value; what it shares
/// with the project is not copied.
public struct RequestScreen: Sendable {
  /// The project's files and this one, with which its diagnostics are rendered.
  public private(set) var sources: SourceMap
  /// The id of the screen's file in ``sources``.
  public let file: FileID
  /// The diagnostics of the file itself, in source order.
  public package(set) var diagnostics: [Diagnostic]
  /// The declaration; nil if the file does not name its screen or cannot be read.
  package private(set) var declaration: ScreenDeclaration?
  package let declarations: Declarations
  /// The limits on its size.
  let limits: Limits
  /// The data that fills it.
  var data: ScreenData?
  /// The sample data, of which one fits the arguments.
  var samples: [(sample: DataSample, document: JSONDocument)] = []

  /// What is known of it before it is filled; nil if it is not prepared.
  var preparation: ScreenPreparation?

  /// The screen's id; nil, with the reasons in ``diagnostics``, if it cannot be read.
  public var id: String? { declaration?.id }

  /// Whether the screen declares data, without which it cannot be laid out.
  public var declaresData: Bool { declaration?.data != nil }
}

extension RequestScreen {
  /// Returns the screen with data that fills it, such as the answer of a service.
  ///
  /// The data is validated against the type that the screen declares, which ``diagnostics`` then
  /// report. Linear in the bytes.
  public func filled(with data: SourceFile) -> RequestScreen {
    var filled = self
    guard let declaration, let document = filled.parse(data) else { return filled }
    var found: [Diagnostic] = []
    if let type = declaration.data {
      let errors = type.validate(document, limits: limits)
      found = errors.diagnostics
      filled.data = ScreenData(document, at: document.root)
    }
    filled.add(found)
    return filled
  }

  /// Returns the screen with data that fills it, such as a value of a generated type.
  ///
  /// It is validated like data of any origin. In messages, its path is `data`. Linear in the JSON.
  public func filled(with data: some JSONRepresentable) -> RequestScreen {
    filled(with: SourceFile(path: "data", bytes: data.json))
  }

  /// Returns what the screen shows in a phase, such as the placeholder that a server sends before
  /// the content. It needs no data, and is neither filled nor prepared yet. Constant time.
  ///
  /// - Returns: nil if the screen does not declare the phase.
  public func showing(_ phase: ScreenPhase) -> RequestScreen? {
    guard let declaration = declaration?.showing(phase) else { return nil }
    if phase == self.declaration?.phase { return self }
    var shown = self
    shown.declaration = declaration
    shown.data = nil
    shown.samples = []
    shown.preparation = nil
    return shown
  }

  /// Returns the screen with sample data, of which the usual one for its arguments fills it.
  ///
  /// - Parameter files: The files, each with the data and its arguments.
  package func filled(withSamples files: [SourceFile]) -> RequestScreen {
    var filled = self
    guard let declaration else { return filled }
    for file in files {
      guard let document = filled.parse(file) else { continue }
      var reader = SampleReader(document, limits: limits)
      if let sample = reader.sample(file.path.nameWithoutExtension, of: declaration) {
        filled.samples.append((sample, document))
      }
      filled.add(reader.reader.diagnostics.all)
    }
    return filled
  }

  /// Returns the values of the arguments that the first sample is for.
  package var argumentsOfSample: [String: ScalarValue] {
    guard let declaration, let first = samples.first else { return [:] }
    let given = zip(declaration.parameters, first.sample.arguments).compactMap {
      parameter, value in value.map { (parameter.name, $0) }
    }
    return Dictionary(firstOf: given)
  }

  /// Returns the data that fills the screen with some arguments; nil if there is none.
  func data(for arguments: [Argument]) -> ScreenData? {
    if let data { return data }
    let chosen = samples.map { $0.sample }.usual(for: arguments)
    return chosen.map { ScreenData(samples[$0].document, at: samples[$0].sample.data) }
  }

  /// Parses a file of data, which becomes the last of the sources.
  private mutating func parse(_ file: SourceFile) -> JSONDocument? {
    let (document, problems) = parseJSON(file, id: FileID(sources.count), limits: limits)
    sources = sources.with(file)
    add(problems + (document.isSound ? checkData(document, limits: limits) : []))
    return document.isSound ? document : nil
  }

  private mutating func add(_ found: [Diagnostic]) {
    guard !found.isEmpty else { return }
    diagnostics = (diagnostics + found).inSourceOrder(within: limits)
  }
}

extension Project {
  /// Reads a screen that is not among the project's files. Linear in its bytes, whatever the size
  /// of the project.
  package func read(_ file: SourceFile, limits: Limits) -> RequestScreen {
    let id = FileID(sources.count)
    let (document, problems) = parseJSON(file, id: id, limits: limits)
    var diagnostics = problems
    var declaration: ScreenDeclaration?
    if document.isSound {
      diagnostics += checkStrings(document, limits: limits)
      if document.declaresComponent {
        diagnostics.append(.noScreen(in: id))
      } else {
        var reader = DeclarationReader(document, types: types, limits: limits)
        declaration = reader.screen()
        diagnostics += reader.diagnostics
      }
    }
    return RequestScreen(
      sources: sources.with(file), file: id,
      diagnostics: diagnostics.inSourceOrder(within: limits), declaration: declaration,
      declarations: declarations.with(appended: document), limits: limits)
  }
}

extension Project {
  /// Returns a screen that was not read, for a reason.
  func unread(_ file: SourceFile, _ reason: Diagnostic, limits: Limits) -> RequestScreen {
    RequestScreen(
      sources: sources.with(file), file: FileID(sources.count), diagnostics: [reason],
      declaration: nil, declarations: declarations, limits: limits)
  }
}

extension JSONDocument {
  /// Whether the file declares a composed component rather than a screen.
  var declaresComponent: Bool {
    member("component", of: root) != nil && member("screen", of: root) == nil
  }

  /// Whether the file declares a screen rather than a composed component.
  var declaresScreen: Bool {
    member("screen", of: root) != nil && member("component", of: root) == nil
  }
}
