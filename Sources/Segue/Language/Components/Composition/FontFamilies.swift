/// The families that styles may name: those that a project declares, whether their files can be read
/// or not, the built-in one, and CSS's names for it.
struct FontFamilies: Sendable {
  private let names: [String]
  /// In small letters.
  private var folded: Set<String> = []

  init(_ declared: [String]) {
    var names: [String] = []
    for name in declared + [FontLibrary.builtInFamily] + FontFamilyList.generic
    where folded.insert(name.lowercased()).inserted { names.append(name) }
    self.names = names
  }

  func contains(_ family: String) -> Bool { folded.contains(family.lowercased()) }

  func nearest(to family: String) -> String? { suggestion(for: family, among: names) }
}

extension ScreenBuilder {
  /// Reports the families of a `fontFamily` that nobody declares.
  mutating func checkFamilies(_ text: String, _ value: Value) {
    guard let families = declarations.families, !families.contains(text) else { return }
    let names = FontFamilyList.names(in: text)
    for name in names where !families.contains(name) {
      let meant = families.nearest(to: name)
      // The edit replaces the whole value, and so is none for a list.
      let isWhole = names.count == 1 && name == text && value.notes.isEmpty
      let fix = isWhole ? meant.flatMap { $0.contains(where: "\"\\".contains) ? nil : $0 } : nil
      diagnostics.append(.unknownFont(name, meant, fix: fix, at: value.origin, notes: value.notes))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownFont(
    _ name: String, _ meant: String?, fix: String?, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      .unknownFont, .warning,
      "no font of the project is called \(quoted(name)), and it is not built in either"
        + didYouMean(meant),
      at: range, notes: notes, fix: fix.map { Fix(replacing: range, with: "\"\($0)\"") })
  }
}
