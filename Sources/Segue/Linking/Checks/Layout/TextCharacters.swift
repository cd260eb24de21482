/// Finds characters of a screen's text that its fonts lack, and which therefore cannot be measured
/// as a device will draw them.
///
/// They are missing on every device, and text in their language is full of them. If devices draw
/// them in fonts of their own, or the font lacks their whole script, they are reported once per
/// font, at the first character, with the number of other texts. Other missing characters are
/// reported once per label or button, however often the component that declares it is used.
struct TextCharacters {
  let fonts: FontLibrary
  let sources: SourceMap

  /// Returns the findings of a screen. Linear in the length of its text.
  func findings(in screen: Screen) -> [Finding] {
    var findings: [Finding] = []
    var faces = SearchedFaces(fonts: fonts)
    for index in screen.components.ids {
      let runs: [(text: String, font: FontDescription)]
      switch screen.components[index].content {
      case .label(let written): runs = written.map { ($0.text, $0.style.font) }
      case .button(let title, _): runs = [(title, screen.textStyle(of: index).font)]
      case .layout, .image, .video: continue
      }
      if let font = runs.lazy.compactMap({ faces.lacks($0.text, in: $0.font) }).first {
        for group in missing(from: runs, in: &faces).groups {
          let location = TextLocation(of: group.first, run: group.run, in: index, screen, sources)
          findings.append(
            .missing(
              group, in: font, isEm: faces.haveBuiltIn(for: runs[group.run].font), of: index,
              at: location, screen: screen)
          )
        }
      }
    }
    return findings
  }

  private func missing(
    from runs: [(text: String, font: FontDescription)], in faces: inout SearchedFaces
  ) -> MissingFromFont {
    var characters: [(scalar: Unicode.Scalar, run: Int, isThere: Bool)] = []
    for (place, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        characters.append((scalar, place, !faces.lacks(scalar, in: run.font)))
      }
    }
    return MissingFromFont(characters)
  }
}

/// The faces that are searched for a style's characters; those of the last style are cached.
private struct SearchedFaces {
  let fonts: FontLibrary
  private var font: FontDescription?
  private var faces: [FontFace] = []

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// Returns the name of the font if it lacks a character of the text; otherwise nil.
  mutating func lacks(_ text: String, in font: FontDescription) -> String? {
    choose(font)
    for scalar in text.unicodeScalars where lacks(scalar) { return name }
    return nil
  }

  mutating func lacks(_ scalar: Unicode.Scalar, in font: FontDescription) -> Bool {
    choose(font)
    return lacks(scalar)
  }

  private mutating func choose(_ font: FontDescription) {
    guard self.font != font else { return }
    self.font = font
    faces = fonts.faces(for: font)
  }

  private func lacks(_ scalar: Unicode.Scalar) -> Bool {
    // It stands for bytes that are not UTF-8, or half of a surrogate pair, which has been reported.
    if scalar == "\u{FFFD}" { return false }
    for face in faces where face.advance(of: scalar) != nil { return false }
    return faces.first.map(scalar.needsGlyph) ?? false
  }

  /// Returns whether missing characters are measured like those of a device's font.
  func haveBuiltIn(for font: FontDescription) -> Bool {
    fonts.faces(for: font).contains { $0.isBuiltIn }
  }

  /// The name of the font in messages; the built-in one may be used without being named.
  private var name: String {
    guard let first = faces.first, first.family != FontLibrary.builtInFamily || isNamed else {
      return "the built-in font"
    }
    return "the font \(quoted(first.family))"
  }

  private var isNamed: Bool {
    guard let family = font?.family else { return false }
    return FontFamilyList.names(in: family).contains {
      $0.lowercased() == FontLibrary.builtInFamily.lowercased()
    }
  }
}

extension Unicode.Scalar {
  /// Returns whether a face without a glyph for the character lacks something: not for invisible
  /// characters, and not for the no-break hyphen, which is drawn as a hyphen.
  fileprivate func needsGlyph(in face: FontFace) -> Bool {
    if properties.isWhitespace || CharacterProperties(self).isDefaultIgnorable { return false }
    guard value == 0x2011 else { return true }
    return face.advance(of: "\u{2010}") == nil && face.advance(of: "-") == nil
  }
}

extension Finding {
  fileprivate static func missing(
    _ group: MissingFromFont.Group, in font: String, isEm: Bool, of component: ComponentID,
    at location: TextLocation, screen: Screen
  ) -> Finding {
    var names = group.named.map { $0.shown }
    if group.others > 0 {
      names.append(group.others == 1 ? "1 more character" : "\(group.others) more characters")
    }
    let isOne = names.count == 1
    let list =
      isOne ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let (them, they) = isOne ? ("it", "it is") : ("them", "they are")
    let remedy =
      switch group.kind {
      case .emoji where !isEm, .eastAsian where !isEm:
        "a device draws \(them) in a font of its own, and here \(they) as wide as the font's sign for a "
          + "missing character; put \"Inter\" after the font's family, and \(they) 1 em wide, or name "
          + "a \"fontFamily\" of segue.json that has \(them)"
      case .emoji: "a device draws \(them) in a font of its own, and here \(they) 1 em wide"
      case .eastAsian:
        "a device draws \(them) in a font of its own, and here \(they) 1 em wide; where that is not "
          + "enough, name a \"fontFamily\" of segue.json that has \(them)"
      case .script, .single:
        "a device draws \(them) in a font of its own, whose widths are unknown here; name a "
          + "\"fontFamily\" of segue.json that has \(them)"
      }
    var finding = Finding(
      .missingCharacter, at: location.range, weight: 0, "",
      figure: "\(list) \(isOne ? "is" : "are") missing from \(font)", hedge: "", remedy: remedy,
      notes: location.notes)
    switch group.kind {
    case .emoji, .eastAsian:
      finding.severity = .note
      finding.subject = .missing(group.kind, font: font)
    case .script: finding.subject = .missing(group.kind, font: font)
    case .single: finding.subject = .location(screen.textDeclaration(of: component))
    }
    finding.member = .text(screen.wholeText(of: component))
    finding.namesDevices = false
    return finding
  }
}
