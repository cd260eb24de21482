/// Joining forms of cursive letters (The Unicode Standard, section 9.2, "Arabic Cursive Joining").
extension ShapingScratch {
  /// Gives each letter its form according to the joining types of the nearest letters that are not
  /// transparent; these include letters beyond the ends of the item if it joins across its edges.
  mutating func joinLetters(_ item: ShapingItem, text: Span<UInt8>) {
    var previous =
      item.joinsAcrossEdges ? joiningType(before: item.bytes.lowerBound, text) : .nonJoining
    var joinsBefore =
      previous == .dualJoining || previous == .leftJoining
      || previous == .joinCausing
    var previousSlot = -1
    for slot in slots.indices {
      let type = slots[slot].joining
      if type != .transparent {
        let takes = type == .dualJoining || type == .rightJoining || type == .joinCausing
        let joins = joinsBefore && takes
        if joins, previousSlot >= 0 {
          slots[previousSlot].forms = Self.joined(slots[previousSlot].forms)
          markUnsafeToBreak(previousSlot, slot)
        }
        let isLetter = type != .nonJoining && type != .joinCausing
        slots[slot].forms =
          ShapingPlan.Form.any
          | (!isLetter ? 0 : joins ? ShapingPlan.Form.final : ShapingPlan.Form.isolated)
        joinsBefore = type == .dualJoining || type == .leftJoining || type == .joinCausing
        previousSlot = slot
        previous = type
      }
    }
    joinLast(previousSlot, item, text: text, joinsBefore: joinsBefore)
    guard item.script == .mongolian else { return }
    // A variation selector takes the form of the letter that it varies.
    for slot in slots.indices.dropFirst()
    where slots[slot].flags & ShapingSlot.Flag.hidden != 0 {
      slots[slot].forms = slots[slot - 1].forms
    }
  }

  /// Joins the last letter to the text after the item.
  private mutating func joinLast(
    _ previousSlot: Int, _ item: ShapingItem, text: Span<UInt8>, joinsBefore: Bool
  ) {
    guard item.joinsAcrossEdges, joinsBefore, previousSlot >= 0 else { return }
    switch joiningType(after: min(item.bytes.upperBound, text.count), text) {
    case .dualJoining, .rightJoining, .joinCausing:
      slots[previousSlot].forms = Self.joined(slots[previousSlot].forms)
    default: break
    }
  }

  /// Returns the form of a letter that the next letter joins.
  private static func joined(_ forms: UInt8) -> UInt8 {
    switch forms & ~ShapingPlan.Form.any {
    case ShapingPlan.Form.isolated: ShapingPlan.Form.any | ShapingPlan.Form.initial
    case ShapingPlan.Form.final: ShapingPlan.Form.any | ShapingPlan.Form.medial
    default: forms
    }
  }

  /// Returns the joining type of the last character before an offset that is not transparent.
  private func joiningType(before index: Int, _ text: Span<UInt8>) -> JoiningType {
    var index = min(index, text.count)
    // Like browsers, this examines at most five characters, so that a cut takes constant time.
    for _ in 0..<5 {
      guard index > 0 else { break }
      index -= 1
      while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
      let decoded = text.scalar(at: index)
      let type = CharacterTable.standard[codePoint: decoded.codePoint].joiningType
      if type != .transparent { return type }
    }
    return .nonJoining
  }

  /// Returns the joining type of the first character from an offset on that is not transparent.
  private func joiningType(after index: Int, _ text: Span<UInt8>) -> JoiningType {
    var index = index
    for _ in 0..<5 {
      guard index < text.count else { break }
      let decoded = text.scalar(at: index)
      let type = CharacterTable.standard[codePoint: decoded.codePoint].joiningType
      if type != .transparent { return type }
      index += decoded.length
    }
    return .nonJoining
  }
}
