import Segue
import Testing

/// Expected is what `Double.description` of the standard library guarantees: the shortest decimal
/// that converts back to the same number.
@Suite("Shortest decimals")
struct ShortestDecimalTests {
  private func text(_ value: Double) -> String {
    var json = JSONWriter()
    json.number(value)
    return json.text
  }

  private func expected(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test("Numbers of all magnitudes are written as the standard library describes them")
  func all() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<4000 {
      let significand = random.double(in: 1...2)
      let exponent = Int(random.double(in: -14...36))
      let value = Double(sign: .plus, exponent: exponent, significand: significand)
      #expect(text(value) == expected(value))
      #expect(text(-value) == expected(-value))
    }
  }

  @Test("Fractions and the numbers next to them are written as short as possible")
  func fractions() {
    for count in 1..<1500 {
      for divisor in [3.0, 64, 100, 2.625, 4096, 1000] {
        let value = Double(count * 7) / divisor
        for near in [value, value.nextUp, value.nextDown] {
          #expect(text(near) == expected(near))
        }
      }
    }
  }

  @Test("Between two equally short and close decimals, the one with the even last digit is written")
  func ties() {
    for value in [
      1_322_930_961.355_468_75, 642_147_729.355_468_75, 105_696_574.755_859_375,
      200_590_439.998_046_875,
    ] {
      #expect(text(value) == expected(value))
    }
  }

  @Test("Powers of two and the numbers next to them are written as short as possible")
  func powers() {
    for exponent in -14...36 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for near in [power, power.nextUp, power.nextDown] {
        #expect(text(near) == expected(near))
      }
    }
  }
}
