/// A screen that is none of a project's files, such as one that a request hands in, read beside what the
/// project declares. ``Compiler/read(_:limits:)`` makes one.
///
/// It stands behind the files of the project: its own places are those of ``file``, and notes may point
/// into the project's files. A value; what it shares with the project is not copied.
public struct RequestScreen: Sendable {
  /// The project's files and this one: what reports of its diagnostics are rendered with.
  public let sources: SourceMap
  /// What its places refer to.
  public let file: FileID
  /// What is wrong with the file by itself, in source order.
  public package(set) var diagnostics: [Diagnostic]
  /// nil if the file does not say which screen it is, or cannot be read.
  package let declaration: ScreenDeclaration?
  package let declarations: Declarations
  /// What it may grow to.
  let limits: Limits

  /// The screen's id; nil, with the reasons in ``diagnostics``, if it cannot be read.
  public var id: String? { declaration?.id }
}

extension Project {
  /// Reads a screen that is none of the project's files. Linear in its bytes, whatever the project holds.
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
        var reader = DeclarationReader(document, limits: limits)
        declaration = reader.screen()
        diagnostics += reader.diagnostics
      }
    }
    return RequestScreen(
      sources: sources.with(file), file: id,
      diagnostics: diagnostics.inSourceOrder(within: limits), declaration: declaration,
      declarations: declarations.with(guest: document), limits: limits)
  }
}

extension JSONDocument {
  /// Whether it is a file of a composed component, and not of a screen.
  var declaresComponent: Bool {
    member("component", of: root) != nil && member("screen", of: root) == nil
  }
}
