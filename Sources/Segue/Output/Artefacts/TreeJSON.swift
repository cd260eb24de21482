extension JSONWriter {
  /// Writes a line of `seguec tree`: the expanded components in document order, with the lines of
  /// their text on a device.
  package mutating func tree(_ layout: ScreenLayout, file: String, locations: inout SourceLocations)
  {
    let screen = layout.screen
    let paths = screen.paths()
    object {
      $0.member("file", file)
      $0.member("screen", screen.id)
      $0.member(unusual: screen.phase)
      $0.member("title", screen.title)
      $0.member("presentation", screen.presentation.rawValue)
      $0.member("arguments", arguments: screen.arguments)
      $0.member("device", layout.device)
      $0.member("nodes") { writer in
        writer.array {
          for index in screen.components.ids {
            let component = screen.components[index]
            $0.element {
              $0.component(
                component, path: paths[index], source: locations.location(of: component.range),
                text: layout.text(of: index))
            }
          }
        }
      }
    }
  }

  private mutating func component(
    _ component: Component, path: String, source: SourceLocations.Location?, text: PlacedText?
  ) {
    object {
      $0.member("path", path)
      $0.member("source", source)
      $0.member("id", component.id)
      $0.member("type", component.type.rawValue)
      $0.member("hero", component.hero?.name)
      $0.member("snapshot", component.snapshot.rawValue)
      switch component.content {
      case .layout: break
      case .label(let runs): $0.member("text", runs.map { $0.text }.joined())
      case .button(let title, let icon):
        $0.member("title", title)
        $0.member("icon", icon?.name)
      case .image(let source, _): $0.member("picture", source?.name)
      case .video(let source, let poster, _):
        $0.member("video", source.name)
        $0.member("poster", poster?.name)
      }
      $0.members(text)
      $0.member("events", component.events)
      $0.member("accessibilityLabel", component.accessibilityLabel)
      $0.member("accessibilityHidden", component.isAccessibilityHidden)
    }
  }

  private mutating func member(_ key: String, _ events: [EventHandler]) {
    member(key) {
      $0.object {
        for handler in events {
          $0.member(handler.event.rawValue, handler.actions.map { $0.summary })
        }
      }
    }
  }
}

extension Action {
  /// The action in a few words: its type, and its target.
  package var summary: String {
    switch kind {
    case .navigate(let link, _, _): "navigate \(link.url)"
    case .back: "back"
    case .backTo(let screen, let entry):
      "backTo \(screen.name)\(entry == 1 ? "" : " \(entry)")"
    case .backToRoot: "backToRoot"
    case .dismiss: "dismiss"
    case .replaceStack(let links): "replaceStack \(links.map { $0.url }.joined(separator: " "))"
    case .selectTab(let tab): "selectTab \(tab.name)"
    case .retry: "retry"
    case .open(let url): "open \(url)"
    case .track(let event, _): "track \(event)"
    case .custom(let name, _): "custom \(name)"
    }
  }
}
