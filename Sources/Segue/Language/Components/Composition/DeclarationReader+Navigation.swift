/// Reads the keys of a screen file that concern the app's navigation.
extension DeclarationReader {
  mutating func backTitle(
    _ node: JSONID, _ parameters: ParameterList, _ expressions: BodyExpressions
  ) -> NamedReference? {
    guard let text = reader.string(node, for: "backTitle") else { return nil }
    let title = NamedReference(name: text, range: document.range(node))
    let template = expressions.template(node)?.template ?? Template(text)
    return isValid(template, at: title.range, parameters) ? title : nil
  }

  /// Returns the links of a back stack. Invalid links are reported and left out.
  mutating func backStack(_ node: JSONID, _ parameters: ParameterList) -> [Link]? {
    reader.array(node, for: "backStack", takesStrings: true)?.compactMap { element in
      guard let written = reference(element, for: "backStack"),
        isValid(Template(written.name), at: written.range, parameters)
      else { return nil }
      return Link(url: written.name, range: written.range)
    }
  }

  mutating func references(_ node: JSONID, for key: String) -> [NamedReference] {
    reader.array(node, for: key, takesStrings: true)?.compactMap { reference($0, for: key) } ?? []
  }

  /// Whether each `${name}` of a text is a declared parameter. Undeclared ones are reported.
  private mutating func isValid(
    _ template: Template, at range: SourceRange, _ parameters: ParameterList
  ) -> Bool {
    if case .unclosed = template {
      reader.diagnostics.append(.unclosedSubstitution(at: range))
      return false
    }
    let unknown = template.names.filter { parameters.index(named: $0) == nil }
    for name in unknown where !parameters.mayDeclare(name) {
      reader.diagnostics.append(
        .unknownParameter(
          name, meant: suggestion(for: name, among: parameters.map { $0.name }), at: range))
    }
    return unknown.isEmpty
  }
}
