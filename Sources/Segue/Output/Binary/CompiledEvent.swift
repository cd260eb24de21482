/// What a component does at an event.
public struct CompiledEvent: Sendable {
  let view: ChunkView
  let row: Int

  public var event: EventKind {
    EventKind(binaryCode: view.word(ScreenTable.handlers, row, 0))
  }

  /// In the order in which they are done.
  public var actions: [CompiledAction] {
    let rows = view.rows(
      ScreenTable.actions, from: view.word(ScreenTable.handlers, row, 1),
      count: view.word(ScreenTable.handlers, row, 2))
    // Each has links of its own: in a forged artefact every action might have all that there are.
    var links = view.rows(ScreenTable.actionLinks)
    return rows.compactMap { view.action($0, links: &links) }
  }
}

/// One thing to do. What `navigate` leads to is a link of the project.
public enum CompiledAction: Hashable, Sendable {
  case navigate(link: String, transition: String?, presentation: Presentation?)
  case back
  case backTo(screen: String)
  case backToRoot
  case dismiss
  case replaceStack([String])
  case selectTab(String)
  case open(url: String)
  /// `properties` is a JSON object, or nil.
  case track(event: String, properties: String?)
  case custom(name: String, properties: String?)
}

extension ChunkView {
  /// nil for a kind that is none.
  ///
  /// - Parameter rest: How many links there are for it, and then for those behind it.
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
