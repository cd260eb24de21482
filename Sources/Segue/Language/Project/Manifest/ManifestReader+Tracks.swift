/// Reads the tracks of a custom transition.
extension ManifestReader {
  mutating func readTracks(
    _ object: DocumentReader.Object, into transition: inout Transition
  ) {
    if let push = object["push"] { transition.push = tracks(push, "push") }
    if let pop = object["pop"] { transition.pop = tracks(pop, "pop") }
    for key in ["push", "pop"] where transition.kind != .custom {
      guard let node = object[key] else { continue }
      reader.diagnostics.append(.tracksWithoutCustom(key, at: document.range(node)))
    }
  }

  /// Reads the tracks of both screens. A screen that comes into view must be at rest when its
  /// tracks have ended, and the one in view before its tracks begin, or it jumps.
  private mutating func tracks(_ node: JSONID, _ key: String) -> ScreenTracks {
    let keys = ManifestVocabulary.tracks.map { $0.name }
    guard let object = reader.object(node, key, keys: keys) else { return ScreenTracks() }
    let entering = trackList(object, "entering")
    let exiting = trackList(object, "exiting")
    for restless in Track.restless(entering.map { $0.track }, { $0.to }) {
      reader.diagnostics.append(
        .jumpAtEnd(entering[restless].track.property, at: entering[restless].range))
    }
    for restless in Track.restless(exiting.map { $0.track }, { $0.from }) {
      reader.diagnostics.append(
        .jumpAtBeginning(exiting[restless].track.property, at: exiting[restless].range))
    }
    return ScreenTracks(entering: entering.map { $0.track }, exiting: exiting.map { $0.track })
  }

  private mutating func trackList(
    _ object: DocumentReader.Object, _ key: String
  ) -> [(track: Track, range: SourceRange)] {
    guard let elements = object[key].flatMap({ reader.array($0, for: key) }) else { return [] }
    return elements.compactMap { element in
      track(element).map { ($0, document.range(element)) }
    }
  }

  private mutating func track(_ node: JSONID) -> Track? {
    let keys = ManifestVocabulary.trackNames
    guard let object = reader.object(node, "a track", keys: keys) else { return nil }
    let property = reader.required("property", in: object, of: "a track").flatMap {
      reader.keyword($0, for: "property", as: Track.Property.self)
    }
    let from = reader.required("from", in: object, of: "a track")
    let to = reader.required("to", in: object, of: "a track")
    let window = object["window"].flatMap { self.window($0, for: "window") } ?? .whole
    guard let property else { return nil }
    // Both are read before either is checked, so that mistakes in both are reported.
    let first = from.flatMap { amount($0, of: property, "from") }
    let last = to.flatMap { amount($0, of: property, "to") }
    guard let first, let last else { return nil }
    return Track(property, from: first, to: last, window: window)
  }

  /// Reads an amount: a number or, for a translation, a percentage.
  private mutating func amount(
    _ node: JSONID, of property: Track.Property, _ key: String
  ) -> Track.Amount? {
    if property.takesPercentages, let text = document.string(node) {
      guard text.hasSuffix("%"), let percent = decimal(text.dropLast()) else {
        reader.diagnostics.append(.invalidAmount(text, key, at: document.range(node)))
        return nil
      }
      guard property.amounts.contains(percent) else {
        reader.diagnostics.append(.farAmount(text, property.amounts, at: document.range(node)))
        return nil
      }
      return .percent(percent)
    }
    return reader.number(node, for: key, in: property.amounts).map { .number($0) }
  }
}

extension Track {
  /// Returns the indices of the tracks that leave a screen away from its rest position at one of
  /// their ends, at most one per property: the last one that contributes.
  ///
  /// At rest, translations add up to 0, in points and in percent, scales and opacities multiply to
  /// 1, and the largest radius is 0.
  fileprivate static func restless(
    _ tracks: [Track], _ end: (Track) -> Amount
  ) -> [Int] {
    Property.allCases.compactMap { property in
      let places = tracks.indices.filter { tracks[$0].property == property }
      let amounts = places.map { end(tracks[$0]) }
      let isAtRest =
        switch property {
        case .translateX, .translateY:
          abs(amounts.reduce(0) { $0 + $1.points }) <= tolerance
            && abs(amounts.reduce(0) { $0 + $1.percentage }) <= tolerance
        case .scale, .opacity: abs(amounts.reduce(1) { $0 * $1.points } - 1) <= tolerance
        case .cornerRadius: amounts.allSatisfy { $0.points == 0 }
        }
      guard !isAtRest else { return nil }
      return places.last { !end(tracks[$0]).isNeutral(for: property) }
    }.sorted()
  }

  /// The rounding error that is accepted in results such as 0.8 · 1.25 or 0.1 + 0.2 − 0.3.
  private static let tolerance = 1e-9
}

extension Track.Amount {
  fileprivate var points: Double {
    if case .number(let number) = self { number } else { 0 }
  }

  fileprivate var percentage: Double {
    if case .percent(let percent) = self { percent } else { 0 }
  }

  /// Whether the amount does not change the property.
  fileprivate func isNeutral(for property: Track.Property) -> Bool {
    switch property {
    case .translateX, .translateY, .cornerRadius: points == 0 && percentage == 0
    case .scale, .opacity: points == 1
    }
  }
}

extension Track.Property {
  /// The value at which a screen is at rest.
  fileprivate var rest: Int {
    switch self {
    case .translateX, .translateY, .cornerRadius: 0
    case .scale, .opacity: 1
    }
  }
}

extension Diagnostic {
  fileprivate static func tracksWithoutCustom(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "only a transition of kind \"custom\" has the tracks \(quoted(key))",
      at: range)
  }

  fileprivate static func invalidAmount(
    _ text: String, _ key: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "\(key) takes a number of points or a percentage of the screen, not \(quoted(text))",
      at: range)
  }

  fileprivate static func farAmount(
    _ text: String, _ bounds: ClosedRange<Double>, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a percentage of the screen must be between \(shortestText(of: bounds.lowerBound)) and "
        + "\(shortestText(of: bounds.upperBound)), not \(quoted(text))", at: range)
  }

  fileprivate static func jumpAtEnd(
    _ property: Track.Property, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .restlessTrack, .warning,
      "the entering screen would jump when the transition ends: let \(property.rawValue) "
        + "end at \(property.rest)", at: range)
  }

  fileprivate static func jumpAtBeginning(
    _ property: Track.Property, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .restlessTrack, .warning,
      "the exiting screen would jump when the transition begins: let \(property.rawValue) "
        + "begin at \(property.rest)", at: range)
  }
}
