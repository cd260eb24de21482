import Segue
import Testing

/// Expectations by hand from the grammar of RFC 3339 §5.6, with the restrictions of §5.7.
@Suite("Timestamps")
struct TimestampTests {
  @Test(
    "A date-time of RFC 3339 is a timestamp",
    arguments: [
      "1985-04-12T23:20:50Z", "1985-04-12T23:20:50.5Z", "1985-04-12T23:20:50.123456789012Z",
      "1985-04-12t23:20:50Z", "1985-04-12T23:20:50z", "0000-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z", "1985-04-12T23:20:50+00:00", "1985-04-12T23:20:50-00:00",
      "1985-04-12T23:20:50+23:59", "1985-04-12T23:20:50-23:59", "1985-04-12T23:20:50.5+01:30",
      "1985-04-30T00:00:00Z", "1985-02-28T00:00:00Z", "1984-02-29T00:00:00Z",
      "2000-02-29T00:00:00Z", "0000-02-29T00:00:00Z", "0004-02-29T00:00:00Z",
      // Leap seconds: the last second of a month in UTC.
      "1990-12-31T23:59:60Z", "1985-06-30T23:59:60Z", "1985-06-30T23:59:60.999Z",
      "1990-12-31T15:59:60-08:00", "1991-01-01T00:59:60+01:00", "1985-07-01T05:29:60+05:30",
      "1990-12-31T00:00:60-23:59", "1991-01-01T23:58:60+23:59", "2020-02-29T23:59:60Z",
      "2020-03-01T00:59:60+01:00", "2021-02-28T22:59:60-01:00", "2020-04-30T23:59:60Z",
    ])
  func timestamps(_ text: String) {
    #expect(errors("\"\(text)\"", of: dataType(#"{"type": "timestamp"}"#)) == [])
  }

  @Test(
    "Anything else is none, and the message says why",
    arguments: [
      ("", "the form is"), ("now", "the form is"), ("1985-04-12", "the form is"),
      ("23:20:50Z", "the form is"), ("1985-04-12T23:20Z", "the form is"),
      ("1985-04-12 23:20:50Z", "the form is"), ("1985-04-12_23:20:50Z", "the form is"),
      ("1985/04/12T23:20:50Z", "the form is"), ("1985-04-12T23.20.50Z", "the form is"),
      ("19850412T232050Z", "the form is"), ("985-04-12T23:20:50Z0", "the form is"),
      ("1985-4-12T23:20:50Z0", "the form is"), ("+985-04-12T23:20:50Z", "the form is"),
      ("-001-04-12T23:20:50Z", "the form is"), (" 1985-04-12T23:20:50Z", "the form is"),
      ("1985-04-12T23:20:5xZ", "the form is"), ("1985-04-12T23:20:50.Z", "the form is"),
      ("1985-04-12T23:20:50.", "the form is"), ("１985-04-12T23:20:50Z", "the form is"),
      ("1985-00-12T23:20:50Z", "a month"), ("1985-13-12T23:20:50Z", "a month"),
      ("1985-04-00T23:20:50Z", "the first day"), ("1985-04-31T23:20:50Z", "fewer days"),
      ("1985-01-32T23:20:50Z", "fewer days"), ("1985-02-29T23:20:50Z", "fewer days"),
      ("1900-02-29T23:20:50Z", "fewer days"), ("2000-02-30T23:20:50Z", "fewer days"),
      ("1985-04-12T24:00:00Z", "an hour"), ("1985-04-12T99:00:00Z", "an hour"),
      ("1985-04-12T23:60:00Z", "a minute"), ("1985-04-12T23:20:61Z", "a second"),
      ("1985-04-12T23:20:99Z", "a second"),
      ("1985-04-12T23:20:50", "the form is"), ("1985-04-12T23:20:50+", "an offset"),
      ("1985-04-12T23:20:50+01", "an offset"), ("1985-04-12T23:20:50+0100", "an offset"),
      ("1985-04-12T23:20:50+24:00", "an offset"), ("1985-04-12T23:20:50+01:60", "an offset"),
      ("1985-04-12T23:20:50+1:00", "an offset"), ("1985-04-12T23:20:50+01:00Z", "an offset"),
      ("1985-04-12T23:20:50ZZ", "an offset"), ("1985-04-12T23:20:50Z ", "an offset"),
      (#"1985-04-12T23:20:50Z\n"#, "an offset"), ("1985-04-12T23:20:50,5Z", "an offset"),
      ("1985-04-12T23:20:50 +01:00", "an offset"), ("1985-04-12T23:20:50UTC", "an offset"),
      ("1990-12-31T23:58:60Z", "a leap second"), ("1990-12-31T22:59:60Z", "a leap second"),
      ("1990-12-30T23:59:60Z", "a leap second"), ("1990-12-31T23:59:60-08:00", "a leap second"),
      ("1990-12-31T15:59:60+08:00", "a leap second"), ("2020-02-28T23:59:60Z", "a leap second"),
      ("1991-01-02T00:59:60+01:00", "a leap second"),
      ("1990-12-30T22:59:60-01:00", "a leap second"),
    ])
  func others(_ text: String, _ reason: String) {
    let type = dataType(#"{"type": "timestamp"}"#)
    #expect(errors("\"\(text)\"", of: type) == [["", "/type"]])
    let messages = type.validate(
      SourceFile(path: "", text: "\"\(text)\""), id: FileID(1)
    ).diagnostics.map(\.message)
    #expect(messages.allSatisfy { $0.contains(reason) }, "\(messages)")
  }

  @Test("Escapes in a timestamp mean the characters")
  func escapes() {
    let type = dataType(#"{"type": "timestamp"}"#)
    #expect(errors(#""1985-04-12\u005423:20:50\u005A""#, of: type) == [])
    #expect(errors(#""1985-04-12\u005323:20:50Z""#, of: type) == [["", "/type"]])
  }

  @Test("Every day of a common and of a leap year, and none more")
  func days() {
    let type = dataType(#"{"type": "timestamp"}"#)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for year in [2023, 2024] {
      for (month, length) in lengths.enumerated() {
        let last = month == 1 && year == 2024 ? 29 : length
        for day in 0...32 {
          func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
          let text = "\"\(year)-\(two(month + 1))-\(two(day))T00:00:00Z\""
          #expect(errors(text, of: type).isEmpty == (1...last).contains(day), "\(text)")
        }
      }
    }
  }
}
