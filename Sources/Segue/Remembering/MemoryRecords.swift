/// The files that a record may refer to, by their role. The role does not change if files are added
/// to the project.
struct FileReferences: Sendable {
  let own: FileID
  /// The file of the screen at the other end of a link.
  let other: FileID
  /// The files that are not screens.
  let shared: [FileID]

  /// Returns the reference to a file; nil if the file has no role in the record.
  func reference(to file: FileID) -> Int? {
    if file == own { return 0 }
    if file == other { return 1 }
    // The manifest is the first file, and the others come after all screens.
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

// MARK: Records

/// The results for a screen or a link.
protocol Remembered: Packed {
  /// The location in the memory of an earlier build; nil for new results.
  var origin: RecordOrigin? { get set }
}

/// The results for a screen.
struct RememberedScreen: Remembered, Sendable {
  var facts: ScreenFacts
  /// A digest of the composed components that the screen uses, without which it is not the same.
  var components: ContentDigest
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
  var work: PieceWork
  var origin: RecordOrigin?
}

/// The results for a link.
struct RememberedLink: Remembered, Sendable {
  /// The name of the transition; nil if there is no plan.
  var transition: String?
  /// The number of devices with a plan.
  var plans: Int
  /// A digest of the content of the outline about the link, besides that of its source screen.
  var outline: ContentDigest
  var diagnostics: [Diagnostic]
  var findings: FindingGroups
  var work: PieceWork
  var origin: RecordOrigin?
}

extension RememberedScreen {
  func write(_ writer: inout PackedWriter) {
    writer.write(facts, components, diagnostics, findings, work)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      facts: reader.value(), components: reader.value(), diagnostics: reader.value(),
      findings: reader.value(), work: reader.value())
  }
}

extension PieceWork: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(total, largest) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(total: max(0, reader.value()), largest: reader.value())
  }
}

extension WorkBudget.Stage: Packed {}

extension RememberedLink {
  func write(_ writer: inout PackedWriter) {
    writer.write(transition, plans, outline, diagnostics, findings, work)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      transition: reader.value(), plans: reader.size(), outline: reader.value(),
      diagnostics: reader.value(), findings: reader.value(), work: reader.value())
  }
}

extension ScreenFacts: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(name, isWhole, componentCount, weight.expanded, weight.placed)
    writer.write(usedComponents, actions, diagnostics, outline, tables)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      name: reader.value(), isWhole: reader.value(), componentCount: reader.size(),
      weight: ScreenWeight(expanded: reader.size(), placed: reader.size()),
      usedComponents: reader.value(), actions: reader.value(), diagnostics: reader.value(),
      outline: reader.value(),
      tables: reader.value())
  }
}

extension Diagnostic: Packed {
  func write(_ writer: inout PackedWriter) {
    writer.write(code, severity, message, range, notes, fix)
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(
      reader.value(), reader.value(), reader.value(), at: reader.value(), notes: reader.value(),
      fix: reader.value())
  }
}

extension DiagnosticCode: Packed {}
extension Diagnostic.Severity: Packed {}

extension Diagnostic.Fix: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(range, replacement) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(replacing: reader.value(), with: reader.value())
  }
}

extension Diagnostic.Note: Packed {
  func write(_ writer: inout PackedWriter) { writer.write(message, range, kind) }

  init(_ reader: inout PackedReader) throws(Damage) {
    try self.init(reader.value(), at: reader.value(), reader.value())
  }
}

extension Diagnostic.Note.Kind: Packed {}
