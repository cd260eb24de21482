/// The keys of a component that the builder reads.
enum ComponentKey: Int, CaseIterable {
  case type, id, style, hero, snapshot, events, accessibilityLabel, accessibilityHidden
  case children, text, title, icon, source, poster, naturalSize, arguments

  var name: String {
    switch self {
    case .type: "type"
    case .id: "id"
    case .style: "style"
    case .hero: "hero"
    case .snapshot: "snapshot"
    case .events: "events"
    case .accessibilityLabel: "accessibilityLabel"
    case .accessibilityHidden: "accessibilityHidden"
    case .children: "children"
    case .text: "text"
    case .title: "title"
    case .icon: "icon"
    case .source: "source"
    case .poster: "poster"
    case .naturalSize: "naturalSize"
    case .arguments: "arguments"
    }
  }

  static let byName = NameTable(allCases.map { ($0.name, $0) })
}

extension ComponentType {
  /// The key besides `type` that a component of this type cannot do without.
  var requiredKey: ComponentKey? {
    switch self {
    case .layout: nil
    case .label: .text
    case .button: .title
    case .image, .video: .source
    }
  }

  /// How messages name a component of this type.
  var description: String { self == .image ? "an image" : "a \(rawValue)" }
}

/// A set of component keys.
struct ComponentKeys {
  private var bits: UInt32 = 0

  init() {}

  init(_ names: [String]) {
    for key in ComponentKey.allCases where names.contains(key.name) { insert(key) }
  }

  mutating func insert(_ key: ComponentKey) { bits |= 1 << UInt32(key.rawValue) }

  func contains(_ key: ComponentKey) -> Bool { bits & 1 << UInt32(key.rawValue) != 0 }

  func isSubset(of other: ComponentKeys) -> Bool { bits & ~other.bits == 0 }
}

/// A primitive, as it is looked up by name.
struct Primitive {
  let type: ComponentType
  /// All keys that the primitive may have.
  let keys: ComponentKeys

  static let byName = NameTable(
    ComponentType.allCases.map {
      ($0.rawValue, Primitive(type: $0, keys: ComponentKeys(ComponentVocabulary.names(of: $0))))
    })

  /// The keys that the use of a composed component may have.
  static let keysOfUse = ComponentKeys(ComponentVocabulary.useNames)
}
