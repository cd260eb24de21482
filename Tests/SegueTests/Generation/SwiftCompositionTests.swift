import Segue
import Testing

/// Tests of the generated protocols of what an app provides for its screens. The expected texts are
/// written by hand; `Tests/Generation/check` compiles and runs generated code, and the tests of
/// `Samples/Consumer` use it.
@Suite struct SwiftCompositionTests {
  private func source(of text: String) -> String {
    let project = TestProject(text).project
    return Compiler(project).compile().swiftSource(of: project, named: "Shop")
  }

  /// Returns the source of a project of one screen with actions, and with data that has the
  /// properties `title`, a string, `size`, a number, and `link`, a string.
  private func source(tap: String, sample: String = "A") -> String {
    source(
      of: """
        --- segue.json
        {"schemes": ["shop"], "navigation": {
          "requirements": {"session": "shop://", "of-age": "shop://"},
          "tabs": [{"id": "home", "title": "Home", "root": "shop://"}]}}
        --- data/feed/usual.json
        {"data": {"title": "\(sample)", "size": 2, "link": "shop://"}}
        --- screens/feed.json
        {"screen": "feed", "route": "/", "parameters": {"price": {"type": "number", "default": 1}},
         "data": {"properties": {"title": {"type": "string"}, "size": {"type": "uint8"},
           "link": {"type": "string"}}},
         "root": {"type": "layout", "children": [
           {"type": "layout", "events": {"tap": [\(tap)]}},
           {"if": "data.title == 'B'", "then":
             {"type": "layout", "events": {"appear": [{"type": "custom", "name": "rare"}]}}}]}}
        --- screens/other.json
        {"screen": "other", "route": "/other", "root": {"type": "layout"}}
        """)
  }

  @Test(
    "An action has a function with the types of its properties, and so has one that no sample shows"
  )
  func properties() {
    let source = source(
      tap: #"""
        {"type": "custom", "name": "buy now", "properties": {
          "title": "${data.title}", "size": "${data.size}", "price": "${price}", "gift": true,
          "text": "${data.size} of ${data.title}", "list": ["${data.title}"], "object": {}}}
        """#)
    let expected = #"""
        @MainActor protocol CustomActions {
          /// `buy now`, of `feed`
          func buyNow(
            title: String,
            size: Double,
            price: Double,
            gift: Bool,
            text: String,
            list: JSON,
            object: JSON
          )
          /// `rare`, of `feed`
          func rare()
        }

      """#
    #expect(source.contains(expected), "\(source)")
    #expect(source.contains("\n  enum CustomAction: Hashable, Sendable {\n"))
    #expect(!source.contains("TrackingEvent"))
  }

  @Test(
    "Properties that differ are of both kinds, and those that are missing or null at times are optional"
  )
  func differences() {
    let source = source(
      tap: #"""
        {"type": "track", "event": "seen", "properties": {"a": 1, "b": "x", "c": null, "d": true, "e": null}},
        {"type": "track", "event": "seen", "properties": {"a": "1", "c": 2, "d": false, "e": null}}
        """#)
    let expected = #"""
          /// `seen`, of `feed`
          case seen(a: JSON, b: String?, c: Double?, d: Bool, e: JSON)

      """#
    #expect(source.contains(expected), "\(source)")
    let reading = #"""
            case "seen":
              guard
                let a = properties.any("a"),
                let b = properties.optionalString("b"),
                let c = properties.optionalNumber("c"),
                let d = properties.boolean("d"),
                let e = properties.optionalAny("e")
              else { return nil }
              self = .seen(a: a, b: b, c: c, d: d, e: e)

      """#
    #expect(source.contains(reading), "\(source)")
  }

  @Test("A property of data has the type of the data, whatever the samples")
  func data() {
    let source = source(
      of: #"""
        --- segue.json
        {"schemes": ["shop"]}
        --- data/feed/usual.json
        {"data": {"nick": "A", "rate": 1, "tags": [], "any": "x"}}
        --- screens/feed.json
        {"screen": "feed", "route": "/", "data": {"properties": {
           "nick": {"type": "string", "nullable": true}, "rate": {"type": "float64", "nullable": true},
           "tags": {"elements": {"type": "string"}}, "any": {}}},
         "root": {"type": "layout", "events": {"tap": [{"type": "custom", "name": "buy", "properties": {
           "nick": "${data.nick}", "rate": "${data.rate}", "tags": "${data.tags}", "any": "${data.any}",
           "await": true}}]}, "children": [
             {"forEach": "data.tags", "as": "tag", "key": "tag", "body": {"type": "layout",
               "events": {"tap": [{"type": "dismiss"}]}}}]}}
        """#)
    let expected = #"""
          func buy(nick: String?, rate: Double?, tags: JSON, any: JSON, await: Bool)

      """#
    #expect(source.contains(expected), "\(source)")
    // A way out that no sample shows.
    #expect(source.contains("protocol FeedRouter {\n    func dismiss()\n"))
  }

  @Test("An action that data names has no function, whatever the samples")
  func namesOfData() {
    let tap = #"{"type": "custom", "name": "${data.title}"}, {"type": "custom", "name": "share"}"#
    let source = source(tap: tap, sample: "buy")
    #expect(source.contains("func share()") && !source.contains("func buy"))
  }

  @Test("Requirements are asked by their names, and a root has each part that there is")
  func requirements() {
    let expected = #"""
        /// What some screens require before they open.
        enum Requirement: String, CaseIterable, Sendable {
          case session
          case ofAge = "of-age"

          /// Whether an app meets it.
          @MainActor func isMet(by requirements: some Requirements) -> Bool {
            switch self {
            case .session: requirements.session
            case .ofAge: requirements.ofAge
            }
          }
        }

        /// Whether what screens require is met. A type that leaves one out does not compile.
        @MainActor protocol Requirements {
          /// `session`
          var session: Bool { get }
          /// `of-age`
          var ofAge: Bool { get }
        }

      """#
    let source = source(tap: #"{"type": "dismiss"}"#)
    #expect(source.contains(expected), "\(source)")
    let root = #"""
        @MainActor protocol CompositionRoot {
          associatedtype Actions: CustomActions
          associatedtype Conditions: Requirements
          associatedtype Screens: ScreenFactory

          var actions: Actions { get }
          var requirements: Conditions { get }
          var screens: Screens { get }
        }

      """#
    #expect(source.contains(root), "\(source)")
  }

  @Test(
    "A router has a function for each way out of its screen",
    arguments: [
      (#"{"type": "navigate", "to": "shop://other"}"#, ["openOther()"]),
      (
        #"{"type": "navigate", "to": "${data.link}"}"#,
        ["openAny(_ route: Route)"]
      ),
      (#"{"type": "back"}, {"type": "back"}"#, ["back()"]),
      (#"{"type": "backTo", "screen": "other"}"#, ["back(to screen: Screen, entry: Int)"]),
      (#"{"type": "backToRoot"}, {"type": "dismiss"}"#, ["backToRoot()", "dismiss()"]),
      (
        #"{"type": "replaceStack", "to": ["shop://other"]}"#, ["replaceStack(with routes: [Route])"]
      ),
      (#"{"type": "selectTab", "tab": "home"}"#, ["select(_ tab: Tab)"]),
      (#"{"type": "open", "url": "https://elsewhere.example"}"#, ["openURL(_ url: String)"]),
      (#"{"type": "custom", "name": "x"}"#, []),
    ])
  func ways(tap: String, functions: [String]) {
    let source = source(tap: tap)
    let head = "\n  @MainActor protocol FeedRouter {\n"
    guard let start = source.firstRange(of: head) else {
      #expect(functions.isEmpty, "\(source)")
      return
    }
    let body = source[start.upperBound...].prefix { $0 != "}" }
    let found = body.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("func ") }.map { String($0.dropFirst(5)) }
    #expect(found == functions)
  }

  @Test("Flows have their links, and their choices")
  func flows() {
    let source = source(
      of: """
        --- segue.json
        {"schemes": ["shop"], "navigation": {"flows": {
          "first steps": {"route": "/first steps", "choices": {"default": "shop://a", "long": "shop://b"}}}}}
        --- screens/a.json
        {"screen": "a", "route": "/a", "root": {"type": "layout", "events": {"tap": [
          {"type": "navigate", "to": "shop://first%20steps"}]}}}
        --- screens/b.json
        {"screen": "b", "route": "/b", "root": {"type": "layout"}}
        """)
    let expected = #"""
        /// The flows that are swapped, by their names.
        enum Flow: String, CaseIterable, Sendable {
          case firstSteps = "first steps"

          /// The link that leads to the choice that the app has made.
          var url: String {
            switch self {
            case .firstSteps: "shop://first%20steps"
            }
          }
        }

        /// The choices of flows, by their flows. The first is that of an app without one.
        enum FlowChoice {
          /// The choices of `first steps`.
          enum FirstSteps: String, CaseIterable, Sendable {
            case `default`
            case long
          }
        }
      """#
    #expect(source.contains(expected), "\(source)")
    // The router of the screen goes to the screens of both choices.
    #expect(source.contains("case .a") && source.contains("case .b"))
  }
}
