/// Reads the easing of a transition.
extension ManifestReader {
  /// Reads a named curve, or an object with one of `cubicBezier`, `linear` and `spring`.
  mutating func easing(_ node: JSONID, for key: String) -> Easing? {
    if document.string(node) != nil {
      return reader.keyword(node, for: key, as: NamedEasing.self)?.easing
    }
    let keys = ManifestVocabulary.easing.map { $0.name }
    guard let object = reader.object(node, "an easing", keys: keys) else { return nil }
    let forms = object.members.filter { keys.contains($0.key) }
    guard forms.count == 1, let form = forms.first else {
      reader.diagnostics.append(.ambiguousEasing(forms.count, keys, at: document.range(node)))
      return nil
    }
    do throws(MotionError) {
      switch form.key {
      case "cubicBezier":
        guard let x = numbers(form.value, for: "cubicBezier", count: 4) else { return nil }
        return .cubicBezier(try CubicBezier(x1: x[0], y1: x[1], x2: x[2], y2: x[3]))
      case "linear":
        guard let stops = stops(form.value) else { return nil }
        let easing = Easing.stops(try LinearStops(stops))
        guard easing.runsFromZeroToOne else {
          reader.diagnostics.append(.openEndedStops(at: document.range(form.value)))
          return nil
        }
        return easing
      default:
        return try spring(form.value).map { .spring($0) }
      }
    } catch {
      reader.diagnostics.append(.impossibleMotion(error, at: document.range(form.value)))
      return nil
    }
  }

  /// Reads an array with a fixed number of numbers.
  mutating func numbers(_ node: JSONID, for key: String, count: Int) -> [Double]? {
    guard let elements = reader.array(node, for: key) else { return nil }
    guard elements.count == count else {
      reader.diagnostics.append(
        .wrongCount(key, count, found: elements.count, at: document.range(node)))
      return nil
    }
    let huge = Double.greatestFiniteMagnitude
    let numbers = elements.compactMap { reader.number($0, for: key, in: -huge...huge) }
    return numbers.count == count ? numbers : nil
  }

  // MARK: CSS linear()

  /// Reads the stops of a `linear` easing. Each is a number, an array of a number and one or two
  /// percentages, or CSS text such as `"0.5 25% 75%"`.
  private mutating func stops(_ node: JSONID) -> [LinearStop]? {
    guard let elements = reader.array(node, for: "linear") else { return nil }
    var stops: [LinearStop] = []
    for element in elements {
      guard let parts = stopParts(element), let output = parts.first.flatMap({ decimal($0) }) else {
        reader.diagnostics.append(.invalidStop(at: document.range(element)))
        return nil
      }
      let positions = parts.dropFirst().map { part in
        part.hasSuffix("%") ? decimal(part.dropLast()).map { $0 / 100 } : nil
      }
      if parts.count > 3 || positions.contains(where: { $0 == nil }) {
        reader.diagnostics.append(.invalidStop(at: document.range(element)))
        return nil
      }
      if positions.isEmpty { stops.append(LinearStop(output)) }
      for position in positions { stops.append(LinearStop(output, at: position)) }
    }
    return stops
  }

  private func stopParts(_ node: JSONID) -> [String]? {
    switch document.kind(node) {
    case .number: document.numberText(node).map { [$0] }
    case .string: document.string(node)?.split(separator: " ").map(String.init)
    case .array:
      document.elements(node).map { document.numberText($0) ?? document.string($0) ?? "" }
    default: nil
    }
  }

  // MARK: Springs

  private mutating func spring(_ node: JSONID) throws(MotionError) -> Spring? {
    let keys = ManifestVocabulary.springNames
    guard let object = reader.object(node, "a spring", keys: keys) else { return nil }
    let huge = Double.greatestFiniteMagnitude
    var values: [String: Double] = [:]
    for member in object.members where keys.contains(member.key) {
      values[member.key] = reader.number(member.value, for: member.key, in: -huge...huge)
    }
    let names = Set(object.members.map { $0.key }).intersection(keys)
    guard values.count == names.count else { return nil }
    let written = WrittenSpring(values: values)
    guard let spring = try written.spring() else {
      reader.diagnostics.append(.unclearSpring(at: document.range(node)))
      return nil
    }
    guard !written.comesToRest else { return spring }
    let key = written.restlessKey
    let problem = MotionError(key, .comesToRest, value: spring.dampingRatio)
    let place = document.range(object[key.rawValue] ?? node)
    reader.diagnostics.append(.impossibleMotion(problem, at: place))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func ambiguousEasing(
    _ count: Int, _ keys: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "an easing is the name of a curve, or an object with exactly one of the keys "
        + keys.joined(separator: ", "),
      at: range)
  }

  fileprivate static func openEndedStops(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "progress runs from 0 to 1: the first stop must be 0 and the last 1", at: range)
  }

  fileprivate static func wrongCount(
    _ key: String, _ count: Int, found: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "\(key) takes \(count) numbers, not \(found)", at: range)
  }

  fileprivate static func invalidStop(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a stop is a number with up to two percentages, such as 0.5 or \"0.5 25% 75%\"", at: range)
  }

  fileprivate static func unclearSpring(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a spring has response and dampingFraction, or stiffness and damping (and mass), "
        + "or duration and bounce", at: range)
  }

  fileprivate static func impossibleMotion(
    _ problem: MotionError, at range: SourceRange
  ) -> Diagnostic {
    let rule =
      switch problem.requirement {
      case .finite: "must be a finite number"
      case .positive: "must be more than 0"
      case .notNegative: "must not be negative"
      case .within(let limits):
        "must be between \(shortestText(of: limits.lowerBound)) and "
          + shortestText(of: limits.upperBound)
      case .atLeastTwo: "must have at least two stops"
      case .comesToRest: "must let the spring come to rest within an hour"
      }
    return Diagnostic(
      .valueOutOfRange, .error, "\(problem.parameter.rawValue) \(rule)", at: range)
  }
}
