extension ScreenReading: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(declaration, diagnostics) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(declaration: reader.value(), diagnostics: reader.value())
  }
}

extension ScreenDeclaration: Packed {
  /// Whether a record has all of the declaration: types of data and expressions are read again.
  var isRememberable: Bool {
    data == nil
      && ([expressions] + standIns.map { $0.expressions }).allSatisfy {
        $0.isEmpty && !$0.isIncomplete
      }
  }

  func write(_ writer: inout PackedWriter) {
    writer.write(id, route, parameters, presentation, bars, navigationBar, safeAreaEdges)
    writer.write(title, titleText, backTitle, backTitleNode, requires, backStack)
    writer.write(isInteractiveDismissDisabled, sheet, landing, root, standIns, range)
    writer.write(isRouteUnread)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    guard let file = reader.files?.own else { throw Damage() }
    id = try reader.value()
    route = try reader.value()
    parameters = try reader.value()
    data = nil
    expressions = .none
    presentation = try reader.value()
    bars = try reader.value()
    navigationBar = try reader.value()
    safeAreaEdges = try reader.value()
    title = try reader.value()
    titleText = try reader.value()
    backTitle = try reader.value()
    backTitleNode = try reader.value()
    requires = try reader.value()
    backStack = try reader.value()
    isInteractiveDismissDisabled = try reader.value()
    sheet = try reader.value()
    landing = try reader.value()
    self.file = file
    root = try reader.value()
    standIns = try reader.value()
    range = try reader.value()
    isRouteUnread = try reader.value()
  }
}

extension ScreenStandIn: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(phase, root, keepsTitle, keepsBackTitle, keepsItems)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    phase = try reader.value()
    root = try reader.value()
    expressions = .none
    keepsTitle = try reader.value()
    keepsBackTitle = try reader.value()
    keepsItems = try reader.value()
  }
}

extension NavigationBarDeclaration: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(node, style, titleStyle, leading, trailing, hasLargeTitle)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      node: reader.value(), style: reader.value(), titleStyle: reader.value(),
      leading: reader.value(), trailing: reader.value(), hasLargeTitle: reader.value())
  }
}

extension ScreenPhase: Packed {}

extension ParameterList: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(Array(self), unread.sorted(), isIncomplete)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    let parameters: [Parameter] = try reader.value()
    let unread: [String] = try reader.value()
    self.init(parameters, unread: Set(unread), isIncomplete: try reader.value())
  }
}

extension Bar: Packed {}
extension SafeAreaEdge: Packed {}

extension Parameter: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(name, type, defaultValue, defaultScalar, isDefaultDamaged, range)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    name = try reader.value()
    type = try reader.value()
    dataType = nil
    defaultValue = try reader.value()
    defaultScalar = try reader.value()
    isDefaultDamaged = try reader.value()
    range = try reader.value()
  }
}

extension JSONID: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(index) }

  init(_ reader: inout PackedReader) throws(Damage) { self.init(try reader.value()) }
}

extension ParameterType: Packed {}

extension DefaultScalar: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(value, range) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(value: reader.value(), range: reader.value())
  }
}

extension ScalarValue: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .string(let text): writer.write(0, text)
    case .number(let number): writer.write(1, number)
    case .boolean(let flag): writer.write(2, flag)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    switch try Int(&reader) {
    case 0: self = .string(try reader.value())
    case 1: self = .number(try reader.value())
    case 2: self = .boolean(try reader.value())
    default: throw Damage()
    }
  }
}

extension SheetDeclaration: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(detents, selected, largestUndimmed, isGrabberVisible, scrollingExpands)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    let detents: [Detent] = try reader.value()
    let selected: Int = try reader.value()
    let largestUndimmed: Int? = try reader.value()
    guard detents.indices.contains(selected),
      largestUndimmed.map(detents.indices.contains) ?? true
    else { throw Damage() }
    try self.init(
      detents: detents, selected: selected, largestUndimmed: largestUndimmed,
      isGrabberVisible: reader.value(), scrollingExpands: reader.value())
  }
}

extension Landing: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(edge, width, aspectRatio, respectsSafeArea)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    self.init()
    edge = try reader.value()
    width = try reader.value()
    aspectRatio = try reader.value()
    respectsSafeArea = try reader.value()
  }
}

extension Landing.Edge: Packed {}

extension Landing.Width: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .points(let points): writer.write(0, points)
    case .percent(let percent): writer.write(1, percent)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    self = try reader.number(as: [Self.points, Self.percent])
  }
}

extension Detent: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .fraction(let part): writer.write(0, part)
    case .height(let points): writer.write(1, points)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    self = try reader.number(as: [Self.fraction, Self.height])
  }
}
