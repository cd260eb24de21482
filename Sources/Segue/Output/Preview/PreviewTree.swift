/// Writes the parts of an instance that are the same on every device: a list per property, with one
/// entry per component in document order.
struct PreviewTree {
  let screen: Screen
  /// The views that its `navigate` actions open.
  let links: [PreviewAction: Int]
  /// Returns the view that a link opens without an action; nil if there is none.
  let view: (Link) -> Int?

  /// Writes the tree.
  ///
  /// - Parameter lines: The texts of the instance's lines, to which the components' texts are
  ///   appended.
  func write(
    to writer: inout JSONWriter, locations: inout SourceLocations, _ lines: inout InternedTexts
  ) {
    let components = screen.components
    writer.object {
      $0.member("parents") { writer in
        writer.array {
          for component in components { $0.element { $0.integer(component.parent?.index ?? -1) } }
        }
      }
      $0.member("types", String(components.map { $0.type.letter }))
      $0.member("places") { writer in
        writer.array {
          for component in components {
            let position = locations.location(of: component.range)?.position
            for number in [
              component.range.file.index, position?.line ?? 1, position?.column ?? 1,
            ] {
              $0.element { $0.integer(number) }
            }
          }
        }
      }
      $0.texts("ids", components.map { $0.id })
      $0.member("words") { writer in
        writer.object {
          for (index, component) in components.enumerated() {
            if let words = component.displayedText { $0.member("\(index)", lines.index(of: words)) }
          }
        }
      }
      $0.member("lines") { writer in
        writer.array { for text in lines.texts { $0.element { $0.string(text) } } }
      }
      $0.texts("labels", components.map { $0.accessibilityLabel })
      $0.indices("hiddenFromReaders", components.map { $0.isAccessibilityHidden })
      $0.member("events") { $0.object { events(&$0) } }
      $0.member("snapshots") { $0.object { snapshots(&$0) } }
    }
  }

  // MARK: Actions

  private func events(_ writer: inout JSONWriter) {
    for index in screen.components.ids where !screen.components[index].events.isEmpty {
      let component = screen.components[index]
      var count = 0
      writer.member("\(index)") { writer in
        writer.object {
          for handler in component.events {
            $0.member(handler.event.rawValue) { writer in
              writer.array {
                for action in handler.actions {
                  $0.element { write(action, component: index, count: &count, to: &$0) }
                }
              }
            }
          }
        }
      }
    }
  }

  private func write(
    _ action: Action, component: ComponentID, count: inout Int, to writer: inout JSONWriter
  ) {
    writer.object {
      switch action.kind {
      case .navigate(let link, let transition, _):
        let pageAction = PreviewAction(component: component, index: count)
        count += 1
        $0.member("type", "navigate")
        $0.member("to", link.url)
        if let view = links[pageAction] {
          $0.member("view", view)
          $0.member("flight", pageAction.key)
        }
        if let transition { $0.member("transition", transition.name) }
      case .replaceStack(let stack):
        $0.member("type", "replaceStack")
        $0.member("views") { writer in
          writer.array {
            for link in stack {
              if let view = view(link) { $0.element { $0.integer(view) } }
            }
          }
        }
      case .back, .backTo, .backToRoot, .dismiss, .selectTab, .retry: $0.members(of: action)
      case .open(let url): $0.act("open", url)
      case .track(let event, _): $0.act("track", event)
      case .custom(let name, _): $0.act("custom", name)
      }
    }
  }

  // MARK: Snapshots

  /// Writes, for each component whose tap opens a screen, a letter per node of its snapshot: the
  /// index of the reason.
  private func snapshots(_ writer: inout JSONWriter) {
    for index in screen.components.ids {
      let opens = screen.components[index].actions(for: .tap).contains { action in
        if case .navigate = action.kind { true } else { false }
      }
      guard opens else { continue }
      let letters = screen.snapshot(of: index).nodes.map { node in
        Character(
          Unicode.Scalar(
            UInt8(ascii: "a")
              + UInt8(truncatingIfNeeded: Snapshot.Reason.allCases.firstIndex(of: node.reason) ?? 0)
          ))
      }
      writer.member("\(index)", String(letters))
    }
  }
}

extension ComponentType {
  fileprivate var letter: Character {
    switch self {
    case .layout: "l"
    case .label: "t"
    case .button: "b"
    case .image: "i"
    case .video: "v"
    }
  }
}

extension JSONWriter {
  /// Writes an action that the page cannot perform.
  fileprivate mutating func act(_ type: String, _ detail: String) {
    member("type", type)
    member("detail", detail)
  }

  /// Writes the texts that are not nil, by index.
  fileprivate mutating func texts(_ key: String, _ texts: [String?]) {
    member(key) { writer in
      writer.object {
        for (index, text) in texts.enumerated() {
          if let text { $0.member("\(index)", text) }
        }
      }
    }
  }

  /// Writes the indices at which the flags are true.
  fileprivate mutating func indices(_ key: String, _ flags: [Bool]) {
    member(key) { writer in
      writer.array {
        for (index, flag) in flags.enumerated() where flag {
          $0.element { $0.integer(index) }
        }
      }
    }
  }
}
