import Segue
import Testing

@Suite("Gradients")
struct LinearGradientTests {
  /// Accepted by browsers but not here: other units, other interpolation colour spaces, other
  /// images, and a bracket that is closed by the end of the text.
  static let notRead: Set<String> = [
    "linear-gradient(red 5em, blue)", "linear-gradient(red, blue",
    "linear-gradient(in oklab, red, blue)", "linear-gradient(45deg in oklab, red, blue)",
    "radial-gradient(red, blue)", "repeating-linear-gradient(red, blue)", "url(a.png)",
  ]

  @Test("Gradient lists are accepted with the same values as in a browser, or rejected as there")
  func measurements() throws {
    let rows = try BrowserMeasurements.rows("backgroundImage")
    #expect(rows.count > 70)
    for row in rows {
      let layers = try? LinearGradient.layers(css: row.text)
      guard let computed = row.computed, !Self.notRead.contains(row.text) else {
        #expect(layers == nil, "\(row.text)")
        continue
      }
      let text = LinearGradient.css(try #require(layers, "\(row.text)"))
      #expect(text == Self.canonical(computed), "\(row.text)")
    }
  }

  /// Converts Chromium's text to our notation: hexadecimal colours, sides as angles, corners with
  /// the vertical side first, and no layers that paint nothing.
  private static func canonical(_ computed: String) -> String {
    let replacements = [
      ("rgb(255, 0, 0)", "#ff0000"), ("rgb(0, 0, 255)", "#0000ff"),
      ("rgb(51, 102, 153)", "#336699"), ("rgb(1, 2, 3)", "currentcolor"),
      ("rgba(0, 0, 0, 0)", "#00000000"), ("to left top", "to top left"),
      ("to right top", "to top right"), ("to left bottom", "to bottom left"),
      ("to right bottom", "to bottom right"), ("to top,", "0deg,"), ("to right,", "90deg,"),
      ("to left,", "270deg,"), ("none, ", ""), (", none", ""),
    ]
    return replacements.reduce(computed) { $0.replacing($1.0, with: $1.1) }
  }

  @Test("Colour stops keep the order and positions in which they were written")
  func stops() throws {
    let layers = try LinearGradient.layers(
      css: "linear-gradient(to left top, red 10px 30%, 40%, blue)")
    let red = Color.rgba(RGBA(red: 1, green: 0, blue: 0))
    let blue = Color.rgba(RGBA(red: 0, green: 0, blue: 1))
    let expected = LinearGradient(
      direction: .corner(.topLeft),
      stops: [
        LinearGradient.Stop(red, at: .points(10)), LinearGradient.Stop(red, at: .percent(30)),
        LinearGradient.Stop(blue, hint: .percent(40)),
      ])
    #expect(layers == [expected])
  }

  @Test(
    "Angles in any unit are converted to degrees",
    arguments: [
      ("0", 0), ("90deg", 90), ("-90DEG", -90), ("100grad", 90), ("0.25turn", 90),
      ("3.141592653589793rad", 180),
    ])
  func angles(text: String, degrees: Double) throws {
    let layers = try LinearGradient.layers(css: "linear-gradient(\(text), red, blue)")
    #expect(layers.first?.direction == .angle(degrees))
  }

  @Test("Serialising and parsing gradients gives the same gradients")
  func roundTrip() throws {
    var random = SeededRandom(seed: 13)
    func place() -> LengthPercentage? {
      switch random.int(in: 0...2) {
      case 0: nil
      case 1: .points(random.double(in: -90...90))
      default: .percent(random.double(in: -90...90))
      }
    }
    for _ in 0..<1000 {
      let corner = LinearGradient.Corner.allCases.randomElement(using: &random)
      let gradient = LinearGradient(
        direction: corner.map { random.int(in: 0...1) == 0 ? .angle(180) : .corner($0) }
          ?? .angle(random.double(in: -720...720)),
        stops: (0...random.int(in: 0...4)).map {
          LinearGradient.Stop(
            random.int(in: 0...3) == 0 ? .currentColor : .rgba(random.color()), at: place(),
            hint: $0 == 0 ? nil : place())
        })
      let layers = Array(repeating: gradient, count: random.int(in: 0...2))
      #expect(try LinearGradient.layers(css: LinearGradient.css(layers)) == layers)
    }
  }
}
