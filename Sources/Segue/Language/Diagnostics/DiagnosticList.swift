/// What is wrong with files while it is being gathered: no more than about twice as much as may be told is kept.
/// A file of a few bytes a mistake would fill the memory else, and so would a mistake that is met again and again.
struct DiagnosticList: Sendable {
  private var kept: [Diagnostic] = []
  private let limits: Limits
  /// When so many are kept, those that are not told are left out.
  private var room: Int
  /// How many have been appended, whether they are told or not.
  private(set) var count = 0

  init(_ limits: Limits) {
    self.limits = limits
    room = limits[.problems]
  }

  /// What is to be told: as it was appended while all of it may be, in source order and none repeated else.
  var all: [Diagnostic] {
    kept.count > limits[.problems] ? kept.inSourceOrder(within: limits) : kept
  }

  var hasErrors: Bool { all.hasErrors }

  mutating func append(_ diagnostic: Diagnostic) {
    count += 1
    kept.append(diagnostic)
    guard kept.count > room else { return }
    kept = kept.inSourceOrder(within: limits)
    room = max(limits[.problems], 2 * kept.count)
  }

  static func += (list: inout DiagnosticList, diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { list.append(diagnostic) }
  }
}
