extension ScreenMap {
  /// The map in the DOT language of Graphviz, which `dot` lays out.
  ///
  /// Ids appear only in labels, so that they cannot be interpreted as DOT.
  package var dot: String {
    var text = """
      digraph screens {
        rankdir=LR
        graph [fontname="Helvetica", ranksep=1.1, nodesep=0.35]
        node [shape=box, style=rounded, fontname="Helvetica", fontsize=12]
        edge [fontname="Helvetica", fontsize=9, color="#555555"]

      """
    for (index, node) in nodes.enumerated() {
      var lines = [node.id]
      if let route = node.route { lines.append(route) }
      lines += node.starts
      let label = lines.map(dotEscaped).joined(separator: "\\n")
      let weight = node.starts.isEmpty ? "" : ", penwidth=2"
      text += "  n\(index) [label=\"\(label)\"\(weight)]\n"
    }
    for bundle in bundles {
      let style = bundle.kind.dotStyle.map { ", \($0)" } ?? ""
      text +=
        "  n\(bundle.from) -> n\(bundle.to) [label=\"\(dotEscaped(bundle.words))\"\(style)]\n"
    }
    // The screens that containers start with are at the left edge.
    if !roots.isEmpty {
      var seen: Set<Int> = []
      let first = roots.filter { seen.insert($0).inserted }
      text += "  { rank=source; \(first.map { "n\($0)" }.joined(separator: "; ")) }\n"
    }
    return text + "}\n"
  }
}

extension ScreenMap.Kind {
  fileprivate var dotStyle: String? {
    switch self {
    case .navigate(.push): nil
    case .navigate: "color=\"#3b5bdb\", fontcolor=\"#3b5bdb\", arrowhead=empty"
    case .replaceStack: "style=bold, color=\"#c2410c\", fontcolor=\"#c2410c\""
    case .backTo: "style=dashed, color=\"#888888\", constraint=false"
    case .selectTab: "style=dotted, color=\"#15803d\", fontcolor=\"#15803d\", constraint=false"
    }
  }
}

/// Escapes text for a quoted label in DOT: quotes and backslashes, and ampersands, because labels
/// may contain character references. The result cannot control a terminal.
private func dotEscaped(_ text: String) -> String {
  var escaped = ""
  for character in escapeHidden(text).unicodeScalars {
    switch character {
    case "\"": escaped += "\\\""
    case "\\": escaped += "\\\\"
    case "&": escaped += "&amp;"
    default: escaped.unicodeScalars.append(character)
    }
  }
  return escaped
}
