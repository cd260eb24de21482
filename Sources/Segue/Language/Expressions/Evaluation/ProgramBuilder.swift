/// Compiles a checked expression: one pass over its nodes, each of which appends its instructions
/// after those of its parts.
struct ProgramBuilder {
  struct Binding {
    let name: Int32
    let local: Int32
  }

  /// What is completed when a scope is left.
  struct OpenScope {
    let scope: ExpressionScope
    /// The jump whose target follows.
    var jump: Int?
    /// The first instruction of the scope.
    var start = 0
    /// The number of instructions before the scope that may fail.
    var failuresBefore = 0
    var loop: Int32 = -1
    var depth = 0
    var leftMayFail = false
  }

  let tree: ExpressionTree
  let checker: ExpressionChecker

  // The program so far.
  var instructions: [ExpressionProgram.Instruction] = []
  var handlers: [ExpressionProgram.Handler] = []
  private(set) var constants: [ExpressionValue] = []
  private(set) var text: [UInt8] = []
  private(set) var names: [Range<Int>] = []
  private(set) var stackSize = 0
  var localCount = 0
  var loopLocals: [Int32] = []

  // What is open.
  var bindings: [Binding] = []
  /// The first instruction of the part that begins with a node, and the number of instructions
  /// before it that may fail.
  var starts: [(instruction: Int, failures: Int)]
  /// The number of values on the stack.
  var depth = 0
  var failures = 0
  /// The jumps over the alternatives of conditionals, by their nodes.
  var alternatives: [Int: Int] = [:]
  /// The jumps over the values of macros with a condition, by their nodes.
  var transformJumps: [Int: Int] = [:]

  init(_ checker: ExpressionChecker) {
    self.checker = checker
    tree = checker.tree
    starts = Array(repeating: (0, 0), count: checker.tree.count)
  }

  mutating func build() {
    for name in tree.names { names.append(addText(name)) }
    let scopes = tree.scopes()
    var next = 0
    var open: [OpenScope] = []
    for node in tree.nodes.indices {
      while next < scopes.count, scopes[next].first == node {
        open.append(enter(scopes[next]))
        next += 1
      }
      starts[node] = (instructions.count, failures)
      emit(node)
      while let last = open.last, last.scope.last == node {
        leave(last)
        open.removeLast()
      }
    }
  }

  func type(_ node: Int) -> ExpressionType { checker.nodeTypes[node] }

  private mutating func addText(_ string: String) -> Range<Int> {
    let start = text.count
    text += Array(string.utf8)
    return start..<text.count
  }

  // MARK: Instructions

  /// Appends an instruction that changes the number of values on the stack.
  mutating func append(
    _ operation: ExpressionProgram.Operation, _ a: Int32 = 0, _ b: Int32 = 0, node: Int,
    change: Int
  ) {
    instructions.append(
      ExpressionProgram.Instruction(operation: operation, a: a, b: b, node: Int32(node)))
    if operation.mayFail { failures += 1 }
    depth += change
    stackSize = max(stackSize, depth)
  }

  mutating func appendConstant(_ value: ExpressionValue, _ node: Int) {
    append(.constant, Int32(constants.count), node: node, change: 1)
    constants.append(value)
  }

  /// Sets the target of a jump to the next instruction.
  mutating func land(_ jump: Int?) {
    guard let jump else { return }
    instructions[jump].b = Int32(instructions.count)
  }

  var lastInstruction: Int { instructions.count - 1 }

  // MARK: Nodes

  private mutating func emit(_ node: Int) {
    switch tree.nodes[node].kind {
    case .invalid, .binding: break
    case .null: appendConstant(.null, node)
    case .bool(let value): appendConstant(ExpressionValue(value), node)
    case .integer(let index): appendConstant(ExpressionValue(tree.integers[Int(index)]), node)
    case .double(let index): appendConstant(ExpressionValue(tree.doubles[Int(index)]), node)
    case .string(let index):
      let range = addText(tree.strings[Int(index)])
      appendConstant(ExpressionValue(.programText, range), node)
    case .name(let name): emitName(name, node)
    case .field(let name):
      let isOptional = checker.types.wrapped(byOptional: type(tree.lastPart(of: node))) != nil
      append(isOptional ? .optionalField : .field, name, node: node, change: 0)
    case .optionalField(let name): append(.optionalField, name, node: node, change: 0)
    case .has(let name): append(.has, name, node: node, change: 0)
    case .index:
      let target = tree.part(before: tree.lastPart(of: node))
      let isOptional = checker.types.wrapped(byOptional: type(target)) != nil
      append(isOptional ? .optionalElement : .element, node: node, change: -1)
    case .optionalIndex: append(.optionalElement, node: node, change: -1)
    case .function(let name), .method(let name): emitCall(tree.names[Int(name)], node)
    case .unary(.not): append(.not, node: node, change: 0)
    case .unary(.negate):
      append(type(node) == .int ? .negateInt : .negateDouble, node: node, change: 0)
    case .binary(let binary): emitBinary(binary, node)
    case .conditional: break
    case .list:
      let count = tree.nodes[node].count
      append(.makeList, count, node: node, change: 1 - Int(count))
    case .map:
      let count = tree.nodes[node].count
      append(.makeMap, count, node: node, change: 1 - Int(count))
    case .macro: break
    }
  }

  private mutating func emitName(_ name: Int32, _ node: Int) {
    if let binding = bindings.last(where: { $0.name == name }) {
      append(.local, binding.local, node: node, change: 1)
    } else {
      let index = checker.environment.index(of: tree.names[Int(name)]) ?? 0
      append(.variable, Int32(index), node: node, change: 1)
    }
  }
}
