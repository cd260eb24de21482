/// What a screen may grow to.
public struct CompositionLimits: Sendable {
  /// Components of one expanded screen.
  public private(set) var components: Int
  /// Components inside each other.
  public private(set) var depth: Int
  /// Bytes of text that substitutions make in one screen.
  public private(set) var substitutedTextBytes: Int

  public init(
    components: Int = 250_000, depth: Int = 1024, substitutedTextBytes: Int = 16 << 20
  ) {
    self.components = max(1, components)
    self.depth = max(1, depth)
    self.substitutedTextBytes = max(0, substitutedTextBytes)
  }
}

/// Expands a declaration into primitives: strings become types here, and behind it nothing reads
/// JSON.
///
/// Works through a list of places still to be expanded, so that neither nesting nor composition
/// costs stack, and every step is counted, so that a few lines that would expand to billions of
/// components are refused before they cost memory.
struct ScreenBuilder {
  let declarations: Declarations
  let limits: CompositionLimits
  let direction: LayoutDirection
  var diagnostics: [Diagnostic] = []
  var scopes: [Scope] = []
  var substitutedBytes = 0

  private var components: [Component] = []
  private var depths: [Int] = []
  private var firstByID: [String: Int] = [:]
  /// The places expanded so far.
  private(set) var steps = 0
  private var pending: [Pending] = []
  private var expandsUses = true
  private var knowsAllTypes = true
  private var origins = Origins()
  /// Where the texts of the component that is being built come from.
  var texts: [Origins.Text] = []
  private var uses: [ComponentUse] = []
  private var layoutStyles = StylePool<LayoutStyle>()
  private var paintStyles = StylePool<PaintStyle>()
  private var textStyles = StylePool<TextStyle>()
  var sheets = StyleSheets()
  /// Where the component that is being built declares what `origins` remembers.
  private var places = DeclaredPlaces()

  /// A place to expand.
  private struct Pending {
    let written: Written
    let parent: Int?
    /// The uses whose body's outermost part this is, the outermost use first.
    let uses: [ComponentMembers]
  }

  init(_ declarations: Declarations, limits: CompositionLimits, direction: LayoutDirection) {
    self.declarations = declarations
    self.limits = limits
    self.direction = direction
  }

  // MARK: Whole screens and declarations

  /// Builds a screen with these arguments, one for each of its parameters.
  mutating func screen(_ declaration: ScreenDeclaration, _ arguments: [Argument]) -> Screen? {
    open(
      Scope(
        parameters: declaration.parameters, arguments: arguments, declaration: nil, parent: nil,
        use: nil, idPrefix: ""))
    let title = declaration.title.flatMap { node in
      string(value(Written(file: declaration.file, node: node, scope: 0)), for: "title")
    }
    // More are added where it uses composed components; a component has some keys and values.
    components.reserveCapacity(
      min(limits.components, declarations[declaration.file].count / 4))
    expand(Written(file: declaration.file, node: declaration.root, scope: 0))
    guard !components.isEmpty else { return nil }
    closeSubtrees()
    let known = zip(declaration.parameters, arguments).compactMap { parameter, argument in
      if case .scalar(let value, _) = argument {
        ScreenArgument(name: parameter.name, value: value)
      } else {
        nil
      }
    }
    return Screen(
      id: declaration.id, name: declarations.name(of: declaration, openedWith: known), title: title,
      presentation: declaration.presentation, bars: declaration.bars,
      safeAreaEdges: declaration.safeAreaEdges, arguments: known, direction: direction,
      file: declaration.file, range: declaration.range, components: components,
      isWhole: knowsAllTypes && !diagnostics.hasErrors, origins: origins,
      layoutStyles: layoutStyles.values, paintStyles: paintStyles.values,
      textStyles: textStyles.values)
  }

  /// Builds the body of a component with arguments that nobody knows, for what it says by itself.
  /// What it uses is not expanded, for that is checked by itself too: the work is linear in the body.
  ///
  /// - Returns: The composed components that it uses, with the places where it does.
  mutating func check(_ index: Int) -> [ComponentUse] {
    expandsUses = false
    let declaration = declarations.components[index]
    open(
      Scope(
        parameters: declaration.parameters,
        arguments: declaration.parameters.map { .unknown($0.type) }, declaration: index,
        parent: nil, use: nil, idPrefix: ""))
    expand(Written(file: declaration.file, node: declaration.body, scope: 0))
    return uses
  }

  private mutating func open(_ scope: Scope) {
    scopes = [scope]
  }

  // MARK: Expansion

  private mutating func expand(_ root: Written) {
    push([root], parent: nil)
    while let next = pending.popLast() { expand(next) }
  }

  private mutating func expand(_ item: Pending) {
    let value = value(item.written)
    guard case .written(let written) = value.content else {
      if case .unknown(let type) = value.content, !type.isScalar { return }
      reportWrongType(value, key: "a component", expected: "an object")
      return
    }
    if kind(written) == .array, item.parent != nil,
      written.node != item.written.node || written.file != item.written.file
    {
      // A slot among other children: its components stand in its place.
      push(elements(value), parent: item.parent)
      return
    }
    guard let body = component(value) else { return }
    let layers = ComponentLayers(uses: item.uses, body: body)
    guard let typeWritten = body[.type] else {
      diagnostics.append(.missingKey("type", of: "a component", at: range(written)))
      add(nil, layers, parent: item.parent)
      return
    }
    let plainType = declarations[typeWritten.file]
      .value(ofName: typeWritten.node, in: Primitive.byName)
    if let primitive = plainType {
      add(primitive, layers, parent: item.parent)
      return
    }
    let type = self.value(typeWritten)
    guard let name = string(type, for: "type") else {
      add(nil, layers, parent: item.parent)
      return
    }
    if let primitive = Primitive.byName[name] {
      add(primitive, layers, parent: item.parent)
    } else if let index = declarations.component(named: name) {
      expandUse(of: index, layers, item.parent)
    } else {
      knowsAllTypes = false
      if declarations.knowsAllComponents {
        let known =
          ComponentType.allCases.map(\.rawValue) + declarations.components.map(\.name)
        diagnostics.append(
          .unknownComponent(name, known: known, at: type.origin, notes: type.notes))
      }
      add(nil, layers, parent: item.parent)
    }
  }

  /// The components of a slot or of `children`; a single component may fill a slot.
  private mutating func elements(_ value: Value) -> [Written] {
    if case .unknown(let type) = value.content, !type.isScalar { return [] }
    if case .written(let written) = value.content, value.origin != value.place,
      kind(written) == .object
    {
      return [written]
    }
    return array(value, for: "children") ?? []
  }

  private mutating func push(_ elements: [Written], parent: Int?) {
    for element in elements.reversed() {
      push(Pending(written: element, parent: parent, uses: []))
    }
  }

  /// Adds a place to expand, unless there have been too many. They are counted when they are added,
  /// so that neither they nor what they expand to can fill the memory.
  private mutating func push(_ place: Pending) {
    steps += 1
    if steps <= limits.components {
      pending.append(place)
    } else if steps == limits.components + 1 {
      diagnostics.append(
        .tooManyComponents(
          limit: limits.components, at: outermostUse(around: place.written),
          passedAt: range(place.written)))
      pending = []
    }
  }

  /// Where the screen itself uses what a place has come from; the place, if it stands in the screen.
  private func outermostUse(around written: Written) -> SourceRange {
    var outermost = range(written)
    var scope = scopes[written.scope]
    while let use = scope.use, let parent = scope.parent {
      outermost = use
      scope = scopes[parent]
    }
    return outermost
  }

  private mutating func expandUse(of index: Int, _ layers: ComponentLayers, _ parent: Int?) {
    let declaration = declarations.components[index]
    let use = layers.body
    checkKeys(
      of: use, in: Primitive.keysOfUse, known: ComponentVocabulary.useNames,
      of: "a use of \(quoted(declaration.name))")
    if let cycle = cycle(through: index, from: use.object.scope) {
      diagnostics.append(
        .componentCycle(
          cycle.map { declarations.components[$0].name }, at: range(use.object),
          declaredAt: declaration.range))
      return
    }
    let arguments = arguments(for: declaration, use)
    guard expandsUses else {
      uses.append(ComponentUse(component: index, range: range(use.object)))
      add(nil, layers, parent: parent)
      for case .components(let written) in arguments {
        push(elements(value(written)), parent: components.count - 1)
      }
      return
    }
    scopes.append(
      Scope(
        parameters: declaration.parameters, arguments: arguments, declaration: index,
        parent: use.object.scope, use: range(use.object), idPrefix: idPrefix(layers)))
    push(
      Pending(
        written: Written(
          file: declaration.file, node: declaration.body, scope: scopes.count - 1),
        parent: parent, uses: layers.uses + [use]))
  }

  /// The components between a use and its own declaration around it, if there is one.
  private func cycle(through index: Int, from scope: ScopeID) -> [Int]? {
    guard isInside(of: index, scope) else { return nil }
    var path = [index]
    var current: ScopeID? = scope
    while let id = current {
      if let declaration = scopes[id].declaration {
        path.append(declaration)
        if declaration == index { break }
      }
      current = scopes[id].parent
    }
    return path.reversed()
  }

  private func isInside(of component: Int, _ scope: ScopeID) -> Bool {
    var current: ScopeID? = scope
    while let id = current {
      if scopes[id].declaration == component { return true }
      current = scopes[id].parent
    }
    return false
  }

  /// A body's ids stand behind its use's own id; else behind the one that a use around it gives.
  private mutating func idPrefix(_ layers: ComponentLayers) -> String? {
    for place in (0..<layers.count).reversed() {
      let layer = layers[place]
      if let id = id(layer) { return scopes[layer.object.scope].qualified(id) }
    }
    return nil
  }

  // MARK: Primitives

  /// Adds a primitive. One of a type that nobody knows stands in as a layout, so that all else that
  /// is wrong with it, and with what it holds, is told in the same run.
  private mutating func add(_ known: Primitive?, _ layers: ComponentLayers, parent: Int?) {
    let body = layers.body
    let depth = parent.map { depths[$0] + 1 } ?? 1
    guard depth <= limits.depth else {
      diagnostics.append(.componentsTooDeep(limit: limits.depth, at: range(body.object)))
      return
    }
    let type = known?.type ?? .layout
    if let known {
      checkKeys(
        of: body, in: known.keys, known: ComponentVocabulary.names(of: type),
        of: "a \(type.rawValue)")
    }
    let styles = styles(of: type, layers, parent: parent)

    let index = components.count
    let id = uniqueID(layers, index)
    texts.removeAll(keepingCapacity: true)
    components.append(
      Component(
        content: content(of: type, body, textStyles.values[styles.text]) ?? .layout, id: id,
        hero: layers[.hero].flatMap { name(value($0), for: "hero") },
        snapshot: layers[.snapshot].flatMap { keyword(value($0), for: "snapshot") } ?? .auto,
        events: events(of: layers),
        accessibilityLabel: layers[.accessibilityLabel].flatMap {
          string(value($0), for: "accessibilityLabel")
        },
        isAccessibilityHidden: layers[.accessibilityHidden].flatMap {
          boolean(value($0), for: "accessibilityHidden")
        } ?? false,
        range: range(layers.outermost.object), parent: parent, subtreeEnd: index + 1,
        layoutStyle: styles.layout, paintStyle: styles.paint, textStyle: styles.text))
    depths.append(depth)
    origins.add(places, body: layers.uses.isEmpty ? nil : range(body.object), of: index)
    origins.add(texts, of: index)
    if type == .layout, let children = body[.children] {
      push(elements(value(children)), parent: index)
    }
  }

  /// The styles of a component: its body's under those of its uses.
  private mutating func styles(
    of type: ComponentType, _ layers: ComponentLayers, parent: Int?
  ) -> ComponentStyles {
    places.removeAll()
    // The number of the style so far, as long as all of it is shared.
    var sheet: Int? = StyleSheets.empty
    // The style so far, once it is shared with no other place.
    var own = DeclaredStyle()
    for place in (0..<layers.count).reversed() {
      guard let written = layers[place][.style] else { continue }
      let found = style(written)
      places.add(found)
      if let outer = found.sheet, let inner = sheet {
        sheet = sheets.overlay(outer, over: inner)
      } else {
        own = found.style.over(sheet.map { sheets[$0] } ?? own)
        sheet = nil
      }
    }
    if type == .image || type == .video { warnOfInset(type, sheet.map { sheets[$0] } ?? own) }
    guard let sheet else { return resolve(own, type, parent: parent) }
    let textStyle = parent.map { components[$0].textStyle }
    let isButton = type == .button
    if let known = sheets.resolved(sheet, below: textStyle, isButton: isButton) { return known }
    let styles = resolve(sheets[sheet], type, parent: parent)
    sheets.remember(styles, of: sheet, below: textStyle, isButton: isButton)
    return styles
  }

  private mutating func resolve(
    _ declared: DeclaredStyle, _ type: ComponentType, parent: Int?
  ) -> ComponentStyles {
    let styles = StyleResolver(declared, type: type, parent: parentText(parent))
    return ComponentStyles(
      layout: layoutStyles.index(of: styles.layout), paint: paintStyles.index(of: styles.paint),
      text: textStyles.index(of: styles.text))
  }

  private func parentText(_ parent: Int?) -> TextStyle {
    if let parent { return textStyles.values[components[parent].textStyle] }
    var style = TextStyle()
    style.direction = direction
    return style
  }

  private mutating func id(_ layer: ComponentMembers) -> String? {
    guard let written = layer[.id] else { return nil }
    let value = value(written)
    guard let id = string(value, for: "id") else { return nil }
    // Bytes are looked through faster than characters, and nearly no id has one.
    let hasSlash = id.utf8.contains(UInt8(ascii: "/")) && id.contains("/")
    guard !id.isEmpty && !hasSlash else {
      diagnostics.append(.invalidID(id, at: value.origin, notes: value.notes))
      return nil
    }
    return id
  }

  /// The component's id in the whole screen; of two equal ones the first stays.
  private mutating func uniqueID(_ layers: ComponentLayers, _ index: Int) -> String? {
    for place in 0..<layers.count {
      let layer = layers[place]
      guard let written = layer[.id] else { continue }
      guard let local = id(layer), let id = scopes[layer.object.scope].qualified(local) else {
        return nil
      }
      if let earlier = firstByID[id] {
        diagnostics.append(
          .duplicateID(id, first: components[earlier].range, at: range(written)))
        return nil
      }
      firstByID[id] = index
      return id
    }
    return nil
  }

  /// For images and videos.
  private mutating func warnOfInset(_ type: ComponentType, _ declared: DeclaredStyle) {
    guard case .keyword("absolute")? = declared[.position] else { return }
    if let range = places.range(of: .inset), declared[.width] == nil || declared[.height] == nil,
      declared[.aspectRatio] == nil
    {
      diagnostics.append(.insetDoesNotStretch(type, at: range))
    }
  }

  private mutating func closeSubtrees() {
    for index in components.indices.reversed() {
      guard let parent = components[index].parent else { continue }
      components[parent].subtreeEnd = max(
        components[parent].subtreeEnd, components[index].subtreeEnd)
    }
  }
}

/// A place where a composed component is used.
struct ComponentUse {
  /// The component's place among the declared ones.
  let component: Int
  let range: SourceRange
}
