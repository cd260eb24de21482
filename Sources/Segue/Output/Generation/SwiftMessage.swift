/// A custom action or a tracking event of a project's screens, with the types of its properties.
struct SwiftMessage {
  struct Property {
    enum Kind {
      case string, number, boolean
      /// An array, an object, null, or of several kinds.
      case any
    }

    let name: String
    /// nil if only nulls are known.
    fileprivate var knownKind: Kind?
    fileprivate var count = 0
    fileprivate var hasNull = false
    /// Whether it is missing or null at times.
    fileprivate(set) var isOptional = false

    var kind: Kind { knownKind ?? .any }
  }

  let name: String
  /// The ids of the screens that send it.
  private(set) var screens: [String]
  /// The properties, in the order in which they are found.
  private(set) var properties: [Property] = []
  /// How often it was found.
  private var count = 0

  init(name: String) {
    self.name = name
    screens = []
  }

  /// Adds the properties with which it was found in a screen: the text of a JSON object, or nil. A
  /// property that may be of several kinds has a member for each.
  mutating func add(_ text: String?, of screen: String) {
    if screens.last != screen { screens.append(screen) }
    count += 1
    if let text {
      let document = parseJSON(SourceFile(path: name, bytes: Array(text.utf8)), id: FileID(0))
        .document
      if document.kind(document.root) == .object {
        for value in document.elements(document.root) {
          guard let key = document.string(document.key(ofMember: value)) else { continue }
          add(document.kind(value), of: key)
        }
      }
    }
    for place in properties.indices {
      properties[place].isOptional = properties[place].hasNull || properties[place].count < count
    }
  }

  private mutating func add(_ kind: JSONDocument.Kind, of key: String) {
    let place = properties.firstIndex { $0.name == key } ?? properties.count
    if place == properties.count { properties.append(Property(name: key)) }
    properties[place].count += 1
    let found: Property.Kind
    switch kind {
    case .null:
      properties[place].hasNull = true
      return
    case .string: found = .string
    case .number: found = .number
    case .true, .false: found = .boolean
    default: found = .any
    }
    let known = properties[place].knownKind ?? found
    properties[place].knownKind = known == found ? found : .any
  }
}

/// Collects the custom actions and tracking events of screens whose data and arguments are not
/// known: those that they send whatever these are. Canonically equivalent names are the same.
struct SwiftMessages {
  private var actions: [String: SwiftMessage] = [:]
  private var events: [String: SwiftMessage] = [:]

  mutating func add(_ action: Action, of screen: String) {
    switch action.kind {
    case .track(let event, let properties):
      events[event, default: SwiftMessage(name: event)].add(properties, of: screen)
    case .custom(let name, let properties):
      actions[name, default: SwiftMessage(name: name)].add(properties, of: screen)
    default: break
    }
  }

  var actionsInOrder: [SwiftMessage] { Self.inOrder(actions) }
  var eventsInOrder: [SwiftMessage] { Self.inOrder(events) }

  private static func inOrder(_ messages: [String: SwiftMessage]) -> [SwiftMessage] {
    messages.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
