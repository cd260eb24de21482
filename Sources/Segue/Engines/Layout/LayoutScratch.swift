/// The memory of layout, kept from one screen to the next, and the work of one screen.
///
/// Three questions are asked of a box, each about its content box, so that padding and the reasons
/// of the asker are no part of them:
///
/// 1. `contentMinMax`: its narrowest and widest content widths (§9.9), under a definite block size or
///    none. Most subtrees do not depend on the block size, which is found out beforehand.
/// 2. `contentBlockSize`: the height of its content at one width. A column answers from the
///    hypothetical heights of its items at the widths that its own width gives them; a row resolves
///    its flexible lengths with question 1 only, then asks each item at its one width.
/// 3. `contentBaselines`, only where something is aligned by baselines.
///
/// Answers are remembered a box, a few each. Placing then walks the tree once in document order: the
/// size of a box is known when its turn comes. A box is asked under one width by its placed parent
/// and under one more for each ancestor that is measured at another width than it is placed at
/// (aspect ratios, columns that wrap); otherwise the work of a box does not depend on its depth.
///
/// Questions call each other to a fixed depth only. Past it the open question is noted, everything
/// that needed it is given up, the noted question is answered first, and then the others are asked
/// again; so a tree of any depth needs little stack and no box more than a few visits for it.
package struct LayoutScratch: Sendable {
  var boxes = BoxTree()

  var frames: [Rect] = []
  /// The border-box height that percentages of a box's children see, before content has its say.
  var definiteBlock: [Double] = []
  /// Where placed columns that wrap start a new line, as they did when they were measured.
  var lineLimits: [Int: Double] = [:]
  /// The width that percentages of a box's own paddings refer to.
  var containingInline: [Double] = []
  /// Whether a box has a frame; descendants of `display: none` have none.
  var isPlaced: [Bool] = []
  /// Whether a box's intrinsic widths depend on its block size.
  var dependsOnBlock: [Bool] = []

  var items: [FlexItem] = []
  var lines: [FlexLine] = []

  var minMaxAnswers: [AnswerSlots<MinMax>] = []
  var blockSizeAnswers: [AnswerSlots<Double>] = []
  var baselineAnswers: [Int: AnswerSlots<Baselines>] = [:]

  var depth = 0
  var isGivenUp = false
  var openQuestions: [Question] = []
  /// Counts the attempts; a box that was given up in this one is not asked again before the next.
  var pass: Int32 = 0
  var givenUpIn: [Int32] = []

  /// How often a box was measured or placed in the last layout: the measure of its work, which
  /// unlike time is the same on every machine.
  package internal(set) var visits = 0

  package init() {}
}

/// A question about a box that was too deep to be answered at once.
struct Question: Sendable {
  enum Kind: Sendable { case minMax, blockSize, baselines }
  var kind: Kind
  var box: Int
  var constraint: Constraint
  var attempts = 0
}

/// The condition under which a question is asked: content-box sizes, or `.indefinite`.
struct Constraint: Equatable, Sendable {
  /// Not asked of question 1.
  var inline = Double.indefinite
  var block = Double.indefinite
  /// Where a column that wraps starts a new line; also the final height, in question 3.
  var limit = Double.indefinite
}

/// The last three answers to one question about one box.
struct AnswerSlots<Answer: Sendable>: Sendable {
  private var keys: (Constraint, Constraint, Constraint)
  private var answers: (Answer, Answer, Answer)
  private var count: UInt8 = 0

  init(empty: Answer) {
    keys = (Constraint(), Constraint(), Constraint())
    answers = (empty, empty, empty)
  }

  func answer(to constraint: Constraint) -> Answer? {
    if count > 0, keys.0 == constraint { return answers.0 }
    if count > 1, keys.1 == constraint { return answers.1 }
    if count > 2, keys.2 == constraint { return answers.2 }
    return nil
  }

  /// Remembers the answer, in place of the oldest if need be.
  mutating func remember(_ answer: Answer, to constraint: Constraint) {
    keys = (constraint, keys.0, keys.1)
    answers = (answer, answers.0, answers.1)
    if count < 3 { count += 1 }
  }
}

extension LayoutScratch {
  /// How deep questions may call each other. A level takes about 2 KB of stack in a release build.
  static var deepest: Int { 64 }

  mutating func begin(_ boxes: BoxTree) {
    self.boxes = boxes
    let count = boxes.count
    visits = 0
    isGivenUp = false
    depth = 0
    pass = 0
    refill(&givenUpIn, count, -1)
    openQuestions.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    baselineAnswers.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    refill(&minMaxAnswers, count, AnswerSlots(empty: MinMax()))
    refill(&blockSizeAnswers, count, AnswerSlots(empty: 0))
    refill(&definiteBlock, count, .indefinite)
    refill(&containingInline, count, 0)
    refill(&isPlaced, count, false)
    refill(&frames, count, .zero)
    refill(&dependsOnBlock, count, false)
  }

  private func refill<Element>(_ array: inout [Element], _ count: Int, _ element: Element) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(element, count: count))
  }

  /// Begins to answer a question about `box`. False if it is too deep, which is noted, or if `box`
  /// was given up in this pass already; the caller then returns anything.
  mutating func begin(_ kind: Question.Kind, _ box: Int, _ constraint: Constraint) -> Bool {
    guard givenUpIn[box] != pass else {
      isGivenUp = true
      return false
    }
    guard depth < Self.deepest else {
      givenUpIn[box] = pass
      isGivenUp = true
      openQuestions.append(Question(kind: kind, box: box, constraint: constraint))
      return false
    }
    depth += 1
    isGivenUp = false
    return true
  }

  /// Ends what `begin` began. True if the answer can be remembered; what the asker had given up
  /// before stays given up.
  mutating func end(_ box: Int, wasGivenUp: Bool) -> Bool {
    depth -= 1
    visits += 1
    guard !isGivenUp else {
      givenUpIn[box] = pass
      return false
    }
    isGivenUp = wasGivenUp
    return true
  }

  /// Answers all that was noted, deepest first.
  mutating func answerOpenQuestions() {
    var work = openQuestions
    while var question = work.popLast() {
      startPass()
      switch question.kind {
      case .minMax: _ = contentMinMax(question.box, question.constraint)
      case .blockSize: _ = contentBlockSize(question.box, question.constraint)
      case .baselines: _ = contentBaselines(question.box, question.constraint)
      }
      question.attempts += 1
      // An answer that is still missing then is never found: no tree is known where that happens.
      if isGivenUp, question.attempts < Self.mostAttempts {
        work.append(question)
        work.append(contentsOf: openQuestions)
      }
    }
    startPass()
  }

  /// How often a question is asked again before its box is left as it is, so that no tree can hang.
  static var mostAttempts: Int { 64 }

  private mutating func startPass() {
    pass &+= 1
    isGivenUp = false
    openQuestions.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  func style(_ box: Int) -> LayoutStyle { boxes.styles[Int(boxes.style[box])] }

  @inline(__always)
  func isPicture(_ box: Int) -> Bool { boxes.kind[box] == .picture }
}
