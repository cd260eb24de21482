/// Reading what Segue understands of `metadata`. Any other metadata is correct (RFC 8927 §2.2), so
/// mistakes are warnings.
extension DataTypeReader {
  mutating func readMetadata(_ value: JSONID, of index: Int32) {
    guard document.kind(value) == .object else {
      // §2.2: `metadata` is an object.
      return reportWrongType(value, "metadata", expected: "an object")
    }
    var metadata = DataMetadata()
    var seen: Set<MetadataKey> = []
    for member in document.elements(value) {
      let keyNode = document.key(ofMember: member)
      guard let key = document.value(ofName: keyNode, in: MetadataKey.table),
        seen.insert(key).inserted
      else { continue }
      switch key {
      case .maxLength: metadata.maxLength = count(member, key, of: index)
      case .atMost: metadata.atMost = count(member, key, of: index)
      case .samples: metadata.samples = samples(member, of: index)
      case .description:
        metadata.description = document.string(member)
        if metadata.description == nil { warnOfType(member, key, expected: "a string") }
      }
    }
    guard metadata != DataMetadata() else { return }
    type.nodes[Int(index)].metadata = Int32(type.metadata.count)
    type.metadata.append(metadata)
  }

  /// Reads the greatest length of a string or an array.
  private mutating func count(_ value: JSONID, _ key: MetadataKey, of index: Int32) -> Int? {
    let node = type.nodes[Int(index)]
    let isOfForm =
      key == .atMost ? node.form == .elements : node.form == .scalar && node.scalar == .string
    // What a reference leads to is not known yet, and a schema with a mistake is empty.
    if !isOfForm && node.form != .empty {
      let key = document.key(ofMember: value)
      diagnostics.append(
        .limitOfOtherForm(document.string(key) ?? "", at: document.range(key)))
    }
    guard document.kind(value) == .number else {
      warnOfType(value, key, expected: "a whole number")
      return nil
    }
    let range = document.range(value)
    let number = WholeNumber(document.bytes.span.extracting(range.lowerBound..<range.upperBound))
    guard case .value(let count) = number, count >= 0, count <= Int64(Int32.max) else {
      diagnostics.append(.wrongCount(key.rawValue, at: range))
      return nil
    }
    return Int(count)
  }

  private mutating func samples(_ value: JSONID, of index: Int32) -> [DataMetadata.Sample] {
    guard document.kind(value) == .array else {
      warnOfType(value, .samples, expected: "an array of values")
      return []
    }
    let place = Int(documentIndex)
    let samples = document.elements(value).map { DataMetadata.Sample(document: place, value: $0) }
    if !samples.isEmpty { self.samples.append((index, samples)) }
    return samples
  }

  private mutating func warnOfType(_ value: JSONID, _ key: MetadataKey, expected: String) {
    guard document.kind(value) != .invalid else { return }
    var diagnostic = Diagnostic.wrongType(
      key.rawValue, expected: expected, found: document.description(value),
      at: document.range(value))
    diagnostic.severity = .warning
    diagnostics.append(diagnostic)
  }

  /// Reports samples that are not values of their schemas. Each problem is a warning, since the
  /// schema is correct.
  mutating func checkSamples() {
    for (index, values) in samples {
      for sample in values {
        var validator = DataValidator(type, type.document(of: sample), limits)
        validator.name = "the sample"
        validator.validate(sample.value, against: index)
        for var diagnostic in validator.diagnostics {
          diagnostic.severity = .warning
          diagnostics.append(diagnostic)
        }
      }
    }
  }
}
