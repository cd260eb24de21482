/// Properties of the glyphs of an item as a whole.
struct ItemContents {
  /// The bits of the lookups that may apply at some glyph.
  var mask: UInt64 = 0
  /// Whether no character needs more than its glyph: there are neither marks nor default ignorable
  /// characters.
  var hasOnlyBaseGlyphs = true
}

/// The conversion of characters to glyphs.
extension ShapingScratch {
  /// Fills the slots with the glyphs of an item's characters.
  mutating func fill(
    _ item: ShapingItem, text: Span<UInt8>, boundaries: Span<TextBoundary>, layout: GlyphLayout,
    rules: SyllableRules?
  ) -> ItemContents {
    slots.removeAll(keepingCapacity: true)
    neighbourMask = 0
    hasDeletions = false
    hasChanges = false
    hasMergedClusters = false
    var contents = ItemContents()
    let characters = item.font.face.characters
    var index = max(0, item.bytes.lowerBound)
    let end = min(item.bytes.upperBound, text.count)
    var cluster = Int32(truncatingIfNeeded: index)
    // HarfBuzz does not compose characters in an item in which no character has a mark after it.
    let hasMarks = rules == nil || Self.hasMarks(after: index, before: end, text)
    // The last cluster with a mark, and the first and the last cluster since then that were
    // composed again, which would stay decomposed if the item had no mark.
    var marked: Int32?
    var recomposed: (first: Int32, last: Int32)?
    // In scripts whose syllables are reordered, only marks continue a cluster, although other signs
    // may join letters into one grapheme cluster.
    let hasSyllables = item.script.syllableModel != .none
    func startsCluster(_ byte: Int, _ point: Int) -> Bool {
      guard hasSyllables else { return boundaries[byte].contains(.cluster) }
      let properties = CharacterTable.standard[codePoint: point]
      return !properties.isMark && !properties.isDefaultIgnorable
    }
    while index < end {
      let byte = text[index]
      if byte < 0x80, byte >= 0x20, index &+ 1 == end || text[index &+ 1] < 0xCC {
        if boundaries[index].contains(.cluster) { cluster = Int32(truncatingIfNeeded: index) }
        let glyph = characters[Unicode.Scalar(byte)]
        append(glyph, cluster: cluster, layout: layout, &contents)
        index &+= 1
        continue
      }
      let decoded = text.scalar(at: index)
      if startsCluster(index, decoded.codePoint) {
        cluster = Int32(truncatingIfNeeded: index)
      } else if boundaries[index].contains(.cluster) {
        hasMergedClusters = true
      }
      let next = index &+ decoded.length
      if decoded.codePoint == 0xE33 || decoded.codePoint == 0xEB3 {
        appendSaraAm(at: index, cluster: cluster, of: item, in: text, layout: layout, &contents)
        index = next
        continue
      }
      // In scripts whose syllables are reordered, letters are decomposed even without marks after
      // them.
      if item.script != .hangul,
        var marksEnd = endOfMarks(at: next, end: end, in: text) ?? (rules == nil ? nil : next)
      {
        let hasPairs = rules?.insertsDottedCircles ?? false
        let invalid = hasPairs ? InvalidPairs.firstInvalid(index..<marksEnd, of: text) : nil
        marksEnd = invalid ?? marksEnd
        if hasPairs, InvalidPairs.isInvalidVowel(at: index, from: item.bytes.lowerBound, text) {
          if let before = slots.last { unsafeRanges.append((before.cluster, cluster)) }
          append("\u{25CC}", cluster: cluster, starts: true, item: item, layout: layout, &contents)
        }
        normalizedCluster.normalize(
          index..<marksEnd, of: text, font: characters, rules: rules, staysDecomposed: !hasMarks)
        let sequence = normalizedCluster.characters
        for character in sequence {
          let starts = startsCluster(character.byte, Int(character.point))
          if starts {
            cluster = Int32(truncatingIfNeeded: character.byte)
          } else if boundaries[character.byte].contains(.cluster) {
            hasMergedClusters = true
          }
          guard let scalar = Unicode.Scalar(character.point) else { continue }
          append(scalar, cluster: cluster, starts: starts, item: item, layout: layout, &contents)
        }
        if invalid != nil {
          append("\u{25CC}", cluster: cluster, starts: true, item: item, layout: layout, &contents)
          // HarfBuzz gives the circle the general category of the sign.
          if !layout.traits.hasClasses { slots[slots.count - 1].traits = GlyphTraits.mark }
        }
        if marksEnd > next || CharacterTable.standard[codePoint: decoded.codePoint].isMark {
          if let recomposed { unsafeRanges.append((recomposed.first, cluster)) }
          (marked, recomposed) = (cluster, nil)
        } else if normalizedCluster.wasRecomposed {
          recomposed = (recomposed?.first ?? cluster, cluster)
        }
        index = marksEnd
      } else if decoded.codePoint >= 0x1100,
        let syllable = hangulSyllable(at: index, end: end, in: text, characters: characters)
      {
        append(characters[syllable.scalar], cluster: cluster, layout: layout, &contents)
        index &+= syllable.length
      } else {
        if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: decoded.codePoint)) {
          append(
            scalar, cluster: cluster, starts: boundaries[index].contains(.cluster), item: item,
            layout: layout, &contents)
        }
        index = next
      }
    }
    if let recomposed, let marked { unsafeRanges.append((marked, recomposed.last)) }
    return contents
  }

  /// Appends a Thai or Lao sara am as a nikhahit, which is moved before preceding tone marks, and a
  /// sara aa (Microsoft, "Developing OpenType Fonts for Thai Script").
  private mutating func appendSaraAm(
    at index: Int, cluster: Int32, of item: ShapingItem, in text: Span<UInt8>, layout: GlyphLayout,
    _ contents: inout ItemContents
  ) {
    let isLao = text[index + 1] == 0xBA
    append(
      isLao ? "\u{ECD}" : "\u{E4D}", cluster: cluster, starts: false, item: item, layout: layout,
      &contents)
    var target = slots.count - 1
    var mark = index
    while mark - 3 >= item.bytes.lowerBound, target > 0,
      Self.isToneMark(text.scalar(at: mark - 3).codePoint)
    {
      mark -= 3
      target -= 1
    }
    move(slots.count - 1, to: target)
    append(
      isLao ? "\u{EB2}" : "\u{E32}", cluster: cluster, starts: false, item: item, layout: layout,
      &contents)
    mergeClusters(max(0, target - 1), slots.count - 1)
  }

  /// Returns whether a character is one of the marks above that a nikhahit is moved before.
  private static func isToneMark(_ point: Int) -> Bool {
    switch point & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: true
    default: false
    }
  }

  /// Returns whether there is a mark after the character at `start`.
  private static func hasMarks(after start: Int, before end: Int, _ text: Span<UInt8>) -> Bool {
    guard start < end else { return false }
    var index = start + text.scalar(at: start).length
    while index < end {
      let decoded = text.scalar(at: index)
      if CharacterTable.standard[codePoint: decoded.codePoint].isMark { return true }
      index += decoded.length
    }
    return false
  }

  /// Returns the offset after the marks that start at `index`; nil if there are none.
  @inline(__always)
  private func endOfMarks(at index: Int, end: Int, in text: Span<UInt8>) -> Int? {
    // The encodings of marks start with 0xCC or a higher byte.
    guard index < end, text[index] >= 0xCC else { return nil }
    var index = index
    var marksEnd: Int?
    while index < end {
      let decoded = text.scalar(at: index)
      guard CharacterTable.standard[codePoint: decoded.codePoint].isMark else { break }
      index &+= decoded.length
      marksEnd = index
    }
    return marksEnd
  }

  /// Appends a slot with a glyph.
  @inline(__always)
  private mutating func append(
    _ glyph: GlyphID, cluster: Int32, layout: GlyphLayout, _ contents: inout ItemContents
  ) {
    let traits = layout.traits.traits(of: glyph)
    let mask = layout.substitution.mask(of: glyph)
    contents.mask |= mask
    if traits & GlyphTraits.mark != 0 { contents.hasOnlyBaseGlyphs = false }
    slots.append(ShapingSlot(glyph: glyph, traits: traits, cluster: cluster))
  }

  /// Appends the slots of a character that is not printable ASCII.
  private mutating func append(
    _ scalar: Unicode.Scalar, cluster: Int32, starts: Bool, item: ShapingItem, layout: GlyphLayout,
    _ contents: inout ItemContents
  ) {
    let properties = CharacterTable.standard[scalar]
    let font = item.font
    let first = slots.count
    var glyph = font.face.characters[scalar]
    var ownAdvance: Int64?
    if glyph == 0, !properties.isDefaultIgnorable {
      if item.script != .hangul,
        normalizedCluster.decomposeMissing(scalar.value, font.face.characters)
      {
        let parts = normalizedCluster.characters
        for part in parts {
          guard let scalar = Unicode.Scalar(part.point) else { continue }
          append(scalar, cluster: cluster, starts: starts, item: item, layout: layout, &contents)
        }
        return
      }
      let missing = font.missing(scalar, properties, startsCluster: starts)
      glyph = missing.glyph
      ownAdvance = missing.advance
    }
    if scalar == "\t" || scalar == "\n" { ownAdvance = 0 }
    append(glyph, cluster: cluster, layout: layout, &contents)
    slots[first].joining = properties.joiningType
    switch item.script.syllableModel {
    case .none: break
    case .universal:
      slots[first].universal = UniversalCategory(scalar.value)
      if properties.isMark { slots[first].origin = .mark }
    case .categories:
      let character = IndicCharacter(scalar.value)
      slots[first].category = character.category
      slots[first].position = character.position
      if properties.isMark || properties.isDefaultIgnorable
        || properties.isLetterOrNumber && scalar.properties.numericType == nil
      {
        slots[first].origin = .word
      }
    }
    if let ownAdvance {
      slots[first].advance = ownAdvance
      slots[first].flags |= ShapingSlot.Flag.hasSyntheticAdvance
    }
    if properties.isDefaultIgnorable {
      typealias Flag = ShapingSlot.Flag
      slots[first].flags |= Flag.ignorable
      switch scalar.value {
      case 0x200C: slots[first].flags |= Flag.nonJoiner
      case 0x200D: slots[first].flags |= Flag.joiner
      case 0x34F, 0x180B...0x180D, 0x180F, 0xE0020...0xE007F: slots[first].flags |= Flag.hidden
      default: break
      }
      contents.hasOnlyBaseGlyphs = false
    }
    if properties.isNonSpacingMark {
      slots[first].flags |= ShapingSlot.Flag.nonSpacing
      if !layout.traits.hasClasses, !properties.isDefaultIgnorable {
        slots[first].traits |= GlyphTraits.mark
      }
      contents.hasOnlyBaseGlyphs = false
    } else if !layout.traits.hasClasses {
      slots[first].traits |= GlyphTraits.base
    }
  }

  /// Returns the precomposed syllable of conjoining jamo at an offset, and its length in bytes; nil
  /// if the font does not have it (The Unicode Standard, section 3.12).
  private func hangulSyllable(
    at index: Int, end: Int, in text: Span<UInt8>, characters: CharacterMap
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    func character(_ offset: Int) -> Int {
      offset < end ? text.scalar(at: offset).codePoint : 0
    }
    let lead = character(index)
    var value: Int
    var length = 3
    if 0x1100...0x1112 ~= lead {
      let vowel = character(index + 3)
      guard 0x1161...0x1175 ~= vowel else { return nil }
      value = 0xAC00 + ((lead - 0x1100) * 21 + vowel - 0x1161) * 28
      length = 6
    } else if 0xAC00...0xD7A3 ~= lead, (lead - 0xAC00) % 28 == 0 {
      value = lead
    } else {
      return nil
    }
    let trail = character(index + length)
    if 0x11A8...0x11C2 ~= trail {
      value += trail - 0x11A7
      length += 3
    } else if length == 3 {
      return nil
    }
    guard let scalar = Unicode.Scalar(UInt32(value)), characters[scalar] != 0 else { return nil }
    return (scalar, length)
  }
}
