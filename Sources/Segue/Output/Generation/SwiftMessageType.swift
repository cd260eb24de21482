/// The enum of a project's custom actions or of its tracking events, and the protocol of what
/// handles them.
struct SwiftMessageType {
  fileprivate struct Case {
    struct Property {
      let name: String
      let label: String
      /// The name of a constant, which shadows no other name in its scope.
      let constant: String
      let kind: SwiftMessage.Property.Kind
      let isOptional: Bool
    }

    let message: SwiftMessage
    /// The name in Swift, escaped if necessary.
    let name: String
    let properties: [Property]

    /// The parentheses of a case; empty for a case without associated values.
    var brackets: (String, String) { properties.isEmpty ? ("", "") : ("(", ")") }
  }

  /// The name of the enum.
  private let type: String
  /// The name of the protocol.
  private let handler: String
  /// What each is called in comments, with its article.
  private let word: String
  private let access: String
  private let cases: [Case]

  static func actions(_ project: SwiftProject) -> SwiftMessageType {
    SwiftMessageType(
      project.actions, type: "CustomAction", handler: "CustomActions", word: "an action", project)
  }

  static func events(_ project: SwiftProject) -> SwiftMessageType {
    SwiftMessageType(
      project.events, type: "TrackingEvent", handler: "TrackingEvents", word: "an event", project)
  }

  private init(
    _ messages: [SwiftMessage], type: String, handler: String, word: String,
    _ project: SwiftProject
  ) {
    self.type = type
    self.handler = handler
    self.word = word
    access = project.access.modifier
    let names = uniqueSwiftNames(messages.map { $0.name }, as: SwiftIdentifier.value)
    cases = zip(messages, names).map { message, name in
      let labels = uniqueSwiftNames(
        message.properties.map { $0.name }, as: SwiftIdentifier.value)
      return Case(
        message: message, name: SwiftIdentifier.escaped(name),
        properties: zip(message.properties, labels).map { property, label in
          Case.Property(
            name: property.name, label: label,
            // Identifiers end with `_` only if they are reserved, so it causes no collision.
            constant: ["handler", "name", "properties"].contains(label)
              ? "\(label)_" : SwiftIdentifier.escaped(label),
            kind: property.kind, isOptional: property.isOptional)
        })
    }
  }

  /// Writes both declarations; nothing if there are no messages.
  func write(summary: String, task: String, to writer: inout SwiftWriter) {
    guard !cases.isEmpty else { return }
    writer.blankLine()
    writer.comment(summary)
    writer.block("\(access)enum \(type): Hashable, Sendable") { writer in
      for one in cases {
        writeComment(of: one, to: &writer)
        writer.list("case \(one.name)", declarations(of: one), around: one.brackets)
      }
      writeReading(to: &writer)
      writePerforming(to: &writer)
    }
    writer.blankLine()
    writer.comment(task)
    writer.comment("")
    writer.comment("A type that leaves one out does not compile.")
    writer.block("@MainActor \(access)protocol \(handler)") { writer in
      for one in cases {
        writeComment(of: one, to: &writer)
        writer.list("func \(one.name)", declarations(of: one))
      }
    }
  }

  private func writeComment(of one: Case, to writer: inout SwiftWriter) {
    let screens = one.message.screens.map { "`\($0)`" }.joined(separator: ", ")
    writer.comment("`\(one.message.name)`, of \(screens)")
  }

  private func declarations(of one: Case) -> [String] {
    one.properties.map { property in
      "\(SwiftIdentifier.declaredLabel(property.label)): \(property.swiftType)"
    }
  }

  private func arguments(of one: Case) -> [String] {
    one.properties.map { "\(SwiftIdentifier.label($0.label)): \($0.constant)" }
  }

  // MARK: Reading

  private func writeReading(to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment(
      "Reads \(word), whose properties are the text of a JSON object; nil if no screen has one of")
    writer.comment("that name with such properties.")
    writer.block("\(access)init?(name: String, properties: String? = nil)") { writer in
      if cases.contains(where: { !$0.properties.isEmpty }) {
        writer.line("guard let properties = Properties(properties) else { return nil }")
      }
      writer.line("switch name {")
      for one in cases {
        writer.line("case \(swiftLiteral(one.message.name)):")
        writer.indented { writeReading(of: one, to: &$0) }
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  private func writeReading(of one: Case, to writer: inout SwiftWriter) {
    if !one.properties.isEmpty {
      writer.line("guard")
      writer.indented { writer in
        for (index, property) in one.properties.enumerated() {
          writer.line(
            "let \(property.constant) = properties.\(property.reader)(\(swiftLiteral(property.name)))"
              + (index + 1 < one.properties.count ? "," : ""))
        }
      }
      writer.line("else { return nil }")
    }
    writer.list("self = .\(one.name)", arguments(of: one), around: one.brackets)
  }

  // MARK: Performing

  private func writePerforming(to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment("Calls what handles \(word).")
    writer.block("@MainActor \(access)func perform(by handler: some \(handler))") { writer in
      writer.line("switch self {")
      for one in cases {
        let constants = one.properties.map { "let \($0.constant)" }
        writer.list("case .\(one.name)", constants, around: one.brackets, end: ":")
        writer.indented { $0.list("handler.\(one.name)", arguments(of: one)) }
      }
      writer.line("}")
    }
  }
}

extension SwiftMessageType.Case.Property {
  fileprivate var swiftType: String {
    switch kind {
    case .string: isOptional ? "String?" : "String"
    case .number: isOptional ? "Double?" : "Double"
    case .boolean: isOptional ? "Bool?" : "Bool"
    case .any: "JSON"
    }
  }

  /// The function that reads the property.
  fileprivate var reader: String {
    switch kind {
    case .string: isOptional ? "optionalString" : "string"
    case .number: isOptional ? "optionalNumber" : "number"
    case .boolean: isOptional ? "optionalBoolean" : "boolean"
    case .any: isOptional ? "optionalAny" : "any"
    }
  }
}
