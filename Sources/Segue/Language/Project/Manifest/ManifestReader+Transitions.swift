/// Reads the transitions of a project.
extension ManifestReader {
  mutating func transitions(_ node: JSONID?) -> [Transition] {
    guard let node else { return [] }
    guard let object = reader.object(node, for: "transitions") else {
      unread.formUnion(.transitions)
      return []
    }
    if object.hasUnreadKeys { unread.formUnion(.transitions) }
    return object.members.compactMap { member in
      let range = document.range(member.keyNode)
      guard !member.key.isEmpty else {
        reader.diagnostics.append(.emptyName("a transition's name", at: range, notes: []))
        return nil
      }
      if Transition.Kind(rawValue: member.key) != nil {
        reader.diagnostics.append(.reservedTransitionName(member.key, at: range))
        return nil
      }
      if let read = transition(member.value, name: member.key, at: range) { return read }
      // Its name stays declared, so that what names it is not reported too.
      var unread = Transition(kind: .fade, name: member.key)
      unread.range = range
      return unread
    }
  }

  private mutating func transition(
    _ node: JSONID, name: String, at range: SourceRange
  ) -> Transition? {
    let keys = ManifestVocabulary.transition.map { $0.name }
    guard let object = reader.object(node, "a transition", keys: keys),
      let kindNode = reader.required("kind", in: object, of: "a transition"),
      let kind = reader.keyword(kindNode, for: "kind", as: Transition.Kind.self)
    else { return nil }
    var transition = Transition(kind: kind, name: name)
    transition.range = range
    readTiming(object, into: &transition)
    readPlaces(object, into: &transition)
    readWindows(object, into: &transition)
    readTracks(object, into: &transition)
    if let timeout = object["timeout"] {
      transition.timeout =
        reader.number(timeout, for: "timeout", in: Transition.timeouts) ?? transition.timeout
    }
    transition.fallback = reference(object, "fallback")
    transition.reducedMotion = reference(object, "reducedMotion")
    checkEffects(object, of: kind)
    return transition
  }

  /// Reads the keys that concern the edge, the path, the background, the clips and the landing.
  private mutating func readPlaces(
    _ object: DocumentReader.Object, into transition: inout Transition
  ) {
    if let edge = object["edge"] {
      transition.edge =
        reader.keyword(edge, for: "edge", as: Transition.Edge.self) ?? transition.edge
    }
    if let path = object["path"] {
      transition.path = reader.keyword(path, for: "path", as: PathStyle.self) ?? transition.path
    }
    if let scale = object["backgroundScale"] {
      transition.backgroundScale =
        reader.number(scale, for: "backgroundScale", in: 0...1) ?? transition.backgroundScale
    }
    if let clip = object["clip"] {
      transition.clip = reader.keyword(clip, for: "clip", as: ClipPolicy.self) ?? transition.clip
    }
    if let landing = object["landing"] { transition.landing = reader.landing(landing) }
    if let kind = object["withoutPartner"] {
      transition.scalesWithoutPartner =
        reader.keyword(kind, for: "withoutPartner", as: Transition.WithoutPartner.self) != nil
    }
    if let bars = object["coversBars"] {
      transition.coversBars = reader.boolean(bars, for: "coversBars") ?? transition.coversBars
    }
  }

  private mutating func reference(
    _ object: DocumentReader.Object, _ key: String
  ) -> NamedReference? {
    object[key].flatMap { node in
      reader.name(node, for: key).map { NamedReference(name: $0, range: document.range(node)) }
    }
  }

  /// Warns of keys that have no effect for the kind.
  private mutating func checkEffects(_ object: DocumentReader.Object, of kind: Transition.Kind) {
    for member in object.members {
      guard let kinds = Transition.Kind.moved(by: member.key), !kinds.contains(kind) else {
        continue
      }
      reader.diagnostics.append(
        .keyWithoutEffect(member.key, kind: kind, kinds: kinds, at: document.range(member.keyNode)))
    }
  }
}

extension Transition {
  /// The range of seconds that a flight may wait for its destination.
  static let timeouts = 0.0...60.0
}

extension Transition.Kind {
  /// Returns the kinds for which a key of a transition has an effect; nil if it has one for all
  /// kinds, or if the reader rejects the key for the others.
  fileprivate static func moved(by key: String) -> [Transition.Kind]? {
    switch key {
    case "edge": [.slide, .moveIn, .slideUp]
    case "path", "clip", "coversBars", "landing": [.hero, .sourceScale]
    case "withoutPartner": [.hero]
    case "duration", "easing", "popDuration", "popEasing", "backgroundScale":
      allCases.filter { $0 != .none }
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func reservedTransitionName(_ name: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .reservedName, .error,
      "\(quoted(name)) is the name of a kind of transition: choose another name", at: range)
  }

  fileprivate static func keyWithoutEffect(
    _ key: String, kind: Transition.Kind, kinds: [Transition.Kind], at range: SourceRange
  ) -> Diagnostic {
    // Too many kinds to list, if all but a few are affected.
    let others =
      kinds.count > 3
      ? "a kind other than \(quoted(Transition.Kind.none.rawValue))"
      : "the kind " + kinds.map { $0.rawValue }.joined(separator: " or ")
    return Diagnostic(
      .keyWithoutEffect, .warning,
      "\(quoted(key)) has no effect in a transition of kind \(quoted(kind.rawValue)): remove it, "
        + "or use \(others)", at: range)
  }
}
