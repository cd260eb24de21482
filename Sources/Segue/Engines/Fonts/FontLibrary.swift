/// The fonts that text is measured with.
///
/// A value: copying is cheap, and every copy chooses the same faces.
public struct FontLibrary: Sendable {
  /// Ordered by weight within a family.
  private let faces: [FontFace]

  /// The built-in family alone, in the weights 400, 500, 600 and 700. Its advance widths are
  /// decoded when this is first asked for, which takes a fraction of a millisecond.
  public static let builtIn = FontLibrary(faces: BuiltInFamily.faces())

  private init(faces: [FontFace]) {
    self.faces = faces
  }

  /// Whether a style that names `family` gets it; otherwise it gets the built-in one.
  public func contains(family: String) -> Bool {
    faces.contains { $0.family.lowercased() == family.lowercased() }
  }

  /// The face a style gets. A family that is not here falls back to the built-in one, and a slant
  /// that is not here to the upright face, whose advances a slanted drawing of it keeps.
  public func face(for font: FontDescription) -> FontFace {
    faces[faceIndex(weight: font.weight)]
  }

  /// CSS Fonts 4, section 5.2, font-weight: from 400 to 500, first the heavier weights up to 500,
  /// then the lighter ones, then those above 500; below 400 the lighter ones first, above 500 the
  /// heavier ones. Always the nearest on its side.
  private func faceIndex(weight wanted: Double) -> Int {
    let wanted = wanted.isFinite ? wanted : 400
    let heavier = faces.firstIndex { $0.weight >= wanted }
    let lighter = faces.lastIndex { $0.weight <= wanted }
    if wanted < 400 { return lighter ?? heavier ?? 0 }
    if wanted <= 500, let heavier, faces[heavier].weight > 500 { return lighter ?? heavier }
    return heavier ?? lighter ?? 0
  }
}
