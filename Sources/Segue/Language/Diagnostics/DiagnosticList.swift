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
  /// The range of the first diagnostic that is not reported, for each file that has too many.
  private var ends: [FileID: SourceRange] = [:]

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

  /// Whether a diagnostic at a range can still be reported. If not, there is no need to find out
  /// what was probably meant.
  func reports(at range: SourceRange) -> Bool {
    guard !ends.isEmpty, let end = ends[range.file] else { return true }
    return range <= end
  }

  mutating func append(_ diagnostic: Diagnostic) {
    append(at: diagnostic.range, diagnostic)
  }

  /// Appends a diagnostic at its range. It is made only if it can be reported.
  mutating func append(at range: SourceRange, _ diagnostic: @autoclosure () -> Diagnostic) {
    count += 1
    guard reports(at: range) else { return }
    kept.append(diagnostic())
    guard kept.count > room else { return }
    kept = kept.inSourceOrder(within: limits)
    room = max(limits[.problems], 2 * kept.count)
    for last in kept where last.code == .tooManyProblems { ends[last.range.file] = last.range }
  }

  static func += (list: inout DiagnosticList, diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { list.append(diagnostic) }
  }
}
