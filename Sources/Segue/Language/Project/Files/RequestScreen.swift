/// A screen that is not among a project's files, such as the body of a request, read with the
/// project's declarations. Create it with ``Compiler/read(_:limits:)``.
///
/// Its file is appended to those of the project: its source ranges have the id ``file``, and notes
/// may point into the project's files. The screen is a value; what it shares with the project is
/// not copied.
public struct RequestScreen: Sendable {
  /// The project's files and this one, with which its diagnostics are rendered.
  public let sources: SourceMap
  /// The id of the screen's file in ``sources``.
  public let file: FileID
  /// The diagnostics of the file itself, in source order.
  public package(set) var diagnostics: [Diagnostic]
  /// The declaration; nil if the file does not name its screen or cannot be read.
  package let declaration: ScreenDeclaration?
  package let declarations: Declarations
  /// The limits on its size.
  let limits: Limits

  /// The screen's id; nil, with the reasons in ``diagnostics``, if it cannot be read.
  public var id: String? { declaration?.id }
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
        var reader = DeclarationReader(document, limits: limits)
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
