/// Diagnostics that are being collected, of which about twice as many as may be reported are kept.
/// Otherwise a file with a mistake every few bytes, or a mistake that is found again and again,
/// would fill the memory.
struct DiagnosticList: Sendable {
  private var kept: [Diagnostic] = []
  private let limits: Limits
  /// The number of kept diagnostics beyond which those that would not be reported are dropped.
  private var room: Int
  /// The number of appended diagnostics, including those that are not reported.
  private(set) var count = 0

  init(_ limits: Limits) {
    self.limits = limits
    room = limits[.problems]
  }

  /// The diagnostics to report: as appended while they are within the limit, or else in source
  /// order without duplicates.
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
