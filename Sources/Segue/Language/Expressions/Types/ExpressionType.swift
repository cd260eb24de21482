/// The type of an expression: an index in ``ExpressionTypes``.
///
/// Types without parts are the same in all tables. Others are comparable only in one table.
package struct ExpressionType: Hashable, Sendable {
  let index: Int32

  /// The type of what has been reported, which causes no further diagnostics.
  package static let invalid = ExpressionType(index: 0)
  /// The type of the elements of an empty list, which is part of every type.
  package static let nothing = ExpressionType(index: 1)
  package static let null = ExpressionType(index: 2)
  package static let bool = ExpressionType(index: 3)
  /// Integers of 64 bits.
  package static let int = ExpressionType(index: 4)
  package static let double = ExpressionType(index: 5)
  package static let string = ExpressionType(index: 6)
  /// Any value, of which only equality is known.
  package static let any = ExpressionType(index: 7)

  var isNumber: Bool { self == .int || self == .double }
}

/// A field of a record.
package struct ExpressionField: Hashable, Sendable {
  package let name: String
  package let type: ExpressionType
  /// Whether a record may lack the field.
  package let isOptional: Bool

  package init(_ name: String, _ type: ExpressionType, isOptional: Bool = false) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}
