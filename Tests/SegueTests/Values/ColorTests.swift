import Segue
import Testing

@Suite("Colours")
struct ColorTests {
  /// Accepted by CSS but not in screens: FORMAT.md allows colours as values, not as calculations,
  /// and a compiler does not close missing brackets.
  static let notRead: Set<String> = [
    "rgb(1 2 3", #"\72 ed"#, #"r\65 d"#, "rgb(calc(1 + 1) 2 3)", "rgb(from red r g b)",
    "color-mix(in srgb, red, blue)", "rgb(1e999 0 0)",
  ]

  @Test("A text is a colour exactly if a browser accepts it")
  func acceptance() throws {
    let rows = try BrowserMeasurements.rows("color")
    #expect(rows.count > 240)
    for row in rows {
      let color = try? Color(css: row.text)
      let isExpected = row.computed != nil && !Self.notRead.contains(row.text)
      #expect((color != nil) == isExpected, "\(row.text)")
    }
  }

  @Test("Legacy notations give the bytes that a browser computes")
  func olderNotations() throws {
    for row in try BrowserMeasurements.rows("color") where row.precise == nil {
      guard let computed = row.computed, computed.hasPrefix("rgb"),
        case .rgba(let color)? = try? Color(css: row.text)
      else { continue }
      let expected = BrowserMeasurements.numbers(in: computed)
      let bytes = [color.red, color.green, color.blue].map { $0 * 255 }
      #expect(zip(bytes, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(row.text): \(computed)")
      // The browser prints alpha with as few digits as distinguish its 256 steps, at most three.
      let alpha = expected.count == 4 ? expected[3] : 1
      #expect(abs(color.alpha - alpha) < 0.004, "\(row.text): \(computed)")
    }
  }

  @Test("Lab, LCH, Oklab, Oklch and color() match coloraide, clamped")
  func widerSpaces() throws {
    let rows = try BrowserMeasurements.rows("color").filter { $0.precise != nil }
    #expect(rows.count >= 30)
    for row in rows {
      guard case .rgba(let color) = try Color(css: row.text), let precise = row.precise else {
        continue
      }
      let components = [color.red, color.green, color.blue, color.alpha]
      for (component, expected) in zip(components, precise) {
        #expect(abs(component - min(max(expected, 0), 1)) < 1e-7, "\(row.text): \(precise)")
      }
      // Chromium's own arithmetic has a precision of three digits.
      for (component, expected) in zip(
        components, BrowserMeasurements.numbers(in: row.inSRGB ?? ""))
      {
        #expect(abs(component - min(max(expected, 0), 1)) < 1e-3, "\(row.text)")
      }
    }
  }

  @Test("`currentcolor` is the text colour")
  func currentColor() throws {
    let text = RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(try Color(css: "CurrentColor") == .currentColor)
    #expect(Color.currentColor.resolved(textColor: text) == text)
    #expect(Color.transparent.resolved(textColor: text).alpha == 0)
    #expect(try Color(css: "transparent") == .transparent)
  }

  // Worked out by hand: 0x33 = 51, and 0.5 is not a multiple of 1/255.
  @Test(
    "A colour is written in the shortest lossless notation",
    arguments: [
      ("rgb(51 102 153)", "#336699"), ("#369", "#336699"), ("#33669980", "#33669980"),
      ("rgb(51 102 153 / 0.5)", "rgba(51, 102, 153, 0.5)"), ("transparent", "#00000000"),
      ("color(srgb 0.25 0.5 1)", "color(srgb 0.25 0.5 1)"), ("RED", "#ff0000"),
      ("color(srgb 0.25 0.5 1 / 10%)", "color(srgb 0.25 0.5 1 / 0.1)"),
      ("currentcolor", "currentcolor"), ("color(srgb 1e-7 0 0)", "color(srgb 1e-07 0 0)"),
    ])
  func description(text: String, expected: String) throws {
    #expect(try Color(css: text).description == expected)
  }

  @Test("Serialising and parsing a colour gives the same colour")
  func roundTrip() throws {
    for row in try BrowserMeasurements.rows("color") {
      guard let color = try? Color(css: row.text) else { continue }
      #expect(try Color(css: color.description) == color, "\(row.text)")
    }
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      func component() -> Double { random.double(in: 0...1) }
      let color = Color.rgba(
        RGBA(red: component(), green: component(), blue: component(), alpha: component()))
      #expect(try Color(css: color.description) == color)
      let bytes = (0..<4).map { _ in Double(random.int(in: 0...255)) / 255 }
      let legacy = Color.rgba(
        RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]))
      #expect(legacy.description.hasPrefix("#"))
      #expect(try Color(css: legacy.description) == legacy)
    }
  }

  @Test("A grey is grey in every colour space, and a full turn of the hue changes nothing")
  func laws() throws {
    for lightness in stride(from: 0.0, through: 100, by: 2.5) {
      let texts = [
        "lab(\(lightness) 0 0)", "lch(\(lightness) 0 77)", "oklab(\(lightness)% 0 0)",
        "oklch(\(lightness)% 0 200)", "hsl(33 0% \(lightness)%)", "hwb(33 \(lightness)% 100%)",
      ]
      for text in texts {
        guard case .rgba(let color) = try Color(css: text) else { continue }
        #expect(abs(color.red - color.green) < 1e-6, "\(text)")
        #expect(abs(color.red - color.blue) < 1e-6, "\(text)")
      }
      let hue = lightness * 3.5
      for space in ["hsl(H 40% 60%)", "hwb(H 10% 20%)", "lch(60 40 H)", "oklch(0.6 0.1 H)"] {
        func color(_ hue: Double) throws -> Color {
          try Color(css: space.replacing("H", with: "\(hue)"))
        }
        #expect(try color(hue) == color(hue + 360))
        #expect(try color(hue) == color(hue - 720))
      }
    }
  }
}
