extension PlacedAction: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(component.index, name, extent, linkIndex, action.range, action.kind)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    component = ComponentID(try reader.size())
    name = try reader.value()
    extent = try reader.size()
    linkIndex = try reader.size()
    let range: SourceRange = try reader.value()
    action = Action(kind: try reader.value(), range: range)
  }
}

extension Action.Kind: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .navigate(let link, let transition, let presentation):
      writer.write(0, link, transition, presentation)
    case .back: writer.write(1)
    case .backTo(let screen, let entry): writer.write(2, screen, entry)
    case .backToRoot: writer.write(3)
    case .dismiss: writer.write(4)
    case .replaceStack(let links): writer.write(5, links)
    case .selectTab(let tab): writer.write(6, tab)
    case .open(let url): writer.write(7, url)
    case .track(let event, let properties): writer.write(8, event, properties)
    case .custom(let name, let properties): writer.write(9, name, properties)
    case .retry: writer.write(10)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    switch try Int(&reader) {
    case 0:
      self = try .navigate(
        reader.value(), transition: reader.value(), presentation: reader.value())
    case 1: self = .back
    case 2: self = try .backTo(screen: reader.value(), entry: reader.size())
    case 3: self = .backToRoot
    case 4: self = .dismiss
    case 5: self = .replaceStack(try reader.value())
    case 6: self = .selectTab(try reader.value())
    case 7: self = .open(url: try reader.value())
    case 8: self = try .track(event: reader.value(), properties: reader.value())
    case 9: self = try .custom(name: reader.value(), properties: reader.value())
    case 10: self = .retry
    default: throw Damage()
    }
  }
}

extension Presentation: Packed {}

extension Link: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(url, range, substitution) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(url: reader.value(), range: reader.value(), reader.value())
  }
}

extension NamedReference: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(name, range, substitution) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(name: reader.value(), range: reader.value(), reader.value())
  }
}

extension Substitution: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(isWhole, isUnknown, template, useRange, arguments, use)
  }

  convenience init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      isWhole: reader.value(), isUnknown: reader.value(), template: reader.value(),
      useRange: reader.value(), arguments: reader.value(), use: reader.value())
    guard !arguments.isEmpty else { throw Damage() }
  }
}

extension Substitution.Argument: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(name, range, isVerbatim) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(name: reader.value(), range: reader.value(), isVerbatim: reader.value())
  }
}
