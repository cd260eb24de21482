extension JSONWriter {
  /// Writes a screen on top of its stack, as in the output of `seguec navigate`.
  package mutating func write(_ screen: ShownScreen, in graph: NavigationGraph) {
    object {
      $0.member("key", screen.key)
      $0.members(of: screen.destination, in: graph)
      $0.member("url", graph.url(of: screen.destination))
      $0.member("presentation", screen.presentation.rawValue)
      if let column = screen.column { $0.member("column", column) }
      $0.member(unusual: screen.phase)
      $0.member("covered", screen.isCovered)
      $0.member("bars", screen.bars.map { $0.rawValue })
      $0.member("title", screen.title)
      $0.member("backTitle", screen.backTitle)
      if let detent = screen.detent {
        $0.member("detent") { $0.detent(detent) }
        $0.member("undimmed", screen.isUndimmed)
        $0.member("grabber", screen.isGrabberVisible)
      }
    }
  }

  /// Writes whether a gesture can navigate back, and if not, what blocks it.
  package mutating func write(_ gesture: BackGesture) {
    object {
      switch gesture {
      case .swipe(let from, let to): $0.write("swipe", from: from, to: to)
      case .drag(let from, let to): $0.write("drag", from: from, to: to)
      case .blocked(.root): $0.member("blockedBy", "root")
      case .blocked(.transition): $0.member("blockedBy", "transition")
      case .blocked(.screen(let key)):
        $0.member("blockedBy", "screen")
        $0.member("key", key)
      case .blocked(.presentation(let key)):
        $0.member("blockedBy", "presentation")
        $0.member("key", key)
      }
    }
  }

  private mutating func write(_ gesture: String, from: Int, to: Int) {
    member("gesture", gesture)
    member("from", from)
    member("to", to)
  }

  /// Writes an action that the client performs outside of navigation, in the form of an effect.
  package mutating func write(clientAction action: Action) {
    object {
      switch action.kind {
      case .open(let url):
        $0.member("type", "openOutside")
        $0.member("url", url)
      case .track(let event, let properties):
        $0.member("type", "track")
        $0.member("event", event)
        if let properties { $0.member("properties") { $0.verbatim(properties) } }
      case .custom(let name, let properties):
        $0.member("type", "custom")
        $0.member("name", name)
        if let properties { $0.member("properties") { $0.verbatim(properties) } }
      case .navigate, .back, .backTo, .backToRoot, .dismiss, .replaceStack, .selectTab, .retry:
        break
      }
    }
  }
}
