/// The work of a screen or a link of a project on all devices, kept for later builds so that they
/// count what a clean build does.
struct PieceWork: Hashable, Sendable {
  /// The units of work.
  var total = 0
  /// The step that took most.
  var largest = WorkBudget.Stage.layout

  init(total: Int = 0, largest: WorkBudget.Stage = .layout) {
    self.total = total
    self.largest = largest
  }

  static func + (first: PieceWork, second: PieceWork) -> PieceWork {
    PieceWork(
      total: first.total.adding(second.total),
      largest: first.total > second.total ? first.largest : second.largest)
  }

  init(of budget: WorkBudget) {
    let counts = WorkBudget.Stage.allCases.map { (stage: $0, used: budget.used(by: $0)) }
    total = counts.reduce(0) { $0.adding($1.used) }
    largest = counts.max { $0.used < $1.used }?.stage ?? .layout
  }
}

extension WorkBudget {
  /// Adds what a piece of the work has used.
  func add(_ piece: PieceWork) { add(piece.total, to: piece.largest) }
}

/// The sum of the work of a project's screens and links, in their order.
///
/// Whatever was computed at the same time, or is known from an earlier build, the sum passes the
/// limit at the same screen or link.
struct ProjectWork {
  private let limit: Int
  private(set) var total = 0
  private var most: (work: PieceWork, range: SourceRange)?

  init(limit: Int) { self.limit = limit }

  /// Adds the work of a screen or a link, declared at `range`. Returns false past the limit.
  mutating func add(_ work: PieceWork, at range: SourceRange) -> Bool {
    total = total.adding(work.total)
    if work.total > most?.work.total ?? -1 { most = (work, range) }
    return total <= limit
  }

  /// The error that is reported past the limit; nil within it.
  var error: Diagnostic? {
    guard total > limit, let most else { return nil }
    return Diagnostic(
      .tooMuchWork, .error,
      "the project takes more than \(limit) units of work: this takes most of them, for "
        + most.work.largest.activity, at: most.range)
  }
}
