import Segue
import Testing

/// The screens at launch are the first tab, all columns of a split view, and the first page.
@Suite("Requirements that cannot be met")
struct RequirementCheckTests {
  private typealias L = LinkedScreens
  private static let session = #", "requirements": {"session": "s://login"}"#

  @Test(
    "The first screen may not have requirements",
    arguments: [
      #""root": 3️⃣"s://a"4️⃣"#, #""pages": [3️⃣"s://a"4️⃣, "s://b"]"#,
      #""split": {"columns": [{"root": "s://b"}, {"root": 3️⃣"s://a"4️⃣}]}"#,
      #""tabs": [{"id": "x", "title": "X", "root": 3️⃣"s://a"4️⃣}]"#,
    ])
  func first(_ container: String) {
    L(
      L.screen("a", #""requires": [1️⃣"session"2️⃣]"#, L.push("b")), L.screen("b"),
      L.screen("login"), navigation: container + Self.session
    ).expect(.unmeetableRequirement, .error, "\"a\"", "\"session\"", "starts with it")
  }

  @Test(
    "Later tabs, later pages and linked screens may have requirements",
    arguments: [
      #""root": "s://b""#, #""pages": ["s://b", "s://a"]"#,
      #""tabs": [{"id": "y", "title": "Y", "root": "s://b"}, {"id": "x", "title": "X", "root": "s://a"}]"#,
    ])
  func later(_ container: String) {
    L(
      L.screen("a", #""requires": ["session"]"#), L.screen("b", "", L.push("a")),
      L.screen("login"), navigation: container + Self.session
    ).expectNothing()
  }

  @Test("A screen may not require what it meets")
  func itself() {
    L(
      L.screen("a"), L.screen("login", #""requires": [1️⃣"session"2️⃣]"#),
      navigation: #""root": "s://a", "requirements": {"session": 3️⃣"s://login"4️⃣}"#
    ).expect(.unmeetableRequirement, .error, "\"login\"")
  }

  @Test("Requirements may depend on each other, but not in a cycle")
  func circle() {
    let both =
      #""root": "s://a", "requirements": {"session": "s://login", "consent": "s://consent"}"#
    let circle = L(
      L.screen("a"), L.screen("login", #""requires": ["consent"]"#),
      L.screen("consent", #""requires": ["session"]"#), navigation: both)
    #expect(circle.found.map(\.code) == [.unmeetableRequirement, .unmeetableRequirement])
    L(
      L.screen("a"), L.screen("login", #""requires": ["consent"]"#), L.screen("consent"),
      navigation: both
    ).expectNothing()
  }
}
