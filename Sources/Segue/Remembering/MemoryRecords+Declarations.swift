extension ScreenReading {
  func write(_ writer: inout MemoryWriter) {
    declaration.write(&writer)
    writer.write(diagnostics) { $1.write(&$0) }
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    declaration = try ScreenDeclaration(&reader)
    diagnostics = try reader.array { (reader) throws(PackedReader.Damage) in
      try Diagnostic(&reader)
    }
  }
}

extension ScreenDeclaration {
  fileprivate func write(_ writer: inout MemoryWriter) {
    writer.packed.write(id)
    writer.write(route) { $1.write(&$0) }
    writer.write(parameters) { $1.write(&$0) }
    writer.packed.write(presentation.rawValue)
    writer.packed.write(bars) { $0.write($1.rawValue) }
    writer.packed.write(safeAreaEdges) { $0.write($1.rawValue) }
    writer.packed.write(title) { $0.write($1) }
    writer.packed.write(titleText) { $0.write($1) }
    writer.write(backTitle) { $1.write(&$0) }
    writer.write(requires) { $1.write(&$0) }
    writer.write(backStack) { $0.write($1) { $1.write(&$0) } }
    writer.packed.write(isInteractiveDismissDisabled)
    writer.packed.write(sheet) { $1.write(&$0) }
    writer.packed.write(landing) { $1.write(&$0) }
    writer.packed.write(root)
    writer.write(range)
  }

  fileprivate init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    typealias Damage = PackedReader.Damage
    func text(_ reader: inout PackedReader) throws(Damage) -> String { try reader.text() }
    func number(_ reader: inout PackedReader) throws(Damage) -> Int { try reader.number() }
    func name(_ reader: inout MemoryReader) throws(Damage) -> NamedReference {
      try NamedReference(&reader)
    }
    func links(_ reader: inout MemoryReader) throws(Damage) -> [Link] {
      try reader.array { (reader) throws(Damage) in try Link(&reader) }
    }
    id = try reader.packed.text()
    route = try reader.optional(name)
    parameters = ParameterList(
      try reader.array { (reader) throws(Damage) in try Parameter(&reader) })
    presentation = try reader.value()
    bars = try reader.array { (reader) throws(Damage) in try reader.value() }
    safeAreaEdges = try reader.array { (reader) throws(Damage) in try reader.value() }
    title = try reader.packed.optional(number)
    titleText = try reader.packed.optional(text)
    backTitle = try reader.optional(name)
    requires = try reader.array(name)
    backStack = try reader.optional(links)
    isInteractiveDismissDisabled = try reader.packed.flag()
    sheet = try reader.packed.optional { (reader) throws(Damage) in try SheetDeclaration(&reader) }
    landing = try reader.packed.optional { (reader) throws(Damage) in try Landing(&reader) }
    file = reader.files.own
    root = try reader.packed.number()
    range = try reader.range()
  }
}

extension Parameter {
  fileprivate func write(_ writer: inout MemoryWriter) {
    writer.packed.write(name)
    writer.packed.write(type.rawValue)
    writer.packed.write(defaultValue) { $0.write($1) }
    writer.write(defaultScalar) {
      $1.value.write(&$0.packed)
      $0.write($1.range)
    }
    writer.packed.write(isDefaultDamaged)
    writer.write(range)
  }

  fileprivate init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    name = try reader.packed.text()
    type = try reader.value()
    defaultValue = try reader.packed.optional { (reader) throws(PackedReader.Damage) in
      try reader.number()
    }
    defaultScalar = try reader.optional { (reader) throws(PackedReader.Damage) in
      DefaultScalar(value: try ScalarValue(&reader.packed), range: try reader.range())
    }
    isDefaultDamaged = try reader.packed.flag()
    range = try reader.range()
  }
}

extension ScalarValue {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .string(let text):
      writer.write(0)
      writer.write(text)
    case .number(let number):
      writer.write(1)
      writer.write(number)
    case .boolean(let flag):
      writer.write(2)
      writer.write(flag)
    }
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    switch try reader.number() {
    case 0: self = .string(try reader.text())
    case 1: self = .number(try reader.double())
    case 2: self = .boolean(try reader.flag())
    default: throw PackedReader.Damage()
    }
  }
}

extension SheetDeclaration {
  fileprivate func write(_ writer: inout PackedWriter) {
    writer.write(detents) { $1.write(&$0) }
    writer.write(selected)
    writer.write(largestUndimmed) { $0.write($1) }
    writer.write(isGrabberVisible)
    writer.write(scrollingExpands)
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    let detents = try reader.array { (reader) throws(PackedReader.Damage) in try Detent(&reader) }
    let selected = try reader.number()
    let largestUndimmed = try reader.optional { (reader) throws(PackedReader.Damage) in
      try reader.number()
    }
    guard detents.indices.contains(selected),
      largestUndimmed.map(detents.indices.contains) ?? true
    else { throw PackedReader.Damage() }
    self.init(
      detents: detents, selected: selected, largestUndimmed: largestUndimmed,
      isGrabberVisible: try reader.flag(), scrollingExpands: try reader.flag())
  }
}

extension Landing {
  fileprivate func write(_ writer: inout PackedWriter) {
    writer.write(edge.rawValue)
    switch width {
    case .points(let points):
      writer.write(0)
      writer.write(points)
    case .percent(let percent):
      writer.write(1)
      writer.write(percent)
    }
    writer.write(aspectRatio) { $0.write($1) }
    writer.write(respectsSafeArea)
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    self.init()
    guard let edge = Edge(rawValue: try reader.text()) else { throw PackedReader.Damage() }
    self.edge = edge
    switch try reader.number() {
    case 0: width = .points(try reader.double())
    case 1: width = .percent(try reader.double())
    default: throw PackedReader.Damage()
    }
    aspectRatio = try reader.optional { (reader) throws(PackedReader.Damage) in
      try reader.double()
    }
    respectsSafeArea = try reader.flag()
  }
}

extension Detent {
  fileprivate func write(_ writer: inout PackedWriter) {
    switch self {
    case .fraction(let part):
      writer.write(0)
      writer.write(part)
    case .height(let points):
      writer.write(1)
      writer.write(points)
    }
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedReader.Damage) {
    switch try reader.number() {
    case 0: self = .fraction(try reader.double())
    case 1: self = .height(try reader.double())
    default: throw PackedReader.Damage()
    }
  }
}
