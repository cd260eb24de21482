import Segue
import Testing

/// Distances are counted by hand: insertions, deletions, replacements and swaps of neighbours; a
/// third of the longer name's letters is near.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "the nearest known name is suggested",
    arguments: [
      ("widht", ["height", "width"], "width"), ("WIDTH", ["width"], "width"),
      ("colr", ["color", "colour"], "color"),
      ("flexdirection", ["flexWrap", "flexDirection"], "flexDirection"),
      ("backgroundColour", ["backgroundImage", "backgroundColor"], "backgroundColor"),
      // Of two as near, the first.
      ("bat", ["cat", "hat"], "cat"), ("bat", ["hat", "cat"], "hat"),
      // Two letters allow no edit, three allow one, six two, nine three.
      ("ID", ["is", "id"], "id"), ("rwo", ["row"], "row"), ("abcdef", ["abcdxy"], "abcdxy"),
      ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
      ("größe", ["Grösse", "Größe"], "Größe"),
    ])
  func near(name: String, candidates: [String], expected: String) {
    #expect(suggestion(for: name, among: candidates) == expected)
  }

  @Test(
    "nothing is suggested if nothing is near",
    arguments: [
      ("abcdef", ["abcxyz"]), ("id", ["up"]), ("if", ["id"]), ("a", ["b"]),
      ("width", []), ("padding", ["margin"]),
      ("ab", ["c"]),
      ("", ["ab"]), ("width", ["widthdrawn"]),
    ])
  func far(name: String, candidates: [String]) {
    #expect(suggestion(for: name, among: candidates) == nil)
  }

  @Test("names of more than 64 letters are not compared")
  func longNames() {
    let name = String(repeating: "a", count: 64)
    #expect(suggestion(for: name, among: [name + "a"]) == nil)
    #expect(suggestion(for: name + "a", among: [name]) == nil)
    #expect(suggestion(for: name, among: ["b" + name.dropFirst()]) == "b" + name.dropFirst())
  }

  @Test("a suggestion is as near as no other candidate is, whatever the order")
  func order() {
    let names = ["width", "height", "minWidth", "maxWidth", "gap", "margin", "order", "top"]
    for name in names {
      for other in names.indices {
        let rotated = Array(names[other...] + names[..<other])
        #expect(suggestion(for: name, among: rotated) == name)
      }
    }
  }

  @Test("names in messages are quoted, and long ones cut")
  func quoting() {
    #expect(didYouMean("width") == "; did you mean \"width\"?")
    #expect(didYouMean(nil) == "")
    #expect(quoted(String(repeating: "é", count: 80)) == "\"\(String(repeating: "é", count: 80))\"")
    #expect(
      quoted(String(repeating: "é", count: 81)) == "\"\(String(repeating: "é", count: 80))…\"")
  }
}
