extension NavigationGraph {
  /// Returns a state as JSON on one line, for an app to restore at its next launch. Screens are
  /// written by id and arguments by name, so the JSON stays valid when other parts of the project
  /// change.
  ///
  /// Equal states give equal bytes. Linear in the screens of all stacks.
  public func json(of state: NavigationState) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(state, in: self)
    return writer.bytes
  }
}

/// Writes an app's navigation as JSON.
extension JSONWriter {
  /// Writes a state as an object.
  package mutating func write(_ state: NavigationState, in graph: NavigationGraph) {
    object {
      $0.member("version", NavigationStateReader.version)
      $0.member("width", state.size.width)
      $0.member("height", state.size.height)
      $0.member("safeAreaTop", state.safeAreaTop)
      $0.member("ready", state.isReady)
      $0.member("met", graph.names(of: state.met))
      if !state.choices.isEmpty {
        $0.member("flows") { writer in
          writer.object {
            for (flow, choice) in graph.choices(in: state) { $0.member(flow, choice) }
          }
        }
      }
      $0.member("root") { $0.write(container: 0, of: state, in: graph) }
      $0.member("modals") { writer in
        writer.array {
          for modal in state.modals { $0.element { $0.write(modal, in: graph) } }
        }
      }
      if let pending = state.pending {
        $0.member("pending") { $0.write(pending, in: graph) }
      }
      if let motion = state.motion {
        $0.member("transition") { $0.write(motion) }
        $0.member("held", state.isHeld)
      }
      $0.member("nextKey", state.nextKey)
    }
  }

  private mutating func write(
    container index: Int, of state: NavigationState, in graph: NavigationGraph
  ) {
    let selected = state.selections[index]
    func stacks(_ writer: inout JSONWriter, _ stackRange: Range<Int>) {
      writer.array {
        for stack in stackRange { $0.element { $0.write(state.stacks[stack], in: graph) } }
      }
    }
    object { writer in
      switch graph.containers[index].kind {
      case .stack(let stack):
        writer.member("stack") { $0.write(state.stacks[stack], in: graph) }
      case .pages(let stackRange):
        writer.member("page", selected)
        writer.member("pages") { stacks(&$0, stackRange) }
      case .split(let stackRange, _):
        writer.member("column", selected)
        writer.member("columns") { stacks(&$0, stackRange) }
      case .tabs(let tabs):
        writer.member("tab", tabs[selected].id)
        writer.member("tabs") {
          $0.array {
            for tab in tabs {
              $0.element {
                $0.object {
                  $0.member("id", tab.id)
                  $0.member("content") { $0.write(container: tab.container, of: state, in: graph) }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ stack: [StackEntry], in graph: NavigationGraph) {
    array {
      for entry in stack { $0.element { $0.write(entry, in: graph) } }
    }
  }

  /// Writes an entry of a stack as an object.
  package mutating func write(_ entry: StackEntry, in graph: NavigationGraph) {
    object {
      $0.member("key", entry.key)
      $0.members(of: entry.destination, in: graph)
      $0.member("transition", entry.opening.transition)
      if let tapped = entry.opening.tapped { $0.member("tapped", tapped) }
      if !entry.scrollOffsets.isEmpty {
        $0.member("scrolled") {
          $0.array {
            for container in entry.scrollOffsets {
              $0.element {
                $0.object {
                  $0.member("id", container.id)
                  $0.member("x", container.offset.x)
                  $0.member("y", container.offset.y)
                }
              }
            }
          }
        }
      }
      $0.member("fetched", entry.isFetched)
      $0.member(unusual: entry.phase)
    }
  }

  /// Writes a destination: a screen's id, and its arguments by name.
  package mutating func members(of destination: Destination, in graph: NavigationGraph) {
    let screen = graph.screens[destination.screen]
    member("screen", screen.id)
    member(
      "arguments",
      arguments: zip(screen.parameters, destination.arguments).map {
        ScreenArgument(name: $0.name, value: $1)
      })
  }

  private mutating func write(_ modal: NavigationModal, in graph: NavigationGraph) {
    object {
      $0.member("presentation", modal.presentation.rawValue)
      $0.member("presenter", modal.presenter)
      if let detent = modal.detent { $0.member("detent", detent) }
      if let requirement = modal.requirement {
        $0.member("meets", graph.requirements[requirement].name)
      }
      $0.member("stack") { $0.write(modal.stack, in: graph) }
    }
  }

  /// Writes a pending link as an object.
  package mutating func write(_ pending: PendingLink, in graph: NavigationGraph) {
    object {
      $0.member("url", pending.url)
      switch pending.condition {
      case .ready: $0.member("waitsFor", "ready")
      case .requirement(let requirement):
        $0.member("requires", graph.requirements[requirement].name)
      }
      if let action = pending.action {
        $0.member("action") {
          $0.object {
            if let transition = action.transition { $0.member("transition", transition) }
            if let presentation = action.presentation {
              $0.member("presentation", presentation.rawValue)
            }
            if let tapped = action.tapped { $0.member("tapped", tapped) }
            $0.member("source", action.source)
          }
        }
      }
    }
  }

  /// Writes a transition in progress as an object.
  package mutating func write(_ motion: NavigationMotion) {
    object {
      $0.member("name", motion.transition)
      $0.member("reversed", motion.isReversed)
      $0.member("from", motion.from)
      $0.member("to", motion.to)
      if let tapped = motion.tapped { $0.member("tapped", tapped) }
    }
  }
}
