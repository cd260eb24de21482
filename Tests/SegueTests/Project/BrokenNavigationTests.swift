import Segue
import Testing

/// The expected ranges and severities are marked by hand.
@Suite("Broken navigation")
struct BrokenNavigationTests {
  @Test("A mistake in navigation is reported", arguments: manifests)
  func checkManifests(_ input: BrokenInput) { input.check() }

  @Test("A dead link in navigation is reported", arguments: links)
  func checkLinks(_ input: BrokenInput) { input.check() }

  private static func project(_ navigation: String, _ screens: String = "") -> String {
    #"""
    --- segue.json
    {"schemes": ["s"], "navigation": \#(navigation)}
    --- screens/home.json
    {"screen": "home", "route": "/home", "root": {"type": "layout"}}
    \#(screens)
    """#
  }

  private static func tab(_ text: String) -> String {
    project(#"{"tabs": [\#(text)]}"#)
  }

  static let manifests: [BrokenInput] = [
    BrokenInput(
      "a stack beside tabs", .conflictingContainers,
      project(#"{3️⃣"tabs"4️⃣: [], 1️⃣"root"2️⃣: "s://home"}"#)
    ),
    BrokenInput(
      "pages beside a split view in a tab", .conflictingContainers,
      tab(#"{"id": "a", "title": "A", 3️⃣"pages"4️⃣: ["s://home"], 1️⃣"split"2️⃣: {}}"#)),
    BrokenInput("a tab without a root", .missingKey, tab(#"1️⃣{"id": "a", "title": "A"}2️⃣"#)),
    BrokenInput(
      "a tab within a tab", .unknownKey, .warning,
      tab(#"{"id": "a", "title": "A", 1️⃣"tabs"2️⃣: [], "pages": ["s://home"]}"#)),
    BrokenInput(
      "one column", .invalidValue,
      project(#"{"split": {"columns": 1️⃣[{"root": "s://home"}]2️⃣}}"#)),
    BrokenInput(
      "four columns", .invalidValue,
      project(
        #"{"split": {"columns": 1️⃣[{"root": "s://home"}, {"root": "s://home"}, {"root": "s://home"}, {"root": "s://home"}]2️⃣}}"#
      )),
    BrokenInput(
      "a split view without columns", .missingKey, project(#"{"split": 1️⃣{}2️⃣}"#)),
    BrokenInput(
      "a column without a root", .missingKey,
      project(#"{"split": {"columns": [{"root": "s://home"}, 1️⃣{"width": 300}2️⃣]}}"#)),
    BrokenInput("no page", .invalidValue, project(#"{"pages": 1️⃣[]2️⃣}"#)),
    BrokenInput("an empty link", .invalidValue, project(#"{"entryPoints": [1️⃣""2️⃣]}"#)),
    BrokenInput("a fallback that is a list", .wrongType, project(#"{"fallback": 1️⃣[]2️⃣}"#)),
    BrokenInput(
      "requirements that are a list", .wrongType, project(#"{"requirements": 1️⃣["a"]2️⃣}"#)),
    BrokenInput(
      "a requirement without a name", .invalidValue,
      project(#"{"requirements": {1️⃣""2️⃣: "s://home"}}"#)),
    BrokenInput(
      "a requirement that stands twice", .duplicateKey,
      project(#"{"requirements": {3️⃣"a"4️⃣: "s://home", 1️⃣"a"2️⃣: "s://home"}}"#)),
    BrokenInput("flows that are a list", .wrongType, project(#"{"flows": 1️⃣[]2️⃣}"#)),
    BrokenInput(
      "a flow without a name", .invalidValue,
      project(#"{"flows": {1️⃣""2️⃣: {"route": "/f", "choices": \#(choices)}}}"#)),
    BrokenInput(
      "a flow without a route", .missingKey,
      project(#"{"flows": {"f": 1️⃣{"choices": \#(choices)}2️⃣}}"#)),
    BrokenInput(
      "a flow without choices", .missingKey, project(#"{"flows": {"f": 1️⃣{"route": "/f"}2️⃣}}"#)),
    BrokenInput(
      "one choice", .invalidValue,
      project(#"{"flows": {"f": {"route": "/f", "choices": 1️⃣{"x": "s://home"}2️⃣}}}"#)),
    BrokenInput(
      "a choice without a name", .invalidValue,
      project(
        #"{"flows": {"f": {"route": "/f", "choices": {"x": "s://home", 1️⃣""2️⃣: "s://home"}}}}"#)),
    BrokenInput(
      "the seventh flow of two choices", .invalidValue,
      project(
        #"{"flows": {"#
          + (0..<6).map { #""f\#($0)": {"route": "/f\#($0)", "choices": \#(choices)}, "# }.joined()
          + #"1️⃣"f6"2️⃣: {"route": "/f6", "choices": \#(choices)}}}"#)),
    BrokenInput(
      "a flow whose route has a parameter", .invalidRoute,
      project(#"{"flows": {"f": {"route": 1️⃣"/f/{n}"2️⃣, "choices": \#(choices)}}}"#)),
    BrokenInput(
      "a flow whose route has no slash", .invalidRoute,
      project(#"{"flows": {"f": {"route": 1️⃣"f"2️⃣, "choices": \#(choices)}}}"#)),
    BrokenInput(
      "two flows with a route", .ambiguousRoute,
      project(
        #"{"flows": {"f": {"route": 3️⃣"/f"4️⃣, "choices": \#(choices)}, "g": {"route": 1️⃣"/f"2️⃣, "choices": \#(choices)}}}"#
      )),
    BrokenInput(
      "a flow with a screen's route", .ambiguousRoute,
      project(
        #"{"flows": {"f": {"route": 1️⃣"/b"2️⃣, "choices": \#(choices)}}}"#,
        #"""
        --- screens/b.json
        {"screen": "b", "route": 3️⃣"/b"4️⃣, "root": {"type": "layout"}}
        """#)),
  ]

  private static let choices = #"{"x": "s://home", "y": "s://home"}"#

  static let links: [BrokenInput] = [
    BrokenInput("the root of the stack", .deadLink, project(#"{"root": 1️⃣"s://nowhere/at/all"2️⃣}"#)),
    BrokenInput(
      "a column", .deadLink,
      project(
        #"{"split": {"columns": [{"root": "s://home"}, {"root": 1️⃣"s://nowhere/at/all"2️⃣}]}}"#)),
    BrokenInput(
      "a page of a tab", .deadLink,
      project(
        #"{"tabs": [{"id": "a", "title": "A", "pages": ["s://home", 1️⃣"s://nowhere/at/all"2️⃣]}]}"#)),
    BrokenInput("the fallback", .deadLink, project(#"{"fallback": 1️⃣"s://nowhere/at/all"2️⃣}"#)),
    BrokenInput(
      "a requirement's screen", .deadLink,
      project(#"{"requirements": {"session": 1️⃣"s://nowhere/at/all"2️⃣}}"#)),
    BrokenInput(
      "a choice", .deadLink,
      project(
        #"{"flows": {"f": {"route": "/f", "choices": {"x": "s://home", "y": 1️⃣"s://nowhere/at/all"2️⃣}}}, "entryPoints": ["s://f"]}"#
      )),
    BrokenInput(
      "a choice that leads to a flow", .invalidValue,
      project(
        #"{"flows": {"f": {"route": "/f", "choices": {"x": "s://home", "y": 1️⃣"s://f"2️⃣}}}}"#)),
    BrokenInput(
      "a stack that begins with a flow", .invalidValue,
      project(#"{"root": 1️⃣"s://f"2️⃣, "flows": {"f": {"route": "/f", "choices": \#(choices)}}}"#)),
    BrokenInput(
      "an entry point without an argument", .missingArgument,
      project(
        #"{"entryPoints": [1️⃣"s://b?n=5"2️⃣]}"#,
        #"""
        --- screens/b.json
        {"screen": "b", "route": "/b", "parameters": {"n": "number", 3️⃣"title"4️⃣: "string"},
         "root": {"type": "layout"}}
        """#)),
    BrokenInput(
      "a tab's icon that is not there", .missingAsset,
      project(
        #"""
        {"tabs": [{"id": "a", "title": "A", "root": "s://home", "icon": 1️⃣"home.png"2️⃣}]}
        """#)),
    BrokenInput(
      "a tab that stands twice", .duplicateID,
      project(
        #"""
        {"tabs": [{"id": 3️⃣"a"4️⃣, "title": "A", "root": "s://home"},
                  {"id": 1️⃣"a"2️⃣, "title": "B", "root": "s://home"}]}
        """#)),
    BrokenInput(
      "a requirement that is misspelt", .unknownRequirement, fix: #""session""#,
      project(
        #"{"requirements": {"session": "s://home"}}"#,
        #"""
        --- screens/b.json
        {"screen": "b", "requires": ["session", 1️⃣"sesion"2️⃣], "root": {"type": "layout"}}
        """#)),
    BrokenInput(
      "a requirement that nobody declares", .unknownRequirement,
      project(
        "{}",
        #"""
        --- screens/b.json
        {"screen": "b", "requires": [1️⃣"session"2️⃣], "root": {"type": "layout"}}
        """#)),
  ]

  @Test("A requirement that cannot be read is not also reported as missing")
  func unreadableRequirement() {
    let screen = #"{"screen": "b", "requires": ["session"], "root": {"type": "layout"}}"#
    for manifest in [
      #"{"navigation": {"requirements": {"session": 5}}}"#, #"{"navigation": 5}"#,
      #"{"navigation": {]"#,
    ] {
      let test = TestProject("--- segue.json\n\(manifest)\n--- screens/b.json\n\(screen)")
      let codes = Set(test.diagnostics.map(\.code))
      #expect(!codes.isEmpty && !codes.contains(.unknownRequirement), "\(codes)")
    }
  }

  @Test(
    "In a standalone file, requirements and links of the back stack are not resolved"
  )
  func standalone() {
    let test = TestProject(
      #"{"screen": "b", "requires": ["a"], "backStack": ["a://b"], "root": {"type": "layout"}}"#)
    #expect(test.diagnostics.map(\.message) == [])
  }
}
