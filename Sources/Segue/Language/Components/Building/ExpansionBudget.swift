/// The limits of an expansion, and how much of them it has used.
///
/// A sum that exceeds its limit is reported once, and permits nothing from then on.
struct ExpansionBudget {
  let maximumComponents: Int
  let maximumChildren: Int
  private let maximumDepth: Int
  /// The number of nodes that were scheduled for expansion.
  private(set) var steps = 0
  /// The work of expressions, in units of a meter.
  private var expressionWork = 0
  /// The bytes of text that substitutions and used components have added to the screen.
  private var substitutedText: LimitedSum
  /// The bytes of the texts in labels and buttons.
  private var shownText: LimitedSum
  /// The sum of the depths of all components.
  private var levels: LimitedSum
  /// The sum of the nesting depths of all uses of composed components.
  private var useLevels: LimitedSum

  init(_ limits: Limits) {
    maximumComponents = limits[.components]
    maximumChildren = limits[.children]
    maximumDepth = limits[.componentDepth]
    substitutedText = LimitedSum(maximum: limits[.substitutedBytes])
    shownText = LimitedSum(maximum: limits[.textBytes])
    levels = LimitedSum(maximum: limits[.levels])
    useLevels = LimitedSum(maximum: limits[.levels])
  }

  /// The bytes of text that have been inserted so far.
  var insertedText: Int { substitutedText.total }

  /// The cost of a screen with this many components.
  func weight(ofComponents count: Int) -> ScreenWeight {
    ScreenWeight(
      expanded: steps + substitutedText.total / ScreenWeight.textOfComponent
        + expressionWork / ScreenBuilder.workOfNode,
      placed: count + shownText.total / ScreenWeight.textOfComponent)
  }

  /// Counts a node that is scheduled for expansion.
  mutating func countStep() {
    steps += 1
  }

  /// Counts the work of an expression.
  mutating func countExpression(work: Int) {
    expressionWork += work
  }

  /// Counts a text that the screen shows. Returns it, or an empty one if the screen shows too much.
  mutating func countShownText(
    _ text: String, at range: SourceRange, reportingTo diagnostics: inout DiagnosticList
  ) -> String {
    let isPermitted = shownText.add(text.utf8.count, reportingTo: &diagnostics) {
      .tooMuchText(limit: $0, at: range)
    }
    return isPermitted ? text : ""
  }

  /// Counts text that is copied into the screen: text that is written once may be copied thousands
  /// of times, and is output each time. Returns false past the limit.
  mutating func countSubstitutedText(
    _ byteCount: Int, at range: SourceRange, reportingTo diagnostics: inout DiagnosticList
  ) -> Bool {
    substitutedText.add(byteCount, reportingTo: &diagnostics) {
      .textTooLong(limit: $0, at: range)
    }
  }

  /// Counts a component at a depth. Returns false if it is too deep, or past the limit.
  mutating func countComponent(
    atDepth depth: Int, at range: SourceRange, reportingTo diagnostics: inout DiagnosticList
  ) -> Bool {
    permits(depth, at: range, reportingTo: &diagnostics)
      && levels.add(depth, reportingTo: &diagnostics) { .tooManyLevels(limit: $0, at: range) }
  }

  /// Counts a use at a depth inside other uses. Returns false if it is too deep, or past the limit.
  /// Nested uses may add no component to the screen, if each is only the body of the next, but the
  /// compiler searches the enclosing uses for each use. Their depths are therefore counted,
  /// separately from those of the components.
  mutating func countUse(
    atDepth depth: Int, at range: SourceRange, reportingTo diagnostics: inout DiagnosticList
  ) -> Bool {
    permits(depth, at: range, reportingTo: &diagnostics)
      && useLevels.add(depth, reportingTo: &diagnostics) { .tooManyLevels(limit: $0, at: range) }
  }

  /// Returns whether components may be nested this deep, and reports one that may not.
  private func permits(
    _ depth: Int, at range: SourceRange, reportingTo diagnostics: inout DiagnosticList
  ) -> Bool {
    guard depth > maximumDepth else { return true }
    diagnostics.append(.componentsTooDeep(limit: maximumDepth, at: range))
    return false
  }
}

/// A sum that stops once it exceeds its maximum.
private struct LimitedSum {
  let maximum: Int
  private(set) var total = 0

  init(maximum: Int) {
    self.maximum = maximum
  }

  /// Adds an amount. Returns false past the maximum; the addition that first exceeds it is also
  /// reported, by a diagnostic that names the maximum.
  mutating func add(
    _ amount: Int, reportingTo diagnostics: inout DiagnosticList,
    _ diagnostic: (Int) -> Diagnostic
  ) -> Bool {
    guard total <= maximum else { return false }
    total += amount
    guard total > maximum else { return true }
    diagnostics.append(diagnostic(maximum))
    return false
  }
}
