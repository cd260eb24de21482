/// Strings, numbers and Booleans.
extension ExtremeWriter {
  /// Writes a value that is neither an array nor an object.
  ///
  /// - Parameter index: The value's schema, which is not a reference.
  mutating func writeScalar(_ value: Value, _ index: Int32) {
    let node = basis.type.nodes[Int(index)]
    switch node.form {
    case .enumeration: writeEnumValue(value, node)
    case .scalar:
      switch node.scalar {
      case .boolean:
        let isNo = extreme == .shortest || choice?.member(.no, after: value.steps) != nil
        writer.bool(!isNo)
      case .string: writer.string(text(of: value))
      case .timestamp: writeTimestamp(value)
      case .float32, .float64: writeFloat(value)
      case .int8, .uint8, .int16, .uint16, .int32, .uint32:
        writeInteger(value, node.scalar.integers?.upperBound ?? 1)
      }
    case .empty, .reference, .elements, .values, .properties, .discriminator:
      writer.string(text(of: value))
    }
  }

  private mutating func writeEnumValue(_ value: Value, _ node: DataType.Node) {
    var place: Int32 = 0
    if isKey(value) {
      place = Int32(value.index % Int(node.memberCount))
    } else if let chosen = choice?.member(.value, after: value.steps) {
      place = chosen
    } else if let sample = sample(of: value) {
      return writer.string(sample)
    }
    writer.string(basis.type.names[basis.type.members[Int(node.firstMember + place)].name])
  }

  private mutating func writeInteger(_ value: Value, _ most: Int64) {
    if isKey(value) { return writer.integer(value.index % Int(clamping: most) + 1) }
    switch extreme {
    case .shortest: writer.integer(0)
    case .longest: writer.integer(most)
    default: writer.verbatim(sample(of: value) ?? "1")
    }
  }

  private mutating func writeTimestamp(_ value: Value) {
    guard isKey(value) else { return writer.string(sample(of: value) ?? "2026-01-01T00:00:00Z") }
    func digits(_ number: Int) -> String { String("0\(number)".suffix(2)) }
    let second = value.index % 3600
    writer.string("2026-01-01T00:\(digits(second / 60)):\(digits(second % 60))Z")
  }

  private mutating func writeFloat(_ value: Value) {
    if isKey(value) { return writer.integer(value.index + 1) }
    switch extreme {
    case .shortest: writer.integer(0)
    case .longest: writer.number(1_234_567.89)
    default: writer.verbatim(sample(of: value) ?? "1")
    }
  }

  /// Whether a value identifies the object that it is a property of.
  private func isKey(_ value: Value) -> Bool {
    !value.isElement && basis.keys.contains(value.name)
  }

  /// Returns the sample whose turn it is.
  private func sample(of value: Value) -> String? {
    basis.samples[value.schema, in: basis.type].map { $0.texts[value.index % $0.texts.count] }
  }

  // MARK: Texts

  private func text(of value: Value) -> String {
    let samples = basis.samples[value.schema, in: basis.type]
    let limit = basis.lengths[value.schema, in: basis.type].map { min($0, basis.lengths.most) }
    let count = limit ?? min(ExtremeText.usualCount, basis.lengths.most)
    if isKey(value) { return key(of: value, samples?.keys ?? [], limit) }
    if let samples, samples.nameFiles || basis.keepsSamples {
      return samples.texts[value.index % samples.texts.count]
    }
    switch extreme {
    case .typical, .empty, .most, .absent:
      return sample(of: value) ?? label(of: value, limit)
    case .shortest: return samples?.shortest ?? ""
    case .longest:
      if limit == nil, let samples { return samples.longest }
      return ExtremeText.words(count, from: value.index)
    case .longWord: return ExtremeText.word(count, from: value.index)
    case .rightToLeft:
      return ExtremeText.rightToLeft(
        atMost: min(count, ExtremeText.usualCount), at: value.index)
    }
  }

  /// Returns a text that is made of the name of a property. Those of a list's elements have
  /// numbers.
  private func label(of value: Value, _ limit: Int?) -> String {
    let words = NameWords(value.name < 0 ? "" : basis.type.names[value.name])
    let suffix = value.isElement ? " \(value.index + 1)" : ""
    let label = value.isElement ? words.singularLabel : words.label
    let most = min(limit ?? .max, basis.lengths.most)
    guard label.count + suffix.count > most else { return label + suffix }
    // The number is what differs.
    let start = label.prefix(max(0, most - suffix.count))
    let text = (start.last == " " ? start.dropLast() : start) + suffix.suffix(most)
    return text.first == " " ? String(text.dropFirst()) : String(text)
  }

  /// Returns a text that no other element of the list has in the same property.
  private func key(of value: Value, _ samples: [String], _ limit: Int?) -> String {
    if !samples.isEmpty {
      let sample = samples[value.index % samples.count]
      let round = value.index / samples.count
      return round == 0 ? sample : "\(sample)-\(round + 1)"
    }
    let most = min(limit ?? .max, basis.lengths.most)
    guard most > 0 else { return "" }
    let number =
      ExtremeKeys.numberCount(ofDigits: most).map { value.index % $0 + 1 } ?? value.index + 1
    if extreme == .shortest { return "\(number)" }
    let text = "\(NameWords(basis.type.names[value.name]).keyStem)-\(number)"
    return text.count <= most ? text : "\(number)"
  }
}
