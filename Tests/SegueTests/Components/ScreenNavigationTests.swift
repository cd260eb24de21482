import Segue
import Testing

/// The expectations are derived from the files by hand, from the documentation of the keys.
@Suite("Navigation keys of a screen")
struct ScreenNavigationTests {
  @Test("A mistake in a navigation key is reported", arguments: mistakes)
  func checkMistakes(_ input: BrokenInput) { input.check() }

  @Test("A mistake in a sheet is reported", arguments: sheets)
  func checkSheets(_ input: BrokenInput) { input.check() }

  private static func screen(_ keys: String) -> String {
    #"""
    {"screen": "a", "parameters": {"contact": {"type": "string", "default": "42"}}, \#(keys),
     "root": {"type": "layout"}}
    """#
  }

  private func declaration(_ keys: String) throws -> ScreenDeclaration {
    let test = TestProject(Self.screen(keys))
    #expect(test.diagnostics.map(\.message) == [])
    return try #require(test.project.declarations.screens.first)
  }

  // MARK: Reading

  @Test("By default there is no back title, back stack, requirement or sheet, and gestures dismiss")
  func nothing() throws {
    let screen = try declaration(#""title": "A""#)
    #expect(screen.backTitle == nil && screen.backStack == nil && screen.sheet == nil)
    #expect(screen.requires.isEmpty && !screen.isInteractiveDismissDisabled)
  }

  @Test("Back title and back stack keep their substitutions until the arguments are known")
  func templates() throws {
    let screen = try declaration(
      #"""
      "backTitle": "From ${contact}", "backStack": ["s://settings", "s://settings/${contact}"],
      "requires": ["session", "age"], "interactiveDismissDisabled": true
      """#)
    #expect(screen.backTitle?.name == "From ${contact}")
    #expect(screen.backStack?.map(\.url) == ["s://settings", "s://settings/${contact}"])
    #expect(screen.requires.map(\.name) == ["session", "age"])
    #expect(screen.isInteractiveDismissDisabled)
  }

  @Test("A back title may be empty, and an empty back stack leaves no screen below")
  func empty() throws {
    let screen = try declaration(#""backTitle": "", "backStack": []"#)
    #expect(screen.backTitle?.name == "")
    #expect(screen.backStack == [])
  }

  @Test("A sheet keeps the order of its detents, and opens at the first by default")
  func sheet() throws {
    let sheet = try #require(
      declaration(#""sheet": {"detents": ["large", "medium", "40%", 320]}"#).sheet)
    #expect(sheet.detents == [.fraction(1), .fraction(0.5), .fraction(0.4), .height(320)])
    #expect(sheet.selected == 0 && sheet.largestUndimmed == nil)
    #expect(!sheet.isGrabberVisible && sheet.scrollingExpands)
  }

  @Test("A sheet's detents can be named in any notation")
  func selected() throws {
    let sheet = try #require(
      declaration(
        #"""
        "sheet": {"detents": ["medium", "large", 200], "selectedDetent": "100%",
                  "largestUndimmedDetent": 2e2, "grabberVisible": true, "scrollingExpands": false}
        """#
      ).sheet)
    #expect(sheet.selected == 1 && sheet.largestUndimmed == 2)
    #expect(sheet.isGrabberVisible && !sheet.scrollingExpands)
  }

  @Test("Every valid list of detents makes a valid rule for gestures")
  func detentsOfGestures() throws {
    let sheet = try #require(
      declaration(#""sheet": {"detents": ["1e-4%", "100%", 1e-6, 1e9]}"#).sheet)
    let rule = try DetentRule(sheet.detents)
    #expect(rule.positions(over: 800).count == 4)
  }

  // MARK: Mistakes

  static let mistakes: [BrokenInput] = [
    BrokenInput(
      "a back title with a parameter that is none", .unknownParameter,
      screen(#""backTitle": 1️⃣"From ${contakt}"2️⃣"#)),
    BrokenInput("a back title that is a number", .wrongType, screen(#""backTitle": 1️⃣52️⃣"#)),
    BrokenInput(
      "a back title with half a parameter", .unclosedSubstitution,
      screen(#""backTitle": 1️⃣"From ${contact"2️⃣"#)),
    BrokenInput(
      "a back stack with a parameter that is none", .unknownParameter,
      screen(#""backStack": ["s://a", 1️⃣"s://a/${id}"2️⃣]"#)),
    BrokenInput(
      "a back stack with an empty link", .invalidValue, screen(#""backStack": [1️⃣""2️⃣]"#)),
    BrokenInput(
      "a back stack that is a link", .wrongType, fix: #"["s://a"]"#,
      screen(#""backStack": 1️⃣"s://a"2️⃣"#)),
    BrokenInput(
      "a requirement that is no list", .wrongType, fix: #"["session"]"#,
      screen(#""requires": 1️⃣"session"2️⃣"#)),
    BrokenInput(
      "a word for a boolean", .wrongType,
      screen(#""interactiveDismissDisabled": 1️⃣"yes"2️⃣"#)),
    BrokenInput(
      "a key that is misspelt", .unknownKey, .warning, fix: #""backTitle""#,
      screen(#"1️⃣"backtitle"2️⃣: "A""#)),
  ]

  private static func sheet(_ keys: String) -> String { screen(#""sheet": {\#(keys)}"#) }

  static let sheets: [BrokenInput] = [
    BrokenInput("no detents", .missingKey, screen(#""sheet": 1️⃣{}2️⃣"#)),
    BrokenInput("an empty list of detents", .invalidValue, sheet(#""detents": 1️⃣[]2️⃣"#)),
    BrokenInput(
      "a detent that is misspelt", .invalidValue, fix: #""medium""#,
      sheet(#""detents": [1️⃣"mediun"2️⃣, "large"]"#)),
    BrokenInput(
      "a detent that is nothing at all", .invalidValue, sheet(#""detents": ["large", 1️⃣"40 pt"2️⃣]"#)
    ),
    BrokenInput("a detent that is a list", .wrongType, sheet(#""detents": [1️⃣["large"]2️⃣]"#)),
    BrokenInput(
      "a detent beyond the full height", .valueOutOfRange, sheet(#""detents": [1️⃣"140%"2️⃣]"#)),
    BrokenInput("a detent of no height", .valueOutOfRange, sheet(#""detents": [1️⃣"0%"2️⃣]"#)),
    BrokenInput("a detent of no points", .valueOutOfRange, sheet(#""detents": [1️⃣02️⃣]"#)),
    BrokenInput("a detent below nothing", .valueOutOfRange, sheet(#""detents": [1️⃣-2002️⃣]"#)),
    BrokenInput(
      "the same detent twice", .duplicateDetent,
      sheet(#""detents": [3️⃣"medium"4️⃣, "large", 1️⃣"50.0%"2️⃣]"#)),
    BrokenInput(
      "a selected detent that is none of them", .unknownDetent,
      sheet(#""detents": 3️⃣["medium", "large"]4️⃣, "selectedDetent": 1️⃣"40%"2️⃣"#)),
    BrokenInput(
      "an undimmed detent that is none of them", .unknownDetent,
      sheet(#""detents": 3️⃣["medium", 300]4️⃣, "largestUndimmedDetent": 1️⃣3012️⃣"#)),
    BrokenInput(
      "a selected detent that is a boolean", .wrongType,
      sheet(#""detents": ["medium"], "selectedDetent": 1️⃣true2️⃣"#)),
    BrokenInput(
      "a grabber that is a word", .wrongType,
      sheet(#""detents": ["medium"], "grabberVisible": 1️⃣"yes"2️⃣"#)),
    BrokenInput(
      "a sheet with a key that it has not", .unknownKey, .warning, fix: #""grabberVisible""#,
      sheet(#""detents": ["medium"], 1️⃣"grabbervisible"2️⃣: true"#)),
  ]
}
