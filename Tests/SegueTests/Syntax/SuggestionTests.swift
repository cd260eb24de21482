import Segue
import Testing

/// Distances are counted by hand: insertions, deletions, replacements and transpositions. A name is
/// near within a third of the longer name's letters.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "The nearest known name is suggested",
    arguments: [
      ("widht", ["height", "width"], "width"), ("WIDTH", ["width"], "width"),
      ("colr", ["color", "colour"], "color"),
      ("flexdirection", ["flexWrap", "flexDirection"], "flexDirection"),
      ("backgroundColour", ["backgroundImage", "backgroundColor"], "backgroundColor"),
      // Of two equally near names, the first is suggested.
      ("bat", ["cat", "hat"], "cat"), ("bat", ["hat", "cat"], "hat"),
      // Two letters allow no edit, three allow one, six allow two, and nine allow three.
      ("ID", ["is", "id"], "id"), ("rwo", ["row"], "row"), ("abcdef", ["abcdxy"], "abcdxy"),
      ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
      ("größe", ["Grösse", "Größe"], "Größe"),
    ])
  func near(name: String, candidates: [String], expected: String) {
    #expect(suggestion(for: name, among: candidates) == expected)
  }

  @Test(
    "Without a near name there is no suggestion",
    arguments: [
      ("abcdef", ["abcxyz"]), ("id", ["up"]), ("if", ["id"]), ("a", ["b"]),
      ("width", []), ("padding", ["margin"]),
      ("ab", ["c"]),
      ("", ["ab"]), ("width", ["widthdrawn"]),
    ])
  func far(name: String, candidates: [String]) {
    #expect(suggestion(for: name, among: candidates) == nil)
  }

  @Test("Names of more than 64 letters are not compared")
  func longNames() {
    let name = String(repeating: "a", count: 64)
    #expect(suggestion(for: name, among: [name + "a"]) == nil)
    #expect(suggestion(for: name + "a", among: [name]) == nil)
    #expect(suggestion(for: name, among: ["b" + name.dropFirst()]) == "b" + name.dropFirst())
  }

  @Test("No other candidate is nearer than the suggestion, in any order")
  func order() {
    let names = ["width", "height", "minWidth", "maxWidth", "gap", "margin", "order", "top"]
    for name in names {
      for other in names.indices {
        let rotated = Array(names[other...] + names[..<other])
        #expect(suggestion(for: name, among: rotated) == name)
      }
    }
  }

  @Test("Names in messages are quoted, and long ones are truncated")
  func quoting() {
    #expect(didYouMean("width") == "; did you mean \"width\"?")
    #expect(didYouMean(nil) == "")
    #expect(quoted(String(repeating: "é", count: 80)) == "\"\(String(repeating: "é", count: 80))\"")
    #expect(
      quoted(String(repeating: "é", count: 81)) == "\"\(String(repeating: "é", count: 80))…\"")
  }
}
