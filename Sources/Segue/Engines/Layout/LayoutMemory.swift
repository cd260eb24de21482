/// The constraints of a query: content-box sizes, or `.indefinite`.
struct Constraint: Equatable, Sendable {
  /// Unused in query 1.
  var inline = Double.indefinite
  var block = Double.indefinite
  /// The size at which a wrapping column starts a new line; in query 3 also the final height.
  var limit = Double.indefinite
}

/// The cached results of a box that is not empty, about 120 bytes.
struct BoxMemory: Sendable {
  var minMax = AnswerSlots(empty: PackedMinMax(MinMax()))
  var blockSize = AnswerSlots(empty: Sixtyfourths(0))
}

struct PackedMinMax: Sendable {
  var min: Sixtyfourths
  var max: Sixtyfourths

  var limits: MinMax { MinMax(min: min.pixels, max: max.pixels) }
}

extension PackedMinMax {
  init(_ limits: MinMax) {
    self.init(min: Sixtyfourths(limits.min), max: Sixtyfourths(limits.max))
  }
}

/// A constraint as a cache key.
struct AnswerKey: Hashable, Sendable {
  let inline: Sixtyfourths
  let block: Sixtyfourths
  let limit: Sixtyfourths

  @inline(__always)
  init(_ constraint: Constraint) {
    inline = Sixtyfourths(constraint.inline)
    block = Sixtyfourths(constraint.block)
    limit = Sixtyfourths(constraint.limit)
  }

  private init(_ size: Sixtyfourths) { (inline, block, limit) = (size, size, size) }

  /// The key of a query without constraints.
  static let none = AnswerKey(Sixtyfourths(.indefinite))
}

/// The key of a query about a box, for results that do not fit into the slots of the box.
struct QuestionKey: Hashable, Sendable {
  let kind: Question.Kind
  let box: Int
  let constraint: AnswerKey
}

/// The last three results of one query about one box. Older results are moved to a dictionary: in a
/// chain of boxes of which every level is measured at widths of its own, discarding results would
/// double the work at each level.
struct AnswerSlots<Answer: Sendable>: Sendable {
  private var keys: (AnswerKey, AnswerKey, AnswerKey)
  private var answers: (Answer, Answer, Answer)
  private var count: UInt8 = 0

  init(empty: Answer) {
    keys = (.none, .none, .none)
    answers = (empty, empty, empty)
  }

  @inline(__always)
  func answer(to key: AnswerKey) -> Answer? {
    guard count > 0 else { return nil }
    if keys.0 == key { return answers.0 }
    if count > 1, keys.1 == key { return answers.1 }
    if count > 2, keys.2 == key { return answers.2 }
    return nil
  }

  @inline(__always)
  var isFull: Bool { count == 3 }

  /// The newest result, or the empty one if there is none.
  var last: Answer { answers.0 }

  /// The result that the next one replaces if the slots are full.
  var oldest: (key: AnswerKey, answer: Answer) { (keys.2, answers.2) }

  /// Stores a result, in place of the oldest if the slots are full.
  mutating func remember(_ answer: Answer, to key: AnswerKey) {
    keys = (key, keys.0, keys.1)
    answers = (answer, answers.0, answers.1)
    if count < 3 { count += 1 }
  }
}

extension LayoutScratch {
  @inline(__always)
  mutating func minMaxAnswer(_ box: Int, _ key: AnswerKey) -> MinMax? {
    let memory = Int(states[box].memory)
    guard memory >= 0 else { return nil }
    if let answer = memories[memory].minMax.answer(to: key) { return answer.limits }
    return memories[memory].minMax.isFull ? olderAnswer(.minMax, box, key)?.limits : nil
  }

  @inline(__always)
  mutating func blockSizeAnswer(_ box: Int, _ key: AnswerKey) -> Double? {
    let memory = Int(states[box].memory)
    guard memory >= 0 else { return nil }
    if let answer = memories[memory].blockSize.answer(to: key) { return answer.pixels }
    return memories[memory].blockSize.isFull ? olderAnswer(.blockSize, box, key)?.min.pixels : nil
  }

  mutating func remember(_ answer: MinMax, of box: Int, to key: AnswerKey) {
    let memory = memory(of: box)
    if memories[memory].minMax.isFull {
      let (oldKey, old) = memories[memory].minMax.oldest
      keepOlderAnswer(old, .minMax, box, oldKey)
    }
    memories[memory].minMax.remember(PackedMinMax(answer), to: key)
  }

  mutating func remember(_ answer: Double, of box: Int, to key: AnswerKey) {
    let memory = memory(of: box)
    if memories[memory].blockSize.isFull {
      let (oldKey, old) = memories[memory].blockSize.oldest
      keepOlderAnswer(PackedMinMax(min: old, max: old), .blockSize, box, oldKey)
    }
    memories[memory].blockSize.remember(Sixtyfourths(answer), to: key)
  }

  // Not inlined, to keep the frequently called functions short.
  @inline(never)
  private mutating func olderAnswer(
    _ kind: Question.Kind, _ box: Int, _ key: AnswerKey
  ) -> PackedMinMax? {
    olderAnswers[QuestionKey(kind: kind, box: box, constraint: key)]
  }

  @inline(never)
  private mutating func keepOlderAnswer(
    _ answer: PackedMinMax, _ kind: Question.Kind, _ box: Int, _ key: AnswerKey
  ) {
    olderAnswers[QuestionKey(kind: kind, box: box, constraint: key)] = answer
  }

  /// Returns the index of the cache entry of `box`, which is created with the first result.
  private mutating func memory(of box: Int) -> Int {
    let known = states[box].memory
    if known >= 0 { return Int(known) }
    states[box].memory = Int32(memories.count)
    memories.append(BoxMemory())
    return memories.count - 1
  }
}
