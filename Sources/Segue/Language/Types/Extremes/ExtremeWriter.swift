/// A writer of one document of generated data.
///
/// Open arrays and objects are kept in a list instead of on the call stack. A schema that contains
/// itself is inside itself once: further in, optional properties are absent, lists and maps empty,
/// and nullable values null. Where a value is required, it is the flattest one.
///
/// Linear in the document, which ends when it has more bytes than are allowed.
struct ExtremeWriter {
  let basis: ExtremeBasis
  let extreme: ExtremeCase
  let choice: ExtremeChoice?
  var writer = JSONWriter()
  /// The numbers of elements and of optional properties that may be added.
  private var elementsLeft: Int
  private var optionalsLeft: Int
  /// The arrays and objects around the current value, from the outside in.
  private var frames: [Frame] = []
  /// How often each schema is open.
  private var openCounts: [Int32: Int] = [:]

  /// The largest number of elements of all lists and maps of a document.
  static let mostElements = 2_000
  /// The largest number of optional properties of a document.
  static let mostOptionals = 10_000

  /// An open array or object.
  private struct Frame {
    /// The schema of the form `elements`, `values` or `properties`.
    let schema: Int32
    /// The schema that was opened: that, or the discriminator around it.
    let opened: Int32
    /// The name of the tag, which the object has already; -1 for none.
    let tag: Int32
    let value: Value
    var next: Int32 = 0
    let end: Int32
    var isFirst: Bool
  }

  /// A value that is to be written.
  struct Value {
    let schema: Int32
    /// The name of the property, or of the property around the list or the map; -1 for none.
    var name: Int32 = -1
    /// The index of the innermost element around, or of the element.
    var index = 0
    /// Whether this is an element of a list or a value of a map.
    var isElement = false
    /// The number of steps of the choice that lead here; nil if this is not on its way.
    var steps: Int? = 0
    /// Whether everything inside is as flat as possible.
    var isFlat = false
  }

  /// - Parameter scale: How often the largest numbers of elements and of optional properties are
  ///   halved.
  init(_ basis: ExtremeBasis, _ extreme: ExtremeCase, _ choice: ExtremeChoice?, scale: Int) {
    self.basis = basis
    self.extreme = extreme
    self.choice = choice
    elementsLeft = Self.mostElements >> scale
    optionalsLeft = Self.mostOptionals >> scale
  }

  /// Returns the document; nil if it has more bytes than are allowed.
  mutating func write() -> [UInt8]? {
    begin(Value(schema: basis.type.rootIndex))
    while writer.bytes.count <= basis.mostBytes {
      guard let frame = frames.last else { return writer.bytes }
      if let value = next(frames.count - 1) {
        begin(value)
      } else {
        writer.verbatim(basis.type.nodes[Int(frame.schema)].form == .elements ? "]" : "}")
        openCounts[frame.opened, default: 1] -= 1
        frames.removeLast()
      }
    }
    return nil
  }

  /// Returns a scale at which a document that became too long has fewer parts; nil if there is
  /// none.
  func nextScale(after scale: Int) -> Int? {
    let elements = Self.mostElements >> scale - elementsLeft
    let optionals = Self.mostOptionals >> scale - optionalsLeft
    guard elements > 0 || optionals > 0 else { return nil }
    var next = scale + 1
    while Self.mostElements >> next >= elements && Self.mostOptionals >> next >= optionals {
      next += 1
    }
    return next
  }

  // MARK: Contents

  /// Returns the next value of an array or an object, whose key has been written; nil at its end.
  private mutating func next(_ place: Int) -> Value? {
    let frame = frames[place]
    let node = basis.type.nodes[Int(frame.schema)]
    if node.form == .properties { return nextProperty(place, of: node) }
    guard frame.next < frame.end else { return nil }
    separate(place)
    frames[place].next += 1
    if node.form == .values {
      writer.string("key-\(frame.next + 1)")
      writer.verbatim(":")
    }
    return Value(
      schema: node.target, name: frame.value.name, index: Int(frame.next), isElement: true,
      steps: frame.value.steps, isFlat: frame.value.isFlat)
  }

  private mutating func nextProperty(_ place: Int, of node: DataType.Node) -> Value? {
    while frames[place].next < frames[place].end {
      let frame = frames[place]
      let member = basis.type.members[Int(node.firstMember + frame.next)]
      let steps = choice?.following(frame.next, after: frame.value.steps)
      frames[place].next += 1
      if frame.next >= node.requiredCount {
        guard optionalsLeft > 0 else { return nil }
        optionalsLeft -= 1
        let isAbsent = choice?.member(.absent, after: steps) != nil
        guard !isAbsent, fits(member.type, in: frame.value) else { continue }
      }
      // Only a schema with a mistake declares its tag.
      guard member.name != frame.tag else { continue }
      separate(place)
      writer.string(basis.type.names[member.name])
      writer.verbatim(":")
      return Value(
        schema: member.type, name: member.name, index: frame.value.index, steps: steps,
        isFlat: frame.value.isFlat)
    }
    return nil
  }

  private mutating func separate(_ place: Int) {
    if !frames[place].isFirst { writer.verbatim(",") }
    frames[place].isFirst = false
  }

  /// Whether a value that may be left out can be written in the innermost array or object.
  private func fits(_ schema: Int32, in outer: Value) -> Bool {
    !isCut(schema, isFlat: outer.isFlat)
      && frames.count + basis.depths[schema] <= basis.mostDepth
  }

  /// Whether values of a schema are left out because the schema contains itself.
  private func isCut(_ schema: Int32, isFlat: Bool) -> Bool {
    basis.depths[schema] > 0 && (isFlat || isInsideItself(schema))
  }

  private func isInsideItself(_ schema: Int32) -> Bool {
    openCounts[basis.type.resolved(DataType.ID(schema)).index, default: 0] >= 2
  }

  // MARK: Values

  /// Writes a value, or the beginning of an array or an object.
  private mutating func begin(_ value: Value) {
    let index = basis.type.resolved(DataType.ID(value.schema)).index
    let node = basis.type.nodes[Int(index)]
    if basis.type.nodes[Int(value.schema)].acceptsNull {
      let isTooDeep = frames.count + basis.depths[index] > basis.mostDepth
      if extreme == .absent || isTooDeep || isCut(index, isFlat: value.isFlat) {
        return writer.null()
      }
    }
    switch node.form {
    case .empty, .reference, .scalar, .enumeration: writeScalar(value, index)
    case .elements: open(index, value, end: elementCount(of: node, value))
    case .values: open(index, value, end: valueCount(of: node, value))
    case .properties: open(index, value, end: propertyCount(of: node))
    case .discriminator: openMapping(index, value)
    }
  }

  private mutating func open(_ index: Int32, _ value: Value, end: Int32) {
    writer.verbatim(basis.type.nodes[Int(index)].form == .elements ? "[" : "{")
    push(index, value, end: end)
  }

  private mutating func push(
    _ index: Int32, opened: Int32? = nil, tag: Int32 = -1, _ value: Value, end: Int32
  ) {
    var value = value
    let opened = opened ?? index
    value.isFlat = value.isFlat || isInsideItself(opened)
    openCounts[opened, default: 0] += 1
    frames.append(
      Frame(
        schema: index, opened: opened, tag: tag, value: value, end: end, isFirst: tag < 0))
  }

  private func propertyCount(of node: DataType.Node) -> Int32 {
    extreme == .absent ? node.requiredCount : node.memberCount
  }

  private mutating func elementCount(of node: DataType.Node, _ value: Value) -> Int32 {
    let content = basis.type.resolved(DataType.ID(node.target)).index
    let most = basis.elementCount(value.schema)
    let count = min(
      extreme.elementCount(atMost: most), basis.keys.elementCount(of: content) ?? .max)
    return take(count, of: node, value)
  }

  private mutating func valueCount(of node: DataType.Node, _ value: Value) -> Int32 {
    take(extreme.valueCount, of: node, value)
  }

  /// Returns how many of a number of elements can be written, which no other list has then. So the
  /// lists that are further out have theirs first, but leave half for the lists inside.
  private mutating func take(_ count: Int, of node: DataType.Node, _ value: Value) -> Int32 {
    let least =
      basis.type.nodes[Int(node.target)].acceptsNull ? 0 : basis.depths[node.target]
    guard !value.isFlat, frames.count + 1 + least <= basis.mostDepth,
      !isInsideItself(node.target)
    else { return 0 }
    let taken = min(count, basis.depths[node.target] > 0 ? elementsLeft / 2 : elementsLeft)
    elementsLeft -= taken
    return Int32(taken)
  }

  private mutating func openMapping(_ index: Int32, _ value: Value) {
    let node = basis.type.nodes[Int(index)]
    let place = mapping(of: index, value)
    guard place >= 0 else { return writer.verbatim("{}") }
    let member = basis.type.members[Int(node.firstMember + place)]
    writer.verbatim("{")
    writer.string(basis.type.names[node.tag])
    writer.verbatim(":")
    writer.string(basis.type.names[member.name])
    let mapping = basis.type.nodes[Int(member.type)]
    guard mapping.form == .properties else { return writer.verbatim("}") }
    var inner = value
    inner.steps = choice?.following(place, after: value.steps)
    push(member.type, opened: index, tag: node.tag, inner, end: propertyCount(of: mapping))
  }

  /// Returns the index of the mapping of a value: the mappings in turn, if there is enough space
  /// for them.
  private func mapping(of index: Int32, _ value: Value) -> Int32 {
    let node = basis.type.nodes[Int(index)]
    guard node.memberCount > 0 else { return -1 }
    let place =
      choice?.mapping(after: value.steps) ?? Int32(value.index % Int(node.memberCount))
    let depth = basis.depths.depth(ofMapping: place, of: node, in: basis.type)
    let isFlat = value.isFlat || isInsideItself(index)
    let most = isFlat ? basis.depths[index] : basis.mostDepth - frames.count
    return depth <= most ? place : basis.depths.flattestMapping(of: index)
  }
}
