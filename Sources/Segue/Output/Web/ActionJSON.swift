extension JSONWriter {
  /// Writes the events of a component as a screen file declares them: an object with an array of
  /// actions for each event.
  mutating func events(_ events: [EventHandler]) {
    object {
      for handler in events {
        $0.member(handler.event.rawValue) { writer in
          writer.array { for action in handler.actions { $0.element { $0.action(action) } } }
        }
      }
    }
  }

  private mutating func action(_ action: Action) {
    object { $0.members(of: action) }
  }

  /// Writes the members of an action.
  mutating func members(of action: Action) {
    switch action.kind {
    case .navigate(let link, let transition, let presentation):
      member("type", "navigate")
      member("to", link.url)
      if let transition { member("transition", transition.name) }
      if let presentation { member("presentation", presentation.rawValue) }
    case .back: member("type", "back")
    case .backTo(let screen, let entry):
      member("type", "backTo")
      member("screen", screen.name)
      if entry != 1 { member("entry", entry) }
    case .backToRoot: member("type", "backToRoot")
    case .dismiss: member("type", "dismiss")
    case .replaceStack(let links):
      member("type", "replaceStack")
      member("to", links.map { $0.url })
    case .selectTab(let tab):
      member("type", "selectTab")
      member("tab", tab.name)
    case .retry: member("type", "retry")
    case .open(let url):
      member("type", "open")
      member("url", url)
    case .track(let event, let properties):
      member("type", "track")
      member("event", event)
      member(properties: properties)
    case .custom(let name, let properties):
      member("type", "custom")
      member("name", name)
      member(properties: properties)
    }
  }

  private mutating func member(properties: String?) {
    if let properties { member("properties") { $0.verbatim(properties) } }
  }
}
