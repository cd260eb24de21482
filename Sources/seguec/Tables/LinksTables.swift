import Segue

extension ScreenMap {
  /// A table with a row for each screen: its route, its numbers of links, and how an app can start
  /// with it.
  var screensTable: TextTable {
    var table = TextTable([
      .init("screen", isFlexible: true, style: .bold), .init("route", isFlexible: true),
      .init("links", .right), .init("linked", .right), .init("start", isFlexible: true),
    ])
    var links = [Int](repeating: 0, count: nodes.count)
    var linked = links
    for edge in edges {
      links[edge.from] += 1
      linked[edge.to] += 1
    }
    for (index, node) in nodes.enumerated() {
      table.add([
        .init(node.id), .init(node.route ?? ""), .init("\(links[index])"),
        .init("\(linked[index])"), .init(node.starts.joined(separator: "; ")),
      ])
    }
    return table
  }

  /// A table with a row for each bundle of links, grouped by screen.
  var linksTable: TextTable {
    var table = TextTable([
      .init("from", isFlexible: true, style: .bold), .init("to", isFlexible: true),
      .init("by", isFlexible: true), .init("how"),
      .init("transition", isFlexible: true),
    ])
    var last: Int?
    for bundle in bundles {
      table.add([
        .init(bundle.from == last ? "" : nodes[bundle.from].id), .init(nodes[bundle.to].id),
        .init(bundle.componentWords),
        .init(bundle.kind.words + (bundle.choice.map { ", \($0.words)" } ?? "")),
        .init(bundle.transition ?? ""),
      ])
      last = bundle.from
    }
    return table
  }
}

extension ReachedStacks {
  /// A table of the stacks that links lead to when they launch the app, each above its links.
  var table: TextTable {
    var stackIndices: [String: Int] = [:]
    var stacks: [(words: String, urls: [String])] = []
    for link in links {
      let words = stack(for: link).words(in: graph)
      let index = stackIndices[words, default: stacks.count]
      if index == stacks.count {
        stackIndices[words] = index
        stacks.append((words, []))
      }
      stacks[index].urls.append(link.url + (link.choice.map { " (\($0.words))" } ?? ""))
    }
    var table = TextTable([
      .init("where links lead in an app that is not running", isFlexible: true)
    ])
    for (words, urls) in stacks {
      table.addCaption(words, style: .bold)
      for url in urls { table.add([.init("  \(url)")]) }
    }
    return table
  }
}
