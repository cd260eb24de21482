/// The fonts that text is measured with: the built-in family and those of a project.
///
/// A value type: copying is cheap, and every copy selects the same faces.
public struct FontLibrary: Sendable {
  /// The faces of one family, upright and italic; there is at least one.
  private struct Family {
    var upright: [FontFace] = []
    var italic: [FontFace] = []
  }

  /// An identity that all copies of a library share, and no other library has.
  private final class Identity: Sendable {}

  private var identity = Identity()
  /// The families; the built-in one is the first.
  private var families: [Family]
  /// The indices of the families by name, both as declared and in lowercase.
  private var familyIndices: [String: Int] = [:]
  /// The index of the family for styles without a family: the built-in one, or one declared under
  /// its name.
  private var defaultFamily = 0

  /// A library with only the built-in family, in the weights 400, 500, 600 and 700. Its advances
  /// are decoded on first use, which takes a fraction of a millisecond.
  public static let builtIn = FontLibrary(builtIn: BuiltInFamily.faces())

  /// The name of the built-in family.
  public static let builtInFamily = BuiltInFamily.name

  private init(builtIn faces: [FontFace]) {
    families = [Family(upright: faces)]
    for name in FontFamilyList.generic { familyIndices[name] = 0 }
    addName(Self.builtInFamily, index: 0)
  }

  /// Creates a library from the built-in family and other faces; a family with the name of the
  /// built-in one takes precedence over it. Linear in the number of faces.
  public init(_ faces: [FontFace]) {
    self = .builtIn
    if !faces.isEmpty { identity = Identity() }
    var own: [String: Int] = [:]
    for face in faces {
      let key = face.family.lowercased()
      let index = own[key] ?? families.count
      if index == families.count { families.append(Family()) }
      own[key] = index
      if face.isItalic {
        families[index].italic.append(face)
      } else {
        families[index].upright.append(face)
      }
      addName(face.family, index: index)
    }
    guard let own = own[Self.builtInFamily.lowercased()] else { return }
    familyIndices[Self.builtInFamily] = own
    for name in FontFamilyList.generic where familyIndices[name] == defaultFamily {
      familyIndices[name] = own
    }
    defaultFamily = own
  }

  /// Registers a family under its name and the lowercase form of the name.
  private mutating func addName(_ name: String, index: Int) {
    familyIndices[name] = index
    familyIndices[name.lowercased()] = index
  }

  /// Returns whether the other library is a copy of this one, so that both select the same faces.
  /// The result is false for libraries that were created separately from equal faces.
  func isCopy(of other: FontLibrary) -> Bool { identity === other.identity }

  /// Returns whether a style that names `family` gets it; otherwise the style gets the built-in
  /// family.
  public func contains(family: String) -> Bool { familyIndex(of: family) != nil }

  /// Returns the index of a family; nil if the library does not have it.
  private func familyIndex(of family: String) -> Int? {
    familyIndices[family] ?? familyIndices[family.lowercased()]
  }

  /// Returns the face for a style: that of the first of its families in the library, or else of the
  /// built-in family.
  ///
  /// Constant time without a family or with the exact name of one; linear in the length of a list.
  /// A weight that is not a multiple of 100 takes time linear in the number of glyphs of a face
  /// that varies in weight.
  public func face(for font: FontDescription) -> FontFace {
    guard let family = font.family else { return face(in: defaultFamily, for: font) }
    if let index = familyIndices[family] { return face(in: index, for: font) }
    let first = FontFamilyList.names(in: family).first { contains(family: $0) }
    return face(in: first.flatMap { familyIndex(of: $0) } ?? defaultFamily, for: font)
  }

  /// Returns the faces in which a character is searched, in order: one for each of the style's
  /// families in the library, or one of the built-in family if there are none. The first is that of
  /// `face(for:)`.
  public func faces(for font: FontDescription) -> [FontFace] {
    var chosen: [Int] = []
    if let family = font.family {
      if let index = familyIndices[family] {
        chosen = [index]
      } else {
        for name in FontFamilyList.names(in: family) {
          if let index = familyIndex(of: name), !chosen.contains(index) { chosen.append(index) }
        }
      }
    }
    if chosen.isEmpty { chosen = [defaultFamily] }
    return chosen.map { face(in: $0, for: font) }
  }

  /// Selects a face by style first and then by weight (CSS Fonts 4, section 5.2). A missing slant
  /// is replaced by the family's other faces, with their advances.
  private func face(in index: Int, for font: FontDescription) -> FontFace {
    let family = families[index]
    let (asked, other) =
      font.isItalic ? (family.italic, family.upright) : (family.upright, family.italic)
    return Self.nearest(in: asked.isEmpty ? other : asked, to: font.weight)
  }

  /// Selects the face whose weights contain the requested one. Otherwise, `font-weight` prefers,
  /// for a weight from 400 to 500, heavier weights up to 500, then lighter ones, then those above
  /// 500; below 400, lighter weights first; above 500, heavier weights first. On each side the
  /// nearest weight is selected, and the first of equal ones.
  private static func nearest(in faces: [FontFace], to weight: Double) -> FontFace {
    let wanted = weight.isFinite ? weight : 400
    var best = 0
    var bestTier = Int.max
    var bestDistance = Double.infinity
    for index in faces.indices {
      let weights = faces[index].weights
      let tier: Int
      let distance: Double
      if weights.contains(wanted) {
        (tier, distance) = (0, 0)
      } else if weights.lowerBound > wanted {
        distance = weights.lowerBound - wanted
        if wanted > 500 || (wanted >= 400 && weights.lowerBound <= 500) {
          tier = 1
        } else {
          tier = 3
        }
      } else {
        distance = wanted - weights.upperBound
        tier = 2
      }
      if tier < bestTier || (tier == bestTier && distance < bestDistance) {
        (best, bestTier, bestDistance) = (index, tier, distance)
      }
    }
    return faces[best].instance(weight: wanted)
  }
}
