/// What is extreme in all of a document.
enum ExtremeCase: String, CaseIterable {
  case typical, shortest, longest, empty, most
  case longWord = "long-word"
  case rightToLeft = "right-to-left"
  case absent
}

extension ExtremeCase {
  /// Returns the number of elements of a list.
  ///
  /// - Parameter most: The number of elements that are expected at most.
  func elementCount(atMost most: Int?) -> Int {
    switch self {
    case .empty: 0
    case .shortest: min(1, most ?? 1)
    case .longest, .most: most ?? 3
    case .typical, .longWord, .rightToLeft, .absent: min(3, most ?? 3)
    }
  }

  /// The number of values of a map.
  var valueCount: Int {
    switch self {
    case .empty: 0
    case .shortest: 1
    default: 2
    }
  }
}

/// A document that is typical but for one value at one position of its type, wherever that position
/// is in the data.
struct ExtremeChoice {
  /// In the order of the documents.
  enum Kind: CaseIterable {
    /// One of the values of an enum, or one of the mappings of a discriminator.
    case value, tag
    /// An optional property is absent, or a Boolean is false.
    case absent, no
  }

  let kind: Kind
  /// The index of the value or the mapping.
  let member: Int32
  /// The way from the outermost schema: the indices of properties in their objects, and of mappings
  /// in their discriminators. The contents of lists and maps have the position of these.
  let steps: [Int32]

  /// Returns how many steps lead to a property or a mapping of an object that `count` steps lead
  /// to; nil if it is not on the way.
  func following(_ place: Int32, after count: Int?) -> Int? {
    guard let count, count < steps.count, steps[count] == place else { return nil }
    return count + 1
  }

  /// Returns the index of what a schema must have if `count` steps lead to it; nil if it is free.
  func member(_ kind: Kind, after count: Int?) -> Int32? {
    self.kind == kind && count == steps.count ? member : nil
  }

  /// Returns the index of the mapping of a discriminator that `count` steps lead to.
  func mapping(after count: Int?) -> Int32? {
    guard let count else { return nil }
    return count < steps.count ? steps[count] : member(.tag, after: count)
  }
}
