/// The colors and lines of a drawn map.
enum ScreenMapStyle {
  /// The kinds of lines.
  enum Line: String, CaseIterable {
    case push, modal, replace, back, tab

    var words: String {
      switch self {
      case .push: "push"
      case .modal: "modal"
      case .replace: "replaceStack"
      case .back: "backTo"
      case .tab: "selectTab"
      }
    }
  }

  /// The CSS rules in addition to those of all pictures: a light color scheme, unless the reader
  /// prefers a dark one.
  static let rules = """
    .segue-start{stroke:#4a63d3;stroke-width:2}.segue-mark{fill:#4a63d3}\
    .segue-link{fill:none;stroke-width:1.6}\
    .segue-link-push{stroke:#5f636d}.segue-tip-push{fill:#5f636d}.segue-words-push{fill:#5f636d}\
    .segue-link-modal{stroke:#4a63d3}.segue-tip-modal{fill:#4a63d3}.segue-words-modal{fill:#4a63d3}\
    .segue-link-replace{stroke:#b4532a;stroke-width:2.6}.segue-tip-replace{fill:#b4532a}\
    .segue-words-replace{fill:#b4532a}\
    .segue-link-back{stroke:#9a9da6;stroke-dasharray:6 4}.segue-tip-back{fill:#9a9da6}\
    .segue-words-back{fill:#70737c}\
    .segue-link-tab{stroke:#2f8a57;stroke-dasharray:2 4}.segue-tip-tab{fill:#2f8a57}\
    .segue-words-tab{fill:#2f8a57}\
    @media(prefers-color-scheme:dark){\
    .segue-start{stroke:#93a5ff}.segue-mark{fill:#93a5ff}\
    .segue-link-push{stroke:#a9adb8}.segue-tip-push{fill:#a9adb8}\
    .segue-link-modal{stroke:#93a5ff}.segue-tip-modal{fill:#93a5ff}.segue-words-modal{fill:#93a5ff}\
    .segue-link-replace{stroke:#e58a5e}.segue-tip-replace{fill:#e58a5e}.segue-words-replace{fill:#e58a5e}\
    .segue-link-back{stroke:#70737c}.segue-tip-back{fill:#70737c}.segue-words-back{fill:#a0a4ae}\
    .segue-link-tab{stroke:#63c08b}.segue-tip-tab{fill:#63c08b}.segue-words-tab{fill:#63c08b}}
    """

  /// Returns a name for a box, truncated to its width, without characters that change the direction
  /// of the text around it.
  static func shown(_ name: String, columns: Int) -> String {
    cut(escapeHidden(String(name.prefix(200))), toColumns: columns)
  }
}

extension ScreenMap.Kind {
  var line: ScreenMapStyle.Line {
    switch self {
    case .navigate(.push): .push
    case .navigate: .modal
    case .replaceStack: .replace
    case .backTo: .back
    case .selectTab: .tab
    }
  }
}
