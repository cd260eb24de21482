/// Reads events and their actions.
extension ScreenBuilder {
  /// Returns the handlers of a component: each event as its outermost layer declares it.
  mutating func events(of layers: ComponentLayers) -> [EventHandler] {
    var handlers: [EventHandler] = []
    for place in 0..<layers.count {
      guard let written = layers[place][.events],
        let members = object(value(written), for: "events")
      else { continue }
      var missing: [EventKind]?
      for entry in members.entries {
        guard let event = event(entry, in: members, &missing) else { continue }
        if let actions = actions(members.written(entry), for: entry.key),
          !handlers.contains(where: { $0.event == event })
        {
          handlers.append(EventHandler(event: event, actions: actions))
        }
      }
    }
    return handlers
  }

  /// Returns the tap actions of a screen's root, without building the screen, which has no
  /// parameters.
  mutating func tapActions(ofRootOf declaration: ScreenDeclaration) -> [Action] {
    openScope(of: declaration, [])
    let root = ScopedNode(file: declaration.file, node: declaration.root, scope: 0)
    guard let members = object(value(root), for: "root"), let events = members["events"],
      let handlers = object(value(events), for: "events"), let tap = handlers["tap"]
    else { return [] }
    return actions(tap, for: "tap") ?? []
  }

  private mutating func actions(_ written: ScopedNode, for key: String) -> [Action]? {
    array(value(written), for: key).map { elements in elements.compactMap { action($0) } }
  }

  /// The event that a key names. One that is not known is reported, and read as the one that was
  /// probably meant, if that is not there.
  ///
  /// - Parameter missing: The events that are not there, once they have been looked for.
  private mutating func event(
    _ entry: Members.Entry, in members: Members, _ missing: inout [EventKind]?
  ) -> EventKind? {
    if let event = EventKind(rawValue: entry.key) { return event }
    let range = document(members.object).range(entry.keyNode)
    guard diagnostics.reports(at: range) else { return nil }
    let free = missing ?? EventKind.allCases.filter { members[$0.rawValue] == nil }
    let near = suggestion(for: entry.key, among: free.map { $0.rawValue })
    let meant =
      near.flatMap { EventKind(rawValue: $0) }
      ?? ForeignNames.events[entry.key.lowercased()].flatMap { free.contains($0) ? $0 : nil }
    missing = free.filter { $0 != meant }
    diagnostics.append(.unknownEvent(entry.key, meant: meant?.rawValue, at: range))
    return meant
  }

  private mutating func action(_ written: ScopedNode) -> Action? {
    guard var members = object(value(written), for: "action") else { return nil }
    if members["type"] == nil {
      let known = ["type"] + ActionType.allCases.flatMap { $0.names }
      if let place = members.entries.firstIndex(where: {
        !known.contains($0.key) && suggestion(for: $0.key, among: ["type"]) != nil
      }) {
        let entry = members.entries[place]
        diagnostics.append(
          .unknownKey(
            entry.key, of: "an action", meant: "type", isRequired: true,
            at: document(members.object).range(entry.keyNode)))
        members.entries[place].key = "type"
      }
    }
    guard let typeValue = members["type"] else {
      diagnostics.append(.missingKey("type", of: "an action", at: range(written)))
      return nil
    }
    let resolved = value(typeValue)
    guard let type = string(resolved, for: "type") else { return nil }
    guard let kind = ActionType(rawValue: type) else {
      report(.unknownAction(type, at: resolved.origin, notes: resolved.notes), of: resolved)
      return nil
    }
    checkKeys(
      of: &members, known: kind.names,
      required: kind.requiredNames, of: "the action \(type)")
    return content(of: kind, members).map { Action(kind: $0, range: range(written)) }
  }

  private mutating func content(of type: ActionType, _ members: Members) -> Action.Kind? {
    switch type {
    case .navigate:
      let transition = optional("transition", members).flatMap { name($0, for: "transition") }
      let presentation = optional("presentation", members).flatMap {
        keyword($0, for: "presentation", as: Presentation.self)
      }
      return required("to", in: members, type: type, isLink: true).flatMap { link($0, for: "to") }
        .map {
          .navigate($0, transition: transition, presentation: presentation)
        }
    case .back: return .back
    case .backTo:
      return required("screen", in: members, type: type).flatMap { name($0, for: "screen") }
        .map { .backTo(screen: $0, entry: entry(members)) }
    case .backToRoot: return .backToRoot
    case .dismiss: return .dismiss
    case .replaceStack:
      guard let value = required("to", in: members, type: type),
        let elements = array(value, for: "to")
      else {
        return nil
      }
      return .replaceStack(elements.compactMap { link(self.value($0, isLink: true), for: "to") })
    case .selectTab:
      return required("tab", in: members, type: type).flatMap { name($0, for: "tab") }.map {
        .selectTab($0)
      }
    case .retry:
      if let phase, phase != .failure {
        let (range, use) = (range(members.object), outermostUse(around: members.object))
        diagnostics.append(.misplacedRetry(at: range, usedAt: use == range ? nil : use))
      }
      return .retry
    case .open:
      return required("url", in: members, type: type).flatMap { name($0, for: "url") }
        .map { .open(url: $0.name) }
    case .track:
      let properties = properties(members)
      return required("event", in: members, type: type).flatMap { name($0, for: "event") }
        .map { .track(event: $0.name, properties: properties) }
    case .custom:
      let properties = properties(members)
      return required("name", in: members, type: type).flatMap { name($0, for: "name") }
        .map { .custom(name: $0.name, properties: properties) }
    }
  }

  /// Returns which of a screen's entries `backTo` names.
  private mutating func entry(_ members: Members) -> Int {
    guard let value = optional("entry", members),
      let number = number(value, for: "entry", in: ActionType.entries)
    else { return 1 }
    guard let entry = Int(exactly: number) else {
      diagnostics.append(.notWhole("entry", at: value.origin, notes: value.notes))
      return 1
    }
    return entry
  }

  private mutating func optional(_ key: String, _ members: Members) -> Value? {
    members[key].map { value($0) }
  }

  private mutating func required(
    _ key: String, in members: Members, type: ActionType, isLink: Bool = false
  ) -> Value? {
    if let written = members[key] { return value(written, isLink: isLink) }
    diagnostics.append(
      .missingKey(key, of: "the action \(type.rawValue)", at: range(members.object)))
    return nil
  }

  /// Returns a link. Without data, that of a text with `${…}` is one whose values are not known.
  private mutating func link(_ value: Value, for key: String) -> Link? {
    if case .unknown(let type) = value.content, type.isScalar || type == .data {
      let unknown =
        value.substitution
        ?? .ofUnknown(template: nil, useRange: value.useRange, use: nil)
      return Link(url: unknown.template ?? "", range: value.useRange, unknown)
    }
    return name(value, for: key).map { Link(url: $0.name, range: $0.range, $0.substitution) }
  }

  /// Returns the JSON text of an object with arbitrary members, after substitution.
  private mutating func properties(_ members: Members) -> String? {
    guard let written = members["properties"] else { return nil }
    let value = value(written)
    guard let object = object(value, for: "properties")?.object else { return nil }
    // Counted like other text in the body of a component, which is copied for each use.
    let range = range(object)
    let length = range.upperBound - range.lowerBound
    guard
      object.scope == 0 || budget.countSubstitutedText(length, at: range, reportingTo: &diagnostics)
    else { return nil }
    return jsonText(object)
  }

  /// Returns the JSON text of a value, without white space. Iterates over the flat tree, so nesting
  /// does not use the call stack.
  private mutating func jsonText(_ root: ScopedNode) -> String? {
    let document = document(root)
    var text = ""
    var open: [(end: JSONID, isObject: Bool, parts: Int)] = []
    func close(_ container: (end: JSONID, isObject: Bool, parts: Int)) {
      text += container.isObject ? "}" : "]"
    }
    for node in root.node..<document.end(root.node) {
      while let container = open.last, container.end <= node {
        close(container)
        open.removeLast()
      }
      var isKey = false
      if let container = open.last {
        let isValue = container.isObject && container.parts % 2 == 1
        isKey = container.isObject && !isValue
        text += isValue ? ":" : container.parts > 0 ? "," : ""
        open[open.count - 1].parts += 1
      }
      let kind = document.kind(node)
      if kind == .object || kind == .array {
        text += kind == .object ? "{" : "["
        open.append((document.end(node), kind == .object, 0))
      } else if isKey {
        text += jsonString(document.string(node) ?? "")
      } else {
        let leaf = ScopedNode(file: root.file, node: node, scope: root.scope)
        let texts = texts(of: leaf)
        guard let first = texts.first else { return nil }
        text += first
        // Where a value is not known, there is a member for each kind that it may have.
        if open.last?.isObject == true {
          for other in texts.dropFirst() {
            text += ",\(jsonString(document.string(document.key(ofMember: node)) ?? "")):\(other)"
          }
        }
      }
    }
    open.reversed().forEach(close)
    return text
  }

  /// Returns a value as JSON: several if it is not known, an example of each kind that it may have.
  /// Empty if it is wrong.
  private mutating func texts(of written: ScopedNode) -> [String] {
    let document = document(written)
    switch document.kind(written.node) {
    case .null: return ["null"]
    case .number: return document.numberText(written.node).map { [$0] } ?? []
    default:
      let value = value(written)
      switch value.content {
      case .unknown(let type): return [type.example]
      case .data(let data):
        guard let known = data.value else { return data.program.examples }
        var writer = JSONWriter()
        data.program.write(known, inputs, scratch, to: &writer)
        let text = writer.text
        let isAllowed = budget.countSubstitutedText(
          text.utf8.count, at: value.useRange, reportingTo: &diagnostics)
        return isAllowed ? [text] : []
      default:
        switch scalar(value) {
        case .string(let text): return [jsonString(text)]
        case let other?: return [other.text]
        case nil: return []
        }
      }
    }
  }
}

extension ScreenBuilder {
  /// Checks that a screen's failure offers to load its content again. What a custom action does is
  /// not known.
  mutating func checkRetry(in declaration: ScreenDeclaration) {
    guard declaration.phase == .failure, isComplete, !diagnostics.hasErrors else { return }
    let offersRetry = tree.components.contains { component in
      component.events.contains { handler in
        handler.actions.contains {
          switch $0.kind {
          case .retry, .custom: true
          default: false
          }
        }
      }
    }
    guard !offersRetry else { return }
    let root = declarations[declaration.file].range(declaration.root)
    diagnostics.append(.failureWithoutRetry(declaration, at: root))
  }
}

extension Diagnostic {
  fileprivate static func misplacedRetry(
    at range: SourceRange, usedAt use: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .misplacedRetry, .error,
      "there is nothing to retry here: only a component of the screen's \"failure\" can have this "
        + "action", at: range,
      notes: use.map { [Note("its component is used here", at: $0)] } ?? [])
  }

  fileprivate static func failureWithoutRetry(
    _ screen: ScreenDeclaration, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .failureWithoutRetry, .warning,
      "after an error, a person can only leave the screen \(quoted(screen.id)): give a component of "
        + "its failure an action of the type \"retry\"", at: range)
  }
}

extension ParameterType {
  /// A value of the type as JSON.
  fileprivate var example: String {
    switch self {
    case .string: "\"\""
    case .number: "0"
    case .boolean: "false"
    case .component, .components, .data: "[]"
    }
  }
}

extension ExpressionProgram {
  /// A value of each kind that its value may have.
  fileprivate var examples: [String] {
    guard let wrapped = types.wrapped(byNullable: type) else {
      return [type == .null ? "null" : "[]"]
    }
    switch wrapped {
    case .string: return [ParameterType.string.example, "null"]
    case .int, .double: return [ParameterType.number.example, "null"]
    case .bool: return [ParameterType.boolean.example, "null"]
    default: return ["[]"]
    }
  }
}

private func jsonString(_ text: String) -> String {
  var writer = JSONWriter()
  writer.string(text)
  return writer.text
}
