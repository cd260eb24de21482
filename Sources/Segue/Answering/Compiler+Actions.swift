extension Compiler {
  /// Reads an array of actions, as a screen file has them for an event.
  ///
  /// - Throws: The first error in them.
  package func actions(reading json: [UInt8]) throws(Refusal) -> [Action] {
    let (document, problems) = parseJSON(SourceFile(path: "actions", bytes: json), id: FileID(0))
    guard problems.isEmpty, document.kind(document.root) == .array else {
      throw Refusal(problems.first?.message ?? "actions are an array")
    }
    // They are read as those of a component, so that there is one way to read actions.
    var text = Array(#"{"screen":"actions","root":{"type":"layout","events":{"tap":"#.utf8)
    text += json
    text += "}}}".utf8
    let requested = read(SourceFile(path: "actions", bytes: text))
    var builder = ScreenBuilder(
      requested.declarations, limits: limits, direction: .ltr,
      meter: bounded(within: limits).budget.meter(limits))
    let actions = requested.declaration.map { builder.tapActions(ofRootOf: $0) }
    let found = requested.diagnostics + builder.diagnostics.all
    if let error = found.first(where: { $0.severity == .error }) { throw Refusal(error.message) }
    return actions ?? []
  }
}
