/// A component of a screen written in Swift: ``Layout``, ``Label``, ``Button``, ``Image``,
/// ``Video``, or the ``Use`` of a composed component.
///
/// Modifiers return a changed copy. When two modifiers set the same key, the later one wins.
public protocol ScreenComponent: StyledContent {
  /// The component's keys and values, as in a screen file.
  var description: ComponentDescription { get set }
}

/// The keys and values of a component, as in a screen file, in the order in which they were set.
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
      || children.contains { $0.needsDollar }
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
        $0.member(event.rawValue) { $0.write(.array(actions.map { $0.described })) }
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

  /// Names the component for commands and events. Ids are unique in a screen.
  public func id(_ id: ScreenText) -> Self { setting("id", .text(id)) }

  /// Names the component for commands and events. Ids are unique in a screen.
  @_disfavoredOverload
  public func id(_ id: String) -> Self { self.id(ScreenText(id)) }

  /// Pairs the component with the one that has the same key on another screen.
  public func hero(_ key: ScreenText) -> Self { setting("hero", .text(key)) }

  /// Pairs the component with the one that has the same key on another screen.
  @_disfavoredOverload
  public func hero(_ key: String) -> Self { hero(ScreenText(key)) }

  /// Sets whether the component flies when it, or a component around it, is tapped.
  public func snapshot(_ mode: Component.SnapshotMode) -> Self {
    setting("snapshot", .keyword(mode.rawValue))
  }

  /// Sets the text that a screen reader speaks.
  public func accessibilityLabel(_ label: ScreenText) -> Self {
    setting("accessibilityLabel", .text(label))
  }

  /// Sets the text that a screen reader speaks.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: String) -> Self { accessibilityLabel(ScreenText(label)) }

  /// Hides the component from screen readers.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Self {
    setting("accessibilityHidden", .boolean(isHidden))
  }

  /// Adds actions for an event, in order, after those that were added before.
  public func on(_ event: EventKind, _ actions: ScreenAction...) -> Self {
    on(event, actions)
  }

  /// Adds actions for an event, in order, after those that were added before.
  public func on(_ event: EventKind, _ actions: [ScreenAction]) -> Self {
    var copy = self
    if let place = copy.description.events.firstIndex(where: { $0.event == event }) {
      copy.description.events[place].actions += actions
    } else {
      copy.description.events.append((event, actions))
    }
    return copy
  }

  /// Adds actions for a tap, in order, after those that were added before.
  public func onTap(_ actions: ScreenAction...) -> Self { on(.tap, actions) }
}
