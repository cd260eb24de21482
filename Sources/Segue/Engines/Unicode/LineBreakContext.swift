/// What the rules of UAX #14 need of the text before a place where a line might start.
struct LineBreakContext {
  /// Of units, those of spaces included; nil at the start of the text.
  private(set) var previous: LineBreakUnit?
  private(set) var beforePrevious: LineBreakUnit?
  /// The unit before the spaces before the place, or just before the place.
  private(set) var beforeSpaces: LineBreakUnit?
  private(set) var endsInZeroWidthJoiner = false
  /// Whether the halves of flags before the place are odd in number.
  private(set) var hasHalfFlag = false
  private(set) var number = NumberPart.none

  /// How much of a number precedes.
  enum NumberPart {
    case none
    /// `NU (SY | IS)*`.
    case digits
    /// The same, and CL or CP.
    case closed
  }

  /// LB9 and LB10: whether a mark belongs to the unit before it; else it is a letter of its own.
  var takesMark: Bool {
    guard let previous else { return false }
    return !previous.takesNoMarks
  }

  /// As if no number came before the last unit but in it.
  var alone: LineBreakContext {
    var context = self
    context.number = previous?.kind == .numeric ? .digits : .none
    return context
  }

  mutating func addMark(isZeroWidthJoiner: Bool) {
    endsInZeroWidthJoiner = isZeroWidthJoiner
  }

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
