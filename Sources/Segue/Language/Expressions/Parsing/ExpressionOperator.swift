/// An operator with two operands (CEL language definition, "Syntax").
enum BinaryOperator: UInt8, Sendable, CaseIterable {
  case or, and
  case less, lessOrEqual, greaterOrEqual, greater, equal, notEqual, `in`
  case add, subtract
  case multiply, divide, remainder

  /// The binding strength: operators of a higher level are applied first, and those of the same
  /// level from left to right.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .less, .lessOrEqual, .greaterOrEqual, .greater, .equal, .notEqual, .in: 3
    case .add, .subtract: 4
    case .multiply, .divide, .remainder: 5
    }
  }

  /// The operator as it is written.
  var symbol: String {
    switch self {
    case .or: "||"
    case .and: "&&"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    case .greater: ">"
    case .equal: "=="
    case .notEqual: "!="
    case .in: "in"
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    }
  }

  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greaterOrEqual, .greater: true
    default: false
    }
  }

  /// The operator that gives the same result with its operands exchanged; nil if there is none.
  var exchanged: BinaryOperator? {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    case .greater: .less
    case .equal, .notEqual: self
    default: nil
    }
  }
}

/// An operator with one operand, which binds more strongly than those with two.
enum UnaryOperator: UInt8, Sendable {
  case not, negate

  static let precedence = 6

  var symbol: String { self == .not ? "!" : "-" }
}
