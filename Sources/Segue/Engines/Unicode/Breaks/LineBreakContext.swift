/// The part of the text before a break opportunity that the rules of UAX #14 need.
struct LineBreakContext {
  /// The last unit, spaces included; nil at the start of the text.
  private(set) var previous: LineBreakUnit?
  /// The unit before `previous`.
  private(set) var beforePrevious: LineBreakUnit?
  /// The last unit that is not a space.
  private(set) var beforeSpaces: LineBreakUnit?
  /// Whether the text ends in a zero width joiner.
  private(set) var endsInZeroWidthJoiner = false
  /// Whether an odd number of regional indicators precedes.
  private(set) var hasHalfFlag = false
  /// The part of a number that precedes.
  private(set) var number = NumberPart.none

  /// The part of a number that precedes.
  enum NumberPart {
    case none
    /// `NU (SY | IS)*`.
    case digits
    /// `NU (SY | IS)* (CL | CP)`.
    case closed
  }

  /// Whether a mark combines with the preceding unit (LB9); otherwise it counts as a letter (LB10).
  var acceptsMark: Bool {
    guard let previous else { return false }
    return !previous.acceptsNoMarks
  }

  /// The context without the number that precedes the last unit.
  var withoutPrecedingNumber: LineBreakContext {
    var context = self
    context.number = previous?.kind == .numeric ? .digits : .none
    return context
  }

  /// Adds a mark that combines with the last unit.
  mutating func addMark(isZeroWidthJoiner: Bool) {
    endsInZeroWidthJoiner = isZeroWidthJoiner
  }

  /// Adds a unit.
  mutating func add(_ unit: LineBreakUnit, isZeroWidthJoiner: Bool) {
    switch unit.kind {
    case .numeric: number = .digits
    case .breakSymbol, .infixNumeric: if number != .digits { number = .none }
    case .closePunctuation, .closeParenthesis: number = number == .digits ? .closed : .none
    default: number = .none
    }
    hasHalfFlag = unit.kind == .regionalIndicator && !hasHalfFlag
    endsInZeroWidthJoiner = isZeroWidthJoiner
    beforePrevious = previous
    previous = unit
    if unit.kind != .space { beforeSpaces = unit }
  }
}
