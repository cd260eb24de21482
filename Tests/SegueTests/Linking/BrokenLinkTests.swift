import Segue
import Testing

/// Expected ranges and severities are marked by hand, following the rules in FORMAT.md.
@Suite("Invalid links")
struct BrokenLinkTests {
  @Test("An invalid route or link is reported at its location", arguments: links)
  func checkLinks(_ input: BrokenInput) { input.check() }

  @Test("A flight without a matching pair is reported", arguments: flights)
  func checkFlights(_ input: BrokenInput) { input.check() }

  private static func route(_ route: String, _ parameters: String = "") -> String {
    #"""
    --- screens/a.json
    {"screen": "a", "route": \#(route), "parameters": {\#(parameters)}, "root": {"type": "layout"}}
    """#
  }

  /// Returns a project with a screen that opens another one. The target is declared last.
  private static func tap(
    _ action: String, _ target: String, navigation: String = #""fallback": "shop://a""#
  ) -> String {
    #"""
    --- segue.json
    {"schemes": ["shop"], "hosts": ["shop.example"], "navigation": {\#(navigation)}}
    --- screens/a.json
    {"screen": "a", "route": "/a", "root": {"type": "layout", "events": {"tap": [\#(action)]}}}
    --- screens/b.json
    \#(target)
    """#
  }

  private static let outfit = #"""
    {"screen": "b", "route": "/outfits/{id}", "parameters": {"id": {"type": "string", "default": "1"}},
     "root": {"type": "layout"}}
    """#

  static let links: [BrokenInput] = [
    BrokenInput("a route without a slash", .invalidRoute, route(#"1️⃣"a"2️⃣"#)),
    BrokenInput("a route with a slash too many", .invalidRoute, route(#"1️⃣"/a/"2️⃣"#)),
    BrokenInput("a route with half a parameter", .invalidRoute, route(#"1️⃣"/a-{b}"2️⃣"#)),
    BrokenInput(
      "a parameter as other routers write it", .invalidRoute, .warning, route(#"1️⃣"/a/:b"2️⃣"#)),
    BrokenInput(
      "a route that is longer than any link", .invalidRoute,
      route(#"1️⃣"/\#(String(repeating: "b", count: DeepLink.byteLimit))"2️⃣"#)),
    BrokenInput("a parameter twice in a route", .invalidRoute, route(#"1️⃣"/{b}/{b}"2️⃣"#)),
    BrokenInput("a route that is a list", .wrongType, route(#"1️⃣[]2️⃣"#)),
    BrokenInput(
      "two routes for the same links", .ambiguousRoute,
      #"""
      --- screens/a.json
      {"screen": "a", "route": 3️⃣"/x/{a}"4️⃣, "parameters": {"a": {"type": "string", "default": ""}},
       "root": {"type": "layout"}}
      --- screens/b.json
      {"screen": "b", "route": 1️⃣"/x/{b}"2️⃣, "parameters": {"b": {"type": "string", "default": ""}},
       "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "a link without a scheme", .invalidLink,
      tap(#"{"type": "navigate", "to": 1️⃣"/outfits/1"2️⃣}"#, outfit)),
    BrokenInput(
      "a scheme without slashes", .invalidLink,
      tap(#"{"type": "navigate", "to": 1️⃣"shop:outfits"2️⃣}"#, outfit)),
    BrokenInput(
      "another app's scheme", .foreignLink,
      tap(#"{"type": "navigate", "to": 1️⃣"mailto:a@b.example"2️⃣}"#, outfit)),
    BrokenInput(
      "another site", .foreignLink,
      tap(#"{"type": "navigate", "to": 1️⃣"https://other.example/outfits/1"2️⃣}"#, outfit)),
    BrokenInput(
      "a link to nowhere", .deadLink,
      tap(
        #"{"type": "navigate", "to": 1️⃣"shop://outfit"2️⃣}"#,
        #"{"screen": "b", "route": 3️⃣"/outfits"4️⃣, "root": {"type": "layout"}}"#)),
    BrokenInput(
      "a stack with a link to nowhere", .deadLink,
      tap(#"{"type": "replaceStack", "to": ["shop://a", 1️⃣"shop://nowhere/at/all"2️⃣]}"#, outfit)),
    BrokenInput(
      "a link without an argument", .missingArgument,
      tap(
        #"{"type": "navigate", "to": 1️⃣"shop://b?n=5"2️⃣}"#,
        #"""
        {"screen": "b", "route": "/b", "parameters": {"n": "number", 3️⃣"title"4️⃣: "string"},
         "root": {"type": "layout"}}
        """#)),
    BrokenInput(
      "a link with a word for a number", .wrongArgumentType,
      tap(
        #"{"type": "navigate", "to": 1️⃣"shop://b?n=five"2️⃣}"#,
        #"""
        {"screen": "b", "route": "/b", "parameters": {3️⃣"n"4️⃣: {"type": "number", "default": 1}},
         "root": {"type": "layout"}}
        """#)),
    BrokenInput(
      "a link with an argument too many", .surplusArgument, .warning,
      tap(
        #"{"type": "navigate", "to": 1️⃣"shop://outfits/1?size=m"2️⃣}"#,
        outfit.replacing(#""b""#, with: #"3️⃣"b"4️⃣"#))),
    BrokenInput(
      "a transition that nobody declares", .unknownTransition, fix: #""slideUp""#,
      tap(
        #"{"type": "navigate", "to": "shop://outfits/1", "transition": 1️⃣"slideup"2️⃣}"#, outfit)),
    BrokenInput(
      "a presentation that nobody knows", .invalidValue, fix: #""push""#,
      tap(
        #"{"type": "navigate", "to": "shop://outfits/1", "presentation": 1️⃣"pusch"2️⃣}"#, outfit)),
    BrokenInput(
      "back to a screen that is none", .unknownScreen,
      tap(#"{"type": "backTo", "screen": 1️⃣"/outfits/1"2️⃣}"#, outfit)),
    BrokenInput(
      "a tab that is none", .unknownTab, fix: #""home""#,
      tap(
        #"""
        {"type": "selectTab", "tab": 1️⃣"hom"2️⃣}, {"type": "navigate", "to": "shop://outfits/1"}
        """#, outfit,
        navigation: #""tabs": [{"id": "home", "title": "Home", "root": "shop://a"}]"#)),
    BrokenInput(
      "a tab that leads nowhere", .deadLink,
      #"""
      --- segue.json
      {"schemes": ["s"],
       "navigation": {"tabs": [{"id": "a", "title": "A", "root": 1️⃣"s://somewhere"2️⃣}]}}
      """#),
    BrokenInput(
      "a screen that nothing opens with a value", .screenWithoutArguments, .warning,
      #"""
      --- screens/a.json
      {"screen": 1️⃣"a"2️⃣, "parameters": {"n": "number"}, "root": {"type": "layout"}}
      """#),
  ]

  private static func hero(_ from: String, _ to: String, _ extra: String = "") -> String {
    #"""
    --- segue.json
    {"schemes": ["shop"]}
    --- screens/a.json
    {"screen": "a", "root": {"type": "layout", "children": [\#(from)]}}
    --- screens/b.json
    {"screen": 5️⃣"b"6️⃣, "route": "/b", "root": {"type": "layout", "children": [\#(to)]}}
    --- assets/x.png 2000x2000
    --- assets/y.png 2000x2000
    """#
  }

  static let flights: [BrokenInput] = [
    BrokenInput(
      "no partner", .missingPartner, .warning,
      hero(
        #"""
        1️⃣{"type": "image", "source": "x.png", "events": {"tap": [
          {"type": "navigate", "to": 3️⃣"shop://b"4️⃣, "transition": "hero"}]}}2️⃣
        """#,
        #"{"type": "image", "source": "y.png"}"#)),
    BrokenInput(
      "two partners of one key", .ambiguousPartner, .warning,
      hero(
        #"""
        {"type": "image", "hero": 7️⃣"h"8️⃣, "source": "x.png", "events": {"tap": [
          {"type": "navigate", "to": "shop://b", "transition": "hero"}]}}
        """#,
        #"""
        3️⃣{"type": "image", "hero": "h", "source": "y.png"}4️⃣,
        1️⃣{"type": "image", "hero": "h", "source": "y.png"}2️⃣
        """#
      ).replacing("5️⃣", with: "").replacing("6️⃣", with: "").replacing("7️⃣", with: "5️⃣")
        .replacing("8️⃣", with: "6️⃣")),
  ]

  @Test("A tapped component without kept parts reports an empty snapshot and a missing partner")
  func emptySnapshot() {
    let test = TestProject(
      Self.hero(
        #"""
        1️⃣{"type": "label", "text": "x", "style": {"paddingTop": 60, "height": 110}, "events": {"tap": [
          {"type": "navigate", "to": "shop://b", "transition": "hero"}]}}2️⃣
        """#, ""))
    let found = test.diagnostics
    #expect(found.map(\.code) == [.emptySnapshot, .missingPartner])
    #expect(found.allSatisfy { $0.severity == .warning && $0.range == test.range(1, 2) })
  }
}
