/// The codes of an enumeration's cases: their indices in declared order, which the format's
/// documentation lists. New cases must be added at the end.
extension CaseIterable where Self: Equatable {
  var binaryCode: UInt32 {
    var code: UInt32 = 0
    for value in Self.allCases {
      if value == self { return code }
      code += 1
    }
    return code
  }

  /// Creates the case for a code, or the first case for an unknown code.
  init(binaryCode code: UInt32) {
    var index: UInt32 = 0
    var result: Self?
    for value in Self.allCases {
      if index == code || result == nil { result = value }
      if index == code { break }
      index += 1
    }
    self = result ?? Self.allCases[Self.allCases.startIndex]
  }
}

extension ScalarValue {
  /// The kind of the value: 1 for a string, 2 for a number, 3 for a Boolean. 0 means no value.
  var binaryKind: UInt32 {
    switch self {
    case .string: 1
    case .number: 2
    case .boolean: 3
    }
  }

  /// Returns the row of the string or the number, or 0 or 1 for a Boolean.
  func binaryWord(in writer: inout ChunkWriter) -> UInt32 {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let flag): flag ? 1 : 0
    }
  }
}

/// The codes of the kinds of actions.
enum ActionCode: UInt32 {
  case navigate, back, backTo, backToRoot, dismiss, replaceStack, selectTab, open, track, custom,
    retry
}

/// The bits of the first word of a node: the component type in 0–2, the snapshot mode in 3–4,
/// hidden from accessibility in 5, and the number of contents in 8–31.
enum NodeBits {
  static let hidden: UInt32 = 1 << 5
  static let snapshotShift: UInt32 = 3
  static let contentShift: UInt32 = 8
  /// The largest number of contents that fits. Contents beyond it are left out.
  static let mostContents: UInt32 = 0xFF_FFFF
}

extension ComponentType {
  var nodeCode: UInt32 {
    switch self {
    case .layout: 0
    case .label: 1
    case .button: 2
    case .image: 3
    case .video: 4
    }
  }

  init(nodeCode: UInt32) {
    switch nodeCode {
    case 1: self = .label
    case 2: self = .button
    case 3: self = .image
    case 4: self = .video
    default: self = .layout
    }
  }
}

extension InteractiveDismissal {
  /// All values in the order of their codes. A swipe starts at a side; a drag goes up or down.
  private static let coded: [InteractiveDismissal] = [
    .swipe(from: .leading), .swipe(from: .trailing), .drag(to: .top), .drag(to: .bottom),
    .blocked(.screen), .blocked(.presentation), .blocked(.stillTransition), .blocked(.root),
  ]

  /// The code; nil for a value that no rule produces.
  var binaryCode: UInt32? {
    Self.coded.firstIndex(of: self).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Creates the value for a code, or returns nil for an unknown code.
  init?(binaryCode code: UInt32) {
    guard Self.coded.indices.contains(Int(code)) else { return nil }
    self = Self.coded[Int(code)]
  }
}
