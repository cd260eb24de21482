extension ScreenMap {
  /// The map as a flowchart in Mermaid's language.
  ///
  /// Ids stand in quoted labels alone, with all that could mean anything there as numbered entities.
  package var mermaid: String {
    var text = "flowchart LR\n"
    for (index, node) in nodes.enumerated() {
      let lines = [node.id] + (node.route.map { [$0] } ?? []) + node.starts
      let label = lines.map(mermaidEscaped).joined(separator: "<br>")
      // A screen that a person may start with has round ends.
      let (open, close) = node.starts.isEmpty ? ("[", "]") : ("([", "])")
      text += "  n\(index)\(open)\"\(label)\"\(close)\n"
    }
    for bundle in bundles {
      text +=
        "  n\(bundle.from) \(bundle.kind.mermaidArrow)|\"\(mermaidEscaped(bundle.words))\"| "
        + "n\(bundle.to)\n"
    }
    return text
  }
}

extension ScreenMap.Kind {
  fileprivate var mermaidArrow: String {
    switch self {
    case .navigate(.push): "-->"
    case .navigate: "--o"
    case .replaceStack: "==>"
    case .backTo, .selectTab: "-.->"
    }
  }
}

/// Letters, digits, spaces and a few signs stay; all other ASCII becomes an entity, which Mermaid writes as
/// `#35;`. Nothing of it acts on a terminal.
private func mermaidEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", "/", ".", ",", "+", ":", "?", "=":
      escaped.unicodeScalars.append(scalar)
    case _ where scalar.isASCII: escaped += "#\(scalar.value);"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
