import Segue
import Testing

/// Tests of texts in comma-separated values. The quoting is that of RFC 4180 §2; the characters
/// that begin a formula are those of OWASP's list ("CSV Injection").
@Suite("CSV fields")
struct CSVFieldTests {
  @Test(
    "A text that a spreadsheet would evaluate is prefixed by an apostrophe",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("  =1", "  '=1"),
      ("\u{FF1D}1", "'\u{FF1D}1"), ("a;=1", "\"a;'=1\""), ("a,-1", "\"a,'-1\""),
      ("a\n@x", "\"a\n'@x\""), ("\"=1\"", "\"\"\"'=1\"\"\""),
    ])
  func formulas(text: String, field: String) {
    #expect(csvField(text) == field)
  }

  @Test(
    "Other texts are unchanged, and quoted where necessary",
    arguments: [
      ("", ""), ("card-1/picture", "card-1/picture"), ("shop://a?b=1&c=-1", "shop://a?b=1&c=-1"),
      ("a+b", "a+b"), ("a, b", "\"a, b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("日本", "日本"),
      ("a\nb", "\"a\nb\""),
    ])
  func others(text: String, field: String) {
    #expect(csvField(text) == field)
  }

  @Test(
    "Control characters and invisible characters are replaced by symbols",
    arguments: [
      ("\u{1B}[2J", "␛[2J"), ("\t=1", "␉=1"), ("\r=1", "␍=1"), ("a\u{9B}b", "a<U+009B>b"),
      ("\u{202E}", "<U+202E>"), ("\u{200B}=1", "<U+200B>=1"),
    ])
  func hidden(text: String, field: String) {
    #expect(csvField(text) == field)
  }
}
