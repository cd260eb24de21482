/// One face of a font file, read for a family that a project declares.
///
/// Supports TrueType and OpenType files with any outlines, and collections of them. Everything is
/// read once and checked; a damaged table is reported as a problem, and the rest is used if
/// possible. Takes time and memory linear in the size of the file, even if its tables are damaged.
public struct FontFile: Sendable {
  /// The face; nil if the file cannot be used at all, in which case the last of `problems` is the
  /// reason.
  public let face: FontFace?
  /// The problems found in the file.
  public let problems: [FontProblem]
  /// The weight that the file specifies, from 1 to 1000, or the ends of its weight axis; nil if it
  /// specifies none.
  public let fileWeights: ClosedRange<Double>?
  /// Whether the file specifies an italic or oblique face.
  public let isItalic: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - family: The family name that styles use. If the file is a collection, the face whose own
  ///     family has this name is read: of several, the one with the declared slant and the nearest
  ///     weight; if there are none, the first face of the collection.
  ///   - weights: The weights that the face supports; by default, the whole axis of a font that
  ///     varies in weight, and 400 for other fonts.
  ///   - isItalic: Whether the face is the family's italic.
  public init(
    _ bytes: [UInt8], family: String, weights: ClosedRange<Double>? = nil, isItalic: Bool = false
  ) {
    self.init(bytes, family: family, weights: weights, isItalic: isItalic, path: nil)
  }

  /// As above, with the path of the file in a project.
  init(
    _ bytes: [UInt8], family: String, weights: ClosedRange<Double>?, isItalic: Bool, path: String?
  ) {
    let declared = weights.map { Self.limited($0) }
    let file = FontTable(bytes)
    var problems: [FontProblem] = []
    var face: FontFace?
    var ownWeights: ClosedRange<Double>?
    var isOwnItalic = isItalic
    do throws(FontProblem) {
      let tables = try Self.tables(
        file, family: family, weight: declared ?? 400...400, isItalic: isItalic, &problems)
      var reader = FaceReader(tables)
      defer { problems += reader.problems }
      ownWeights = reader.weights
      isOwnItalic = reader.facts.isItalic
      face = try reader.face(
        family: family, weights: declared, isItalic: isItalic, path: path)
    } catch {
      problems.append(error)
    }
    self.face = face
    self.problems = problems
    self.fileWeights = ownWeights
    self.isItalic = isOwnItalic
  }

  /// Limits weights to those that CSS has, from 1 to 1000.
  private static func limited(_ weights: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = min(max(weights.lowerBound, 1), 1000)
    return lower...max(lower, min(weights.upperBound, 1000))
  }

  /// The greatest number of faces of a collection that are examined.
  private static let maximumFaceCount = 256

  /// Finds the tables of the face to read.
  static func tables(
    _ file: FontTable, family: String, weight: ClosedRange<Double>, isItalic: Bool,
    _ problems: inout [FontProblem]
  ) throws(FontProblem) -> FontTables {
    guard file.uint32(0) == FontTables.number("ttcf") else {
      return try FontTables(file, at: 0, &problems)
    }
    guard let count = file.size32(8), count > 0, let first = file.size32(12) else {
      throw FontProblem(table: "", message: "is a collection without fonts")
    }
    var best: (tables: FontTables, distance: Double)?
    for index in 0..<min(count, maximumFaceCount) {
      guard let offset = file.size32(12 + index * 4) else { break }
      // Problems of faces that are not selected are discarded.
      var ignored: [FontProblem] = []
      guard let tables = try? FontTables(file, at: offset, &ignored) else { continue }
      let facts = FaceAttributes(tables)
      guard facts.belongs(to: family) else { continue }
      let own = facts.weight ?? 400
      let distance =
        max(0, weight.lowerBound - own, own - weight.upperBound)
        + (facts.isItalic == isItalic ? 0 : 1000)
      if distance < best?.distance ?? .infinity {
        best = (tables, distance)
        problems = ignored
      }
    }
    if let best { return best.tables }
    return try FontTables(file, at: first, &problems)
  }
}
