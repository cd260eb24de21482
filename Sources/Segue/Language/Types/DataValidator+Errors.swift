/// Reporting what is not valid: as an error (RFC 8927 §3.2), and as a diagnostic.
extension DataValidator {
  /// Adds an error at the current value of a frame, or at what `place` says, and its diagnostic.
  ///
  /// - Parameters:
  ///   - keys: The way from the schema to what refuses the value.
  ///   - tag: A key in the current value, at whose value the error is.
  private mutating func add(
    _ index: Int32, _ keys: [String], in frame: Frame?, tag: JSONID? = nil, at range: SourceRange,
    _ diagnostic: (inout DataValidator) -> Diagnostic?
  ) {
    guard !isFull else { return }
    guard errors.count < limits[.problems] else {
      diagnostics.append(.tooManyProblems(limit: limits[.problems], at: range))
      isFull = true
      return
    }
    let error = DataError(
      instancePath: pointer(to: frame, tag), schemaPath: type.pointer(to: index, keys))
    // A key may be long, and belong to every error.
    pathBytes += error.instancePath.utf8.count + error.schemaPath.utf8.count
    guard pathBytes <= limits[.answerBytes] else {
      diagnostics.append(.pathsTooLong(limit: limits[.answerBytes], at: range))
      isFull = true
      return
    }
    errors.append(error)
    if let diagnostic = diagnostic(&self) { diagnostics.append(diagnostic) }
  }

  /// The location of the current value of a frame inside all others; nil is for the value that the
  /// innermost of them visits.
  private func pointer(to frame: Frame?, _ tag: JSONID?) -> String {
    var pointer = JSONPointer()
    for frame in frames + (frame.map { [$0] } ?? []) {
      switch frame.kind {
      case .root: break
      case .elements: pointer.append("\(frame.position)")
      case .values, .properties:
        pointer.append(document.string(frame.current.previous) ?? "")
      }
    }
    if let tag { pointer.append(document.string(tag) ?? "") }
    return pointer.text
  }

  // MARK: Values

  mutating func reportWrongContainer(_ index: Int32, in frame: Frame) {
    let node = type.nodes[Int(index)]
    let (key, expected) =
      switch node.form {
      case .elements: ("elements", "an array")
      case .values: ("values", "an object")
      case .discriminator: ("discriminator", "an object")
      default: (node.hasProperties ? "properties" : "optionalProperties", "an object")
      }
    reportWrongType(index, key, expected, in: frame)
  }

  mutating func reportWrongScalar(_ index: Int32, in frame: Frame) {
    reportWrongType(index, "type", type.nodes[Int(index)].scalar.expected, in: frame)
  }

  private mutating func reportWrongType(
    _ index: Int32, _ key: String, _ expected: String, in frame: Frame
  ) {
    // The parser has reported an invalid value.
    guard document.kind(frame.current) != .invalid else { return }
    let range = document.range(frame.current)
    add(index, [key], in: frame, at: range) { validator in
      .wrongType(
        validator.subject(frame), expected: expected,
        found: validator.document.description(frame.current), at: range,
        notes: [validator.declaration(index)], fix: validator.conversion(frame.current, to: index))
    }
  }

  mutating func report(_ number: WholeNumber, _ index: Int32, in frame: Frame) {
    let range = document.range(frame.current)
    let scalar = type.nodes[Int(index)].scalar
    add(index, ["type"], in: frame, at: range) { validator in
      let subject = validator.subject(frame)
      let text = validator.excerpt(of: frame.current)
      return number == .fraction
        ? .notWhole(subject, text, scalar, at: range, validator.declaration(index))
        : .outOfIntegers(subject, text, scalar, at: range, validator.declaration(index))
    }
  }

  mutating func report(_ problem: Timestamp.Problem, _ index: Int32, in frame: Frame) {
    let range = document.range(frame.current)
    add(index, ["type"], in: frame, at: range) { validator in
      .notATimestamp(
        validator.subject(frame), validator.excerpt(of: frame.current), problem, at: range,
        validator.declaration(index))
    }
  }

  mutating func reportWrongValue(_ index: Int32, in frame: Frame) {
    guard document.kind(frame.current) == .string else {
      return reportWrongType(index, "enum", "one of a few strings", in: frame)
    }
    let range = document.range(frame.current)
    add(index, ["enum"], in: frame, at: range) { validator in
      .unknownValue(
        validator.excerpt(of: frame.current), of: validator.subject(frame),
        known: validator.knownNames(of: index), at: range, validator.declaration(index))
    }
  }

  // MARK: Properties

  mutating func addOther(_ key: JSONID, of frame: Frame) {
    guard document.kind(key) == .string else { return }
    add(frame.schema, [], in: frame, at: document.range(key)) { validator in
      validator.others.append(key)
      return nil
    }
  }

  /// Reports the additional properties of an object. One that is probably a misspelt one of those
  /// that the object lacks is reported as that one.
  mutating func reportOthers(of frame: Frame) {
    guard frame.kind == .properties, others.count > frame.firstOther else { return }
    let known = knownNames(of: frame.schema)
    let node = type.nodes[Int(frame.schema)]
    var present: Set<Int32> = []
    for value in document.elements(frame.container) {
      let key = document.key(ofMember: value)
      if let place = type.member(named: key, in: document, of: node) { present.insert(place) }
    }
    for key in others[frame.firstOther...] {
      let range = document.range(key)
      let name = excerpt(of: key)
      let place = known.place(nearestTo: name).map { Int32($0) }
      let meant = place.flatMap { present.contains($0) ? nil : $0 }
      if let meant { present.insert(meant) }
      diagnostics.append(
        .otherProperty(
          name, of: subject(nil), meant: meant.map { known.names[Int($0)] },
          known: known.names, at: range, declaration(frame.schema)))
      if let meant, meant < node.requiredCount { misspelt.insert(meant) }
    }
    others.removeLast(others.count - frame.firstOther)
  }

  mutating func reportMissing(of frame: Frame) {
    defer { misspelt = [] }
    guard frame.missing > 0 else { return }
    let node = type.nodes[Int(frame.schema)]
    let range = document.range(frame.container)
    for place in 0..<node.requiredCount where !hasSeen(place, in: frame) && !isFull {
      let member = type.members[Int(node.firstMember + place)]
      let name = type.names[member.name]
      add(frame.schema, ["properties", name], in: nil, at: range) { validator in
        validator.misspelt.contains(place)
          ? nil
          : .missingProperty(
            name, of: validator.subject(nil), at: range, validator.declaration(member.type))
      }
    }
  }

  // MARK: Tags

  mutating func reportMissingTag(_ index: Int32, in frame: Frame) {
    let range = document.range(frame.current)
    add(index, ["discriminator"], in: frame, at: range) { validator in
      let tag = validator.type.names[validator.type.nodes[Int(index)].tag]
      let declaration = validator.declaration(index)
      let subject = validator.subject(frame)
      if let key = validator.key(nearestTo: tag, in: frame.current) {
        return .otherProperty(
          validator.excerpt(of: key), of: subject, meant: tag, known: [],
          at: validator.document.range(key), declaration)
      }
      return .missingTag(
        tag, of: subject, known: validator.knownNames(of: index), at: range, declaration)
    }
  }

  /// Returns the key of an object that is probably a misspelt name; nil if none of the first is.
  private func key(nearestTo name: String, in object: JSONID) -> JSONID? {
    let keys = document.elements(object).prefix(32).map { document.key(ofMember: $0) }
    return keys.first { suggestion(for: excerpt(of: $0), among: [name]) != nil }
  }

  mutating func reportTag(_ key: JSONID, _ index: Int32, in frame: Frame, isString: Bool) {
    let range = document.range(key.next)
    guard document.kind(key.next) != .invalid else { return }
    add(index, [isString ? "mapping" : "discriminator"], in: frame, tag: key, at: range) {
      validator in
      let name = quoted(validator.excerpt(of: key))
      let declaration = validator.declaration(index)
      return isString
        ? .unknownValue(
          validator.excerpt(of: key.next), of: name, known: validator.knownNames(of: index),
          at: range, declaration)
        : .wrongType(
          name, expected: "a string", found: validator.document.description(key.next), at: range,
          notes: [declaration])
    }
  }

  // MARK: Limits of the metadata

  /// Reports a string that is longer than the schema expects. It is valid.
  mutating func checkLength(_ index: Int32, in frame: Frame) {
    let data = document.nodes[frame.current]
    guard let most = type.metadata(DataType.ID(index))?.maxLength,
      Int(data.upperBound - data.lowerBound) - 2 > most,
      let count = document.string(frame.current)?.count, count > most
    else { return }
    warn(
      .longerThanExpected(
        subject(frame), "\(count) characters", most, at: document.range(frame.current),
        declaration(index)))
  }

  /// Reports an array that has more elements than the schema expects. It is valid.
  mutating func checkCount(_ frame: Frame) {
    let parent = type.nodes[Int(frame.schema)].parent
    guard parent >= 0, type.nodes[Int(parent)].metadata >= 0,
      let most = type.metadata(DataType.ID(parent))?.atMost, frame.position + 1 > most
    else { return }
    warn(
      .longerThanExpected(
        subject(nil), "\(frame.position + 1) elements", most,
        at: document.range(frame.container), declaration(parent)))
  }

  private mutating func warn(_ warning: Diagnostic) {
    guard !isFull else { return }
    guard diagnostics.count < limits[.problems] else {
      diagnostics.append(.tooManyProblems(limit: limits[.problems], at: warning.range))
      isFull = true
      return
    }
    diagnostics.append(warning)
  }
}
