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

  init(_ limits: MinMax) {
    min = Sixtyfourths(limits.min)
    max = Sixtyfourths(limits.max)
  }

  var limits: MinMax { MinMax(min: min.points, max: max.points) }
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

  /// Remembers the answer; the oldest is returned if there is no room for it any more.
  mutating func remember(
    _ answer: Answer, to key: AnswerKey
  ) -> (key: AnswerKey, answer: Answer)? {
    let oldest = isFull ? (keys.2, answers.2) : nil
    keys = (key, keys.0, keys.1)
    answers = (answer, answers.0, answers.1)
    if count < 3 { count += 1 }
    return oldest
  }
}

extension LayoutScratch {
  @inline(__always)
  func minMaxAnswer(_ box: Int, _ key: AnswerKey) -> MinMax? {
    let memory = Int(states[box].memory)
    guard memory >= 0 else { return nil }
    if let answer = memories[memory].minMax.answer(to: key) { return answer.limits }
    guard memories[memory].minMax.isFull else { return nil }
    return olderAnswers[QuestionKey(kind: .minMax, box: box, constraint: key)]?.limits
  }

  @inline(__always)
  func blockSizeAnswer(_ box: Int, _ key: AnswerKey) -> Double? {
    let memory = Int(states[box].memory)
    guard memory >= 0 else { return nil }
    if let answer = memories[memory].blockSize.answer(to: key) { return answer.points }
    guard memories[memory].blockSize.isFull else { return nil }
    return olderAnswers[QuestionKey(kind: .blockSize, box: box, constraint: key)]?.min.points
  }

  mutating func remember(_ answer: MinMax, of box: Int, to key: AnswerKey) {
    if let oldest = memories[memory(of: box)].minMax.remember(PackedMinMax(answer), to: key) {
      olderAnswers[QuestionKey(kind: .minMax, box: box, constraint: oldest.key)] = oldest.answer
    }
  }

  mutating func remember(_ answer: Double, of box: Int, to key: AnswerKey) {
    if let oldest = memories[memory(of: box)].blockSize.remember(Sixtyfourths(answer), to: key) {
      let height = oldest.answer.points
      olderAnswers[QuestionKey(kind: .blockSize, box: box, constraint: oldest.key)] =
        PackedMinMax(MinMax(min: height, max: height))
    }
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

/// A stack whose elements are overwritten in place: what is pushed during a step is dropped at its
/// end by setting `count`, without giving anything back.
struct WorkStack<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private(set) var count = 0

  @inline(__always)
  subscript(index: Int) -> Element {
    _read { yield elements[index] }
    _modify { yield &elements[index] }
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      elements.append(element)
    }
    count += 1
  }

  /// Drops the elements from `start` on.
  @inline(__always)
  mutating func drop(from start: Int) { count = start }

  /// Empties the stack, which may then grow to `capacity` without moving.
  mutating func removeAll(reserving capacity: Int) {
    elements.reserveCapacity(capacity)
    count = 0
  }

  mutating func sort(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    elements[range].sort(by: areInIncreasingOrder)
  }

  mutating func reverse(_ range: Range<Int>) { elements[range].reverse() }

  /// The elements in use, in one piece of memory.
  @inline(__always)
  mutating func withSpan(_ body: (inout MutableSpan<Element>) -> Void) {
    var span = elements.mutableSpan
    body(&span)
  }
}
