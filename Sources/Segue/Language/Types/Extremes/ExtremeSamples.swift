/// The samples of strings, numbers, timestamps and enum values that are values of their schemas.
/// Those of objects and lists are not used.
struct ExtremeSamples {
  /// The samples of each schema that has any, as texts.
  private var samples: [Int32: Samples] = [:]

  /// The samples of a schema.
  struct Samples {
    /// The texts of strings, and of numbers as they are written.
    let texts: [String]
    /// The first of those with the fewest and with the most characters.
    let shortest: String
    let longest: String
    /// Distinct keys; empty if others cannot be made of them.
    let keys: [String]
    /// Whether the texts name files, as those of pictures do, so that other texts would name none.
    let nameFiles: Bool
  }

  /// Reads the samples of a type. Linear in them.
  init(_ type: DataType, _ lengths: ExtremeLengths) {
    for index in type.nodes.indices where type.nodes[index].metadata >= 0 {
      let index = Int32(index)
      let listed = type.metadata(DataType.ID(index))?.samples ?? []
      let texts = listed.compactMap { Self.text(of: $0, of: index, in: type, lengths) }
      guard !texts.isEmpty else { continue }
      // The first of equally long ones.
      let sorted = zip(texts, texts.map { $0.count }).enumerated().sorted {
        ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
      }
      samples[index] = Samples(
        texts: texts, shortest: sorted.first?.element.0 ?? "",
        longest: sorted.first { $0.element.1 == sorted.last?.element.1 }?.element.0 ?? "",
        keys: Self.keys(texts, atMost: lengths[index, in: type]),
        nameFiles: texts.allSatisfy { text in
          text.contains { $0 == "." || $0 == "/" } && !text.contains { $0.isWhitespace }
        })
    }
  }

  /// The samples of a reference, or else of the schema that it leads to.
  subscript(index: Int32, in type: DataType) -> Samples? {
    samples[index] ?? samples[type.resolved(DataType.ID(index)).index]
  }

  /// Returns the text of a sample; nil if it is not a value of its schema.
  private static func text(
    of sample: DataMetadata.Sample, of index: Int32, in type: DataType, _ lengths: ExtremeLengths
  ) -> String? {
    let document = type.document(of: sample)
    let node = type.nodes[Int(type.resolved(DataType.ID(index)).index)]
    guard node.form == .empty || node.form == .enumeration || node.form == .scalar else {
      return nil
    }
    if let text = document.string(sample.value) {
      guard text.utf8.count <= lengths.mostSampleBytes else { return nil }
      switch (node.form, node.scalar) {
      case (.enumeration, _):
        return type.member(named: Array(text.utf8).span, of: node) == nil ? nil : text
      case (.scalar, .timestamp):
        return Timestamp.problem(Array(text.utf8).span) == nil ? text : nil
      case (.empty, _): return text
      case (.scalar, .string): return text.count <= lengths[index, in: type] ?? .max ? text : nil
      default: return nil
      }
    }
    guard node.form == .scalar, let number = document.numberText(sample.value),
      number.utf8.count <= lengths.mostSampleBytes
    else { return nil }
    switch node.scalar {
    case .float32, .float64: return number
    default:
      guard case .value(let value) = WholeNumber(number.utf8.span),
        node.scalar.integers?.contains(value) == true
      else { return nil }
      return number
    }
  }

  /// Returns the distinct texts of which keys are made by appending a number: `coat-2` is the
  /// second key made of `coat`, and therefore not one of them.
  private static func keys(_ texts: [String], atMost most: Int?) -> [String] {
    let all = Set(texts)
    var seen: Set<String> = [""]
    let keys = texts.filter { text in
      guard seen.insert(text).inserted else { return false }
      guard let dash = text.lastIndex(of: "-") else { return true }
      let isNumber = text[dash...].utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
      return !(isNumber && all.contains(String(text[..<dash])))
    }
    // A dash and the number of an element.
    let suffix = 1 + String(ExtremeWriter.mostElements).utf8.count
    let isTooLong = keys.contains { $0.count + suffix > most ?? .max }
    return isTooLong ? [] : keys
  }
}
