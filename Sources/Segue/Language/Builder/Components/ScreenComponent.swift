/// A component of a screen that is written in Swift: ``Layout``, ``Label``, ``Button``, ``Image``, ``Video``, or
/// the ``Use`` of a composed component.
///
/// Modifiers return a changed copy; of two that say the same, the later counts.
public protocol ScreenComponent: StyledContent {
  /// What it says in a screen file.
  var description: ComponentDescription { get set }
}

/// What a component says in a screen file: its keys in the order in which they were set.
public struct ComponentDescription: Sendable {
  let type: String
  var members: [DescribedMember] = []
  var style = StyleDescription()
  var events: [(event: EventKind, actions: [ScreenAction])] = []
  var children: [ComponentDescription] = []

  init(_ type: String) {
    self.type = type
  }

  init(_ type: ComponentType) {
    self.type = type.rawValue
  }

  var needsDollar: Bool {
    members.contains { $0.value.needsDollar } || style.value.needsDollar
      || events.contains { $0.actions.contains { $0.described.needsDollar } }
      || children.contains(where: \.needsDollar)
  }
}

extension JSONWriter {
  mutating func write(_ component: ComponentDescription) {
    object {
      $0.member("type", component.type)
      $0.write(component.members)
      if !component.style.members.isEmpty {
        $0.member("style") { $0.write(component.style.value) }
      }
      if !component.events.isEmpty {
        $0.member("events") { $0.write(component.events) }
      }
      if !component.children.isEmpty {
        $0.member("children") { $0.write(.components(component.children)) }
      }
    }
  }

  private mutating func write(_ events: [(event: EventKind, actions: [ScreenAction])]) {
    object {
      for (event, actions) in events {
        $0.member(event.rawValue) { $0.write(.array(actions.map(\.described))) }
      }
    }
  }
}

extension ScreenComponent {
  public var style: StyleDescription {
    get { description.style }
    set { description.style = newValue }
  }

  func setting(_ key: String, _ value: DescribedValue) -> Self {
    var copy = self
    copy.description.members.set(key, value)
    return copy
  }

  // MARK: What all components have

  /// Names it for commands and events; unique in the screen.
  public func id(_ id: ScreenText) -> Self { setting("id", .text(id)) }

  /// Names it for commands and events; unique in the screen.
  @_disfavoredOverload
  public func id(_ id: String) -> Self { self.id(ScreenText(id)) }

  /// Pairs it with the component of the same key on another screen.
  public func hero(_ key: ScreenText) -> Self { setting("hero", .text(key)) }

  /// Pairs it with the component of the same key on another screen.
  @_disfavoredOverload
  public func hero(_ key: String) -> Self { hero(ScreenText(key)) }

  /// Whether it flies when it is tapped, or what is around it.
  public func snapshot(_ mode: Component.SnapshotMode) -> Self {
    setting("snapshot", .keyword(mode.rawValue))
  }

  /// What a screen reader says.
  public func accessibilityLabel(_ label: ScreenText) -> Self {
    setting("accessibilityLabel", .text(label))
  }

  /// What a screen reader says.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: String) -> Self { accessibilityLabel(ScreenText(label)) }

  /// Whether a screen reader leaves it out.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
    setting("accessibilityHidden", .boolean(isHidden))
  }

  /// What it does, in order, behind what was said before of the same event.
  public func on(_ event: EventKind, _ actions: ScreenAction...) -> Self {
    on(event, actions)
  }

  /// What it does, in order, behind what was said before of the same event.
  public func on(_ event: EventKind, _ actions: [ScreenAction]) -> Self {
    var copy = self
    if let place = copy.description.events.firstIndex(where: { $0.event == event }) {
      copy.description.events[place].actions += actions
    } else {
      copy.description.events.append((event, actions))
    }
    return copy
  }

  /// What a tap does, in order, behind what was said before.
  public func onTap(_ actions: ScreenAction...) -> Self { on(.tap, actions) }
}
