extension NavigationGraph {
  /// Reads a state that `json(of:)` has written. Linear in the bytes.
  ///
  /// - Returns: The state; nil, with diagnostics, if it is damaged, is of another version, or
  ///   refers to screens, tabs or arguments that the project no longer declares. An app then starts
  ///   with its initial state.
  public func state(json file: SourceFile) -> Diagnosed<NavigationState?> {
    let (document, syntax) = parseJSON(file, id: FileID(0))
    guard document.isSound else { return Diagnosed(nil, diagnostics: syntax) }
    var reader = NavigationStateReader(document, graph: self)
    let state = reader.state()
    let diagnostics = (syntax + reader.diagnostics).inSourceOrder(within: Limits())
    return Diagnosed(diagnostics.hasErrors ? nil : state, diagnostics: diagnostics)
  }
}

/// Reads a saved state as untrusted input.
struct NavigationStateReader {
  static let version = 1
  /// The largest key, half of the largest integer that JSON numbers represent exactly, so that an
  /// app can continue to assign keys after it restores a state.
  private static let maximumKey = 0x1p52

  let graph: NavigationGraph
  private var reader: DocumentReader
  private var keys: Set<Int> = []
  private var nextKey = 0

  var diagnostics: [Diagnostic] { reader.diagnostics.all }
  private var document: JSONDocument { reader.document }

  init(_ document: JSONDocument, graph: NavigationGraph) {
    reader = DocumentReader(document)
    self.graph = graph
  }

  mutating func state() -> NavigationState? {
    let what = "a state"
    let names = [
      "version", "width", "height", "safeAreaTop", "ready", "met", "flows", "root", "modals",
      "pending",
      "transition", "held", "nextKey",
    ]
    guard let file = reader.object(document.root, what, keys: names),
      let version = integer("version", in: file, of: what, from: 0)
    else { return nil }
    guard version == Self.version else {
      return fail("it is of version \(version), and this one reads \(Self.version)", document.root)
    }
    guard let width = length("width", in: file, of: what),
      let height = length("height", in: file, of: what),
      let safeAreaTop = length("safeAreaTop", in: file, of: what),
      let isReady = boolean("ready", in: file, of: what),
      let nextKey = integer("nextKey", in: file, of: what, from: 0)
    else { return nil }
    self.nextKey = nextKey
    var state = NavigationState(
      size: Size(width: width, height: height), safeAreaTop: safeAreaTop)
    state.isReady = isReady
    state.nextKey = nextKey
    state.selections = graph.containers.map { _ in 0 }
    state.stacks = graph.roots.map { _ in [] }
    for name in file["met"].flatMap({ reader.names($0, for: "met") }) ?? [] {
      // A requirement that the project no longer declares is ignored.
      if let requirement = graph.requirement(name) { state.met |= 1 << UInt64(requirement) }
    }
    state.choices = graph.links.choices.map { _ in nil }
    if let node = file["flows"] {
      guard let flows = reader.object(node, for: "flows") else { return nil }
      for member in flows.members {
        // A choice that the project no longer declares is ignored.
        guard let name = reader.string(member.value, for: member.key) else { return nil }
        if let choice = graph.choice(name, of: member.key) {
          state.choices[choice.flow] = choice.choice
        }
      }
    }
    guard let root = reader.required("root", in: file, of: what),
      container(root, index: 0, state: &state), modals(file["modals"], &state)
    else { return nil }
    if let node = file["pending"] {
      guard let pending = pending(node) else { return nil }
      state.pending = pending
    }
    if let node = file["transition"] {
      guard let motion = motion(node) else { return nil }
      state.motion = motion
      state.isHeld = file["held"].map { document.kind($0) == .true } ?? false
    }
    let isUnmet = graph.shownScreens(in: state).contains {
      graph.screens[$0.destination.screen].requires & ~state.met != 0
    }
    guard !isUnmet else { return fail("it shows a screen whose requirements are not met", root) }
    return state
  }

  // MARK: Containers

  private mutating func container(
    _ node: JSONID, index: Int, state: inout NavigationState
  ) -> Bool {
    switch graph.containers[index].kind {
    case .stack(let stackIndex):
      guard let object = reader.object(node, "a stack", keys: ["stack"]),
        let stack = reader.required("stack", in: object, of: "a stack"),
        let entries = entries(stack)
      else { return false }
      state.stacks[stackIndex] = entries
      return true
    case .pages(let stackRange):
      return stacks(
        node, key: ("page", "pages"), stackRange: stackRange, index: index, state: &state)
    case .split(let stackRange, _):
      return stacks(
        node, key: ("column", "columns"), stackRange: stackRange, index: index, state: &state)
    case .tabs(let tabs):
      return self.tabs(node, tabs: tabs, index: index, state: &state)
    }
  }

  private mutating func stacks(
    _ node: JSONID, key: (selected: String, list: String), stackRange: Range<Int>, index: Int,
    state: inout NavigationState
  ) -> Bool {
    let what = "the \(key.list)"
    guard let object = reader.object(node, what, keys: [key.selected, key.list]),
      let list = reader.required(key.list, in: object, of: what),
      let elements = reader.array(list, for: key.list),
      let selected = integer(key.selected, in: object, of: what, from: 0)
    else { return false }
    guard elements.count == stackRange.count, selected < stackRange.count else {
      return fail("the project has \(stackRange.count) of the \(key.list)", list) ?? false
    }
    state.selections[index] = selected
    for (stackIndex, element) in zip(stackRange, elements) {
      guard let entries = entries(element) else { return false }
      state.stacks[stackIndex] = entries
    }
    return true
  }

  private mutating func tabs(
    _ node: JSONID, tabs: [NavigationContainer.Tab], index: Int, state: inout NavigationState
  ) -> Bool {
    let what = "the tabs"
    guard let object = reader.object(node, what, keys: ["tab", "tabs"]),
      let list = reader.required("tabs", in: object, of: what),
      let elements = reader.array(list, for: "tabs"),
      let tab = reader.required("tab", in: object, of: what),
      let selected = reader.string(tab, for: "tab")
    else { return false }
    guard elements.count == tabs.count, let tabIndex = tabs.firstIndex(where: { $0.id == selected })
    else { return fail("the project has other tabs", list) != nil }
    state.selections[index] = tabIndex
    for (tab, element) in zip(tabs, elements) {
      guard let entry = reader.object(element, "a tab", keys: ["id", "content"]),
        let id = reader.required("id", in: entry, of: "a tab"),
        let content = reader.required("content", in: entry, of: "a tab")
      else { return false }
      guard document.string(id) == tab.id else {
        return fail("the project has other tabs", id) ?? false
      }
      guard container(content, index: tab.container, state: &state) else { return false }
    }
    return true
  }

  // MARK: Entries

  private mutating func entries(_ node: JSONID) -> [StackEntry]? {
    guard let elements = reader.array(node, for: "stack") else { return nil }
    guard !elements.isEmpty else { return fail("a stack is never empty", node) }
    var entries: [StackEntry] = []
    for element in elements {
      guard let entry = entry(element) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(_ node: JSONID) -> StackEntry? {
    let what = "a screen"
    let names = [
      "key", "screen", "arguments", "transition", "tapped", "scrolled", "fetched", "phase",
    ]
    guard let object = reader.object(node, what, keys: names),
      let key = integer("key", in: object, of: what, from: 0),
      let screen = reader.required("screen", in: object, of: what),
      let arguments = reader.required("arguments", in: object, of: what),
      let transition = reader.required("transition", in: object, of: what),
      let isFetched = boolean("fetched", in: object, of: what),
      let id = reader.string(screen, for: "screen"),
      let name = reader.string(transition, for: "transition")
    else { return nil }
    guard key < nextKey, keys.insert(key).inserted else {
      return fail("the key \(key) is not its own", node)
    }
    guard let screenIndex = graph.screenIndices[id] else {
      return fail("the project has no screen \(quoted(id))", screen)
    }
    guard let values = self.arguments(arguments, of: screenIndex) else { return nil }
    var entry = StackEntry(
      key: key, destination: Destination(screen: screenIndex, arguments: values),
      opening: StackEntry.Opening(
        // A transition that the project no longer declares is replaced by the default one.
        transition: graph.transition(named: name, for: .push),
        tapped: object["tapped"].flatMap { document.string($0) }))
    entry.isFetched = isFetched
    if let written = object["phase"] {
      guard let phase = reader.keyword(written, for: "phase", as: ScreenPhase.self) else {
        return nil
      }
      guard graph.screens[screenIndex].phases.contains(phase) else {
        return fail("the screen \(quoted(id)) does not declare a \(phase.rawValue)", written)
      }
      entry.phase = phase
    }
    if let scrolled = object["scrolled"] {
      for element in reader.array(scrolled, for: "scrolled") ?? [] {
        guard let container = scrolledContainer(element) else { return nil }
        entry.scrollOffsets.append(container)
      }
    }
    return entry
  }

  private mutating func scrolledContainer(_ node: JSONID) -> ScrolledContainer? {
    let what = "a scrolled container"
    guard let object = reader.object(node, what, keys: ["id", "x", "y"]),
      let id = reader.required("id", in: object, of: what).flatMap({ reader.string($0, for: "id") }
      ),
      let x = number("x", in: object, of: what), let y = number("y", in: object, of: what)
    else { return nil }
    return ScrolledContainer(id: id, offset: Point(x: x, y: y))
  }

  private mutating func arguments(_ node: JSONID, of screen: DeclarationIndex) -> [ScalarValue]? {
    let parameters = graph.screens[screen].parameters
    guard let object = reader.object(node, "the arguments", keys: parameters.map { $0.name }) else {
      return nil
    }
    var values: [ScalarValue] = []
    for parameter in parameters {
      guard let given = object[parameter.name] else {
        // The parameter was added after the state was saved.
        guard let value = parameter.defaultValue else {
          return fail("it lacks the argument \(quoted(parameter.name))", node)
        }
        values.append(value)
        continue
      }
      switch (parameter.type, document.kind(given)) {
      case (.string, .string): values.append(.string(document.string(given) ?? ""))
      case (.number, .number): values.append(.number(document.number(given) ?? 0))
      case (.boolean, .true): values.append(.boolean(true))
      case (.boolean, .false): values.append(.boolean(false))
      default: return fail("\(quoted(parameter.name)) is \(parameter.type.description)", given)
      }
    }
    return values
  }

  // MARK: Modals, pending links and transitions

  private mutating func modals(_ node: JSONID?, _ state: inout NavigationState) -> Bool {
    let what = "a modal"
    let names = ["presentation", "presenter", "detent", "meets", "stack"]
    guard let node else { return true }
    guard let elements = reader.array(node, for: "modals") else { return false }
    let shown = graph.shownStacks(in: state)
    let home = graph.homes[shown.first].container
    var presenters = Set(
      zip(state.stacks, graph.homes).filter { $1.container == home }.flatMap { $0.0.map { $0.key } }
    )
    for element in elements {
      guard let object = reader.object(element, what, keys: names),
        let shown = reader.required("presentation", in: object, of: what),
        let presentation = reader.keyword(shown, for: "presentation", as: Presentation.self),
        let presenter = integer("presenter", in: object, of: what, from: 0),
        let stack = reader.required("stack", in: object, of: what),
        let entries = entries(stack)
      else { return false }
      guard presentation != .push, presenters.contains(presenter) else {
        return fail("nothing presents it", element) ?? false
      }
      let detents =
        presentation.isCard ? graph.screens[entries[0].destination.screen].sheet?.detents : nil
      var detent: Int?
      if let detents {
        guard let detentIndex = integer("detent", in: object, of: what, from: 0),
          detentIndex < detents.count
        else { return fail("it rests at none of its detents", element) != nil }
        detent = detentIndex
      }
      let meets = object["meets"].flatMap { document.string($0) }
      state.modals.append(
        NavigationModal(
          presentation: presentation, stack: entries, presenter: presenter, detent: detent,
          requirement: meets.flatMap { graph.requirement($0) }))
      presenters = Set(entries.map { $0.key })
    }
    return true
  }

  private mutating func pending(_ node: JSONID) -> PendingLink? {
    let what = "a link that waits"
    guard
      let object = reader.object(node, what, keys: ["url", "waitsFor", "requires", "action"]),
      let url = reader.required("url", in: object, of: what).flatMap({
        reader.string($0, for: "url")
      })
    else { return nil }
    guard url.utf8.count <= DeepLink.byteLimit else {
      return fail("the link that waits is too long", node)
    }
    var condition = PendingLink.Condition.ready
    if let requires = object["requires"] {
      guard let name = reader.string(requires, for: "requires") else { return nil }
      guard let requirement = graph.requirement(name) else {
        return fail("the project has no requirement \(quoted(name))", requires)
      }
      condition = .requirement(requirement)
    }
    guard let node = object["action"] else {
      return PendingLink(url: url, condition: condition, action: nil)
    }
    let names = ["transition", "presentation", "tapped", "source"]
    guard let action = reader.object(node, "an action", keys: names),
      let source = integer("source", in: action, of: "an action", from: 0)
    else { return nil }
    return PendingLink(
      url: url, condition: condition,
      action: PendingLink.Action(
        transition: action["transition"].flatMap { document.string($0) },
        presentation: action["presentation"].flatMap {
          reader.keyword($0, for: "presentation", as: Presentation.self)
        }, tapped: action["tapped"].flatMap { document.string($0) }, source: source))
  }

  private mutating func motion(_ node: JSONID) -> NavigationMotion? {
    let what = "a transition"
    guard
      let object = reader.object(node, what, keys: ["name", "reversed", "from", "to", "tapped"]),
      let name = reader.required("name", in: object, of: what).flatMap({
        reader.string($0, for: "name")
      }),
      let isReversed = boolean("reversed", in: object, of: what),
      let from = integer("from", in: object, of: what, from: 0),
      let to = integer("to", in: object, of: what, from: 0)
    else { return nil }
    // The screen that leaves may already be closed, but the one that arrives is open.
    guard from < nextKey, keys.contains(to) else {
      return fail("the transition leads to no screen", node)
    }
    return NavigationMotion(
      transition: graph.transition(named: name, for: .push), isReversed: isReversed, from: from,
      to: to,
      tapped: object["tapped"].flatMap { document.string($0) })
  }

  // MARK: Values

  private mutating func number(
    _ key: String, in object: DocumentReader.Object, of what: String
  ) -> Double? {
    guard let node = reader.required(key, in: object, of: what) else { return nil }
    let huge = Double.greatestFiniteMagnitude
    return reader.number(node, for: key, in: -huge...huge)
  }

  private mutating func length(
    _ key: String, in object: DocumentReader.Object, of what: String
  ) -> Double? {
    guard let node = reader.required(key, in: object, of: what) else { return nil }
    return reader.number(node, for: key, in: 0...Device.sides.upperBound)
  }

  private mutating func integer(
    _ key: String, in object: DocumentReader.Object, of what: String, from least: Int
  ) -> Int? {
    guard let node = reader.required(key, in: object, of: what),
      let number = reader.number(node, for: key, in: Double(least)...Self.maximumKey)
    else { return nil }
    guard let integer = Int(exactly: number) else {
      return fail("\(quoted(key)) is a whole number", node)
    }
    return integer
  }

  private mutating func boolean(
    _ key: String, in object: DocumentReader.Object, of what: String
  ) -> Bool? {
    reader.required(key, in: object, of: what).flatMap { reader.boolean($0, for: key) }
  }

  private mutating func fail<Value>(_ why: String, _ node: JSONID) -> Value? {
    reader.diagnostics.append(.unusableState(why, at: document.range(node)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unusableState(_ why: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "the saved state cannot be gone on with: \(why)", at: range)
  }
}
