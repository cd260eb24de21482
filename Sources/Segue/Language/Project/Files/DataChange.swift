/// A change of a screen's data: one of the operations `add`, `remove` and `replace` of JSON Patch
/// (RFC 6902 §4).
///
/// ```swift
/// let changes = [
///   DataChange.replace("/outfits/0/title", with: .string("Sold out")),
///   DataChange.remove("/outfits/1"),
/// ]
/// ```
public struct DataChange: Sendable {
  enum Operation { case add, remove, replace }

  let operation: Operation
  /// The place in the data, as a JSON Pointer (RFC 6901). The empty one is all of the data.
  public let path: String
  /// The value as JSON; empty for none.
  let json: [UInt8]

  /// Adds a member of an object, or replaces one of that name; or inserts an element of an array
  /// before the index at the end of the path, or after all others for `-`.
  ///
  /// - Parameters:
  ///   - path: The place in the data, as a JSON Pointer.
  ///   - json: The value as JSON, in UTF-8.
  public static func add(_ path: String, json: [UInt8]) -> DataChange {
    DataChange(operation: .add, path: path, json: json)
  }

  /// Removes a member of an object, or an element of an array.
  public static func remove(_ path: String) -> DataChange {
    DataChange(operation: .remove, path: path, json: [])
  }

  /// Replaces the value at a path, which must exist.
  ///
  /// - Parameters:
  ///   - path: The place in the data, as a JSON Pointer.
  ///   - json: The value as JSON, in UTF-8.
  public static func replace(_ path: String, json: [UInt8]) -> DataChange {
    DataChange(operation: .replace, path: path, json: json)
  }

  /// Adds a value of a generated type, for example.
  public static func add(_ path: String, _ value: some JSONRepresentable) -> DataChange {
    add(path, json: value.json)
  }

  /// Replaces the value at a path by one of a generated type, for example.
  public static func replace(_ path: String, with value: some JSONRepresentable) -> DataChange {
    replace(path, json: value.json)
  }

  /// Replaces the value at a path by a string, a number or a boolean. A number that is infinite or
  /// not a number becomes null.
  public static func replace(_ path: String, with value: ScalarValue) -> DataChange {
    var writer = JSONWriter()
    switch value {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let flag): writer.bool(flag)
    }
    return replace(path, json: writer.bytes)
  }
}

/// The reason why a change cannot be made.
public enum DataChangeError: Error, Hashable, Sendable {
  /// The path is not a JSON Pointer, or there is nothing at it, or nothing that a part could be
  /// added to.
  case noPlace(path: String)
  /// The value is not JSON.
  case noValue(path: String)
}

extension JSONDocument {
  /// Returns the document with a change, as compact JSON. Linear in the document.
  func written(with change: DataChange, _ value: JSONDocument?) throws(DataChangeError) -> [UInt8] {
    let missing = DataChangeError.noPlace(path: change.path)
    guard let tokens = JSONPointer.tokens(of: change.path) else { throw missing }
    let text = value?.written() ?? []
    let old = self.value(at: tokens)
    guard let last = tokens.last else {
      guard change.operation != .remove else { throw missing }
      return text
    }
    switch (change.operation, old) {
    case (.replace, let old?): return written(with: .replace(old, text))
    case (.remove, let old?):
      let isMember = self.value(at: tokens.dropLast()).map { kind($0) == .object } ?? false
      return written(with: .remove((isMember ? old.previous : old)..<end(old)))
    case (.replace, nil), (.remove, nil): throw missing
    case (.add, _): break
    }
    guard let container = self.value(at: tokens.dropLast()) else { throw missing }
    switch (kind(container), old) {
    case (.object, let old?): return written(with: .replace(old, text))
    case (.object, nil):
      var writer = JSONWriter()
      writer.string(String(decoding: last, as: UTF8.self))
      let member = writer.bytes + [UInt8(ascii: ":")] + text
      return written(with: .insert(member, before: end(container), in: container))
    case (.array, let old?): return written(with: .insert(text, before: old, in: container))
    case (.array, nil):
      let count = elements(container).reduce(0) { count, _ in count + 1 }
      guard last == [UInt8(ascii: "-")] || JSONPointer.index(last) == count else { throw missing }
      return written(with: .insert(text, before: end(container), in: container))
    default: throw missing
    }
  }
}
