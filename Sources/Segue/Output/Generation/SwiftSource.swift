extension SwiftProject {
  /// Returns the whole generated file, which needs no imports. Linear in the project,
  /// deterministic.
  func source() -> String {
    var writer = SwiftWriter()
    writer.comment(
      hasData
        ? "The app's screens, links, components, transitions and types of data."
        : "The names of the app's screens, links, components and transitions.")
    let name = SwiftIdentifier.escaped(SwiftIdentifier.type(name))
    writer.block("\(access.modifier)enum \(name)") { writer in
      let cases = uniqueSwiftNames(screens.map { $0.id }, as: SwiftIdentifier.value)
      writeScreens(cases, to: &writer)
      writeRoutes(cases, to: &writer)
      writeComponents(to: &writer)
      writeNames(
        "Hero", comment: "The keys of heroes, each of which pairs components of two screens.",
        all: heroes,
        to: &writer)
      writeNames(
        "Transition", comment: "The transitions that are declared.", all: transitions, to: &writer)
      writeNames("Tab", comment: "The tabs, from the first to the last.", all: tabs, to: &writer)
      writeFlows(to: &writer)
      writeNames(
        "Device", comment: "The devices that screens are laid out for.", all: devices, to: &writer)
      writeData(to: &writer)
      writeComposition(cases, to: &writer)
      writeParts(to: &writer)
      writeLinks(to: &writer)
    }
    return header(hasLongLines: writer.hasLongLines) + "\n" + writer.text
  }

  /// Returns the header of the file. Identifiers derive from the project's names and may violate
  /// rules of swift-format; a file with a literal that is too long for a line disables swift-format
  /// altogether.
  private func header(hasLongLines: Bool) -> String {
    let app = app.map { " from the project of \(swiftLiteral($0))" } ?? ""
    var rules = hasLongLines ? "" : ": AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized"
    // Synthesized initializers would let nullable properties be left out.
    if (hasData || hasProperties) && !hasLongLines { rules += ", IdentifiersMustBeASCII" }
    if hasData && !hasLongLines { rules += ", UseSynthesizedInitializer" }
    return """
      // Written by seguec\(app): do not edit it, every build writes it anew.
      // swift-format-ignore-file\(rules)

      """
  }

  private func writeScreens(_ cases: [String], to writer: inout SwiftWriter) {
    guard !screens.isEmpty else { return }
    writer.blankLine()
    writer.comment("The screens, by their ids.")
    writer.block("\(access.modifier)enum Screen: String, CaseIterable, Sendable") { writer in
      for (screen, name) in zip(screens, cases) {
        writer.comment(screen.file)
        writer.rawCase(name, screen.id)
      }
    }
  }

  /// Writes the ids of components, in an enum for each screen.
  private func writeComponents(to writer: inout SwiftWriter) {
    let screens = screens.filter { $0.components?.isEmpty == false }
    guard !screens.isEmpty else { return }
    writer.blankLine()
    writer.comment("The ids of components, by their screens.")
    writer.block("\(access.modifier)enum Component") { writer in
      let types = uniqueSwiftNames(screens.map { $0.id }, as: SwiftIdentifier.type)
      for (screen, type) in zip(screens, types) {
        writeNames(
          type, comment: "The components of `\(screen.id)`, \(screen.file).",
          all: screen.components ?? [], to: &writer)
      }
    }
  }

  /// Writes the flows with their links, and the choices of each.
  private func writeFlows(to writer: inout SwiftWriter) {
    guard !flows.isEmpty else { return }
    writer.blankLine()
    writer.comment("The flows that are swapped, by their names.")
    writer.block("\(access.modifier)enum Flow: String, CaseIterable, Sendable") { writer in
      let names = uniqueSwiftNames(flows.map { $0.name }, as: SwiftIdentifier.value)
      for (flow, name) in zip(flows, names) { writer.rawCase(name, flow.name) }
      writer.blankLine()
      writer.comment("The link that leads to the choice that the app has made.")
      writer.block("\(access.modifier)var url: String") { writer in
        writer.line("switch self {")
        for (flow, name) in zip(flows, names) {
          writer.line("case .\(SwiftIdentifier.escaped(name)): \(swiftLiteral(flow.url))")
        }
        writer.line("}")
      }
    }
    writer.blankLine()
    writer.comment("The choices of flows, by their flows. The first is that of an app without one.")
    writer.block("\(access.modifier)enum FlowChoice") { writer in
      let types = uniqueSwiftNames(flows.map { $0.name }, as: SwiftIdentifier.type)
      for (flow, type) in zip(flows, types) {
        writeNames(
          type, comment: "The choices of `\(flow.name)`.", all: flow.choices, to: &writer)
      }
    }
  }

  /// Writes an enum with a case for each name; nothing if there are no names.
  private func writeNames(
    _ type: String, comment: String, all: [String], to writer: inout SwiftWriter
  ) {
    guard !all.isEmpty else { return }
    writer.blankLine()
    writer.comment(comment)
    let head = "\(access.modifier)enum \(SwiftIdentifier.escaped(type))"
    writer.block("\(head): String, CaseIterable, Sendable") { writer in
      let names = uniqueSwiftNames(all, as: SwiftIdentifier.value)
      for (name, id) in zip(names, all) { writer.rawCase(name, id) }
    }
  }
}

extension SwiftWriter {
  /// Writes a case whose raw value is a name of the project.
  mutating func rawCase(_ identifier: String, _ name: String) {
    let isSame = identifier.unicodeScalars.elementsEqual(name.unicodeScalars)
    line("case \(SwiftIdentifier.escaped(identifier))" + (isSame ? "" : " = \(swiftLiteral(name))"))
  }
}
