import Segue
import Testing

/// Expected messages and ranges by hand: `«` and `»` enclose the bytes of a problem.
@Suite("Value problems")
struct ValueProblemTests {
  enum Kind: String {
    case color, shadow, gradient, position

    func problem(_ text: String) -> ValueProblem? {
      do throws(ValueProblem) {
        switch self {
        case .color: _ = try Color(css: text)
        case .shadow: _ = try BoxShadow.list(css: text)
        case .gradient: _ = try LinearGradient.layers(css: text)
        case .position: _ = try ObjectPosition(css: text)
        }
        return nil
      } catch {
        return error
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let kind: Kind
    let marked: String
    let message: String
    let replacement: String?

    init(_ kind: Kind, _ marked: String, _ message: String, _ replacement: String? = nil) {
      self.kind = kind
      self.marked = marked
      self.message = message
      self.replacement = replacement
    }

    var testDescription: String { "\(kind.rawValue) \(marked)" }
  }

  static let cases = [
    Case(.color, "«gray5»", #""gray5" is no colour; did you mean "gray"?"#, "gray"),
    Case(.color, "«336699»", ##""336699" is no colour; did you mean "#336699"?"##, "#336699"),
    Case(.color, "«00ff00»", ##""00ff00" is no colour; did you mean "#00ff00"?"##, "#00ff00"),
    Case(.color, "«fff»", ##""fff" is no colour; did you mean "#fff"?"##, "#fff"),
    Case(
      .color, "«#12345»",
      ##""#12345" is not a colour: "#" is followed by 3, 4, 6 or 8 digits, not 5"##),
    Case(.color, " «rbg(»1 2 3)", #""rbg()" is no colour; did you mean "rgb()"?"#, "rgb("),
    Case(.color, "rgb(1 2«)»", "rgb() takes three parts, and the third is missing"),
    Case(.color, "rgb(1 2 3«»", #"the bracket after rgb is not closed: add ")""#, ")"),
    Case(.color, "red «blue»", #""blue" is too much after a colour: remove it"#),
    Case(.color, "«»", ##"a colour such as "#336699" is missing"##),
    Case(
      .color, "«color-mix(»in srgb, red, blue)",
      "color-mix() is not read in screens: write the mixed colour"),
    Case(
      .color, "rgb(«1e999» 0 0)",
      #""1e999" is too large: numbers lie between -1000000000 and 1000000000"#),
    Case(
      .color, "color(«displayp3» 1 0 0)",
      #""displayp3" is no colour space that is read; did you mean "display-p3"?"#, "display-p3"),
    Case(.shadow, "0 «4» 8px", #""4" has no unit: write "4px" (only 0 needs none)"#, "4px"),
    Case(
      .shadow, "0 «2em»",
      #""2em" is a length in another unit: lengths are written in px, which are points"#),
    Case(.shadow, "0 4px «-1px»", "the blur of a shadow cannot be negative: write 0 or more"),
    Case(
      .shadow, "4px «red»",
      "a shadow begins with two lengths, right and down, and the second is missing"),
    Case(.shadow, "0 4px «rde»", #""rde" is no colour; did you mean "red"?"#, "red"),
    Case(
      .shadow, "0 4px red «blue»",
      "the colour appears twice in one shadow: remove it, or put a comma between two shadows"),
    Case(
      .gradient, "«radial-gradient(»red, blue)",
      #""radial-gradient(" begins no picture that is painted: write "none" or "linear-gradient(red, blue)""#
    ),
    Case(
      .gradient, "linear-gradient(«top», red, blue)",
      #"the word "to" belongs before a side: write "to top""#, "to top"),
    Case(
      .gradient, "linear-gradient(«45», red, blue)",
      #""45" has no unit: write "45deg" (only 0 needs none)"#, "45deg"),
    Case(
      .gradient, "linear-gradient(red «blue»)",
      #"a comma belongs before "blue": a colour has at most two positions"#),
    Case(
      .position, "«centre» top", #""centre" is no part of a position; did you mean "center"?"#,
      "center"),
    Case(.position, "«left right»", "both parts of this position are horizontal: remove one"),
    Case(
      .position, "«50% left»",
      "next to a number, the horizontal part of a position comes first: swap the two"),
    // Three bytes per letter in UTF-8.
    Case(
      .position, "«左» top",
      #""左" is no part of a position: write left, right, top, bottom, center, a percentage or px"#),
  ]

  @Test("A problem describes what is wrong, where it is and how to fix it", arguments: cases)
  func messages(_ example: Case) throws {
    let parts = example.marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let problem = try #require(example.kind.problem(parts.joined()))
    #expect(problem.message == example.message)
    let start = parts[0].utf8.count
    #expect(problem.range == start..<start + parts[1].utf8.count)
    #expect(problem.replacement == example.replacement)
  }

  @Test("A replacement fixes the text", arguments: cases.filter { $0.replacement != nil })
  func replacements(_ example: Case) throws {
    let parts = example.marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let mended = parts[0] + (example.replacement ?? "") + (parts.count > 2 ? parts[2] : "")
    #expect(example.kind.problem(String(mended)) == nil)
  }
}
