/// An event of a component, with its actions.
public struct CompiledEvent: Sendable {
  let view: ChunkView
  let row: Int

  /// The event.
  public var event: EventKind {
    EventKind(binaryCode: view.word(ScreenTable.handlers, row, 0))
  }

  /// The actions, in the order in which they are executed.
  public var actions: [CompiledAction] {
    let rows = view.rows(
      ScreenTable.actions, from: view.word(ScreenTable.handlers, row, 1),
      count: view.word(ScreenTable.handlers, row, 2))
    // Every link belongs to one action: in a forged artefact, every action might claim all links.
    var links = view.rows(ScreenTable.actionLinks)
    return rows.compactMap { view.action($0, links: &links) }
  }
}

/// An action. The URL of a `navigate` action is a link of the project.
public enum CompiledAction: Hashable, Sendable {
  case navigate(link: String, transition: String?, presentation: Presentation?)
  case back
  case backTo(screen: String)
  case backToRoot
  case dismiss
  case replaceStack([String])
  case selectTab(String)
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
    let table = ScreenTable.actions
    let text = string(table, row, 1)
    let detail = string(table, row, 2)
    switch ActionCode(rawValue: word(table, row, 0)) {
    case .navigate:
      let presentation = word(table, row, 3)
      return .navigate(
        link: text ?? "", transition: detail,
        presentation: presentation == 0 ? nil : Presentation(binaryCode: presentation - 1))
    case .back: return .back
    case .backTo: return .backTo(screen: text ?? "")
    case .backToRoot: return .backToRoot
    case .dismiss: return .dismiss
    case .replaceStack:
      let links = rows(
        ScreenTable.actionLinks, from: word(table, row, 4), count: word(table, row, 5)
      ).prefix(rest)
      rest -= links.count
      return .replaceStack(links.map { string(ScreenTable.actionLinks, $0, 0) ?? "" })
    case .selectTab: return .selectTab(text ?? "")
    case .open: return .open(url: text ?? "")
    case .track: return .track(event: text ?? "", properties: detail)
    case .custom: return .custom(name: text ?? "", properties: detail)
    case nil: return nil
    }
  }
}
