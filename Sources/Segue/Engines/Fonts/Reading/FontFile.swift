/// One face of a font file, read for a family that a project declares.
///
/// TrueType and OpenType files, whatever their outlines, and collections of them. Everything is read
/// once and checked; a damaged table is a problem, and the rest is used if it can be. Takes time and
/// memory linear in the file, whatever its tables say.
public struct FontFile: Sendable {
  /// nil if the file cannot be used at all; the last of the problems then says why.
  public let face: FontFace?
  public let problems: [FontProblem]
  /// The weight that the file says it has, from 1 to 1000, or the ends of its weight axis; nil if it
  /// says nothing.
  public let ownWeights: ClosedRange<Double>?
  /// Whether the file says that it slants.
  public let isItalic: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - family: The name that styles use. Of a collection, the first face is read, unless others
  ///     have this name: then, of those, the one of the declared slant and nearest in weight.
  ///   - weights: The weights that the face stands for. nil is the whole axis of a font that varies
  ///     in weight, and else 400.
  ///   - isItalic: Whether it is the family's italic.
  public init(
    _ bytes: [UInt8], family: String, weights: ClosedRange<Double>? = nil, isItalic: Bool = false
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
      face = try reader.face(family: family, weights: declared, isItalic: isItalic)
    } catch {
      problems.append(error)
    }
    self.face = face
    self.problems = problems
    self.ownWeights = ownWeights
    self.isItalic = isOwnItalic
  }

  /// CSS has no weight below 1 or above 1000.
  private static func limited(_ weights: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = min(max(weights.lowerBound, 1), 1000)
    return lower...max(lower, min(weights.upperBound, 1000))
  }

  /// How many faces of a collection are looked at.
  private static let mostFaces = 256

  private static func tables(
    _ file: FontTable, family: String, weight: ClosedRange<Double>, isItalic: Bool,
    _ problems: inout [FontProblem]
  ) throws(FontProblem) -> FontTables {
    guard file.uint32(0) == FontTables.number("ttcf") else {
      return try FontTables(file, at: 0, &problems)
    }
    guard let count = file.uint32(8), count > 0, let first = file.uint32(12) else {
      throw FontProblem(table: "", message: "is a collection without fonts")
    }
    var best: (tables: FontTables, distance: Double)?
    for index in 0..<min(count, mostFaces) {
      guard let offset = file.uint32(12 + index * 4) else { break }
      // Problems of faces that are not read are nobody's.
      var ignored: [FontProblem] = []
      guard let tables = try? FontTables(file, at: offset, &ignored) else { continue }
      let facts = FontFacts(tables)
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
