import Segue
import Testing

/// The reachable screens are determined by hand.
@Suite("Unreachable screens")
struct UnreachableScreenTests {
  private typealias L = LinkedScreens

  @Test("A screen that no link opens is reported, with the app's start")
  func unlinked() {
    L(
      L.screen("a", "", L.push("b")), L.screen("b"), L.screen("c", at: 1),
      navigation: #""root": 3️⃣"s://a"4️⃣"#
    ).expect(.unreachableScreen, .warning, "\"c\"", "\"entryPoints\"")
  }

  @Test("A screen without a route cannot be opened by a link")
  func withoutRoute() {
    L(
      L.screen("a"), L.screen("b", at: 1, route: .some(nil)),
      navigation: #""root": 3️⃣"s://a"4️⃣"#
    ).expect(.unreachableScreen, .warning, "give it a \"route\"")
  }

  @Test("Screens opened only by an unreachable one are reported with it, also in a cycle")
  func behind() {
    L(
      L.screen("a"), L.screen("b", at: 1, "", L.push("c")), L.screen("c", "", L.push("d"), L.back),
      L.screen("d", "", L.push("b"), L.push("c")), navigation: #""root": 3️⃣"s://a"4️⃣"#
    ).expect(.unreachableScreen, .warning, "\"b\", nor the 2 screens that only it leads to")
    L(
      L.screen("a"), L.screen("b", "", L.back), L.screen("c", at: 1, "", L.push("b")),
      navigation: #""root": 3️⃣"s://a"4️⃣"#
    ).expect(.unreachableScreen, .warning, "\"c\", nor the screen that only it leads to")
  }

  @Test(
    "Tabs, columns, pages, the fallback, requirements and entry points are starts",
    arguments: [
      #""tabs": [{"id": "x", "title": "X", "root": "s://a"}, {"id": "y", "title": "Y", "root": "s://b"}]"#,
      #""tabs": [{"id": "x", "title": "X", "split": {"columns": [{"root": "s://a"}, {"root": "s://b"}]}}]"#,
      #""split": {"columns": [{"root": "s://a"}, {"root": "s://b"}]}"#,
      #""pages": ["s://a", "s://b"]"#, #""root": "s://a", "fallback": "s://b""#,
      #""root": "s://a", "requirements": {"session": "s://b"}"#,
      #""root": "s://a", "entryPoints": ["s://b"]"#,
    ])
  func starts(_ navigation: String) {
    L(
      L.screen("a"), L.screen("b", "", L.push("c")), L.screen("c"), navigation: navigation
    ).expectNothing()
  }

  @Test("navigate, replaceStack and backStack reach screens, but backTo does not")
  func ways() {
    L(
      L.screen("a", "", L.push("b", "sheet")), L.screen("b", "", L.replaceStack("a", "c")),
      L.screen("c", #""backStack": ["s://a", "s://d"]"#), L.screen("d")
    ).expectNothing()
    L(
      L.screen("a", "", L.backTo("b")), L.screen("b", at: 1, "", L.push("a")),
      navigation: #""root": 3️⃣"s://a"4️⃣"#
    ).expect(.unreachableScreen)
  }

  @Test("A back stack may use the screen's arguments")
  func backStackWithArguments() {
    L(
      L.screen("a", "", L.push("c/7")),
      L.screen("b", route: "/b/{n}", #""parameters": {"n": "number"}"#),
      L.screen(
        "c", route: "/c/{n}",
        #""parameters": {"n": "number"}, "backStack": ["s://a", "s://b/${n}"]"#)
    ).expectNothing()
  }

  @Test("A mistyped link is reported, but not the screen that it was meant to open")
  func mistyped() {
    let project = L(L.screen("a", "", L.push("settingz")), L.screen("settings"))
    #expect(project.found.map(\.code) == [.deadLink])
  }

  @Test("An action that cannot be read may open any screen with a route")
  func unread() {
    let project = L(
      L.screen("a", "", L.push("b"), #"{"type": "navigat"}"#), L.screen("b"), L.screen("c"))
    #expect(project.found.map(\.code) == [.unknownAction])
    let broken = L(L.screen("a"), L.screen("b"), "--- screens/c.json\n{")
    #expect(!broken.found.map(\.code).contains(.unreachableScreen))
  }

  @Test("Without a declared container any screen may be the first")
  func undeclared() {
    L(L.screen("a"), L.screen("b"), navigation: "").expectNothing()
    L(L.screen("a"), L.screen("b"), navigation: #""entryPoints": ["s://a"]"#).expectNothing()
  }

  @Test("A screen without arguments for its parameters is reported once")
  func withoutArguments() {
    let project = L(L.screen("a"), L.screen("b", #""parameters": {"n": "number"}"#))
    #expect(project.found.map(\.code) == [.screenWithoutArguments])
  }
}
