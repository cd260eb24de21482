/// The condition under which a question is asked: content-box sizes, or `.indefinite`.
struct Constraint: Equatable, Sendable {
  /// Not asked of question 1.
  var inline = Double.indefinite
  var block = Double.indefinite
  /// Where a column that wraps starts a new line; also the final height, in question 3.
  var limit = Double.indefinite
}

/// What is remembered of a box that has something in it: about 120 bytes.
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

/// A constraint as it is remembered.
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

  /// No constraint at all.
  static let none = AnswerKey(Sixtyfourths(.indefinite))
}

/// A question about a box, to find an answer that has no room in its slots.
struct QuestionKey: Hashable, Sendable {
  let kind: Question.Kind
  let box: Int
  let constraint: AnswerKey
}

/// The last three answers to one question about one box. What is pushed out of them is kept elsewhere:
/// where every level of a chain is asked under widths of its own, forgetting answers would double the
/// work with each level.
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

  /// The newest answer; the empty one if there is none.
  var last: Answer { answers.0 }

  /// The answer that the next one pushes out of full slots.
  var oldest: (key: AnswerKey, answer: Answer) { (keys.2, answers.2) }

  /// Remembers the answer, in place of the oldest if need be.
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

  // Apart from the others, which are asked often and stay short.
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

  /// The place of what is remembered of `box`, made at the first answer.
  private mutating func memory(of box: Int) -> Int {
    let known = states[box].memory
    if known >= 0 { return Int(known) }
    states[box].memory = Int32(memories.count)
    memories.append(BoxMemory())
    return memories.count - 1
  }
}
