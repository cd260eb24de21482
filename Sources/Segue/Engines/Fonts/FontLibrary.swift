/// The fonts that text is measured with: the built-in family, and those of a project.
///
/// A value: copying is cheap, and every copy chooses the same faces.
public struct FontLibrary: Sendable {
  /// The faces of one family, upright and italic, at least one of them.
  private struct Family {
    var upright: [FontFace] = []
    var italic: [FontFace] = []
  }

  /// The same for all copies, and no other's.
  private final class Identity: Sendable {}

  private var identity = Identity()
  /// The built-in family is the first.
  private var families: [Family]
  /// The families by their names, as they are declared and in small letters.
  private var places: [String: Int] = [:]
  /// The family of a style that names none: the built-in one, or another of its name.
  private var initial = 0

  /// The built-in family alone, in the weights 400, 500, 600 and 700. Its advance widths are
  /// decoded when this is first asked for, which takes a fraction of a millisecond.
  public static let builtIn = FontLibrary(builtIn: BuiltInFamily.faces())

  /// The name of the built-in family.
  public static let builtInFamily = BuiltInFamily.name

  private init(builtIn faces: [FontFace]) {
    families = [Family(upright: faces)]
    for name in FontFamilyList.generic { places[name] = 0 }
    addName(Self.builtInFamily, place: 0)
  }

  /// The built-in family and others, which come before it where they have its name. Linear in the
  /// faces.
  public init(_ faces: [FontFace]) {
    self = .builtIn
    if !faces.isEmpty { identity = Identity() }
    var own: [String: Int] = [:]
    for face in faces {
      let key = face.family.lowercased()
      let place = own[key] ?? families.count
      if place == families.count { families.append(Family()) }
      own[key] = place
      if face.isItalic {
        families[place].italic.append(face)
      } else {
        families[place].upright.append(face)
      }
      addName(face.family, place: place)
    }
    guard let own = own[Self.builtInFamily.lowercased()] else { return }
    places[Self.builtInFamily] = own
    for name in FontFamilyList.generic where places[name] == initial { places[name] = own }
    initial = own
  }

  private mutating func addName(_ name: String, place: Int) {
    places[name] = place
    places[name.lowercased()] = place
  }

  /// Whether the other is a copy of this one, so that both choose the same faces. Two that were made
  /// alike are not found out.
  func isCopy(of other: FontLibrary) -> Bool { identity === other.identity }

  /// Whether a style that names `family` gets it; otherwise it gets the built-in one.
  public func contains(family: String) -> Bool { place(of: family) != nil }

  private func place(of family: String) -> Int? {
    places[family] ?? places[family.lowercased()]
  }

  /// The face a style gets: that of the first of its families that is here, or the built-in one.
  ///
  /// Constant time for no family or the name of one as it is declared; linear in the text of a list.
  /// A weight that is no hundred costs time linear in the glyphs of a face that varies in weight.
  public func face(for font: FontDescription) -> FontFace {
    guard let family = font.family else { return face(in: initial, for: font) }
    if let place = places[family] { return face(in: place, for: font) }
    let first = FontFamilyList.names(in: family).first { contains(family: $0) }
    return face(in: first.flatMap { place(of: $0) } ?? initial, for: font)
  }

  /// The faces in which a character is looked for, in order: one of each of the style's families that
  /// are here, or one of the built-in family if none is. The first is that of `face(for:)`.
  public func faces(for font: FontDescription) -> [FontFace] {
    var chosen: [Int] = []
    if let family = font.family {
      if let place = places[family] {
        chosen = [place]
      } else {
        for name in FontFamilyList.names(in: family) {
          if let place = place(of: name), !chosen.contains(place) { chosen.append(place) }
        }
      }
    }
    if chosen.isEmpty { chosen = [initial] }
    return chosen.map { face(in: $0, for: font) }
  }

  /// CSS Fonts 4, section 5.2: first the style, then the weight. What is missing of a family's slants
  /// is drawn from the others, with their advances.
  private func face(in place: Int, for font: FontDescription) -> FontFace {
    let family = families[place]
    let (asked, other) =
      font.isItalic ? (family.italic, family.upright) : (family.upright, family.italic)
    return Self.nearest(in: asked.isEmpty ? other : asked, to: font.weight)
  }

  /// Of weights that do not contain the wanted one, font-weight prefers: from 400 to 500 the heavier
  /// ones up to 500, then the lighter ones, then those above 500; below 400 the lighter ones first,
  /// above 500 the heavier ones. Always the nearest on its side, and of equals the first.
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
