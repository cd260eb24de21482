/// The memory of layout, kept from one screen to the next, and the work of one screen.
///
/// A server keeps one a thread; it grows to the largest screen and is not copied. Its methods are
/// `mutating` even where they change nothing, because calling one that is not copies the whole value.
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
/// Answers are remembered a box, a few each beside it. Placing then walks the tree once in document
/// order: the size of a box is known when its turn comes. A box is asked under one width by its placed
/// parent and under one more for each ancestor that is measured at another width than it is placed at
/// (aspect ratios, columns that wrap); otherwise the work of a box does not depend on its depth. In
/// dozens of such ancestors it ends at `mostVisits`, so that no screen takes more than linear time.
///
/// Questions call each other to a fixed depth only. Past it the open question is noted, everything
/// that needed it is given up, the noted question is answered first, and then the others are asked
/// again; so a tree of any depth needs little stack and no box more than a few visits for it. In trees
/// so deep question 1 is answered from the leaves up before anything else, unless heights matter to it.
public struct LayoutScratch: ~Copyable, Sendable {
  var boxes = BoxTree()
  /// What texts have been shaped.
  package var texts = TextMemory()

  var frames: [Rect] = []
  var states: [BoxState] = []
  var memories: [BoxMemory] = []
  /// Where placed columns that wrap start a new line, as they did when they were measured.
  var lineLimits: [Int: Double] = [:]
  var baselineAnswers: [QuestionKey: Baselines] = [:]
  /// What has no room in the memories; a height is the smallest and the largest size.
  var olderAnswers: [QuestionKey: PackedMinMax] = [:]

  /// The heights that items with percentages for margins were stretched to, at a width and in a
  /// line's height: see `keepsStretchedHeight`.
  var stretchedHeights: [Int: [(room: Size, height: Double)]] = [:]

  var extents: [Extent] = []

  var items = WorkStack<FlexItem>()
  var lines = WorkStack<FlexLine>()

  var depth = 0
  var isGivenUp = false
  var openQuestions: [Question] = []
  /// Counts the attempts; a box that was given up in this one is not asked again before the next.
  var pass: Int32 = 0

  /// How often a box was measured or placed in the last layout: the measure of its work, which
  /// unlike time is the same on every machine.
  package internal(set) var visits = 0
  /// How often a text was set in a width in the last layout.
  package internal(set) var textMeasures = 0

  /// How deep questions call each other in this scratch.
  let deepest: Int

  /// No memory yet: it comes with the first screen.
  public init() { deepest = Self.deepest }

  /// - Parameter deepest: How deep questions may call each other, at least once. No answer depends on
  ///   it but where `mostVisits` is reached; more takes more stack.
  package init(deepest: Int) { self.deepest = max(1, deepest) }
}

/// What is known of one box besides its frame.
struct BoxState: Sendable {
  /// The border-box height that percentages of the box's children see, before content has its say.
  var definiteBlock = Double.indefinite
  /// The width that percentages of the box's own paddings refer to.
  var containingInline = 0.0
  /// Where its answers are remembered, or −1.
  var memory: Int32 = -1
  /// The last pass in which a question about it was given up.
  var givenUpIn: Int32 = -1
  /// How often a question about it was worked on: see `LayoutScratch.mostVisits`.
  var visits: UInt16 = 0
  /// Whether the box has a frame; descendants of `display: none` have none.
  var isPlaced = false
  /// Whether the box's intrinsic widths depend on its block size.
  var dependsOnBlock = false

  @inline(__always)
  mutating func place(definiteBlock: Double, containingInline: Double) {
    self.definiteBlock = definiteBlock
    self.containingInline = containingInline
    isPlaced = true
  }
}

/// A question about a box that was too deep to be answered at once.
struct Question: Sendable {
  enum Kind: Hashable, Sendable { case minMax, blockSize, baselines }
  var kind: Kind
  var box: Int
  var constraint: Constraint
  var attempts = 0
}

extension LayoutScratch {
  /// How deep questions may call each other unless told otherwise, so that half of a stack of 512 KB
  /// is enough for any tree.
  ///
  /// Measured on x86-64 Linux with Swift 6.3, on a painted stack and over a thousand kinds of chains:
  /// a level takes at most 1,470 bytes where the compiler optimises, 12,900 where it does not, and
  /// 160 and 16 levels with all that is around them 235 KB and 206 KB.
  #if DEBUG
    package static var deepest: Int { 16 }
  #else
    package static var deepest: Int { 160 }
  #endif

  mutating func begin(_ boxes: BoxTree) {
    self.boxes = boxes
    visits = 0
    textMeasures = 0
    isGivenUp = false
    depth = 0
    pass = 0
    openQuestions.removeAll(keepingCapacity: true)
    // What is not used of it is not touched either.
    items.removeAll(reserving: boxes.count)
    lines.removeAll(reserving: 0)
    memories.removeAll(keepingCapacity: true)
    baselineAnswers.removeAll(keepingCapacity: true)
    olderAnswers.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    stretchedHeights.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    states.append(contentsOf: repeatElement(BoxState(), count: boxes.count))
    frames = Array(repeating: .zero, count: boxes.count)
  }

  /// How often questions about one box are worked on. It is asked no more often than this by screens
  /// that people write or generators draw (seven times at most in 20,000 random trees), but a column
  /// that wraps, or an aspect ratio, in dozens of its kind can have a new width for each of them. Then
  /// the last answer serves: frames are defined, though a browser's may differ.
  package static var mostVisits: UInt16 { 64 }

  /// Begins to answer a question about `box`. False if it is too deep, which is noted, or if `box`
  /// was given up in this pass already, or if it has been visited often enough; the caller then
  /// returns the last answer, whatever was asked.
  mutating func begin(_ kind: Question.Kind, _ box: Int, _ constraint: Constraint) -> Bool {
    guard states[box].givenUpIn != pass else {
      isGivenUp = true
      return false
    }
    guard states[box].visits < Self.mostVisits else { return false }
    guard depth < deepest else {
      states[box].givenUpIn = pass
      isGivenUp = true
      openQuestions.append(Question(kind: kind, box: box, constraint: constraint))
      return false
    }
    states[box].visits += 1
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
      states[box].givenUpIn = pass
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
}
