/// What a record may refer to: files by their part in it, which stays when files are added to a project.
struct FileReferences: Sendable {
  let own: FileID
  /// That of the screen at the other end of a link.
  let other: FileID
  /// The files that belong to no screen.
  let shared: [FileID]

  /// nil for a file that plays no part.
  func reference(to file: FileID) -> Int? {
    if file == own { return 0 }
    if file == other { return 1 }
    // The manifest is the first, and the others stand behind all screens.
    guard let first = shared.first else { return nil }
    if file == first { return 2 }
    guard shared.count > 1 else { return nil }
    let place = file.index - shared[1].index + 1
    return shared.indices.contains(place) && shared[place] == file ? 2 + place : nil
  }

  func file(_ reference: Int) -> FileID? {
    switch reference {
    case 0: own
    case 1: other
    default: shared.indices.contains(reference - 2) ? shared[reference - 2] : nil
    }
  }
}

/// Writes a record of the memory.
struct MemoryWriter {
  var packed = PackedWriter()
  let files: FileReferences
  /// Whether every place belongs to a file that plays a part in the record.
  private(set) var isComplete = true

  init(_ files: FileReferences) { self.files = files }

  mutating func write(_ range: SourceRange) {
    guard let reference = files.reference(to: range.file) else {
      isComplete = false
      return
    }
    packed.write(reference)
    packed.write(range.lowerBound)
    packed.write(range.upperBound - range.lowerBound)
  }

  mutating func write<Element>(
    _ elements: some Collection<Element>, _ body: (inout MemoryWriter, Element) -> Void
  ) {
    packed.write(elements.count)
    for element in elements { body(&self, element) }
  }

  mutating func write<Value>(
    _ value: Value?, _ body: (inout MemoryWriter, Value) -> Void
  ) {
    packed.write(value != nil)
    if let value { body(&self, value) }
  }
}

/// Reads a record of the memory.
struct MemoryReader {
  typealias Damage = PackedReader.Damage

  var packed: PackedReader
  let files: FileReferences

  init(_ packed: PackedReader, _ files: FileReferences) {
    self.packed = packed
    self.files = files
  }

  mutating func range() throws(Damage) -> SourceRange {
    guard let file = files.file(try packed.number()) else { throw Damage() }
    let lower = try packed.number()
    let (upper, overflow) = lower.addingReportingOverflow(try packed.number())
    guard lower >= 0, upper >= lower, !overflow else { throw Damage() }
    return SourceRange(file: file, lowerBound: lower, upperBound: upper)
  }

  mutating func array<Element>(
    _ body: (inout MemoryReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try packed.count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }

  mutating func optional<Value>(
    _ body: (inout MemoryReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try packed.flag() ? try body(&self) : nil
  }

  /// A case of an enumeration that is written as its raw value.
  mutating func value<Value: RawRepresentable<String>>() throws(Damage) -> Value {
    guard let value = Value(rawValue: try packed.text()) else { throw Damage() }
    return value
  }
}

// MARK: Records

/// What is remembered of a screen.
struct RememberedScreen: Sendable {
  var facts: ScreenFacts
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
  /// nil if it is new.
  var origin: RecordOrigin?
}

/// What is remembered of a link.
struct RememberedLink: Sendable {
  /// The name of the transition that plays; nil if none could be planned.
  var transition: String?
  /// On how many devices it could be planned.
  var plans: Int
  /// Of what the list of all files says of it beside what its screen does.
  var outline: ContentDigest
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
  /// nil if it is new.
  var origin: RecordOrigin?
}

extension RememberedScreen {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(facts.name)
    writer.packed.write(facts.isWhole)
    writer.packed.write(facts.componentCount)
    writer.packed.write(facts.weight.expanded)
    writer.packed.write(facts.weight.placed)
    writer.write(facts.actions) { $1.write(&$0) }
    writer.write(facts.diagnostics) { $1.write(&$0) }
    writer.packed.write(facts.outline)
    writer.packed.write(facts.tables)
    writer.write(diagnostics) { $1.write(&$0) }
    findings.write(&writer)
  }

  init(_ reader: inout MemoryReader, _ origin: RecordOrigin) throws(PackedReader.Damage) {
    facts = ScreenFacts(
      name: try reader.packed.text(), isWhole: try reader.packed.flag(),
      componentCount: try reader.packed.size(),
      weight: ScreenWeight(
        expanded: try reader.packed.size(), placed: try reader.packed.size()),
      actions: try reader.array { (reader) throws(PackedReader.Damage) in
        try PlacedAction(&reader)
      },
      diagnostics: try reader.array { (reader) throws(PackedReader.Damage) in
        try Diagnostic(&reader)
      }, outline: try reader.packed.digest(), tables: try reader.packed.digest())
    diagnostics = try reader.array { (reader) throws(PackedReader.Damage) in
      try Diagnostic(&reader)
    }
    findings = try FindingGroups(&reader)
    self.origin = origin
  }
}

extension RememberedLink {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(transition) { $0.write($1) }
    writer.packed.write(plans)
    writer.packed.write(outline)
    writer.write(diagnostics) { $1.write(&$0) }
    findings.write(&writer)
  }

  init(_ reader: inout MemoryReader, _ origin: RecordOrigin) throws(PackedReader.Damage) {
    transition = try reader.packed.optional { (reader) throws(PackedReader.Damage) in
      try reader.text()
    }
    plans = try reader.packed.size()
    outline = try reader.packed.digest()
    diagnostics = try reader.array { (reader) throws(PackedReader.Damage) in
      try Diagnostic(&reader)
    }
    findings = try FindingGroups(&reader)
    self.origin = origin
  }
}

extension Diagnostic {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(code.rawValue)
    writer.packed.write(severity.rawValue)
    writer.packed.write(message)
    writer.write(range)
    writer.write(notes) { $1.write(&$0) }
    writer.write(fix) {
      $0.write($1.range)
      $0.packed.write($1.replacement)
    }
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    self.init(
      try reader.value(), try reader.value(), try reader.packed.text(), at: try reader.range(),
      notes: try reader.array { (reader) throws(PackedReader.Damage) in try Note(&reader) },
      fix: try reader.optional { (reader) throws(PackedReader.Damage) in
        Fix(replacing: try reader.range(), with: try reader.packed.text())
      })
  }
}

extension Diagnostic.Note {
  func write(_ writer: inout MemoryWriter) {
    writer.packed.write(message)
    writer.write(range)
    writer.packed.write(Int(kind.rawValue))
  }

  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    let message = try reader.packed.text()
    let range = try reader.range()
    guard let value = UInt8(exactly: try reader.packed.number()), let kind = Kind(rawValue: value)
    else { throw PackedReader.Damage() }
    self.init(message, at: range, kind)
  }
}
