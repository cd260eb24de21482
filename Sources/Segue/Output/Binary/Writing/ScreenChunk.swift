/// Encodes the chunk of a compiled screen: its tree, and its layout on each device.
///
/// Linear in the components and their texts, whose lines are broken again.
///
/// - Parameters:
///   - screen: The screen in the direction of the first device.
///   - layouts: One layout for each device on which the screen could be laid out.
///   - devices: All devices of the project, which include those of the layouts in the same order.
///   - memory: The cache of texts that have been shaped, for this screen or another.
package func screenChunk(
  of screen: Screen, _ layouts: [ScreenLayout], on devices: [Device],
  in memory: inout ShapedTextCache
) -> ArtefactChunk {
  var encoder = ScreenChunkEncoder(screen)
  encoder.addTree(
    of: screen, naturalSizes: layouts.first { $0.screen.direction == screen.direction })
  var next = 0
  for layout in layouts {
    guard let device = devices[next...].firstIndex(of: layout.device) else { continue }
    next = device + 1
    let tree = encoder.tree(of: layout)
    encoder.add(layout, device: device, tree: tree, in: &memory)
  }
  return ArtefactChunk(encoder.finished())
}

/// An encoder of a screen's chunk.
struct ScreenChunkEncoder {
  var writer = ChunkWriter(ScreenRow.tables)
  private let screen: Screen
  private var directions: [LayoutDirection] = []
  private var textRows: [TextStyle: UInt32] = [:]
  private var paintRows: [ScreenRow.Paint: UInt32] = [:]
  /// The lines of each component on the previous device, which the next one often shares.
  var knownLines: [ComponentID: (first: UInt32, count: UInt32)] = [:]

  init(_ screen: Screen) {
    self.screen = screen
    // Row 0 means no extra properties.
    writer.add(
      ScreenRow.Extra(
        hero: 0, accessibilityLabel: 0, firstHandler: 0, handlerCount: 0, naturalSize: 0,
        unused: 0))
  }

  consuming func finished() -> [UInt8] {
    var flags: UInt32 = 0
    for bar in screen.bars { flags |= 1 << bar.binaryCode }
    for edge in screen.safeAreaEdges { flags |= 1 << (8 + edge.binaryCode) }
    writer.add(
      ScreenRow.Screen(
        id: writer.string(screen.id), title: writer.string(screen.title),
        presentation: screen.presentation.binaryCode, flags: flags, unused: 0, unused2: 0))
    return writer.bytes()
  }

  /// Returns the index of a layout's tree. Screens of one direction share a tree.
  mutating func tree(of layout: ScreenLayout) -> Int {
    let direction = layout.screen.direction
    if let known = directions.firstIndex(of: direction) { return known }
    addTree(of: layout.screen, naturalSizes: layout)
    return directions.count - 1
  }

  mutating func addTree(of screen: Screen, naturalSizes layout: ScreenLayout?) {
    directions.append(screen.direction)
    let first = writer.count(ScreenRow.Node.self)
    writer.reserve(ScreenRow.Node.self, rows: screen.components.count)
    var paints: [UInt64: UInt32] = [:]
    var texts: [UInt32?] = Array(repeating: nil, count: screen.textStyles.count)
    for index in screen.components.ids {
      let component = screen.components[index]
      let key = UInt64(component.paintStyle.index) << 32 | UInt64(component.layoutStyle.index)
      let paint: UInt32
      if let known = paints[key] {
        paint = known
      } else {
        paint = self.paint(of: index, in: screen)
        paints[key] = paint
      }
      let style = screen.textStyles[component.textStyle]
      let text = texts[component.textStyle.index] ?? textRow(style)
      texts[component.textStyle.index] = text
      add(
        component, paint: paint, text: text, of: style,
        naturalSize: layout?.naturalSize(of: index))
    }
    writer.add(
      ScreenRow.Tree(
        direction: screen.direction.binaryCode, firstNode: first,
        nodeCount: UInt32(truncatingIfNeeded: screen.components.count), unused: 0))
  }

  // MARK: Nodes

  private mutating func add(
    _ component: Component, paint: UInt32, text: UInt32, of style: TextStyle, naturalSize: Size?
  ) {
    let firstContent = writer.count(ScreenRow.Content.self)
    func content(_ string: String, _ style: UInt32) {
      writer.add(ScreenRow.Content(text: writer.string(string), style: style))
    }
    switch component.content {
    case .layout: break
    case .label(let runs):
      for run in runs { content(run.text, run.style == style ? text : textRow(run.style)) }
    case .button(let title, let icon):
      content(title, text)
      if let icon { content(icon.name, text) }
    case .image(let source, _): content(source?.name ?? "", text)
    case .video(let source, let poster, _):
      content(source.name, text)
      if let poster { content(poster.name, text) }
    }
    let contents = min(
      writer.count(ScreenRow.Content.self) - firstContent, NodeBits.mostContents)
    var bits = component.type.nodeCode
    bits |= component.snapshot.binaryCode << NodeBits.snapshotShift
    if component.isAccessibilityHidden { bits |= NodeBits.hidden }
    bits |= contents << NodeBits.contentShift
    writer.add(
      ScreenRow.Node(
        bits: bits,
        parentPlus1: UInt32(truncatingIfNeeded: component.parent.map { $0.index + 1 } ?? 0),
        end: UInt32(truncatingIfNeeded: component.subtreeEnd.index), paint: paint, textStyle: text,
        firstContent: firstContent, id: writer.string(component.id),
        extra: extra(of: component, naturalSize)))
  }

  /// Returns the row of properties that few components have; 0 if the component has none of them.
  private mutating func extra(of component: Component, _ naturalSize: Size?) -> UInt32 {
    guard
      component.hero != nil || component.accessibilityLabel != nil || !component.events.isEmpty
        || naturalSize != nil
    else { return 0 }
    let first = addHandlers(component.events)
    return writer.add(
      ScreenRow.Extra(
        hero: writer.string(component.hero?.name),
        accessibilityLabel: writer.string(component.accessibilityLabel), firstHandler: first,
        handlerCount: UInt32(truncatingIfNeeded: component.events.count),
        naturalSize: naturalSize.map { writer.quad($0.width, $0.height, 1) } ?? 0, unused: 0))
  }

  private mutating func addHandlers(_ events: [EventHandler]) -> UInt32 {
    let first = writer.count(ScreenRow.Handler.self)
    for handler in events {
      let firstAction = writer.count(ScreenRow.Action.self)
      for action in handler.actions { add(action) }
      writer.add(
        ScreenRow.Handler(
          event: handler.event.binaryCode, firstAction: firstAction,
          actionCount: UInt32(truncatingIfNeeded: handler.actions.count)))
    }
    return first
  }

  private mutating func add(_ action: Action) {
    func add(
      _ code: ActionCode, text: String? = nil, detail: String? = nil, number: UInt32 = 0,
      links: [Link] = []
    ) {
      let first = writer.count(ScreenRow.ActionLink.self)
      for link in links { writer.add(ScreenRow.ActionLink(writer.string(link.url))) }
      writer.add(
        ScreenRow.Action(
          kind: code.rawValue, text: writer.string(text), detail: writer.string(detail),
          number: number, firstLink: first,
          linkCount: UInt32(truncatingIfNeeded: links.count)))
    }
    switch action.kind {
    case .navigate(let link, let transition, let presentation):
      add(
        .navigate, text: link.url, detail: transition?.name,
        number: presentation.map { $0.binaryCode + 1 } ?? 0)
    case .back: add(.back)
    case .backTo(let screen, let entry):
      add(.backTo, text: screen.name, number: UInt32(truncatingIfNeeded: entry - 1))
    case .backToRoot: add(.backToRoot)
    case .dismiss: add(.dismiss)
    case .replaceStack(let links): add(.replaceStack, links: links)
    case .selectTab(let tab): add(.selectTab, text: tab.name)
    case .retry: add(.retry)
    case .open(let url): add(.open, text: url)
    case .track(let event, let properties): add(.track, text: event, detail: properties)
    case .custom(let name, let properties): add(.custom, text: name, detail: properties)
    }
  }

  // MARK: Styles

  private mutating func paint(of component: ComponentID, in screen: Screen) -> UInt32 {
    let paint = screen.paintStyle(of: component)
    let layout = screen.layoutStyle(of: component)
    var flags = paint.objectFit.binaryCode
    flags |= layout.overflow.binaryCode << 4 | layout.display.binaryCode << 6
    if paint.zIndex != nil { flags |= 1 << 7 }
    let depth = UInt64(bitPattern: Int64(paint.zIndex ?? 0))
    let position = paint.objectPosition
    let row = ScreenRow.Paint(
      background: writer.quad(paint.backgroundColor),
      gradients: writer.string(
        paint.backgroundImage.isEmpty ? nil : LinearGradient.css(paint.backgroundImage)),
      borderColor: writer.quad(paint.borderColor), corners: writer.quad(paint.borderRadius),
      outline: writer.quad(paint.outlineWidth, paint.outlineOffset, paint.opacity),
      outlineColor: writer.quad(paint.outlineColor),
      shadows: writer.string(paint.boxShadow.isEmpty ? nil : BoxShadow.css(paint.boxShadow)),
      flags: flags,
      objectPosition: writer.quad(
        position.x.percent, position.x.points, position.y.percent, position.y.points),
      border: writer.quad(layout.border), zIndexLow: UInt32(truncatingIfNeeded: depth),
      zIndexHigh: UInt32(truncatingIfNeeded: depth >> 32))
    if let known = paintRows[row] { return known }
    let index = writer.add(row)
    paintRows[row] = index
    return index
  }

  private mutating func textRow(_ style: TextStyle) -> UInt32 {
    if let row = textRows[style] { return row }
    var flags: UInt32 = style.font.isItalic ? 1 : 0
    var height = 0.0
    switch style.lineHeight {
    case .normal: break
    case .points(let points): (height, flags) = (points, flags | 1 << 1)
    case .percent(let percent): (height, flags) = (percent, flags | 2 << 1)
    }
    if style.lineHeightFollowsFont { flags |= 1 << 3 }
    flags |= style.alignment.binaryCode << 4 | style.decoration.binaryCode << 7
    flags |= style.whiteSpace.binaryCode << 9 | style.direction.binaryCode << 11
    flags |= style.overflow.binaryCode << 12
    if style.maxLines != nil { flags |= 1 << 13 }
    let lines = UInt64(bitPattern: Int64(style.maxLines ?? 0))
    let row = writer.add(
      ScreenRow.TextStyle(
        family: writer.string(style.font.family),
        metrics: writer.quad(style.font.size, style.font.weight, style.letterSpacing, height),
        color: writer.quad(style.color), flags: flags,
        maxLinesLow: UInt32(truncatingIfNeeded: lines),
        maxLinesHigh: UInt32(truncatingIfNeeded: lines >> 32)))
    textRows[style] = row
    return row
  }
}
