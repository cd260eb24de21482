extension ScreenMap {
  /// The map as a flowchart in the Mermaid language.
  ///
  /// Ids appear only in quoted labels, with all characters that Mermaid could interpret written as
  /// numeric entities.
  package var mermaid: String {
    var text = "flowchart LR\n"
    for (index, node) in nodes.enumerated() {
      let lines = [node.id] + (node.route.map { [$0] } ?? []) + node.starts
      let label = lines.map(mermaidEscaped).joined(separator: "<br>")
      // Screens that the app can start with have round ends.
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

/// Escapes text for Mermaid. Letters, digits, spaces and some punctuation are kept; all other ASCII
/// becomes a Mermaid entity such as `#35;`. The result cannot control a terminal.
private func mermaidEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in escapeHidden(text).unicodeScalars {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", "/", ".", ",", "+", ":", "?", "=":
      escaped.unicodeScalars.append(scalar)
    case _ where scalar.isASCII: escaped += "#\(scalar.value);"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
