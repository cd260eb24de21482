/// Reads the windows of a hero, the parts of the progress in which its channels change.
extension ManifestReader {
  /// Reads `windows` and `popWindows`. A channel that `popWindows` omits is the reverse of the
  /// push.
  mutating func readWindows(
    _ object: DocumentReader.Object, into transition: inout Transition
  ) {
    if let node = object["windows"] {
      transition.windows = windows(node, "windows", otherwise: .standard)
    }
    if let node = object["popWindows"] {
      transition.popWindows = windows(
        node, "popWindows", otherwise: transition.windows.mirrored)
    }
    for key in ["windows", "popWindows"]
    where transition.kind != .hero && transition.kind != .sourceScale {
      guard let node = object[key] else { continue }
      reader.diagnostics.append(.windowsWithoutHero(key, at: document.range(node)))
    }
  }

  private mutating func windows(
    _ node: JSONID, _ key: String, otherwise: FlightWindows
  ) -> FlightWindows {
    let keys = ManifestVocabulary.windows.map { $0.name }
    guard let object = reader.object(node, key, keys: keys) else { return otherwise }
    var windows = otherwise
    for channel in FlightChannel.allCases {
      guard let member = object[channel.rawValue],
        let window = window(member, for: channel.rawValue)
      else { continue }
      windows[channel] = window
    }
    return windows
  }

  /// Reads a window: the progress at which something begins and the one at which it ends.
  mutating func window(_ node: JSONID, for key: String) -> ProgressWindow? {
    guard let numbers = numbers(node, for: key, count: 2) else { return nil }
    if let window = ProgressWindow(numbers[0], numbers[1]) { return window }
    reader.diagnostics.append(.invalidWindow(at: document.range(node)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func windowsWithoutHero(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "only a transition of kind \"hero\" or \"sourceScale\" has \(quoted(key))", at: range)
  }

  fileprivate static func invalidWindow(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a window is two numbers between 0 and 1, the first less than the second", at: range)
  }
}
