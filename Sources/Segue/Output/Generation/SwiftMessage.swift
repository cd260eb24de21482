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

  mutating func add(screen: String) {
    if screens.last != screen { screens.append(screen) }
  }

  /// Adds the properties with which it was found: the text of a JSON object, or nil.
  mutating func add(properties text: String?) {
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
    let place =
      properties.firstIndex { $0.name.utf8.elementsEqual(key.utf8) } ?? properties.count
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

/// Collects the custom actions and tracking events of screens.
struct SwiftMessages {
  private(set) var actions: [SwiftMessage] = []
  private(set) var events: [SwiftMessage] = []
  private var places: [Key: Int] = [:]

  /// What distinguishes messages: canonically equivalent names differ.
  private struct Key: Hashable {
    let isEvent: Bool
    let name: [UInt8]
  }

  /// Adds the messages of a screen whose data and arguments are not known: those that it sends
  /// whatever they are.
  mutating func declare(_ screen: Screen) {
    for (key, name, properties) in Self.messages(of: screen) {
      let place = places[key] ?? (key.isEvent ? events : actions).count
      if places[key] == nil {
        places[key] = place
        if key.isEvent {
          events.append(SwiftMessage(name: name))
        } else {
          actions.append(SwiftMessage(name: name))
        }
      }
      update(key, place) {
        $0.add(screen: screen.id)
        $0.add(properties: properties)
      }
    }
  }

  /// Adds the properties that messages have in a screen whose data is known.
  mutating func add(_ screen: Screen) {
    for (key, _, properties) in Self.messages(of: screen) {
      if let place = places[key] { update(key, place) { $0.add(properties: properties) } }
    }
  }

  private mutating func update(
    _ key: Key, _ place: Int, _ change: (inout SwiftMessage) -> Void
  ) {
    if key.isEvent { change(&events[place]) } else { change(&actions[place]) }
  }

  private static func messages(
    of screen: Screen
  ) -> [(key: Key, name: String, properties: String?)] {
    screen.components.flatMap { component in
      component.events.flatMap { $0.actions }.compactMap { action in
        switch action.kind {
        case .track(let event, let properties):
          (Key(isEvent: true, name: Array(event.utf8)), event, properties)
        case .custom(let name, let properties):
          (Key(isEvent: false, name: Array(name.utf8)), name, properties)
        default: nil
        }
      }
    }
  }
}
