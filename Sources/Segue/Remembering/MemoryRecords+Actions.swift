extension PlacedAction {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(component.index)
    writer.packed.write(name)
    writer.packed.write(extent)
    writer.packed.write(place)
    writer.write(action.range)
    action.kind.write(&writer)
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    component = ComponentID(try reader.packed.size())
    name = try reader.packed.text()
    extent = try reader.packed.size()
    place = try reader.packed.size()
    let range = try reader.range()
    action = Action(kind: try Action.Kind(&reader), range: range)
  }
}

extension Action.Kind {
  func write(_ writer: inout MemoryWriter) {
    switch self {
    case .navigate(let link, let transition, let presentation):
      writer.packed.write(0)
      link.write(&writer)
      writer.write(transition) { $1.write(&$0) }
      writer.packed.write(presentation) { $0.write($1.rawValue) }
    case .back: writer.packed.write(1)
    case .backTo(let screen):
      writer.packed.write(2)
      screen.write(&writer)
    case .backToRoot: writer.packed.write(3)
    case .dismiss: writer.packed.write(4)
    case .replaceStack(let links):
      writer.packed.write(5)
      writer.write(links) { $1.write(&$0) }
    case .selectTab(let tab):
      writer.packed.write(6)
      tab.write(&writer)
    case .open(let url):
      writer.packed.write(7)
      writer.packed.write(url)
    case .track(let event, let properties):
      writer.packed.write(8)
      writer.packed.write(event)
      writer.packed.write(properties) { $0.write($1) }
    case .custom(let name, let properties):
      writer.packed.write(9)
      writer.packed.write(name)
      writer.packed.write(properties) { $0.write($1) }
    }
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    func text(_ reader: inout PackedReader) throws(PackedReader.Damage) -> String {
      try reader.text()
    }
    switch try reader.packed.number() {
    case 0:
      self = .navigate(
        try Link(&reader),
        transition: try reader.optional { (reader) throws(PackedReader.Damage) in
          try NamedReference(&reader)
        },
        presentation: try reader.optional { (reader) throws(PackedReader.Damage) in
          try reader.value()
        })
    case 1: self = .back
    case 2: self = .backTo(screen: try NamedReference(&reader))
    case 3: self = .backToRoot
    case 4: self = .dismiss
    case 5:
      self = .replaceStack(
        try reader.array { (reader) throws(PackedReader.Damage) in try Link(&reader) })
    case 6: self = .selectTab(try NamedReference(&reader))
    case 7: self = .open(url: try reader.packed.text())
    case 8:
      self = .track(
        event: try reader.packed.text(), properties: try reader.packed.optional(text))
    case 9:
      self = .custom(name: try reader.packed.text(), properties: try reader.packed.optional(text))
    default: throw PackedReader.Damage()
    }
  }
}

extension Link {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(url)
    writer.write(range)
    writer.write(substitution) { $1.write(&$0) }
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    self.init(
      url: try reader.packed.text(), range: try reader.range(),
      try reader.optional { (reader) throws(PackedReader.Damage) in try Substitution(&reader) })
  }
}

extension NamedReference {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(name)
    writer.write(range)
    writer.write(substitution) { $1.write(&$0) }
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    self.init(
      name: try reader.packed.text(), range: try reader.range(),
      try reader.optional { (reader) throws(PackedReader.Damage) in try Substitution(&reader) })
  }
}

extension Substitution {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(isWhole)
    writer.packed.write(template) { $0.write($1) }
    writer.write(place)
    writer.write(arguments) {
      $0.packed.write($1.name)
      $0.write($1.range)
      $0.packed.write($1.isVerbatim)
    }
    writer.write(use) { $0.write($1) }
  }

  convenience init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    let isWhole = try reader.packed.flag()
    let template = try reader.packed.optional { (reader) throws(PackedReader.Damage) in
      try reader.text()
    }
    let place = try reader.range()
    let arguments = try reader.array { (reader) throws(PackedReader.Damage) in
      Argument(
        name: try reader.packed.text(), range: try reader.range(),
        isVerbatim: try reader.packed.flag())
    }
    let use = try reader.optional { (reader) throws(PackedReader.Damage) in try reader.range() }
    guard !arguments.isEmpty else { throw PackedReader.Damage() }
    self.init(
      isWhole: isWhole, template: template, place: place, arguments: arguments, use: use)
  }
}
