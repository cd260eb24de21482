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
    object {
      switch action.kind {
      case .navigate(let link, let transition, let presentation):
        $0.member("type", "navigate")
        $0.member("to", link.url)
        if let transition { $0.member("transition", transition.name) }
        if let presentation { $0.member("presentation", presentation.rawValue) }
      case .back: $0.member("type", "back")
      case .backTo(let screen):
        $0.member("type", "backTo")
        $0.member("screen", screen.name)
      case .backToRoot: $0.member("type", "backToRoot")
      case .dismiss: $0.member("type", "dismiss")
      case .replaceStack(let links):
        $0.member("type", "replaceStack")
        $0.member("to", links.map { $0.url })
      case .selectTab(let tab):
        $0.member("type", "selectTab")
        $0.member("tab", tab.name)
      case .open(let url):
        $0.member("type", "open")
        $0.member("url", url)
      case .track(let event, let properties):
        $0.member("type", "track")
        $0.member("event", event)
        $0.properties(properties)
      case .custom(let name, let properties):
        $0.member("type", "custom")
        $0.member("name", name)
        $0.properties(properties)
      }
    }
  }

  private mutating func properties(_ properties: String?) {
    if let properties { member("properties") { $0.verbatim(properties) } }
  }
}
