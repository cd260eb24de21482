/// A line of `seguec navigate`: an action of a person, the system or a client.
package enum NavigationCommand {
  case event(NavigationEvent)
  /// A tap on a component of a shown screen.
  case tap(String)
  /// The actions of a component that was tapped on the screen with a key: what a client sends that
  /// has the screen. No line says it.
  case perform([Action], tapped: String?, key: Int)
  /// A rotation of the window by 90°.
  case rotate
  case resize(Size)
  /// The choice of a flow, as `FLOW=CHOICE`.
  case choose(String)
  /// What an entry shows, its content or something instead: the topmost one, the nearest one of a
  /// screen, or that with a key, written as `#7`.
  case phase(ScreenPhase, of: String?)
  /// A swipe to a page, counted from 1.
  case page(Int)
  /// A back gesture that is released at a fraction of its distance, with a velocity in points per
  /// second.
  case dragBack(share: Double, velocity: Double)
  /// Transitions run until `finish`.
  case hold
  case finish
  case save
  case restore(String)
  case help
  case quit

  /// Parses a line; nil for an empty line or a comment.
  package init?(_ line: String) throws(Refusal) {
    // White space is compared by scalars, since a combining mark after it would form another
    // character.
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    var text = line.unicodeScalars.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    guard let first = text.first, first != "#" else { return nil }
    let word = text.prefix { !isSpace($0) }
    let name = String(word)
    let rest = String(text[word.endIndex...].drop(while: isSpace))
    guard let entry = Self.table.first(where: { $0.name == name }) else {
      let meant = suggestion(for: name, among: Self.table.map { $0.name })
      throw Refusal(
        "there is no command \(quoted(name))"
          + (meant.map { "; did you mean \"\($0)\"?" } ?? "; help lists them"))
    }
    guard let command = entry.read(rest) else {
      throw Refusal(
        entry.operands.isEmpty
          ? "\(name) takes nothing, and \(quoted(rest)) is given"
          : "\(name) takes \(entry.operands), not \(quoted(rest))")
    }
    self = command
  }

  /// The output of `help`.
  package static var overview: String {
    let lines = table.map { ("\($0.name) \($0.operands)", $0.summary) }
    let width = lines.map { $0.0.count }.max() ?? 0
    return lines.map { words, summary in
      "  \(words)\(String(repeating: " ", count: width - words.count))  \(summary)\n"
    }.joined()
  }

  // MARK: Commands

  private struct Entry: Sendable {
    let name: String
    let operands: String
    let summary: String
    /// Parses the operands; nil if they are invalid.
    let read: @Sendable (String) -> NavigationCommand?
  }

  private static func plain(
    _ name: String, summary: String, _ command: @escaping @Sendable () -> NavigationCommand
  ) -> Entry {
    Entry(name: name, operands: "", summary: summary) { $0.isEmpty ? command() : nil }
  }

  private static func word(
    _ name: String, operand: String, summary: String,
    _ command: @escaping @Sendable (String) -> NavigationCommand
  ) -> Entry {
    Entry(name: name, operands: operand, summary: summary) { $0.isEmpty ? nil : command($0) }
  }

  private static let table: [Entry] = [
    plain("ready", summary: "the app can show screens") { .event(.ready) },
    word("open", operand: "URL", summary: "a link from outside") { .event(.open($0)) },
    word("tap", operand: "ID", summary: "a tap on a visible component, by its id or path") {
      .tap($0)
    },
    plain("back", summary: "one screen back") { .event(.back) },
    Entry(
      name: "backTo", operands: "SCREEN [N]",
      summary: "back to the nearest entry of a screen, or the Nth"
    ) {
      let words = $0.split { $0.isWhitespace }
      guard (1...2).contains(words.count) else { return nil }
      guard words.count == 2 else { return .event(.backTo(screen: String(words[0]))) }
      guard let entry = Int(words[1]), entry > 0 else { return nil }
      return .event(.backTo(screen: String(words[0]), entry: entry))
    },
    plain("root", summary: "back to the root of the stack") { .event(.backToRoot) },
    plain("dismiss", summary: "dismiss what is presented on top") { .event(.dismiss) },
    word("tab", operand: "ID", summary: "select a tab") { .event(.selectTab($0)) },
    Entry(name: "page", operands: "N", summary: "swipe to a page, the first is 1") {
      Int($0).map { .page($0) }
    },
    plain("login", summary: "the requirement \"session\" is met") { .event(.met("session")) },
    plain("logout", summary: "it is no longer met") { .event(.unmet("session")) },
    word("met", operand: "NAME", summary: "a requirement is met") { .event(.met($0)) },
    word("unmet", operand: "NAME", summary: "it is no longer met") { .event(.unmet($0)) },
    word(
      "choose", operand: "FLOW=CHOICE", summary: "links to a flow lead to this choice"
    ) { .choose($0) },
    Entry(
      name: "phase", operands: "content|placeholder|failure [SCREEN or #KEY]",
      summary: "a screen shows its placeholder, failure or content"
    ) {
      let words = $0.split { $0.isWhitespace }
      guard (1...2).contains(words.count), let phase = ScreenPhase(rawValue: String(words[0]))
      else { return nil }
      return .phase(phase, of: words.count == 2 ? String(words[1]) : nil)
    },
    plain("retry", summary: "load a screen that shows its failure again") { .event(.retry) },
    plain("rotate", summary: "turn the device by a quarter") { .rotate },
    Entry(name: "resize", operands: "WIDTHxHEIGHT", summary: "give the window another size") {
      let sides = numbers($0, separator: "x")
      return sides.map { .resize(Size(width: $0[0], height: $0[1])) }
    },
    Entry(
      name: "drag", operands: "POINTS [SPEED] or back SHARE% [SPEED]",
      summary: "drag the sheet down, or the screen away", read: drag),
    Entry(name: "scroll", operands: "ID X,Y", summary: "scroll a container") {
      let words = $0.split { $0.isWhitespace }
      guard words.count == 2, let offset = numbers(String(words[1]), separator: ",") else {
        return nil
      }
      return .event(.scroll(String(words[0]), to: Point(x: offset[0], y: offset[1])))
    },
    plain("hold", summary: "let transitions run until finish") { .hold },
    plain("finish", summary: "finish the transition") { .finish },
    plain("save", summary: "print the state as JSON") { .save },
    word("restore", operand: "FILE", summary: "restore a saved state") { .restore($0) },
    plain("help", summary: "list the commands") { .help },
    plain("quit", summary: "end") { .quit },
  ]

  private static func drag(_ text: String) -> NavigationCommand? {
    var words = text.split { $0.isWhitespace }.map(String.init)
    let isBack = words.first == "back"
    if isBack { words.removeFirst() }
    guard (1...2).contains(words.count) else { return nil }
    guard let velocity = words.count == 2 ? number(words[1]) : 0 else { return nil }
    guard isBack else {
      return number(words[0]).map { .event(.dragSheet(by: $0, velocity: velocity)) }
    }
    guard words[0].hasSuffix("%"), let share = number(String(words[0].dropLast())),
      (0...100).contains(share)
    else { return nil }
    return .dragBack(share: share / 100, velocity: velocity)
  }

  private static func numbers(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number(String($0)) }
    return parts.count == 2 && numbers.count == 2 ? numbers : nil
  }

  /// Parses a number. Lengths above a billion points are considered typing errors.
  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.magnitude <= 1e9 else { return nil }
    return number
  }
}
