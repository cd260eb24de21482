extension ScreenMap {
  /// The map as JSON lines: one for each screen, then one for each link.
  package var jsonLines: String {
    var json = JSONWriter()
    for node in nodes {
      json.object {
        $0.member("kind", "screen")
        $0.member("screen", node.id)
        $0.member("route", node.route)
        $0.member("starts", node.starts)
      }
      json.endLine()
    }
    for edge in edges {
      json.object {
        $0.member("kind", "link")
        $0.member("from", nodes[edge.from].id)
        $0.member("to", nodes[edge.to].id)
        $0.member("component", edge.component)
        switch edge.kind {
        case .navigate(let presentation):
          $0.member("action", "navigate")
          $0.member("presentation", presentation.rawValue)
        case .backTo(let entry):
          $0.member("action", "backTo")
          $0.member("presentation", nil as String?)
          if entry > 1 { $0.member("entry", entry) }
        case .replaceStack, .selectTab:
          $0.member("action", edge.kind.words)
          $0.member("presentation", nil as String?)
        }
        $0.members(of: edge.choice)
        $0.member("transition", edge.transition)
        $0.member("links", edge.links)
      }
      json.endLine()
    }
    return json.text
  }
}

extension ReachedStack {
  /// Returns the screens that a link opens, as one line of JSON.
  package func jsonLine(for entry: KnownLinks.Entry, in graph: NavigationGraph) -> String {
    func write(_ entries: [Destination], _ json: inout JSONWriter) {
      json.array { json in
        for entry in entries {
          json.element { $0.object { $0.members(of: entry, in: graph) } }
        }
      }
    }
    var json = JSONWriter()
    json.object { json in
      json.member("kind", "url")
      json.member("url", entry.url)
      json.member("source", entry.source)
      json.members(of: entry.choice)
      json.member("tab", tab)
      json.member("page") { if let page { $0.integer(page) } else { $0.null() } }
      json.member("columns") { json in
        json.array { json in
          for column in columns { json.element { write(column, &$0) } }
        }
      }
      json.member("modals") { json in
        json.array { json in
          for modal in modals {
            json.element { json in
              json.object { json in
                json.member("presentation", modal.presentation.rawValue)
                json.member("stack") { write(modal.entries, &$0) }
              }
            }
          }
        }
      }
      json.member("waitsFor", waitsFor)
      json.member("fallback", isFallback)
    }
    json.endLine()
    return json.text
  }
}
