/// Validation of data against a type: RFC 8927 §3.3.
///
/// Linear in the data. Open arrays and objects are kept in a list instead of on the call stack, and
/// a valid value allocates nothing. Ends after as many errors as the limits allow to report.
///
/// Of duplicate keys in an object, each value must be valid, since readers differ in which of them
/// they take.
struct DataValidator {
  let type: DataType
  let document: JSONDocument
  let limits: Limits
  /// What messages call the value as a whole.
  var name = "the document"
  /// The arrays and objects around the current one, from the outside in.
  var frames: [Frame] = []
  /// A bit for each required property of each open object that it has.
  private var seen: [UInt64] = []
  var errors: [DataError] = []
  var diagnostics: [Diagnostic] = []
  /// The additional properties of open objects, which are reported when the missing ones are known.
  var others: [JSONID] = []
  /// The required properties of the object that is closed which are misspelt.
  var misspelt: Set<Int32> = []
  /// The names of the members of schemas with errors, to suggest from.
  var known: [Int32: KnownNames] = [:]
  /// The number of bytes of the errors' paths.
  var pathBytes = 0
  /// Whether there are as many errors as may be reported.
  var isFull = false

  /// An open array or object.
  struct Frame {
    enum Kind: UInt8 { case root, elements, values, properties }

    let kind: Kind
    let container: JSONID
    /// The first node that has not been visited.
    var next: JSONID
    let end: JSONID
    /// The value that is being visited, and how many have been visited before it.
    var current: JSONID
    var position = -1
    /// The schema of the values; for properties, that of the object.
    let schema: Int32
    /// The name of the tag that selected the schema; -1 for none.
    var tag: Int32 = -1
    /// The property that is probably the next one, as most objects have the order of the schema.
    var expected: Int32 = 0
    /// The number of required properties that have not been found.
    var missing: Int32 = 0
    /// Whether the object has keys that could not be read.
    var hasUnreadKeys = false
    /// The first word of `seen`, and the first of `others`, that belong to the object.
    var firstSeen = 0
    var firstOther = 0
  }

  init(_ type: DataType, _ document: JSONDocument, _ limits: Limits) {
    self.type = type
    self.document = document
    self.limits = limits
  }

  /// Validates a value and everything in it.
  mutating func validate(_ value: JSONID, against schema: Int32) {
    var frame = Frame(
      kind: .root, container: value, next: value, end: document.end(value), current: value,
      schema: schema)
    while !isFull {
      guard frame.next < frame.end else {
        close(frame)
        guard let outer = frames.popLast() else { return }
        frame = outer
        continue
      }
      frame.position += 1
      frame.current = frame.next
      var schema = frame.schema
      if frame.kind == .values || frame.kind == .properties {
        frame.current = frame.next.next
        frame.next = document.end(frame.current)
        if frame.kind == .properties {
          guard let property = findProperty(&frame) else { continue }
          schema = property
        }
      } else {
        frame.next = document.end(frame.current)
      }
      if let inner = check(schema, in: frame) {
        frames.append(frame)
        frame = inner
      }
    }
    // What has been found of the objects that are still open.
    reportOthers(of: frame)
    while let outer = frames.popLast() { reportOthers(of: outer) }
  }

  // MARK: Values

  /// Checks the current value of a frame. Returns the frame of its contents, if they must be
  /// validated.
  @inline(__always)
  private mutating func check(_ schema: Int32, in frame: Frame) -> Frame? {
    let data = document.nodes[frame.current]
    var index = schema
    // §3.3.2: a reference is what it leads to. §3.3: a nullable schema accepts null.
    if data.kind == .null, type.nodes[Int(index)].acceptsNull { return nil }
    if type.nodes[Int(index)].form == .reference { index = type.nodes[Int(index)].target }
    switch type.nodes[Int(index)].form {
    case .empty, .reference: return nil
    case .scalar: checkScalar(data, index, in: frame)
    case .enumeration: checkEnum(data, index, in: frame)
    case .elements where data.kind == .array:
      return Frame(
        kind: .elements, container: frame.current, next: frame.current.next, end: frame.next,
        current: frame.current, schema: type.nodes[Int(index)].target)
    case .values where data.kind == .object:
      return Frame(
        kind: .values, container: frame.current, next: frame.current.next, end: frame.next,
        current: frame.current, schema: type.nodes[Int(index)].target)
    case .properties where data.kind == .object: return open(index, in: frame)
    case .discriminator where data.kind == .object: return select(index, in: frame)
    case .elements, .values, .properties, .discriminator:
      reportWrongContainer(index, in: frame)
    }
    return nil
  }

  /// §3.3.3: the form `type`.
  @inline(__always)
  private mutating func checkScalar(_ data: JSONDocument.Node, _ index: Int32, in frame: Frame) {
    let scalar = type.nodes[Int(index)].scalar
    switch scalar {
    case .boolean:
      if data.kind == .true || data.kind == .false { return }
    case .string:
      if data.kind == .string {
        if type.nodes[Int(index)].metadata >= 0 { checkLength(index, in: frame) }
        return
      }
    case .float32, .float64:
      if data.kind == .number { return }
    case .timestamp:
      if data.kind == .string {
        if let problem = timestampProblem(frame.current, data) { report(problem, index, in: frame) }
        return
      }
    case .int8, .uint8, .int16, .uint16, .int32, .uint32:
      if data.kind == .number {
        let number = WholeNumber(
          document.bytes.span.extracting(Int(data.lowerBound)..<Int(data.upperBound)))
        if case .value(let value) = number, let integers = scalar.integers,
          integers.contains(value)
        {
          return
        }
        return report(number, index, in: frame)
      }
    }
    reportWrongScalar(index, in: frame)
  }

  private func timestampProblem(_ id: JSONID, _ data: JSONDocument.Node) -> Timestamp.Problem? {
    let text = document.bytes.span.extracting(document.contentRange(of: data))
    guard data.hasEscapes else { return Timestamp.problem(text) }
    return Timestamp.problem(Array((document.string(id) ?? "").utf8).span)
  }

  /// §3.3.4: the form `enum`.
  private mutating func checkEnum(_ data: JSONDocument.Node, _ index: Int32, in frame: Frame) {
    if data.kind == .string,
      type.member(named: frame.current, in: document, of: type.nodes[Int(index)]) != nil
    {
      return
    }
    reportWrongValue(index, in: frame)
  }

  // MARK: Objects

  /// §3.3.6: the form `properties`.
  private mutating func open(_ index: Int32, tag: Int32 = -1, in frame: Frame) -> Frame {
    let required = type.nodes[Int(index)].requiredCount
    let inner = Frame(
      kind: .properties, container: frame.current, next: frame.current.next, end: frame.next,
      current: frame.current, schema: index, tag: tag, missing: required, firstSeen: seen.count,
      firstOther: others.count)
    // An object that lacks most of many properties has as many errors, so this is linear.
    for _ in 0..<(Int(required) + 63) / 64 { seen.append(0) }
    return inner
  }

  /// Returns the schema of the current property of an object; nil if there is none.
  @inline(__always)
  private mutating func findProperty(_ frame: inout Frame) -> Int32? {
    let key = frame.current.previous
    let schema = Int(frame.schema)
    guard document.nodes[key].kind == .string else {
      // The parser has reported the key, which may be a required one.
      frame.hasUnreadKeys = true
      return nil
    }
    let first = type.nodes[schema].firstMember
    var found: Int32?
    if frame.expected < type.nodes[schema].memberCount, !document.nodes[key].hasEscapes {
      let text = document.contentRange(of: document.nodes[key])
      let name = type.members[Int(first + frame.expected)].name
      if type.names.isSame(name, document.bytes.span.extracting(text)) { found = frame.expected }
    }
    guard let place = found ?? type.member(named: key, in: document, of: type.nodes[schema]) else {
      if !type.nodes[schema].allowsOtherProperties, !isTag(key, of: frame) {
        addOther(key, of: frame)
      }
      return nil
    }
    frame.expected = place + 1
    if place < type.nodes[schema].requiredCount {
      let word = frame.firstSeen + Int(place >> 6)
      let bit: UInt64 = 1 &<< UInt64(place & 63)
      if seen[word] & bit == 0 {
        seen[word] |= bit
        frame.missing -= 1
      }
    }
    return type.members[Int(first + place)].type
  }

  /// Whether an object has a required property.
  func hasSeen(_ place: Int32, in frame: Frame) -> Bool {
    seen[frame.firstSeen + Int(place >> 6)] & (1 &<< UInt64(place & 63)) != 0
  }

  /// §3.3.8: the property with the tag is allowed besides those of the mapping.
  private func isTag(_ key: JSONID, of frame: Frame) -> Bool {
    frame.tag >= 0 && isName(frame.tag, key)
  }

  private func isName(_ name: Int32, _ key: JSONID) -> Bool {
    guard document.kind(key) == .string else { return false }
    guard !document.hasEscapes(key) else {
      return type.names.isSame(name, Array((document.string(key) ?? "").utf8).span)
    }
    let text = document.contentRange(of: document.nodes[key])
    return type.names.isSame(name, document.bytes.span.extracting(text))
  }

  /// §3.3.8: the form `discriminator`. Of duplicate tags, the first selects the mapping.
  private mutating func select(_ index: Int32, in frame: Frame) -> Frame? {
    let node = type.nodes[Int(index)]
    var key = frame.current.next
    while key < frame.next, !isName(node.tag, key) { key = document.end(key.next) }
    guard key < frame.next else {
      reportMissingTag(index, in: frame)
      return nil
    }
    guard document.kind(key.next) == .string else {
      reportTag(key, index, in: frame, isString: false)
      return nil
    }
    guard let place = type.member(named: key.next, in: document, of: node) else {
      reportTag(key, index, in: frame, isString: true)
      return nil
    }
    let mapping = type.members[Int(node.firstMember + place)].type
    guard type.nodes[Int(mapping)].form == .properties else { return nil }
    return open(mapping, tag: node.tag, in: frame)
  }

  /// Ends an array or an object.
  @inline(__always)
  private mutating func close(_ frame: Frame) {
    switch frame.kind {
    case .root, .values: break
    case .elements: checkCount(frame)
    case .properties:
      if frame.missing > 0 || others.count > frame.firstOther {
        reportOthers(of: frame)
        if !frame.hasUnreadKeys { reportMissing(of: frame) }
      }
      seen.removeLast(seen.count - frame.firstSeen)
    }
  }
}
