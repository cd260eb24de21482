/// A builder that expands a declaration into primitives. It converts strings to types; later steps
/// do not read JSON.
///
/// Nodes to expand are kept on an explicit stack, so that neither nesting nor composition uses the
/// call stack. Every step is counted, so that a few lines that would expand to billions of
/// components are rejected before they cost memory.
struct ScreenBuilder: Sendable {
  let declarations: Declarations
  let direction: LayoutDirection
  let data: ScreenData?
  var diagnostics: DiagnosticList
  var scopes: [Scope] = []
  var budget: ExpansionBudget
  private var pendingNodes: [PendingNode] = []
  var meter: WorkMeter
  /// The work of the expressions.
  var expressionMeter: WorkMeter
  /// The source range of the node at which there was too much work; nil if there was not.
  var stoppedAt: SourceRange?
  /// Whether all that the screen consists of could be read. Otherwise, it may have other components
  /// and links than those found.
  var isComplete = true
  /// The phase of the screen that is built; nil for a component, which may be used in any.
  private(set) var phase: ScreenPhase?

  // Data.
  /// The data, and the values of the variables of `inputsScope`.
  var inputs: ExpressionInputs
  /// The scope whose variables are in `inputs`.
  var inputsScope: ScopeID?
  var scratch = ExpressionScratch()

  // Composed components.
  private(set) var expandsUses = true
  var uses: [ComponentUse] = []
  /// The uses that have been reported because they are inside the component that they use.
  var cycles: Set<SourceRange> = []

  // The screen so far.
  var tree = PrimitiveTree()
  /// The root of the navigation bar, once it is added.
  var navigationBar: ComponentID?
  var screenStyles = ScreenStyles()
  var origins = Origins()
  var ids = ComponentIDs()
  /// The origins of the component that is being built.
  var current = ComponentOrigins()

  // What is known before.
  var knownNodes = KnownNodes()
  /// Whether what nodes mean is added to `knownNodes`.
  var learnsNodes = false

  /// Where the components come from; nil if they are expanded only once.
  var record: ExpansionRecord?

  /// A node to expand.
  struct PendingNode {
    let written: ScopedNode
    let parent: ComponentID?
    /// The uses whose body has this node as its root, the outermost first.
    let uses: [ComponentMembers]
  }

  /// The work of expanding a node.
  static var workOfNode: Int { 25 }

  /// - Parameter data: The data that fills the screen; nil for a screen without data, or to check
  ///   it without.
  init(
    _ declarations: Declarations, limits: Limits, direction: LayoutDirection,
    data: ScreenData? = nil, meter: WorkMeter = WorkMeter()
  ) {
    self.declarations = declarations
    self.meter = meter
    self.data = data
    inputs = data.map { ExpressionInputs($0.document, count: 0) } ?? ExpressionInputs()
    var most = WorkMeter.Limits()
    most.work = limits[.expressionWork]
    expressionMeter = WorkMeter(most)
    budget = ExpansionBudget(limits)
    diagnostics = DiagnosticList(limits)
    self.direction = direction
  }

  // MARK: Whole screens and declarations

  /// Builds a screen with these arguments, one for each of its parameters.
  mutating func screen(_ declaration: ScreenDeclaration, _ arguments: [Argument]) -> Screen? {
    phase = declaration.phase
    let title = titles(of: declaration, arguments).title
    // A component has a few keys and values. Composed components add more.
    tree.reserveCapacity(
      min(budget.maximumComponents, declarations[declaration.file].count / 4))
    expand(ScopedNode(file: declaration.file, node: declaration.root, scope: 0))
    guard !tree.components.isEmpty else { return nil }
    addNavigationBar(of: declaration, title: title)
    tree.closeSubtrees()
    checkRetry(in: declaration)
    return assembled(declaration, arguments, title: title, usedComponents: usedComponents)
  }

  /// Returns the screen of the components so far. Constant time.
  func assembled(
    _ declaration: ScreenDeclaration, _ arguments: [Argument], title: String?,
    usedComponents: [Int]
  ) -> Screen {
    let known = zip(declaration.parameters, arguments).compactMap { parameter, argument in
      if case .scalar(let value, _) = argument {
        ScreenArgument(name: parameter.name, value: value)
      } else {
        nil
      }
    }
    return Screen(
      id: declaration.id, name: declaration.name(openedWith: known, data: data?.name),
      phase: declaration.phase,
      title: title,
      presentation: declaration.presentation, bars: declaration.bars,
      hasLargeTitle: declaration.navigationBar?.hasLargeTitle ?? false,
      safeAreaEdges: declaration.safeAreaEdges,
      isInteractiveDismissDisabled: declaration.isInteractiveDismissDisabled,
      sheet: declaration.sheet, landing: declaration.landing, arguments: known,
      direction: direction,
      file: declaration.file, range: declaration.range, components: tree.components,
      isWhole: isComplete && !diagnostics.hasErrors,
      weight: budget.weight(ofComponents: tree.components.count),
      usedComponents: usedComponents,
      origins: origins,
      layoutStyles: screenStyles.layout.values, paintStyles: screenStyles.paint.values,
      textStyles: screenStyles.text.values)
  }

  /// The work of the expansion: that of its nodes, and of the text that was inserted into them.
  var work: Int { max(meter.used, Self.work(of: budget.weight(ofComponents: 0))) }

  /// The work of the expansion of a screen.
  static func work(of weight: ScreenWeight) -> Int { weight.expanded &* workOfNode }

  /// The indices of the composed components that were expanded, each once, in ascending order.
  var usedComponents: [Int] {
    var isUsed = Array(repeating: false, count: declarations.components.count)
    for scope in scopes.indices {
      if let index = scopes[scope].declaration { isUsed[index] = true }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }

  /// Checks the body of a component with unknown arguments. The components that it uses are not
  /// expanded, because they are checked separately: the work is linear in the body.
  ///
  /// - Returns: The uses of composed components in the body.
  mutating func check(_ index: Int) -> [ComponentUse] {
    expandsUses = false
    let declaration = declarations.components[index]
    open(
      Scope(
        parameters: declaration.parameters,
        arguments: declaration.parameters.map { .unknown($0.type) }, declaration: index,
        parent: nil, depth: 0, use: nil, idPrefix: "", expressions: declaration.expressions,
        variables: .unknown))
    expand(ScopedNode(file: declaration.file, node: declaration.body, scope: 0))
    let usesInBody = uses
    checkDefaults(of: declaration, at: index)
    return usesInBody
  }

  /// Checks the components that are default values of parameters. Their uses do not count as
  /// cycles, because a use that passes arguments does not reach them.
  private mutating func checkDefaults(of declaration: ComponentDeclaration, at index: Int) {
    for parameter in declaration.parameters where !parameter.type.isScalar {
      guard let node = parameter.defaultValue else { continue }
      scopes.append(
        Scope(
          parameters: ParameterList(), arguments: [], declaration: index, parent: 0, depth: 1,
          use: nil, idPrefix: nil))
      let written = ScopedNode(file: declaration.file, node: node, scope: scopes.count - 1)
      if parameter.type == .component {
        expand(written)
      } else {
        for element in elements(value(written)) { expand(element, in: 0) }
      }
    }
  }

  mutating func open(_ scope: Scope) {
    scopes = [scope]
  }

  // MARK: Expansion

  mutating func expand(_ root: ScopedNode, in parent: ComponentID? = nil) {
    schedule([root], parent: tree.components.isEmpty ? nil : parent)
    while let next = pendingNodes.popLast() { expand(next) }
  }

  private mutating func expand(_ item: PendingNode) {
    if record != nil {
      // The root of a body results from the outermost use.
      if item.uses.isEmpty { record?.written = item.written }
      record?.reader = tree.nextID
    }
    if case .component(let members, let expansion)? = knownNodes[item.written] {
      expand(
        expansion, ComponentLayers(uses: item.uses, body: members.opened(in: item.written.scope)),
        item)
    } else {
      read(item)
    }
  }

  /// Expands a component whose members are known.
  private mutating func expand(
    _ expansion: KnownNodes.Expansion, _ layers: consuming ComponentLayers, _ item: PendingNode
  ) {
    switch expansion {
    case .primitive(let primitive): add(primitive, layers, parent: item.parent)
    case .body(let index): expandUse(of: index, layers, item.parent)
    case .control(let control, let entries):
      guard let parent = parent(of: control, layers.body.object, item) else { return }
      expand(control, Members(entries, of: layers.body.object), parent)
    }
  }

  /// Expands a node whose meaning is not known yet.
  private mutating func read(_ item: PendingNode) {
    let value = value(item.written)
    guard case .written(let written) = value.content else {
      if value.isUnknownSlot { return }
      reportWrongType(
        value, key: "a component", expected: "an object", takesScalars: false)
      return
    }
    if kind(written) == .array, item.parent != nil,
      written.node != item.written.node || written.file != item.written.file
    {
      // A slot among other children is replaced by its components.
      schedule(elements(value), parent: item.parent)
      return
    }
    guard var body = component(value) else { return }
    if body.hasUnknownKeys, let control = document(written).control(written.node) {
      let mistakes = diagnostics.count
      if let parent = parent(of: control, written, item),
        let members = members(of: written, control)
      {
        if diagnostics.count == mistakes {
          learn(.component(body, .control(control, members.entries)), of: written)
        }
        expand(control, members, parent)
      }
      return
    }
    let typeWritten = findType(of: &body)
    let layers = ComponentLayers(uses: item.uses, body: body)
    guard let typeWritten else {
      addUnknown(layers, parent: item.parent)
      return
    }
    let plainType = declarations[typeWritten.file]
      .value(ofName: typeWritten.node, in: Primitive.byName)
    if let primitive = plainType {
      if !body.hasUnknownKeys { learn(.component(body, .primitive(primitive)), of: written) }
      add(primitive, layers, parent: item.parent)
      return
    }
    let type = self.value(typeWritten)
    guard let name = string(type, for: "type") else {
      addUnknown(layers, parent: item.parent)
      return
    }
    if let primitive = Primitive.byName[name] {
      add(primitive, layers, parent: item.parent)
    } else if let index = declarations.component(named: name) {
      if case .written = type.content, !body.hasUnknownKeys {
        learn(.component(body, .body(index)), of: written)
      }
      expandUse(of: index, layers, item.parent)
    } else {
      isComplete = false
      if declarations.knowsAllComponents {
        let types = declarations.types
        report(
          .unknownComponent(
            name, known: types, at: type.origin, notes: type.notes), of: type)
      }
      addUnknown(layers, parent: item.parent)
    }
  }

  /// Adds a component whose type is not known. It may be a use, which has arguments.
  private mutating func addUnknown(_ layers: ComponentLayers, parent: ComponentID?) {
    if let arguments = layers.body[.arguments] { _ = object(value(arguments), for: "arguments") }
    add(nil, layers, parent: parent)
  }

  /// Returns the components of a slot or of `children`. A single component may fill a slot.
  mutating func elements(_ value: Value) -> [ScopedNode] {
    if value.isUnknownSlot { return [] }
    if case .written(let written) = value.content, value.origin != value.useRange,
      kind(written) == .object
    {
      return [written]
    }
    return array(value, for: "children") ?? []
  }

  mutating func schedule(_ elements: [ScopedNode], parent: ComponentID?) {
    for element in elements.reversed() {
      schedule(PendingNode(written: element, parent: parent, uses: []))
    }
  }

  /// Schedules a node for expansion, unless there have been too many. Nodes are counted when they
  /// are added, so that neither they nor their expansion can fill the memory.
  mutating func schedule(_ node: PendingNode) {
    if count(node.written) { pendingNodes.append(node) }
  }

  /// Counts a node of the expansion. Returns false, with an error reported, if there have been too
  /// many.
  mutating func count(_ written: ScopedNode) -> Bool {
    guard stoppedAt == nil else { return false }
    guard meter.add(Self.workOfNode) else {
      stoppedAt = outermostUse(around: written)
      pendingNodes = []
      return false
    }
    budget.countStep()
    let maximum = budget.maximumComponents
    if budget.steps == maximum + 1 {
      diagnostics.append(
        .tooManyComponents(
          limit: maximum, at: outermostUse(around: written), passedAt: range(written)))
      pendingNodes = []
    }
    return budget.steps <= maximum
  }

  /// Returns the source range of the use in the screen from which a node results, or of the node if
  /// it is part of the screen itself.
  func outermostUse(around written: ScopedNode) -> SourceRange {
    var outermost = range(written)
    var scope = scopes[written.scope]
    while let use = scope.use, let parent = scope.parent {
      outermost = use
      scope = scopes[parent]
    }
    return outermost
  }
}
