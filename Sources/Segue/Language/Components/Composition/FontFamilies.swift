/// The font families that styles may name: those that a project declares, whether or not their
/// files can be read, the built-in one, and its generic names in CSS.
struct FontFamilies: Sendable {
  private let names: KnownNames
  /// The names in lowercase.
  private var folded: Set<String> = []

  init(_ declared: [String]) {
    var names: [String] = []
    for name in declared + [FontLibrary.builtInFamily] + FontFamilyList.generic
    where folded.insert(name.lowercased()).inserted { names.append(name) }
    self.names = KnownNames(names)
  }

  func contains(_ family: String) -> Bool { folded.contains(family.lowercased()) }

  func nearest(to family: String) -> String? { names.nearest(to: family) }
}
