/// Finds the type of every part of an expression, and what prevents it from always having a value
/// (CEL language definition, "Gradual Type Checking").
///
/// CEL leaves some errors to evaluation. Here an expression must have a value for all data of the
/// declared types:
///
/// - What may be absent is reported: an optional field, an element of a list or a map, and the
///   value of `int(…)` and `double(…)` for a string, which is optional. It is met by `.?`, `[?…]`
///   and `orValue`, or by a condition that shows that it is present: `has(a.b)`, `"k" in map`,
///   `size(list) > 0`.
/// - What may be null is reported, unless a condition compares it with null.
/// - A divisor that may be zero is reported, if it is an int: a double is divided as IEEE 754
///   prescribes.
///
/// What remains needs values that no screen has: an int beyond 64 bits, and a double that is not an
/// int. These are errors of evaluation, which name the operands.
///
/// One pass over the nodes, without recursion. An erroneous part has the type `invalid`, which
/// causes no further diagnostics.
struct ExpressionChecker {
  struct Binding {
    let name: Int32
    let type: ExpressionType
    let path: ExpressionPath?
  }

  let tree: ExpressionTree
  let environment: ExpressionEnvironment
  var types: ExpressionTypes
  var facts: ExpressionFacts
  var diagnostics: [Diagnostic] = []
  /// The type of each node.
  var nodeTypes: [ExpressionType]
  var paths: [ExpressionPath?]
  /// The facts that hold if a node is true, and if it is false.
  var whenTrue: [Int32?]
  var whenFalse: [Int32?]
  var bindings: [Binding] = []
  /// The number of variables and bindings so far, of which each has a path.
  private var pathCount = 0

  init(_ tree: ExpressionTree, in environment: ExpressionEnvironment) {
    self.tree = tree
    self.environment = environment
    types = environment.types
    facts = environment.facts
    nodeTypes = Array(repeating: .invalid, count: tree.count)
    paths = Array(repeating: nil, count: tree.count)
    whenTrue = paths.map { _ in nil }
    whenFalse = whenTrue
    pathCount = environment.variables.count
  }

  mutating func check() {
    let scopes = tree.scopes()
    var next = 0
    var open: [ExpressionScope] = []
    for node in tree.nodes.indices {
      while next < scopes.count, scopes[next].first == node {
        enter(scopes[next])
        open.append(scopes[next])
        next += 1
      }
      let type = type(of: node)
      nodeTypes[node] = narrowed(type, node)
      while let scope = open.last, scope.last == node {
        leave(scope)
        open.removeLast()
      }
    }
    checkRoot()
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// An expression as a whole must have a value.
  private mutating func checkRoot() {
    guard tree.count > 0, types.wrapped(byOptional: nodeTypes[tree.root]) != nil else { return }
    report(.absentOptional(tree.text(tree.root), at: tree.range(tree.root)))
    nodeTypes[tree.root] = .invalid
  }

  /// Returns the environment with what is known if the whole expression is true, or false.
  func environment(if isTrue: Bool) -> ExpressionEnvironment {
    var environment = environment
    environment.types = types
    guard tree.count > 0 else { return environment }
    let shown = isTrue ? whenTrue[tree.root] : whenFalse[tree.root]
    environment.facts = environment.facts.adding(shown, of: facts)
    return environment
  }

  // MARK: Scopes

  private mutating func enter(_ scope: ExpressionScope) {
    if let set = shown(by: scope) { facts.change(set, by: 1) }
    guard scope.role == .body, case .macro(let macro) = tree.nodes[scope.owner].kind else { return }
    let parts = tree.parts(of: scope.owner)
    guard case .binding(let name) = tree.nodes[parts[1]].kind else { return }
    pathCount += 1
    bindings.append(
      Binding(
        name: name, type: elementType(of: parts[0], for: macro),
        path: facts.path(nil, .variable(pathCount))))
  }

  private mutating func leave(_ scope: ExpressionScope) {
    if let set = shown(by: scope) { facts.change(set, by: -1) }
    if scope.role == .body { bindings.removeLast() }
  }

  /// Returns the facts that hold in a scope.
  private func shown(by scope: ExpressionScope) -> Int32? {
    let parts = tree.parts(of: scope.owner)
    switch scope.role {
    case .rightSide:
      return tree.nodes[scope.owner].kind == .binary(.and)
        ? whenTrue[parts[0]] : whenFalse[parts[0]]
    case .then: return whenTrue[parts[0]]
    case .otherwise: return whenFalse[parts[0]]
    case .transform: return whenTrue[parts[2]]
    case .body, .fallback: return nil
    }
  }

  // MARK: Nodes

  private mutating func type(of node: Int) -> ExpressionType {
    switch tree.nodes[node].kind {
    case .invalid, .binding: return .invalid
    case .null: return .null
    case .bool: return .bool
    case .integer: return .int
    case .double: return .double
    case .string: return .string
    case .name(let name): return typeOfName(name, node)
    case .field(let name): return typeOfField(name, node, isOptional: false)
    case .optionalField(let name): return typeOfField(name, node, isOptional: true)
    case .has(let name): return typeOfHas(name, node)
    case .index: return typeOfIndex(node, isOptional: false)
    case .optionalIndex: return typeOfIndex(node, isOptional: true)
    case .function(let name): return typeOfCall(tree.names[Int(name)], node, isMethod: false)
    case .method(let name): return typeOfCall(tree.names[Int(name)], node, isMethod: true)
    case .unary(let unary): return typeOfUnary(unary, node)
    case .binary(let binary): return typeOfBinary(binary, node)
    case .conditional: return typeOfConditional(node)
    case .list: return typeOfList(node)
    case .map: return typeOfMap(node)
    case .macro(let macro): return typeOfMacro(macro, node)
    }
  }

  /// Returns the type of a value without null if a condition has compared it with null.
  private func narrowed(_ type: ExpressionType, _ node: Int) -> ExpressionType {
    guard let wrapped = types.wrapped(byNullable: type), facts.holds(.notNull, of: paths[node])
    else { return type }
    return wrapped
  }

  private mutating func typeOfName(_ name: Int32, _ node: Int) -> ExpressionType {
    if let binding = bindings.last(where: { $0.name == name }) {
      paths[node] = binding.path
      return binding.type
    }
    let text = tree.names[Int(name)]
    if let index = environment.index(of: text) {
      if environment.lacksData, text == "data" { report(.noDataYet(at: tree.range(node))) }
      paths[node] = facts.path(nil, .variable(index))
      return environment.variables[index].type
    }
    reportUnknown(text, node)
    return .invalid
  }

  private mutating func reportUnknown(_ name: String, _ node: Int) {
    if OutsideProfile.namespaces.contains(name) {
      return report(
        .outsideProfile(
          "functions of \(name)", "compute the value before it becomes data",
          at: tree.range(node)))
    }
    let known = (bindings.map { tree.names[Int($0.name)] } + environment.variables.map { $0.name })
      .filter { !$0.isEmpty && !(environment.lacksData && $0 == "data") }
    report(.unknownName(name, known: known, at: tree.range(node)))
  }

  /// Returns the type of a part whose value is needed: one that may be absent or null is reported.
  mutating func required(_ node: Int) -> ExpressionType {
    let type = nodeTypes[node]
    if let wrapped = types.wrapped(byOptional: type) {
      report(.absentOptional(tree.text(node), at: tree.range(node)))
      return types.wrapped(byNullable: wrapped) ?? wrapped
    }
    if let wrapped = types.wrapped(byNullable: type) {
      report(.possiblyNull(tree.text(node), at: tree.range(node)))
      return wrapped
    }
    return type
  }
}
