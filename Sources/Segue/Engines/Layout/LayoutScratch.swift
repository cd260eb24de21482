/// The state of a layout, and its memory, which is reused from one screen to the next.
///
/// A server keeps one per thread. It grows to the largest screen, and is not copied. Its methods
/// are `mutating` even if they change nothing, because calling a nonmutating method copies the
/// whole value.
///
/// Layout makes three queries about a box, each about its content box, so that they depend neither
/// on the padding nor on the caller:
///
/// 1. `contentMinMax`: its min-content and max-content widths (§9.9), with a definite or an
///    indefinite block size. Most subtrees do not depend on the block size, which is determined
///    beforehand.
/// 2. `contentBlockSize`: the height of its content at one width. A column computes it from the
///    hypothetical heights of its items at the widths that follow from its own width; a row
///    resolves its flexible lengths with query 1 only, then makes one query per item at its used
///    width.
/// 3. `contentBaselines`: its baselines, only if some item is baseline-aligned.
///
/// Results are cached, a few per box next to it. The final pass then walks the tree once in
/// document order: the size of a box is known when the box is reached. A box is measured at one
/// width by its parent in that pass, and at one more for each ancestor that is measured at a width
/// other than its final one (aspect ratios, wrapping columns); otherwise the work for a box does
/// not depend on its depth. For dozens of such ancestors it is limited by `maximumVisitCount`, so
/// that every screen takes linear time.
///
/// A chain of containers with single children is measured in a loop (see `wrapperHeight`). Other
/// queries recurse, but only to a fixed depth. Beyond it the open query is recorded, all queries
/// that need it are abandoned, the recorded query is answered first, and then the others are
/// repeated; so a tree of any depth needs little stack, and no box more than a few visits because
/// of its depth. In trees that are this deep, query 1 is answered from the leaves up before
/// anything else, unless it may depend on heights.
public struct LayoutScratch: ~Copyable, Sendable {
  var boxes = BoxTree()
  /// The cache of shaped texts.
  package var texts = ShapedTextCache()

  var frames: [Rect] = []
  var states: [BoxState] = []
  var caches: [BoxCache] = []
  /// The entries of `caches` that belonged to removed boxes.
  var freeCaches: [Int32] = []
  /// The heights at which laid-out wrapping columns start a new line, as when they were measured.
  var lineLimits: [BoxID: Double] = [:]
  var baselineResults: [LayoutQueryKey: Baselines] = [:]
  /// Cached results that do not fit into `caches`. A height is stored as both minimum and
  /// maximum.
  var olderResults: [LayoutQueryKey: PackedMinMax] = [:]

  /// The heights to which items with percentage margins were stretched, by width and line height.
  /// See `keepsStretchedHeight`.
  var stretchedHeights: [BoxID: [(room: Size, height: Double)]] = [:]

  /// The extent of each box's content that can overflow a scroll container around it.
  var extents: [OverflowExtent] = []
  var scrollAreas: [LayoutTree.ScrollArea] = []

  var items = WorkStack<FlexItem>()
  var lines = WorkStack<FlexLine>()

  var depth = 0
  var isAbandoned = false
  var pendingQueries: [LayoutQuery] = []
  /// The wrappers whose heights are being measured, from the outside in.
  var wrappers: [Wrapper] = []
  /// The number of the current attempt. A box whose query was abandoned in it is not measured again
  /// before the next attempt.
  var pass: Int32 = 0
  /// The first attempt of the current layout or update, which visits are counted from.
  var firstPass: Int32 = 0
  /// Whether a box reached `maximumVisitCount`.
  var isExhausted = false
  /// Whether a frame was limited to the range of layout.
  var hasLimitedFrames = false
  /// What the current update has changed; nil in a layout from scratch.
  var update: LayoutUpdate?

  /// The number of times a box was measured or laid out in the last layout. It measures the work of
  /// the layout and, unlike time, is the same on every machine.
  package internal(set) var visits = 0
  /// The number of queries that were answered, and of containers that were laid out, in the last
  /// layout, without the queries that are made once for a box. Unlike visits, it hardly depends on
  /// the maximum recursion depth, so it is what is counted as work.
  var answers = 0
  /// The answers that have been counted as work.
  var countedAnswers = 0
  /// The number of answers at which they are counted as work again.
  var nextCount = 0
  /// The work of measuring each text in the last layout, in the order of `boxes.paragraphs`.
  var textWork: [Int] = []
  /// The box that took most of the last layout, if that was stopped.
  var costliestBox: BoxID = 0
  /// The number of times a text was laid out at a width in the last layout.
  package internal(set) var textMeasures = 0

  /// The maximum recursion depth of queries in this scratch.
  let maximumDepth: Int

  /// Creates a scratch, which allocates memory for its first screen.
  public init() { maximumDepth = Self.maximumDepth }

  /// - Parameter deepest: The maximum recursion depth of queries, at least 1. Results do not depend
  ///   on it unless `maximumVisitCount` is reached. Larger values need more stack.
  package init(maximumDepth: Int) { self.maximumDepth = max(1, maximumDepth) }
}

/// The layout state of one box, except for its frame.
struct BoxState: Sendable {
  /// The border-box height that percentages of the box's children refer to, before the content is
  /// measured.
  var definiteBlock = Double.indefinite
  /// The width that percentages of the box's own padding refer to.
  var containingInline = 0.0
  /// The index of the box's cached results, or −1.
  var cacheIndex: Int32 = -1
  /// The last pass in which a query about the box was abandoned.
  var abandonedPass: Int32 = -1
  /// The last pass in which a query about the box was processed.
  var visitedPass: Int32 = -1
  /// The number of times a query about the box was processed. See
  /// `LayoutScratch.maximumVisitCount`.
  var visits: UInt8 = 0
  /// The four flags below: as properties of their own, they would make a state a fourth larger.
  private var flags: UInt8 = Self.needsPlacement

  private static let isLaidOut: UInt8 = 1
  private static let widthDependsOnBlock: UInt8 = 2
  private static let needsPlacement: UInt8 = 4
  private static let isChanged: UInt8 = 8

  /// Whether the box has a frame. Descendants of `display: none` have none.
  @inline(__always) var isLaidOut: Bool {
    get { flags & Self.isLaidOut != 0 }
    set { set(Self.isLaidOut, newValue) }
  }
  /// Whether the box's intrinsic widths depend on its block size.
  @inline(__always) var widthDependsOnBlock: Bool {
    get { flags & Self.widthDependsOnBlock != 0 }
    set { set(Self.widthDependsOnBlock, newValue) }
  }
  /// Whether the children of the box must be laid out, because something that their frames depend
  /// on has changed.
  @inline(__always) var needsPlacement: Bool {
    get { flags & Self.needsPlacement != 0 }
    set { set(Self.needsPlacement, newValue) }
  }
  /// Whether the box or one of its descendants changed after the last layout.
  @inline(__always) var isChanged: Bool {
    get { flags & Self.isChanged != 0 }
    set { set(Self.isChanged, newValue) }
  }

  @inline(__always)
  private mutating func set(_ flag: UInt8, _ value: Bool) {
    if value { flags |= flag } else { flags &= ~flag }
  }

  /// Counts a visit, unless the box cannot be visited.
  @inline(__always)
  mutating func visit(
    in pass: Int32, since firstPass: Int32, isTooDeep: Bool,
    atMost maximum: UInt8 = LayoutScratch.maximumVisitCount
  ) -> Bool {
    guard abandonedPass != pass else { return false }
    if visitedPass < firstPass { visits = 0 }
    guard visits < maximum, !isTooDeep else { return false }
    visits += 1
    visitedPass = pass
    return true
  }

  mutating func setNotDisplayed() {
    isLaidOut = false
    needsPlacement = true
  }

  @inline(__always)
  mutating func setLaidOut(definiteBlock: Double, containingInline: Double) {
    self.definiteBlock = definiteBlock
    self.containingInline = containingInline
    isLaidOut = true
  }
}

/// A query about a box that was nested too deeply to be answered at once.
struct LayoutQuery: Sendable {
  enum Kind: Hashable, Sendable { case minMax, blockSize, baselines }
  var kind: Kind
  var box: BoxID
  var constraint: Constraint
  var attempts = 0
}

extension LayoutScratch {
  /// The default maximum recursion depth of queries, at which half of a stack of 512 KB is enough
  /// for any tree.
  ///
  /// Measured on x86-64 Linux with Swift 6.3, on a painted stack and with more than a thousand
  /// kinds of chains: a level takes at most 1,470 bytes in optimized builds and 12,900 in
  /// unoptimized ones; 160 and 16 levels take 235 KB and 206 KB, including everything around them.
  #if DEBUG
    package static var maximumDepth: Int { 16 }
  #else
    package static var maximumDepth: Int { 160 }
  #endif

  /// Forgets everything about an earlier layout.
  mutating func begin() {
    visits = 0
    textMeasures = 0
    textWork.removeAll(keepingCapacity: true)
    beginCounting()
    isAbandoned = false
    isExhausted = false
    hasLimitedFrames = false
    depth = 0
    pass = 0
    firstPass = 0
    update = nil
    pendingQueries.removeAll(keepingCapacity: true)
    // Unused elements of the reserved memory are never touched.
    items.removeAll(reserving: boxes.count)
    lines.removeAll(reserving: 0)
    caches.removeAll(keepingCapacity: true)
    freeCaches.removeAll(keepingCapacity: true)
    extents.removeAll(keepingCapacity: true)
    baselineResults.removeAll(keepingCapacity: true)
    olderResults.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    stretchedHeights.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    states.append(contentsOf: repeatElement(BoxState(), count: boxes.count))
    frames = Array(repeating: .zero, count: boxes.count)
  }

  /// The maximum number of times that queries about one box are processed. Screens written by
  /// people or generators stay below it (at most 7 in 20,000 random trees), but wrapping columns or
  /// aspect ratios nested in dozens of their kind can be measured at a new width for each of them.
  /// At the limit the last result is returned: frames remain defined, but may differ from a
  /// browser's.
  package static var maximumVisitCount: UInt8 { 64 }
  /// The same for a text, whose lines take time for each of its letters.
  package static var maximumTextVisitCount: UInt8 { 24 }

  /// Starts a query about `box`. Returns false if it is nested too deeply, in which case it is
  /// recorded, if a query about `box` was already abandoned in this pass, or if `box` has reached
  /// the maximum number of visits; the caller then returns the last result, whatever the
  /// constraints.
  mutating func beginQuery(_ kind: LayoutQuery.Kind, of box: BoxID, in constraint: Constraint)
    -> Bool
  {
    if answers < nextCount || countAnswers(),
      states[box].visit(
        in: pass, since: firstPass, isTooDeep: depth >= maximumDepth,
        atMost: boxes.maximumVisitCount(of: box))
    {
      depth += 1
      isAbandoned = false
      return true
    }
    refuseQuery(kind, of: box, in: constraint)
    return false
  }

  @inline(never)
  private mutating func refuseQuery(
    _ kind: LayoutQuery.Kind, of box: BoxID, in constraint: Constraint
  ) {
    if texts.meter.isStopped {
      isExhausted = true
    } else if states[box].abandonedPass == pass {
      isAbandoned = true
    } else if states[box].visits >= boxes.maximumVisitCount(of: box) {
      isExhausted = true
    } else {
      states[box].abandonedPass = pass
      isAbandoned = true
      pendingQueries.append(LayoutQuery(kind: kind, box: box, constraint: constraint))
    }
  }

  /// Ends a query that `begin` started. Returns whether the result can be cached. If the calling
  /// query was abandoned before, it stays so.
  mutating func endQuery(_ box: BoxID, wasAbandoned: Bool) -> Bool {
    depth -= 1
    visits += 1
    guard !isAbandoned else {
      states[box].abandonedPass = pass
      return false
    }
    isAbandoned = wasAbandoned
    return true
  }

  /// Answers all recorded queries, deepest first.
  mutating func answerPendingQueries() {
    var work = pendingQueries
    while var question = work.popLast() {
      startPass()
      switch question.kind {
      case .minMax: _ = contentMinMax(question.box, question.constraint)
      case .blockSize: _ = contentBlockSize(question.box, question.constraint)
      case .baselines: _ = contentBaselines(question.box, question.constraint)
      }
      question.attempts += 1
      // A result that is still missing after the last attempt stays missing. No tree is known for
      // which this happens.
      if isAbandoned, question.attempts < Self.maximumAttemptCount {
        work.append(question)
        work.append(contentsOf: pendingQueries)
      }
    }
    startPass()
  }

  /// The maximum number of attempts at a query before its box is left unchanged, so that layout
  /// ends for every tree.
  static var maximumAttemptCount: Int { 64 }

  mutating func startPass() {
    pass &+= 1
    isAbandoned = false
    pendingQueries.removeAll(keepingCapacity: true)
  }
}

extension BoxTree {
  @inline(__always)
  fileprivate func maximumVisitCount(of box: BoxID) -> UInt8 {
    kind(box) == .text
      ? LayoutScratch.maximumTextVisitCount : LayoutScratch.maximumVisitCount
  }
}
