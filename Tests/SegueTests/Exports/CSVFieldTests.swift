import Segue
import Testing

/// Texts in comma-separated values. The quoting is that of RFC 4180 §2; what begins a formula is OWASP's list
/// ("CSV Injection").
@Suite("Fields of CSV")
struct CSVFieldTests {
  @Test(
    "a text that a spreadsheet would run has an apostrophe before it",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("  =1", "  '=1"),
      ("\u{FF1D}1", "'\u{FF1D}1"), ("a;=1", "\"a;'=1\""), ("a,-1", "\"a,'-1\""),
      ("a\n@x", "\"a\n'@x\""), ("\"=1\"", "\"\"\"'=1\"\"\""),
    ])
  func formulas(text: String, field: String) {
    #expect(csvField(text) == field)
  }

  @Test(
    "other texts stay as they are, quoted where they must be",
    arguments: [
      ("", ""), ("card-1/picture", "card-1/picture"), ("shop://a?b=1&c=-1", "shop://a?b=1&c=-1"),
      ("a+b", "a+b"), ("a, b", "\"a, b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("日本", "日本"),
      ("a\nb", "\"a\nb\""),
    ])
  func others(text: String, field: String) {
    #expect(csvField(text) == field)
  }

  @Test(
    "what a terminal obeys, or nobody sees, is shown as a sign",
    arguments: [
      ("\u{1B}[2J", "␛[2J"), ("\t=1", "␉=1"), ("\r=1", "␍=1"), ("a\u{9B}b", "a<U+009B>b"),
      ("\u{202E}", "<U+202E>"), ("\u{200B}=1", "<U+200B>=1"),
    ])
  func hidden(text: String, field: String) {
    #expect(csvField(text) == field)
  }
}
