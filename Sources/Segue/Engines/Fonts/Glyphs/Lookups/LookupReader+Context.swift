/// Sequence context and chained sequence context, formats 1 to 3 (OpenType, "Common Table
/// Formats").
///
/// All formats are converted to rules. A rule set in the pool consists of its number of rules, and
/// for each rule: the count of its remaining numbers; the counts of backtrack glyphs, of input
/// glyphs after the first, of lookahead glyphs, and of actions; the number that each of these
/// glyphs must match, nearest first; and for each action the index in the input sequence and the
/// lookup.
extension LookupReader {
  private struct Rule {
    /// Glyphs, classes or coverages, nearest first.
    var before: [Int] = []
    var input: [Int] = []
    var after: [Int] = []
    /// For each action, the index in the input sequence and the index of the lookup in the font.
    var actions: [Int] = []
  }

  /// Reads a subtable of any format; nil if it is damaged.
  mutating func readContext(
    _ part: FontTable, at offset: Int, isChained: Bool
  ) -> LookupTable.Subtable? {
    switch part.uint16(0) {
    case 1, 2: readRuleSets(part, at: offset, isChained: isChained)
    case 3: readCoverageRule(part, at: offset, isChained: isChained)
    default: nil
    }
  }

  /// Reads format 1 or 2: rules on glyphs or on classes.
  private mutating func readRuleSets(
    _ part: FontTable, at offset: Int, isChained: Bool
  ) -> LookupTable.Subtable? {
    guard let format = part.uint16(0), let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset)
    else { return nil }
    var subtable = LookupTable.Subtable(
      kind: format == 1 ? .glyphContext : .classContext, coverage: coverage, data: 0)
    var fieldOffset = 4
    if format == 2 {
      func definition(_ fieldOffset: Int) -> Int32? {
        guard let distance = part.uint16(fieldOffset) else { return nil }
        return classes(at: distance == 0 ? nil : offset + distance)
      }
      guard let first = definition(4) else { return nil }
      subtable.classes = (first, first, first)
      fieldOffset = 6
      if isChained {
        guard let input = definition(6), let after = definition(8) else { return nil }
        subtable.classes = (first, input, after)
        fieldOffset = 10
      }
    }
    guard let count = part.uint16(fieldOffset), hasRoom(for: count) else { return nil }
    let data = reserve(count)
    subtable.data = Int32(data)
    subtable.count = Int32(count)
    for index in 0..<count {
      guard let start = part.uint16(fieldOffset + 2 + 2 * index) else { return nil }
      guard start != 0 else { continue }
      guard let rules = part.uint16(start), hasRoom(for: rules) else { return nil }
      set(data + index, to: end)
      append(rules)
      for rule in 0..<rules {
        guard let distance = part.uint16(start + 2 + 2 * rule),
          let rule = readRule(part, at: start + distance, isChained: isChained), write(rule)
        else { return nil }
      }
    }
    return subtable
  }

  /// Reads one rule of format 1 or 2.
  private func readRule(_ part: FontTable, at start: Int, isChained: Bool) -> Rule? {
    var rule = Rule()
    var fieldOffset = start
    func numbers(_ count: Int) -> [Int]? {
      guard hasRoom(for: count), part.part(at: fieldOffset, length: 2 * count) != nil else {
        return nil
      }
      defer { fieldOffset += 2 * count }
      return (0..<count).compactMap { part.uint16(fieldOffset + 2 * $0) }
    }
    func count() -> Int? {
      defer { fieldOffset += 2 }
      return part.uint16(fieldOffset)
    }
    if isChained {
      guard let length = count(), let before = numbers(length) else { return nil }
      rule.before = before
    }
    guard let inputCount = count(), inputCount > 0 else { return nil }
    var actionCount = 0
    if !isChained {
      guard let actions = count() else { return nil }
      actionCount = actions
    }
    guard let input = numbers(inputCount - 1) else { return nil }
    rule.input = input
    if isChained {
      guard let length = count(), let after = numbers(length), let actions = count() else {
        return nil
      }
      rule.after = after
      actionCount = actions
    }
    guard let actions = numbers(2 * actionCount) else { return nil }
    rule.actions = actions
    return rule
  }

  /// Reads format 3: one rule on coverages.
  private mutating func readCoverageRule(
    _ part: FontTable, at offset: Int, isChained: Bool
  ) -> LookupTable.Subtable? {
    var fieldOffset = 2
    var rule = Rule()
    func count() -> Int? {
      defer { fieldOffset += 2 }
      return part.uint16(fieldOffset)
    }
    func coverages(_ count: Int) -> [Int]? {
      var lists: [Int] = []
      for _ in 0..<count {
        guard let distance = part.uint16(fieldOffset), let list = coverage(at: offset + distance)
        else {
          return nil
        }
        lists.append(Int(list))
        fieldOffset += 2
      }
      return lists
    }
    if isChained {
      guard let length = count(), let before = coverages(length) else { return nil }
      rule.before = before
    }
    guard let inputCount = count() else { return nil }
    var actionCount = 0
    if !isChained {
      guard let actions = count() else { return nil }
      actionCount = actions
    }
    guard let input = coverages(inputCount), let first = input.first else { return nil }
    rule.input = Array(input.dropFirst())
    if isChained {
      guard let length = count(), let after = coverages(length), let actions = count() else {
        return nil
      }
      rule.after = after
      actionCount = actions
    }
    guard part.part(at: fieldOffset, length: 4 * actionCount) != nil else { return nil }
    rule.actions = (0..<(2 * actionCount)).compactMap { part.uint16(fieldOffset + 2 * $0) }
    let data = end
    append(1)
    guard write(rule) else { return nil }
    return LookupTable.Subtable(
      kind: .coverageContext, coverage: Int32(first), data: Int32(data), count: 1)
  }

  /// Appends a rule to the pool; returns false if there is no room.
  private mutating func write(_ rule: Rule) -> Bool {
    let length =
      4 + rule.before.count + rule.input.count + rule.after.count + rule.actions.count
    guard hasRoom(for: length + 1) else { return false }
    append(length)
    append(rule.before.count)
    append(rule.input.count)
    append(rule.after.count)
    append(rule.actions.count / 2)
    for number in rule.before { append(number) }
    for number in rule.input { append(number) }
    for number in rule.after { append(number) }
    for index in stride(from: 0, to: rule.actions.count - 1, by: 2) {
      append(rule.actions[index])
      // A lookup that the font does not have has no effect.
      append(Int(lookup(rule.actions[index + 1]) ?? -1))
    }
    return true
  }
}
