/// An event of a component, with its actions.
public struct CompiledEvent: Sendable {
  let view: ChunkView
  let row: Int

  private var handler: RowView<ScreenRow.Handler> { view[ScreenRow.Handler.self, row] }

  /// The event.
  public var event: EventKind { EventKind(binaryCode: handler.event) }

  /// The actions, in the order in which they are executed.
  public var actions: [CompiledAction] {
    let rows = view.rows(
      ScreenRow.Action.self, from: handler.firstAction, count: handler.actionCount)
    // Every link belongs to one action: in a forged artefact, every action might claim all links.
    var links = view.rows(ScreenRow.ActionLink.self)
    return rows.compactMap { view.action($0, links: &links) }
  }
}

/// An action. The URL of a `navigate` action is a link of the project.
public enum CompiledAction: Hashable, Sendable {
  case navigate(link: String, transition: String?, presentation: Presentation?)
  case back
  /// `entry` is which of the screen's entries, counted from the topmost, which is 1.
  case backTo(screen: String, entry: Int)
  case backToRoot
  case dismiss
  case replaceStack([String])
  case selectTab(String)
  case retry
  case open(url: String)
  /// `properties` is the text of a JSON object, or nil.
  case track(event: String, properties: String?)
  case custom(name: String, properties: String?)
}

extension ChunkView {
  /// Returns an action; nil for an unknown kind.
  ///
  /// - Parameter rest: The number of links left for this action and those after it.
  fileprivate func action(_ row: Int, links rest: inout Int) -> CompiledAction? {
    let action = self[ScreenRow.Action.self, row]
    let (text, detail) = (string(action.text), string(action.detail))
    switch ActionCode(rawValue: action.kind) {
    case .navigate:
      let presentation = action.number
      return .navigate(
        link: text ?? "", transition: detail,
        presentation: presentation == 0 ? nil : Presentation(binaryCode: presentation - 1))
    case .back: return .back
    case .backTo:
      return .backTo(screen: text ?? "", entry: Int(min(action.number, UInt32(Int32.max - 1))) + 1)
    case .backToRoot: return .backToRoot
    case .dismiss: return .dismiss
    case .replaceStack:
      let links = rows(
        ScreenRow.ActionLink.self, from: action.firstLink, count: action.linkCount
      ).prefix(rest)
      rest -= links.count
      return .replaceStack(links.map { string(self[ScreenRow.ActionLink.self, $0]) ?? "" })
    case .selectTab: return .selectTab(text ?? "")
    case .retry: return .retry
    case .open: return .open(url: text ?? "")
    case .track: return .track(event: text ?? "", properties: detail)
    case .custom: return .custom(name: text ?? "", properties: detail)
    case nil: return nil
    }
  }
}
