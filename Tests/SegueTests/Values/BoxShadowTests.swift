import Segue
import Testing

@Suite("Shadows")
struct BoxShadowTests {
  /// Accepted by browsers but not here: units other than px, calculations, unbounded numbers.
  static let notRead: Set<String> = ["1em 2pt", "calc(1px) 2px", "1e999px 2px"]

  @Test("Shadow lists are accepted with the same values as in a browser, or rejected as there")
  func measurements() throws {
    let rows = try BrowserMeasurements.rows("boxShadow")
    #expect(rows.count > 45)
    for row in rows {
      let shadows = try? BoxShadow.list(css: row.text)
      guard let computed = row.computed, !Self.notRead.contains(row.text) else {
        #expect(shadows == nil, "\(row.text)")
        continue
      }
      let list = try #require(shadows, "\(row.text)").map(Self.chromiumText)
      #expect((list.isEmpty ? "none" : list.joined(separator: ", ")) == computed, "\(row.text)")
    }
  }

  /// Returns a shadow as Chromium prints it. The text colour in the measurements was rgb(1, 2, 3).
  private static func chromiumText(_ shadow: BoxShadow) -> String {
    let color = shadow.color.resolved(textColor: RGBA(red: 1 / 255, green: 2 / 255, blue: 3 / 255))
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let components = [color.red, color.green, color.blue].map { number($0 * 255) }
    let all = color.alpha == 1 ? components : components + [number(color.alpha)]
    let lengths = [shadow.offsetX, shadow.offsetY, shadow.blurRadius, shadow.spreadRadius]
    return (color.alpha == 1 ? "rgb(" : "rgba(") + all.joined(separator: ", ") + ") "
      + lengths.map { number($0) + "px" }.joined(separator: " ") + (shadow.isInset ? " inset" : "")
  }

  @Test("A shadow without a colour has the text colour")
  func colorOfText() throws {
    #expect(try BoxShadow.list(css: "0 4px") == [BoxShadow(offsetX: 0, offsetY: 4)])
    #expect(try BoxShadow.list(css: "0 4px currentcolor") == [BoxShadow(offsetX: 0, offsetY: 4)])
  }

  @Test("Serialising and parsing shadows gives the same shadows")
  func roundTrip() throws {
    #expect(BoxShadow.css([]) == "none")
    #expect(
      try BoxShadow.css(BoxShadow.list(css: "red 1px 2px 3PX inset, 0 .5px"))
        == "inset 1px 2px 3px 0px #ff0000, 0px 0.5px 0px 0px")
    var random = SeededRandom(seed: 11)
    for _ in 0..<1000 {
      let shadows = (0..<random.int(in: 0...3)).map { _ in
        BoxShadow(
          offsetX: random.double(in: -50...50), offsetY: random.double(in: -50...50),
          blurRadius: random.double(in: 0...50), spreadRadius: random.double(in: -50...50),
          color: random.int(in: 0...1) == 0 ? .currentColor : .rgba(random.color()),
          isInset: random.int(in: 0...1) == 0)
      }
      #expect(try BoxShadow.list(css: BoxShadow.css(shadows)) == shadows)
    }
  }
}

extension SeededRandom {
  mutating func color() -> RGBA {
    RGBA(
      red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1),
      alpha: double(in: 0...1))
  }
}
