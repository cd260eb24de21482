/// The fonts that a project declares, with their diagnostics.
struct ProjectFonts {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var library = FontLibrary.builtIn

  init(_ fonts: [FontDeclaration], in catalog: FontCatalog) {
    guard catalog.isRead else { return }
    var faces: [FontFace] = []
    var taken: [(font: FontDeclaration, weights: ClosedRange<Double>)] = []
    for font in fonts {
      guard let file = catalog[font] else {
        diagnostics.append(.missingFont(font, isThere: catalog.isRefused(font)))
        continue
      }
      guard let face = file.face else {
        diagnostics.append(.unreadableFont(font, file.problems.last))
        continue
      }
      for problem in file.problems { diagnostics.append(.damagedFont(font, problem)) }
      if let earlier = taken.first(where: { $0.font.isSame(as: font, $0.weights, face.weights) }) {
        diagnostics.append(.duplicateFont(font, first: earlier.font.range))
        continue
      }
      if !Self.agrees(file, with: font) {
        diagnostics.append(.mismatchedFont(font, file: file, face: face))
      }
      taken.append((font, face.weights))
      faces.append(face)
    }
    if !faces.isEmpty { library = FontLibrary(faces) }
  }

  /// Whether the file has the declared weight and slant. Weights may differ by less than 50, half a
  /// step, because those in some files are rounded.
  private static func agrees(_ file: FontFile, with font: FontDeclaration) -> Bool {
    guard file.isItalic == font.isItalic else { return false }
    guard let own = file.fileWeights, let face = file.face else { return true }
    guard font.weights != nil || own.lowerBound == own.upperBound else { return true }
    if own.lowerBound < own.upperBound {
      return own.lowerBound <= face.weights.lowerBound && face.weights.upperBound <= own.upperBound
    }
    return face.weights.lowerBound - 50 < own.lowerBound
      && own.lowerBound < face.weights.upperBound + 50
  }
}

extension FontDeclaration {
  fileprivate func isSame(
    as other: FontDeclaration, _ weights: ClosedRange<Double>, _ otherWeights: ClosedRange<Double>
  ) -> Bool {
    isItalic == other.isItalic && weights == otherWeights
      && family.lowercased() == other.family.lowercased()
  }
}

extension Diagnostic {
  fileprivate static func missingFont(_ font: FontDeclaration, isThere: Bool) -> Diagnostic {
    Diagnostic(
      .missingFile, .error,
      isThere
        ? "\(quoted(font.file)) is not a regular file: a font file is expected"
        : "there is no font file \(quoted(font.file)) in the project",
      at: font.range)
  }

  fileprivate static func unreadableFont(
    _ font: FontDeclaration, _ problem: FontProblem?
  ) -> Diagnostic {
    Diagnostic(
      .fontUnreadable, .error,
      "\(quoted(font.file)) cannot be read as a font"
        + (problem.map { ": \($0.description)" } ?? ""), at: font.range)
  }

  fileprivate static func damagedFont(
    _ font: FontDeclaration, _ problem: FontProblem
  ) -> Diagnostic {
    Diagnostic(
      .fontUnreadable, .warning,
      "\(quoted(font.file)) is damaged, and the rest of it is used: \(problem.description)",
      at: font.range)
  }

  fileprivate static func duplicateFont(
    _ font: FontDeclaration, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateFont, .warning,
      "\(quoted(font.family)) has a font of this weight and style already, which is used: remove "
        + "one of them", at: font.range,
      notes: [Note("it is declared here first", at: first)])
  }

  fileprivate static func mismatchedFont(
    _ font: FontDeclaration, file: FontFile, face: FontFace
  ) -> Diagnostic {
    let own = (file.fileWeights.map { "\(words($0)), " } ?? "") + slant(file.isItalic)
    return Diagnostic(
      .mismatchedFont, .warning,
      "\(quoted(font.file)) is by itself \(own), and it is declared as \(words(face.weights)), "
        + slant(font.isItalic), at: font.range)
  }

  private static func slant(_ isItalic: Bool) -> String { isItalic ? "italic" : "normal" }

  private static func words(_ weights: ClosedRange<Double>) -> String {
    let lower = shortestText(of: weights.lowerBound)
    return weights.lowerBound == weights.upperBound
      ? lower : "\(lower) to \(shortestText(of: weights.upperBound))"
  }
}
