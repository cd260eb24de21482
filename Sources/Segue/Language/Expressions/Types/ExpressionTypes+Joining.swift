/// The smallest type that contains two others.
extension ExpressionTypes {
  /// The depth to which the parts of types are joined. What is deeper has the type `any`, so that
  /// no data makes the work or the call stack grow.
  private static let greatestDepth = 64

  /// The largest number of fields that different records may have together. Records with more have
  /// keys that are data, and the work for each of them is bounded.
  private static let mostJoinedFields = 256

  /// Returns the type of values that have one of two types; nil if there is none.
  ///
  /// - Parameter widening: Whether an `int` is also a `double`, as numbers of data are.
  mutating func join(
    _ a: ExpressionType, _ b: ExpressionType, widening: Bool = false, depth: Int = 0
  ) -> ExpressionType? {
    if a == b || b == .nothing { return a }
    if a == .nothing { return b }
    if a == .invalid || b == .invalid { return .invalid }
    if a == .any || b == .any { return .any }
    if a == .null { return nullable(b) }
    if b == .null { return nullable(a) }
    guard depth < Self.greatestDepth else { return .any }
    func joined(_ a: ExpressionType, _ b: ExpressionType) -> ExpressionType? {
      join(a, b, widening: widening, depth: depth + 1)
    }
    switch (shape(a), shape(b)) {
    case (.nullable(let a), .nullable(let b)): return joined(a, b).map { nullable($0) }
    case (.nullable(let a), _): return joined(a, b).map { nullable($0) }
    case (_, .nullable(let b)): return joined(a, b).map { nullable($0) }
    case (.list(let a), .list(let b)): return joined(a, b).map { list(of: $0) }
    case (.optional(let a), .optional(let b)): return joined(a, b).map { optional($0) }
    case (.map(let aKey, let aValue), .map(let bKey, let bValue)):
      guard let key = joined(aKey, bKey), let value = joined(aValue, bValue) else { return nil }
      return map(from: key, to: value)
    case (.record, .record): return joinRecords(a, b, widening: widening, depth: depth)
    case (.map(let key, let value), .record):
      return joinMap(key, value, b, widening: widening, depth: depth)
    case (.record, .map(let key, let value)):
      return joinMap(key, value, a, widening: widening, depth: depth)
    case (.basic, .basic) where widening && a.isNumber && b.isNumber: return .double
    default: return nil
    }
  }

  /// Returns the type of a map or a record. A map without entries is a record without fields, and a
  /// record that is not declared is a map if its fields have the type of the map's values.
  private mutating func joinMap(
    _ key: ExpressionType, _ value: ExpressionType, _ record: ExpressionType, widening: Bool,
    depth: Int
  ) -> ExpressionType? {
    guard !isDeclared(record), let fields = fields(of: record) else { return nil }
    if key == .nothing {
      return joinRecords(self.record([]), record, widening: widening, depth: depth)
    }
    guard key == .string else { return nil }
    var common = value
    for field in fields {
      let joined = join(common, field.type, widening: widening, depth: depth + 1)
      guard let joined else { return nil }
      common = joined
    }
    return map(from: key, to: common)
  }

  /// Returns the record with the fields of both, those of only one of them optional. Declared
  /// records are joined only if one can be used as the other, since they may contain themselves.
  private mutating func joinRecords(
    _ a: ExpressionType, _ b: ExpressionType, widening: Bool, depth: Int
  ) -> ExpressionType? {
    guard !isDeclared(a), !isDeclared(b), let first = fields(of: a), let second = fields(of: b)
    else { return nil }
    var fields: [ExpressionField] = []
    for field in first {
      guard let other = self.field(field.name, of: b) else {
        fields.append(ExpressionField(field.name, field.type, isOptional: true))
        continue
      }
      let type = join(field.type, other.type, widening: widening, depth: depth + 1)
      guard let type = type ?? (widening ? .any : nil) else { return nil }
      fields.append(
        ExpressionField(field.name, type, isOptional: field.isOptional || other.isOptional))
    }
    for field in second where self.field(field.name, of: a) == nil {
      fields.append(ExpressionField(field.name, field.type, isOptional: true))
    }
    return fields.count > Self.mostJoinedFields ? nil : record(fields)
  }
}
