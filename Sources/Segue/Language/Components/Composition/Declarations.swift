/// The type of a parameter.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  case string, number, boolean, component, components

  /// Whether a link can carry it.
  public var isScalar: Bool { self != .component && self != .components }
}

/// A parameter of a screen or a composed component.
package struct Parameter: Sendable {
  package let name: String
  package let type: ParameterType
  /// Where the default value stands, if there is one.
  package let defaultValue: JSONID?
  /// The default value, if it is a scalar.
  package let defaultScalar: DefaultScalar?
  /// Whether a default is written that is of no use, which has been reported.
  package let isDefaultDamaged: Bool
  /// The parameter's name.
  package let range: SourceRange
}

/// A scalar that a parameter stands for when nobody hands in a value.
package struct DefaultScalar: Sendable {
  package let value: ScalarValue
  package let range: SourceRange
}

/// A file that declares a composed component.
package struct ComponentDeclaration: Sendable {
  package let name: String
  package let parameters: ParameterList
  package let file: FileID
  package let body: JSONID
  /// Where the name is written.
  package let range: SourceRange
}

/// A file that declares a screen, before its parameters have values.
package struct ScreenDeclaration: Sendable {
  package let id: String
  package let route: NamedReference?
  package let parameters: ParameterList
  package let presentation: Presentation
  package let bars: [Bar]
  package let safeAreaEdges: [SafeAreaEdge]
  package let title: JSONID?
  /// The same as written, with its `${…}`, if it is a text.
  package let titleText: String?
  /// What the back button of the next screen says, with its `${…}`; nil for the title.
  package let backTitle: NamedReference?
  /// The names of what must be so before it opens.
  package let requires: [NamedReference]
  /// The links of what lies below it when a link from outside opens it, the root first, with their
  /// `${…}`; nil for what the hierarchy of routes says.
  package let backStack: [Link]?
  /// Whether it is neither swiped back nor dragged away.
  package let isInteractiveDismissDisabled: Bool
  /// How it rests when it is shown as a sheet; nil if nothing is said.
  package let sheet: SheetDeclaration?
  /// Where a snapshot lands that flies to it without a partner; nil if nothing is declared.
  package let landing: Landing?
  package let file: FileID
  package let root: JSONID
  /// Where the id is written.
  package let range: SourceRange
}

/// What files declare, for the builder to look things up in.
///
/// `documents` has one for each file of the compilation, at the place of its `FileID`.
package struct Declarations: Sendable {
  package var documents: [JSONDocument]
  /// The document of the file behind those that a request brings along, if it does.
  private var guests: [JSONDocument] = []
  package var components: [ComponentDeclaration] = []
  package var screens: [ScreenDeclaration] = []
  /// Whether every file has said what it declares. What is missing otherwise may stand in a file that
  /// has an error of its own, and is not reported.
  package var knowsAllScreens = true
  package var knowsAllComponents = true
  /// The families that styles may name; nil if nobody knows.
  var families: FontFamilies? = FontFamilies([])
  private var componentsByName: [String: Int] = [:]
  /// What components may be of.
  private(set) var types = KnownNames(ComponentType.allCases.map(\.rawValue))

  package init(documents: [JSONDocument] = []) {
    self.documents = documents
  }

  /// A file's document. What is asked of one is small and inlined, so that no copy is made for it. Ids come
  /// from the documents themselves, and those of a guest only from declarations that have it.
  @inline(__always)
  subscript(file: FileID) -> JSONDocument {
    file.index < documents.count ? documents[file.index] : guests[0]
  }

  /// Whether two values are written with the same bytes.
  func hasSameBytes(_ first: Written, _ second: Written) -> Bool {
    let one = self[first.file].range(first.node)
    let other = self[second.file].range(second.node)
    let length = one.upperBound - one.lowerBound
    guard length == other.upperBound - other.lowerBound else { return false }
    let bytes = self[first.file].bytes
    let otherBytes = self[second.file].bytes
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

  /// These, and the document of a file behind theirs, in place of another such one.
  func with(guest: JSONDocument) -> Declarations {
    var declarations = self
    declarations.guests = [guest]
    return declarations
  }

  /// The place of a composed component in `components`.
  func component(named name: String) -> Int? { componentsByName[name] }

  /// To be called when the last component has been added.
  mutating func nameTypes() {
    types = KnownNames(ComponentType.allCases.map(\.rawValue) + components.map(\.name))
  }

  /// Adds a component; of two with the same name the first stays, and the second is reported.
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
