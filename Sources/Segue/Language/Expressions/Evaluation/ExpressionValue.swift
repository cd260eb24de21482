/// A value of an expression: a number, or where the content of the value is.
///
/// The content of strings, lists and maps is in the program, in the inputs or in the scratch memory
/// of the evaluation, so that values of data are not copied, and no value is counted by reference.
/// A value can be read until its scratch memory is used again.
package struct ExpressionValue: Sendable {
  enum Kind: UInt8, Sendable {
    /// An optional without a value.
    case none
    case null, bool, int, double
    /// A string: a range of bytes of the program, the inputs or the scratch memory.
    case programText, inputText, scratchText
    /// A value of the document, which is read when it is needed.
    case data
    /// A range of the values in the scratch memory; those of a map are keys and values in turn.
    case list, map
    /// The index of an error that `&&`, `||` and macros may absorb.
    case failure
  }

  let kind: Kind
  let bits: UInt64

  @inline(__always)
  init(_ kind: Kind, _ bits: UInt64 = 0) {
    self.kind = kind
    self.bits = bits
  }

  static let none = ExpressionValue(.none)
  package static let null = ExpressionValue(.null)

  @inline(__always)
  package init(_ value: Bool) { self.init(.bool, value ? 1 : 0) }
  @inline(__always)
  package init(_ value: Int64) { self.init(.int, UInt64(bitPattern: value)) }
  @inline(__always)
  package init(_ value: Double) { self.init(.double, value.bitPattern) }
  @inline(__always)
  package init(_ id: JSONID) { self.init(.data, UInt64(truncatingIfNeeded: id.index)) }

  /// Creates a value whose content is a range.
  @inline(__always)
  init(_ kind: Kind, _ range: Range<Int>) {
    self.init(
      kind,
      UInt64(UInt32(truncatingIfNeeded: range.lowerBound)) << 32
        | UInt64(UInt32(truncatingIfNeeded: range.count)))
  }

  @inline(__always)
  var isTrue: Bool { bits == 1 }
  @inline(__always)
  var node: JSONID { JSONID(Int(truncatingIfNeeded: bits)) }
  @inline(__always)
  var lowerBound: Int { Int(truncatingIfNeeded: bits >> 32) }
  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
  @inline(__always)
  var range: Range<Int> { lowerBound..<lowerBound &+ count }
}
