/// A document of generated data, and what is extreme in it.
package struct DataExtreme: Sendable {
  /// The name, which no other document of the type has, such as `longest` or `outfits.badge sale`.
  package let name: String
  /// JSON on one line.
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension DataType {
  /// Makes data that shows what may go wrong on a screen before there is real data.
  ///
  /// ```swift
  /// for extreme in type.extremes() { print(extreme.name, extreme.text) }
  /// // typical {"title":"Title","tags":["Tag 1","Tag 2","Tag 3"]}
  /// // shortest {"title":"","tags":[""]}
  /// // …
  /// ```
  ///
  /// In this order, each only if it differs from those before it:
  /// - `typical`: every property, with samples in turn, or texts made of the names; lists of three,
  ///   maps of two, numbers of 1, `true`, the first enum value, the mappings of a discriminator in
  ///   turn, and no null;
  /// - `shortest`: empty strings or the shortest sample, lists and maps of one, 0, and `false`;
  /// - `longest`: strings as long as `maxLength`, or else the longest sample or 40 characters;
  ///   lists as long as `atMost`, and the largest numbers;
  /// - `empty`: no elements in lists and maps;
  /// - `most`: lists as long as `atMost`;
  /// - `long-word`: strings without a point at which a line may break;
  /// - `right-to-left`: strings in Arabic and Hebrew;
  /// - `absent`: no optional property, and null wherever it is allowed;
  /// - `PATH VALUE` for each other value of an enum, `PATH TAG` for each other mapping of a
  ///   discriminator, `PATH absent` for each optional property, and `PATH false` for each Boolean.
  ///   A path contains the names of properties and the tags of mappings: `feed.ad.title absent`.
  ///
  /// A string whose samples name files, such as `linen.png`, is always one of its samples.
  ///
  /// Each document is valid, and no longer than `metadata` expects. Properties that look like keys
  /// (`id`, `key`, `outfitId`) differ in all elements of a list. A schema that contains itself is
  /// inside itself once. A type whose values are all infinite, or nested deeper than the limits
  /// allow, has no data.
  ///
  /// There are at most 64 documents; of many choices, each position has one before any has two, and
  /// 10,000 positions are searched. A document has at most 1,000,000 bytes, 2,000 elements of lists
  /// and maps, of which a list of objects or lists leaves half for those inside, and 10,000
  /// optional properties. A document that becomes longer is made again with half as many of both,
  /// or with a quarter, and so on. Apart from samples, a string has at most 10,000 characters.
  ///
  /// Linear in the type and in the documents. Equal types have equal data.
  ///
  /// - Parameters:
  ///   - limits: The limits of the size, the nesting and the strings of a file, which the documents
  ///     are within.
  ///   - keepsSamples: Whether each string that has samples is always one of them.
  package func extremes(
    limits: Limits = Limits(), keepsSamples: Bool = false
  ) -> [DataExtreme] {
    let basis = ExtremeBasis(self, limits, keepsSamples: keepsSamples)
    guard basis.hasValue else { return [] }
    var found = ExtremeList()
    var typicalScale = 0
    for extreme in ExtremeCase.allCases {
      var scale = 0
      found.append(extreme.rawValue, document(basis, extreme, scale: &scale))
      if extreme == .typical { typicalScale = scale }
    }
    guard found.extremes.first?.name == ExtremeCase.typical.rawValue else { return found.extremes }
    let left = ExtremeList.mostExtremes - found.extremes.count
    for (name, choice) in ExtremeChoices(basis).choices(atMost: left) {
      // What is otherwise typical has almost the same size.
      var scale = typicalScale
      found.append(name, document(basis, .typical, choice, scale: &scale))
    }
    return found.extremes
  }

  /// Returns a document that is short enough; nil if there is none.
  private func document(
    _ basis: ExtremeBasis, _ extreme: ExtremeCase, _ choice: ExtremeChoice? = nil,
    scale: inout Int
  ) -> [UInt8]? {
    while true {
      var writer = ExtremeWriter(basis, extreme, choice, scale: scale)
      if let bytes = writer.write() { return bytes }
      guard let next = writer.nextScale(after: scale) else { return nil }
      scale = next
    }
  }
}

/// Distinct documents with distinct names.
private struct ExtremeList {
  private(set) var extremes: [DataExtreme] = []
  private var names: Set<String> = []

  /// The largest number of documents.
  static let mostExtremes = 64

  /// Appends a document if there is one, and it differs from all others.
  mutating func append(_ name: String, _ bytes: [UInt8]?) {
    guard let bytes, !extremes.contains(where: { $0.bytes == bytes }) else { return }
    var unique = name
    var number = 2
    while !names.insert(unique).inserted {
      unique = "\(name) (\(number))"
      number += 1
    }
    extremes.append(DataExtreme(name: unique, bytes: bytes))
  }
}
