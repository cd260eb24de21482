import Segue
import Testing

@Suite("Hostile values")
struct HostileValueTests {
  private static func readAll(_ text: String) -> [ValueProblemTests.Kind: ValueProblem] {
    var problems: [ValueProblemTests.Kind: ValueProblem] = [:]
    for kind in [ValueProblemTests.Kind.color, .shadow, .gradient, .position] {
      problems[kind] = kind.problem(text)
    }
    return problems
  }

  @Test(
    "A megabyte of anything is rejected quickly with a short message",
    arguments: ["(", ")", "rgb(", "1", "#f", "-", "a", "1e", ".", "红", "e\u{301}", "\u{301}"])
  func megabytes(body: String) {
    // A whole megabyte alone, and less after the beginning of a value.
    let frames = [
      ("", tries(1 << 20, withoutOptimisation: 1 << 18)), ("#", 1 << 16), ("rgb(", 1 << 16),
      ("0 4px ", 1 << 16),
    ]
    for (beginning, size) in frames + [("linear-gradient(", 1 << 16), ("left ", 1 << 16)] {
      let text = beginning + String(repeating: body, count: size / body.utf8.count)
      let problems = Self.readAll(text)
      #expect(problems.count == 4)
      for problem in problems.values {
        #expect(problem.message.utf8.count < 1000)
        #expect(problem.range.upperBound <= text.utf8.count)
      }
    }
  }

  @Test("A megabyte of white space or comments is skipped")
  func space() throws {
    for space in [" ", "/**/", "\n"] {
      let much = String(repeating: space, count: (1 << 20) / space.utf8.count)
      #expect(try Color(css: much + "red" + much) == Color(css: "red"))
    }
    #expect(ValueProblemTests.Kind.color.problem(String(repeating: "/*", count: 1 << 19)) != nil)
  }

  // In CSS a number that underflows is 0.
  @Test("A number near zero is zero, and zero has no sign")
  func underflow() throws {
    let shadows = try BoxShadow.list(css: "1e-400px -0px -1e-999px")
    #expect(shadows == [BoxShadow(offsetX: 0, offsetY: 0)])
    #expect(shadows.first?.description == "0px 0px 0px 0px")
  }

  @Test("A list of a hundred thousand items is parsed")
  func longLists() throws {
    let shadows = String(repeating: "0 1px red, ", count: 99_999) + "0 1px"
    #expect(try BoxShadow.list(css: shadows).count == 100_000)
    let stops = String(repeating: "red 1% 2%, 3%, ", count: 50_000)
    #expect(
      try LinearGradient.layers(css: "linear-gradient(\(stops)blue)").first?.stops.count == 100_001)
  }

  @Test("A mutated value is finite and round-trips, or has a problem within its text")
  func mutations() throws {
    let seeds = [
      "rgb(51 102 153 / 25%)", "hsla(210deg, 50%, 40%, 0.5)", "oklch(59.69% 50% 49.77 / 50%)",
      "#33669980", "color(display-p3 -0.2 1.4 0.03)", "lab(60 100% -100%)", "rebeccapurple",
      "inset 0 4px 8px -1px rgb(0 0 0 / 30%), 1px 2px red",
      "linear-gradient(to left top, red 10px 30%, 40%, blue), none",
      "right 10px bottom 20%", "center 30%", "20% -5px",
    ]
    let pieces = [
      "(", ")", ",", "/", "%", "px", "1e9", "-", "+", ".", "e", "none", "0", "1e308", "nan", "inf",
      "\u{0}", "\u{202E}", "é", "🎨", "#", "\\", "\"", "/*", "*/", "deg", " ", "to ", "red",
      "99999999999999999999", "1e-400", "999999999",
    ]
    var random = SeededRandom(seed: 19)
    for _ in 0..<tries(4000, withoutOptimisation: 500) {
      var scalars = Array(seeds[random.int(in: 0...seeds.count - 1)].unicodeScalars)
      for _ in 0..<random.int(in: 1...3) {
        let place = random.int(in: 0...scalars.count)
        let end = min(scalars.count, place + random.int(in: 0...3))
        let piece = pieces[random.int(in: 0...pieces.count - 1)]
        scalars.replaceSubrange(place..<end, with: Array(piece.unicodeScalars))
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      for problem in Self.readAll(text).values {
        #expect(problem.range.upperBound <= text.utf8.count, "\(text)")
      }
      try checkValues(text)
    }
  }

  private func checkValues(_ text: String) throws {
    func check(_ color: Color) {
      guard case .rgba(let color) = color else { return }
      for component in [color.red, color.green, color.blue, color.alpha] {
        #expect((0...1).contains(component), "\(text)")
      }
    }
    if let color = try? Color(css: text) {
      check(color)
      #expect(try Color(css: color.description) == color, "\(text)")
    }
    if let shadows = try? BoxShadow.list(css: text) {
      shadows.forEach { check($0.color) }
      #expect(shadows.allSatisfy { $0.blurRadius >= 0 && $0.offsetX.isFinite }, "\(text)")
      #expect(try BoxShadow.list(css: BoxShadow.css(shadows)) == shadows, "\(text)")
    }
    if let layers = try? LinearGradient.layers(css: text) {
      layers.flatMap(\.stops).forEach { check($0.color) }
      #expect(try LinearGradient.layers(css: LinearGradient.css(layers)) == layers, "\(text)")
    }
    if let position = try? ObjectPosition(css: text) {
      #expect(position.x.resolved(freeSpace: 1e9).isFinite, "\(text)")
      #expect(try ObjectPosition(css: position.description) == position, "\(text)")
    }
  }
}
