/// The types that the expressions of a screen can have. Equal types have equal indices, except for
/// declared records, each of which is a type of its own and may contain itself.
///
/// ```swift
/// var types = ExpressionTypes()
/// let outfit = types.declareRecord("outfit")
/// types.setFields(of: outfit, [
///   ExpressionField("id", .string), ExpressionField("badge", .string, isOptional: true),
/// ])
/// let data = types.record([ExpressionField("outfits", types.list(of: outfit))])
/// ```
package struct ExpressionTypes: Sendable {
  enum Shape: Hashable, Sendable {
    case basic(Int32)
    case list(ExpressionType)
    case map(key: ExpressionType, value: ExpressionType)
    case optional(ExpressionType)
    case nullable(ExpressionType)
    /// The index of a record.
    case record(Int32)
  }

  struct Record: Sendable {
    /// The name of a declared record; nil for one that is known only by its fields.
    var name: String?
    var fields: [ExpressionField]
    /// The indices of the fields; empty if they are few.
    var places: [String: Int] = [:]
    /// The records of which a tag selects one; nil if the record is not one of several.
    var alternatives: Alternatives?
  }

  /// The records of a type that a tag selects, by the values of the tag, in order.
  package struct Alternatives: Sendable {
    package let tag: String
    package let records: [(value: String, type: ExpressionType)]
  }

  private(set) var shapes: [Shape] = (0..<8).map { .basic($0) }
  private(set) var records: [Record] = []
  private var indices: [Shape: Int32] = [:]
  private var recordIndices: [[ExpressionField]: Int32] = [:]

  package init() {}

  /// Returns how a type is composed. A type of another table counts as invalid.
  func shape(_ type: ExpressionType) -> Shape {
    let index = Int(type.index)
    return index < shapes.count ? shapes[index] : .basic(0)
  }

  private mutating func type(_ shape: Shape) -> ExpressionType {
    if let index = indices[shape] { return ExpressionType(index: index) }
    let index = Int32(shapes.count)
    shapes.append(shape)
    indices[shape] = index
    return ExpressionType(index: index)
  }

  package mutating func list(of element: ExpressionType) -> ExpressionType {
    element == .invalid ? .invalid : type(.list(element))
  }

  /// Returns the type of maps. Their keys are strings, integers or Booleans.
  package mutating func map(
    from key: ExpressionType = .string, to value: ExpressionType
  ) -> ExpressionType {
    key == .invalid || value == .invalid ? .invalid : type(.map(key: key, value: value))
  }

  /// Returns the type of a value that may be absent.
  package mutating func optional(_ wrapped: ExpressionType) -> ExpressionType {
    if wrapped == .invalid { return .invalid }
    if case .optional = shape(wrapped) { return wrapped }
    return type(.optional(wrapped))
  }

  /// Returns the type of a value that may be null.
  package mutating func nullable(_ wrapped: ExpressionType) -> ExpressionType {
    if wrapped == .nothing { return .null }
    if wrapped == .invalid || wrapped == .null || wrapped == .any { return wrapped }
    if case .nullable = shape(wrapped) { return wrapped }
    return type(.nullable(wrapped))
  }

  // MARK: Records

  /// Returns the type of records with certain fields. Of fields with the same name, the first
  /// counts.
  package mutating func record(_ fields: [ExpressionField]) -> ExpressionType {
    if let index = recordIndices[fields] { return type(.record(index)) }
    let index = Int32(records.count)
    recordIndices[fields] = index
    records.append(Record(name: nil, fields: []))
    let type = type(.record(index))
    setFields(of: type, fields)
    return type
  }

  /// Declares a record, whose fields are set afterwards, since they may refer to it.
  package mutating func declareRecord(_ name: String) -> ExpressionType {
    records.append(Record(name: name, fields: []))
    return type(.record(Int32(records.count - 1)))
  }

  package mutating func setFields(of type: ExpressionType, _ fields: [ExpressionField]) {
    guard case .record(let index) = shape(type) else { return }
    var seen: Set<String> = []
    let distinct = fields.filter { seen.insert($0.name).inserted }
    records[Int(index)].fields = distinct
    records[Int(index)].places =
      distinct.count > 8
      ? Dictionary(uniqueKeysWithValues: zip(distinct.map { $0.name }, distinct.indices)) : [:]
  }

  mutating func setAlternatives(of type: ExpressionType, _ alternatives: Alternatives) {
    guard case .record(let index) = shape(type) else { return }
    records[Int(index)].alternatives = alternatives
  }

  /// The records of which a tag selects one; nil for other types.
  package func alternatives(of type: ExpressionType) -> Alternatives? {
    guard case .record(let index) = shape(type) else { return nil }
    return records[Int(index)].alternatives
  }

  /// The fields of a record; nil for other types.
  func fields(of type: ExpressionType) -> [ExpressionField]? {
    guard case .record(let index) = shape(type) else { return nil }
    return records[Int(index)].fields
  }

  func field(_ name: String, of type: ExpressionType) -> ExpressionField? {
    guard case .record(let index) = shape(type) else { return nil }
    let record = records[Int(index)]
    guard record.places.isEmpty else { return record.places[name].map { record.fields[$0] } }
    return record.fields.first { $0.name == name }
  }

  func isDeclared(_ type: ExpressionType) -> Bool {
    guard case .record(let index) = shape(type) else { return false }
    return records[Int(index)].name != nil
  }

  // MARK: Parts

  /// The type of a value that may be absent, if it is present; nil for other types.
  func wrapped(byOptional type: ExpressionType) -> ExpressionType? {
    if case .optional(let wrapped) = shape(type) { wrapped } else { nil }
  }

  func wrapped(byNullable type: ExpressionType) -> ExpressionType? {
    if case .nullable(let wrapped) = shape(type) { wrapped } else { nil }
  }

  package func element(of type: ExpressionType) -> ExpressionType? {
    if case .list(let element) = shape(type) { element } else { nil }
  }
}

extension ExpressionTypes {
  /// The field of a record with a name; nil if there is none, and for other types.
  package func field(named name: String, of type: ExpressionType) -> ExpressionField? {
    field(name, of: type)
  }
}
