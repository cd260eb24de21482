/// A checked expression, compiled to instructions for a stack of values.
///
/// ```swift
/// let compiled = ExpressionProgram.compile(ExpressionSource("size(data) > 3"), in: environment)
/// let result = compiled.value?.evaluate(inputs, in: &scratch, &meter)
/// ```
///
/// A class, since it is passed around for each value that is filled.
package final class ExpressionProgram: Sendable {
  enum Operation: UInt8, Sendable {
    // Values
    case constant, variable, local, pop, makeList, makeMap
    // Fields and elements
    case field, optionalField, has, element, optionalElement
    // Numbers
    case addInts, subtractInts, multiplyInts, divideInts, remainderOfInts, negateInt
    case addDoubles, subtractDoubles, multiplyDoubles, divideDoubles, negateDouble
    // Comparisons: the operand is the operator
    case compareInts, compareDoubles, compareNumbers, compareTexts, compareBools
    case equal, notEqual, isInList, isInMap
    // Logic
    case not, and, or
    case jump, jumpIfFalse, keepIfFalse, keepIfTrue, keepIfPresent, keepIfAbsent
    // Functions
    case sizeOfText, sizeOfList, sizeOfMap, contains, startsWith, endsWith
    case joinTexts, joinLists
    case textOfInt, textOfDouble, textOfBool, intOfDouble, intOfText, doubleOfInt, doubleOfText
    case hasValue
    // Macros: the first operand is the loop
    case beginLoop, advance, collect, collectElement, endIfTrue, endIfFalse, count, absorb
    case endList, endExists, endAll, endOne, bind

    /// Whether the instruction can cause an error that `&&`, `||` and macros absorb.
    var mayFail: Bool {
      switch self {
      case .addInts, .subtractInts, .multiplyInts, .divideInts, .remainderOfInts, .negateInt,
        .intOfDouble:
        true
      default: false
      }
    }
  }

  struct Instruction: Sendable {
    let operation: Operation
    var a: Int32 = 0
    var b: Int32 = 0
    /// The node that the instruction is made of, for diagnostics.
    var node: Int32 = 0
  }

  /// Where evaluation continues after an error in a range of instructions.
  struct Handler: Sendable {
    let instructions: Range<Int>
    let target: Int
    /// The number of values that remain on the stack, before the error.
    let depth: Int
  }

  /// The type of the value.
  package let type: ExpressionType
  /// The types of the environment and of the expression.
  package let types: ExpressionTypes
  let instructions: [Instruction]
  /// Inner handlers precede those around them.
  let handlers: [Handler]
  /// The innermost handler of each instruction; −1 without one. Empty if there are no handlers.
  private let handlerOf: [Int32]
  let constants: [ExpressionValue]
  /// The bytes of the strings and names.
  let text: [UInt8]
  /// The ranges of the names of fields.
  let names: [Range<Int>]
  let stackSize: Int
  let localCount: Int
  /// The variable of each loop.
  let loopLocals: [Int32]
  /// The ranges of the nodes.
  let ranges: [SourceRange]
  /// The bytes of strings and the elements of lists that an evaluation may make.
  let mostBytes: Int
  let mostValues: Int

  /// Parses, checks and compiles an expression.
  ///
  /// - Returns: The program, or nil with errors. The diagnostics are in the order of the text, of
  ///   which there may be as many as the limits allow.
  package static func compile(
    _ source: ExpressionSource, in environment: ExpressionEnvironment, limits: Limits = Limits()
  ) -> Diagnosed<ExpressionProgram?> {
    check(source, in: environment, limits: limits).map { checker in
      checker.map { ExpressionProgram($0, limits) }
    }
  }

  /// A condition, with the environments of what is evaluated if it is true, and if it is false.
  ///
  /// In these, what the condition shows is known: after `has(outfit.badge)`, the field is present.
  package struct Condition: Sendable {
    package let program: ExpressionProgram
    package let then: ExpressionEnvironment
    package let otherwise: ExpressionEnvironment
  }

  /// Compiles a condition, whose type may be another one than `bool`.
  package static func compileCondition(
    _ source: ExpressionSource, in environment: ExpressionEnvironment, limits: Limits = Limits()
  ) -> Diagnosed<Condition?> {
    check(source, in: environment, limits: limits).map { checker in
      checker.map {
        Condition(
          program: ExpressionProgram($0, limits), then: $0.environment(if: true),
          otherwise: $0.environment(if: false))
      }
    }
  }

  private static func check(
    _ source: ExpressionSource, in environment: ExpressionEnvironment, limits: Limits
  ) -> Diagnosed<ExpressionChecker?> {
    let parsed = parseExpression(source, limits: limits) { environment.index(of: $0) != nil }
    var checker = ExpressionChecker(parsed.tree, in: environment)
    checker.check()
    let diagnostics = (parsed.diagnostics + checker.diagnostics).inSourceOrder(within: limits)
    return Diagnosed(diagnostics.hasErrors ? nil : checker, diagnostics: diagnostics)
  }

  private init(_ checker: ExpressionChecker, _ limits: Limits) {
    var builder = ProgramBuilder(checker)
    builder.build()
    type = checker.nodeTypes.last ?? .invalid
    types = checker.types
    instructions = builder.instructions
    handlers = builder.handlers
    handlerOf = builder.handlers.innermost(of: builder.instructions.count)
    constants = builder.constants
    text = builder.text
    names = builder.names
    stackSize = builder.stackSize
    localCount = builder.localCount
    loopLocals = builder.loopLocals
    ranges = checker.tree.nodes.indices.map { checker.tree.range($0) }
    // The ranges of values have 32 bits.
    mostBytes = min(limits[.expressionBytes], Int(Int32.max))
    mostValues = min(limits[.expressionValues], Int(Int32.max))
  }
}

extension ExpressionProgram {
  /// Returns the innermost handler of an instruction; nil without one. Constant time.
  func handler(of instruction: Int) -> Handler? {
    guard !handlerOf.isEmpty, handlerOf[instruction] >= 0 else { return nil }
    return handlers[Int(handlerOf[instruction])]
  }
}

extension [ExpressionProgram.Handler] {
  /// Returns the innermost handler of each instruction. Each is visited once: what an inner handler
  /// covers is skipped by those around it.
  fileprivate func innermost(of instructions: Int) -> [Int32] {
    guard !isEmpty else { return [] }
    var handlerOf = [Int32](repeating: -1, count: instructions)
    // The instruction that follows those which are known to have a handler.
    var following = [Int](0...instructions)
    for (index, handler) in enumerated() {
      var next = handler.instructions.lowerBound
      while next < handler.instructions.upperBound {
        if following[next] > next {
          next = following[next]
        } else {
          handlerOf[next] = Int32(index)
          next += 1
        }
      }
      if !handler.instructions.isEmpty {
        following[handler.instructions.lowerBound] = handler.instructions.upperBound
      }
    }
    return handlerOf
  }
}
