/// A parameter of a screen or a composed component.
package struct Parameter: Sendable {
  package let name: String
  package let type: ParameterType
  /// The type of the data that is passed; nil for a parameter of another type.
  package let dataType: DataType?
  /// The node of the default value, if there is one.
  package let defaultValue: JSONID?
  /// The default value, if it is a scalar.
  package let defaultScalar: DefaultScalar?
  /// Whether the declared default value is unusable, which has been reported.
  package let isDefaultDamaged: Bool
  /// The source range of the parameter's name.
  package let range: SourceRange
}

/// The scalar default value of a parameter.
package struct DefaultScalar: Sendable {
  package let value: ScalarValue
  package let range: SourceRange
}

/// The declaration of a composed component.
package struct ComponentDeclaration: Sendable {
  package let name: String
  package let parameters: ParameterList
  /// The expressions in the body.
  let expressions: BodyExpressions
  package let file: FileID
  package let body: JSONID
  /// The source range of the name.
  package let range: SourceRange
}

/// The declaration of a screen, whose parameters do not have values yet.
package struct ScreenDeclaration: Sendable {
  package let id: String
  package let route: NamedReference?
  package let parameters: ParameterList
  /// The type of the data that fills the screen; nil for a screen without data.
  package internal(set) var data: DataType?
  /// The expressions in the body.
  var expressions: BodyExpressions
  package let presentation: Presentation
  /// The bars that are shown with the screen, among them the navigation bar that it declares.
  package let bars: [Bar]
  /// What is in the navigation bar; nil if that is left to the client.
  package internal(set) var navigationBar: NavigationBarDeclaration?
  package let safeAreaEdges: [SafeAreaEdge]
  package internal(set) var title: JSONID?
  /// The title with its `${…}`, if it is a string.
  package internal(set) var titleText: String?
  /// The title of the back button on the next screen, with its `${…}`; nil for the screen's title.
  package internal(set) var backTitle: NamedReference?
  /// The node of the back title; nil if there is none.
  var backTitleNode: JSONID?
  /// The names of the requirements that must be met before the screen opens.
  package let requires: [NamedReference]
  /// The links of the screens below this one when a link from outside opens it, the root first,
  /// with their `${…}`; nil if they follow from the hierarchy of routes.
  package let backStack: [Link]?
  /// Whether the screen cannot be dismissed by swiping back or dragging.
  package let isInteractiveDismissDisabled: Bool
  /// The screen's behavior as a sheet; nil if not declared.
  package let sheet: SheetDeclaration?
  /// The landing of a snapshot that flies to the screen without a partner; nil if not declared.
  package let landing: Landing?
  package let file: FileID
  package internal(set) var root: JSONID
  /// What the screen shows in other phases, in their order.
  let standIns: [ScreenStandIn]
  /// The phase in which the screen shows `root`.
  package internal(set) var phase = ScreenPhase.content
  /// The source range of the id.
  package let range: SourceRange
  /// Whether the screen may have a route that could not be read, which has been reported.
  let isRouteUnread: Bool
}

/// Sample data of a screen, with which it is compiled.
package struct DataSample: Sendable {
  /// The name, which is unique among those of the screen.
  package let name: String
  package let file: FileID
  /// The arguments of the screen that the sample is for; nil for any.
  let arguments: [ScalarValue?]
  /// The data in the file.
  let data: JSONID

  /// Whether the sample can be that of the screen with some arguments.
  func fits(_ given: [Argument]) -> Bool {
    zip(arguments, given).allSatisfy { own, argument in
      guard let own, case .scalar(let value, _) = argument else { return own == nil }
      return own == value
    }
  }

  /// The number of arguments that the sample is for.
  var specificity: Int { arguments.count { $0 != nil } }
}

extension [DataSample] {
  /// Returns the index of the sample for some arguments: of those that fit, the one that is for
  /// most of the arguments, and if none fits, the first; nil if there are none.
  func usual(for arguments: [Argument]) -> Int? {
    var best: Int?
    for (index, sample) in enumerated() where sample.fits(arguments) {
      if sample.specificity > best.map({ self[$0].specificity }) ?? -1 { best = index }
    }
    return best ?? indices.first
  }
}

/// The declarations of all files, in which the builder looks up names.
///
/// `documents` contains the document of each file of the compilation, at the index of its `FileID`.
package struct Declarations: Sendable {
  package var documents: [JSONDocument]
  /// The document of the file that a request appends to those of the project, or empty.
  private var appended: [JSONDocument] = []
  package var components: [ComponentDeclaration] = []
  package var screens: [ScreenDeclaration] = []
  /// The sample data of the screens, by their indices, in the order of the names.
  var samples: [DeclarationIndex: [DataSample]] = [:]
  /// The data that a command has chosen.
  var chosen: ChosenData?
  /// The files with sample data, including those with mistakes.
  var sampleFiles: Set<FileID> = []
  /// Whether the declarations of all files are known. Otherwise, a missing declaration may be in a
  /// file that has an error, and is not reported.
  package var knowsAllScreens = true
  package var knowsAllComponents = true
  /// The font families that styles may name; nil if they are unknown.
  var families: FontFamilies? = FontFamilies([])
  private var componentsByName: [String: Int] = [:]
  /// The names that components may have as their `type`.
  private(set) var types = KnownNames(ComponentType.allCases.map { $0.rawValue })

  package init(documents: [JSONDocument] = []) {
    self.documents = documents
  }

  /// The document of a file. Lookups in a document are small and inlined, so that it is not copied.
  /// File ids come from the documents themselves, and the id of an appended one only from
  /// declarations that contain it.
  @inline(__always)
  subscript(file: FileID) -> JSONDocument {
    file.index < documents.count ? documents[file.index] : appended[0]
  }

  /// Whether the source texts of two values have the same bytes.
  func hasSameBytes(_ first: ScopedNode, _ second: ScopedNode) -> Bool {
    let one = self[first.file].range(first.node)
    let other = self[second.file].range(second.node)
    let length = one.upperBound - one.lowerBound
    guard length == other.upperBound - other.lowerBound else { return false }
    // Counting the references of two arrays costs as much as comparing a style.
    let bytes = self[first.file].bytes
    let otherBytes = first.file == second.file ? bytes : self[second.file].bytes
    let text = bytes.span.extracting(one.lowerBound..<one.upperBound)
    let otherText = otherBytes.span.extracting(other.lowerBound..<other.upperBound)
    var position = 0
    while position + ByteWord.size <= length {
      let word = ByteWord(text, at: position).bits
      if word != ByteWord(otherText, at: position).bits { return false }
      position += ByteWord.size
    }
    while position < length {
      if text[position] != otherText[position] { return false }
      position += 1
    }
    return true
  }

  /// Returns the declarations with the document of an appended file, which replaces an earlier
  /// one.
  func with(appended document: JSONDocument) -> Declarations {
    var declarations = self
    declarations.appended = [document]
    return declarations
  }

  /// Returns the index of the sample data that a screen has with some arguments; nil if there is
  /// none.
  func sample(of screen: DeclarationIndex, with arguments: [Argument]) -> Int? {
    guard let samples = samples[screen] else { return nil }
    if let index = chosenSample(of: screen), samples[index].fits(arguments) { return index }
    return samples.usual(for: arguments)
  }

  /// Returns the index of the sample data of a screen that a command has chosen; nil if it has none
  /// of that name.
  func chosenSample(of screen: DeclarationIndex) -> Int? {
    guard let chosen else { return nil }
    return samples[screen]?.lastIndex { $0.name == chosen.name }
  }

  /// Returns whether a screen is compiled with sample data to which no link leads.
  func compiles(sample: Int, of screen: DeclarationIndex) -> Bool {
    guard let chosen, chosen.isOnly, let index = chosenSample(of: screen) else { return true }
    return sample == index
  }

  /// Returns the data of a sample, with the name of the screen in which it is shown.
  func data(of sample: DataSample, isUsual: Bool) -> ScreenData {
    ScreenData(self[sample.file], at: sample.data, name: isUsual ? nil : sample.name)
  }

  /// Returns the index of a composed component in `components`.
  func component(named name: String) -> Int? { componentsByName[name] }

  /// Collects the names of the types. Must be called after the last component has been added.
  mutating func nameTypes() {
    types = KnownNames(ComponentType.allCases.map { $0.rawValue } + components.map { $0.name })
  }

  /// Adds a component. Of two with the same name, the first is kept and the second is reported.
  mutating func add(_ declaration: ComponentDeclaration, _ diagnostics: inout [Diagnostic]) {
    if let earlier = componentsByName[declaration.name] {
      diagnostics.append(
        .duplicateComponent(
          declaration.name, first: components[earlier].range, at: declaration.range))
    } else {
      componentsByName[declaration.name] = components.count
      components.append(declaration)
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateComponent(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateComponent, .error,
      "a component \(quoted(name)) is declared twice: rename one of them", at: range,
      notes: [Note("it is declared here first", at: first)])
  }
}
