/// Reads the transitions of a project.
extension ManifestReader {
  mutating func transitions(_ node: JSONID?) -> [Transition] {
    guard let node, let object = reader.object(node, for: "transitions") else { return [] }
    return object.members.compactMap { member in
      let range = document.range(member.keyNode)
      if Transition.Kind(rawValue: member.key) != nil {
        reader.diagnostics.append(.reservedTransitionName(member.key, at: range))
        return nil
      }
      return transition(member.value, name: member.key, at: range)
    }
  }

  private mutating func transition(
    _ node: JSONID, name: String, at range: SourceRange
  ) -> Transition? {
    let keys = ManifestVocabulary.transition.map(\.name)
    guard let object = reader.object(node, "a transition", keys: keys),
      let kindNode = reader.required("kind", in: object, of: "a transition"),
      let kind = reader.keyword(kindNode, for: "kind", as: Transition.Kind.self)
    else { return nil }
    var transition = Transition(kind: kind, name: name)
    transition.range = range
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
    transition.reducedMotion = object["reducedMotion"].flatMap { node in
      reader.name(node, for: "reducedMotion").map {
        NamedReference(name: $0, range: document.range(node))
      }
    }
    readTiming(object, into: &transition)
    if let push = object["push"] { transition.push = tracks(push, "push") }
    if let pop = object["pop"] { transition.pop = tracks(pop, "pop") }
    for key in ["push", "pop"] where kind != .custom {
      if let node = object[key] {
        reader.diagnostics.append(.tracksWithoutCustom(key, at: document.range(node)))
      }
    }
    return transition
  }

  private mutating func readTiming(
    _ object: DocumentReader.Object, into transition: inout Transition
  ) {
    let duration = object["duration"].flatMap {
      reader.number($0, for: "duration", in: 0...Timing.longestDuration)
    }
    if let easing = object["easing"].flatMap({ easing($0) }) {
      transition.easing = easing
      if case .spring = easing { transition.duration = nil }
    }
    if case .spring = transition.easing {
      if let node = object["duration"], let spring = object["easing"] {
        reader.diagnostics.append(
          .springWithDuration(spring: document.range(spring), at: document.range(node)))
      }
    } else if let duration {
      transition.duration = duration
    }
  }

  // MARK: Tracks

  private mutating func tracks(_ node: JSONID, _ key: String) -> ScreenTracks {
    let keys = ManifestVocabulary.tracks.map(\.name)
    guard let object = reader.object(node, key, keys: keys) else { return ScreenTracks() }
    func list(_ key: String, _ self: inout ManifestReader) -> [Track] {
      object[key].flatMap { self.reader.array($0, for: key) }?.compactMap { self.track($0) } ?? []
    }
    return ScreenTracks(entering: list("entering", &self), exiting: list("exiting", &self))
  }

  private mutating func track(_ node: JSONID) -> Track? {
    let keys = ManifestVocabulary.trackNames
    guard let object = reader.object(node, "a track", keys: keys) else { return nil }
    let property = reader.required("property", in: object, of: "a track").flatMap {
      reader.keyword($0, for: "property", as: Track.Property.self)
    }
    let from = reader.required("from", in: object, of: "a track")
    let to = reader.required("to", in: object, of: "a track")
    let window = object["window"].flatMap { self.window($0) } ?? .whole
    guard let property, let from, let to, let first = amount(from, of: property, "from"),
      let last = amount(to, of: property, "to")
    else { return nil }
    return Track(property, from: first, to: last, window: window)
  }

  /// Two numbers: where in the progress something begins and ends.
  mutating func window(_ node: JSONID) -> ProgressWindow? {
    guard let numbers = numbers(node, for: "window", count: 2) else { return nil }
    if let window = ProgressWindow(numbers[0], numbers[1]) { return window }
    reader.diagnostics.append(.invalidWindow(at: document.range(node)))
    return nil
  }

  /// A number; a translation may be a percentage.
  private mutating func amount(
    _ node: JSONID, of property: Track.Property, _ key: String
  ) -> Track.Amount? {
    if property.takesPercentages, let text = document.string(node) {
      if text.hasSuffix("%"), let percent = decimal(text.dropLast()), abs(percent) <= 1e6 {
        return .percent(percent)
      }
      reader.diagnostics.append(.invalidAmount(text, key, at: document.range(node)))
      return nil
    }
    return reader.number(node, for: key, in: property.amounts).map { .number($0) }
  }

  // MARK: Names

  /// Reports transitions that are named and not declared.
  mutating func checkNames(_ manifest: Manifest) {
    let known = manifest.transitions.map(\.name) + Transition.Kind.allCases.map(\.rawValue)
    let used =
      manifest.transitions.compactMap(\.reducedMotion)
      + [manifest.defaultTransition]
      .compactMap { $0 }
    for reference in used where !known.contains(reference.name) {
      reader.diagnostics.append(.unknownTransition(reference, known: known))
    }
  }
}

extension Diagnostic {
  static func unknownTransition(_ reference: NamedReference, known: [String]) -> Diagnostic {
    let meant = suggestion(for: reference.name, among: known)
    return Diagnostic(
      .unknownTransition, .error,
      "no transition is called \(quoted(reference.name))" + didYouMean(meant), at: reference.range,
      fix: meant.map { Fix(replacing: reference.range, with: "\"\($0)\"") })
  }

  fileprivate static func reservedTransitionName(_ name: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .reservedName, .error,
      "\(quoted(name)) is a kind of transition: give yours another name", at: range)
  }

  fileprivate static func springWithDuration(
    spring: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .conflictingTiming, .error, "a spring sets its own duration: remove one of the two",
      at: range, notes: [Note("the spring is here", at: spring)])
  }

  fileprivate static func tracksWithoutCustom(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "only a transition of kind \"custom\" has the tracks \(quoted(key))",
      at: range)
  }

  fileprivate static func invalidWindow(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a window is two numbers between 0 and 1, the first less than the second", at: range)
  }

  fileprivate static func invalidAmount(
    _ text: String, _ key: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "\(key) takes a number of points or a percentage of the screen, not \(quoted(text))",
      at: range)
  }
}
