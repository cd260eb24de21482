import Segue
import Testing

/// Expectations by hand from RFC 8259 §6 and RFC 8927 §3.3.3: a number counts by its value, not by
/// the way it is written.
@Suite("Integers, however they are written")
struct WholeNumberTests {
  @Test(
    "A number without a fractional part is an integer",
    arguments: [
      "0", "-0", "0.0", "-0.0", "0e0", "0e999999999999999999999", "-0.000e-999999999999999999999",
      "1.0", "1.00000000000000000000000000000000", "1e0", "1E+0", "1e-0", "1e1", "12.5e1", "10e-1",
      "1000e-3", "0.001e3", "0.127e3", "12.7e1", "127", "-128", "-1.28e2", "-12800e-2",
      "0.0000000000000000000000000000000000000001e40", "1e00000000000000000000000000002",
      "120000000000000000000000000000000000000e-36",
    ])
  func integers(_ text: String) {
    #expect(errors(text, of: dataType(#"{"type": "int8"}"#)) == [])
  }

  @Test(
    "A number with a fractional part, or beyond the range, is no int8",
    arguments: [
      "0.5", "-0.5", "1.5", "127.5", "1e-1", "15e-1", "1.0000000000000000000000000000000001",
      "0.00000000000000000000000000000000000000001", "1e-400", "1e-999999999999999999999", "128",
      "-129", "1e3", "1e400", "-1e400", "1e999999999999999999999", "128.0", "1.28e2",
      "99999999999999999999", "9223372036854775807", "-9223372036854775808",
      "18446744073709551617", "256", "4294967296", "1270e-1000", "1.27e1",
    ])
  func others(_ text: String) {
    #expect(errors(text, of: dataType(#"{"type": "int8"}"#)) == [["", "/type"]])
  }

  @Test("Any number is a float", arguments: ["1e400", "-1e400", "1e-400", "-0", "1.5", "0e999"])
  func floats(_ text: String) {
    for name in ["float32", "float64"] {
      #expect(errors(text, of: dataType(#"{"type": "\#(name)"}"#)) == [])
    }
  }

  @Test("The ends of each range, written with a point and with an exponent")
  func ends() {
    for scalar in ScalarType.allCases {
      guard let integers = scalar.integers else { continue }
      let type = dataType(#"{"type": "\#(scalar.rawValue)"}"#)
      for (value, isInside) in [
        (integers.lowerBound, true), (integers.upperBound, true),
        (integers.lowerBound - 1, false), (integers.upperBound + 1, false),
      ] {
        for text in ["\(value)", "\(value).0", "\(value).0e0", "\(value)e0"] {
          #expect(errors(text, of: type).isEmpty == isInside, "\(scalar) \(text)")
        }
      }
    }
  }

  @Test("A long number takes no longer than its digits")
  func longNumbers() {
    let zeros = String(repeating: "0", count: 1_000_000)
    let type = dataType(#"{"type": "int8"}"#)
    #expect(errors("1\(zeros)", of: type) == [["", "/type"]])
    #expect(errors("1\(zeros)e-1000000", of: type) == [])
    #expect(errors("1.\(zeros)", of: type) == [])
    #expect(errors("1.\(zeros)1", of: type) == [["", "/type"]])
    #expect(errors("0.\(zeros)1e1000001", of: type) == [])
    #expect(errors("1e1\(zeros)", of: type) == [["", "/type"]])
    #expect(errors("1e-1\(zeros)", of: type) == [["", "/type"]])
  }
}
