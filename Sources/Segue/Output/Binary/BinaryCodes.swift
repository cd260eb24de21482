/// The codes that stand for the cases of an enumeration: their places in the order of declaration, which
/// the format's description lists. A new case is added behind the others.
extension CaseIterable where Self: Equatable {
  var binaryCode: UInt32 {
    var code: UInt32 = 0
    for value in Self.allCases {
      if value == self { return code }
      code += 1
    }
    return code
  }

  /// The case of a code; the first for a code that is none.
  init(binaryCode code: UInt32) {
    var place: UInt32 = 0
    var result: Self?
    for value in Self.allCases {
      if place == code || result == nil { result = value }
      if place == code { break }
      place += 1
    }
    self = result ?? Self.allCases[Self.allCases.startIndex]
  }
}

extension ScalarValue {
  /// What kind of value it is: 1 for a string, 2 for a number, 3 for a flag; 0 is no value.
  var binaryKind: UInt32 {
    switch self {
    case .string: 1
    case .number: 2
    case .boolean: 3
    }
  }

  /// The row of the string or of the number, or 0 and 1 for a flag.
  func binaryWord(in writer: inout ChunkWriter) -> UInt32 {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let flag): flag ? 1 : 0
    }
  }
}

/// The kinds of actions, by the places of their codes.
enum ActionCode: UInt32 {
  case navigate, back, backTo, backToRoot, dismiss, replaceStack, selectTab, open, track, custom
}

/// The bits of the first word of a node: component type in 0–2, snapshot mode in 3–4, hidden from
/// accessibility in 5, and the number of its contents in 8–31.
enum NodeBits {
  static let hidden: UInt32 = 1 << 5
  static let snapshotShift: UInt32 = 3
  static let contentShift: UInt32 = 8
  /// The largest number of contents that fits; above it the rest is not told.
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
  /// All that there are, in the order of their codes; a swipe comes from the side, a drag goes up or down.
  private static let coded: [InteractiveDismissal] = [
    .swipe(from: .leading), .swipe(from: .trailing), .drag(to: .top), .drag(to: .bottom),
    .blocked(.screen), .blocked(.presentation), .blocked(.stillTransition), .blocked(.root),
  ]

  /// nil for what no rule leads to.
  var binaryCode: UInt32? {
    Self.coded.firstIndex(of: self).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// nil for a code that there is not.
  init?(binaryCode code: UInt32) {
    guard Self.coded.indices.contains(Int(code)) else { return nil }
    self = Self.coded[Int(code)]
  }
}
