import Segue

/// The words of generated documents where a schema requires only a string or a number.
enum Words {
  /// Properties that most documents have.
  static let usual: Set<String> = [
    "schemes", "hosts", "children", "events", "tap", "route", "transitions", "root", "style",
    "hero", "id",
    "devices", "navigation", "kind", "arguments", "parameters", "properties", "body",
  ]

  static let numbers: [String] =
    (0...12).map(String.init)
    + [
      "16", "24", "44", "100", "160", "320", "393", "852", "1024", "0.5", "0.25", "1.5", "-1",
      "-12", "-0.0",
      "33.3", "1e-9", "5e-324", "1e400", "1e308", "-1e308", "1e15", "1e9", "1000000", "100000",
      "65535",
      "2147483648", "9007199254740993", "9223372036854775808", "18446744073709551616", "3600",
      "0.1", "0.333",
      "300", "400", "700", "1000",
    ]

  /// Values that have the wrong type for most properties.
  static let strayValues = [
    "null", "true", "0", "-1", "1e999", "\"\"", "[]", "{}", "[[]]", "{\"a\":1,\"a\":2}", "\"${n}\"",
    "\"${\"", "\"\\ud800\"", "\"\\u0000\"",
  ]

  /// Invalid JSON values.
  static let brokenValues = ["nul", "\"a", "01", "[1,]", "\"\\u12\"", "{\"a\"}", "+1", "\u{0}"]

  static func names(ofMembersIn key: String) -> [String] {
    switch key {
    case "transitions": ["t1", "t2", "t3", "hero", ""]
    case "parameters", "arguments": ["n", "p", "s", "slot", "one", "flag"]
    case "requirements": ["login", "age", "n"]
    case "flows", "choices": ["f", "x", "y"]
    default: ["n", "p", "s", "a", "b", ""]
    }
  }

  static func strings(for key: String, isPercentage: Bool) -> [String] {
    if isPercentage { return percentages }
    return switch key {
    case "to", "root", "fallback", "backStack", "entryPoints", "requirements", "choices", "pages":
      links
    case "screen": ["a", "b", "c", "d", "none"]
    case "route": routes
    case "id", "tab", "selectedTab": ["i1", "i2", "i3", "i4", "i5", "i/6", "${n}", "${s}"]
    case "hero": ["h1", "h2", "h/${n}", "${p}", ""]
    case "transition", "defaultTransition", "reducedMotion":
      ["t1", "t2", "t3", "hero", "slide", "none", "custom"]
    case "type", "component": ["card", "list", "row", "layout", "label", "image", "none"]
    case "source", "poster", "icon":
      ["a.png", "b.gif", "v.mp4", "https://x.example/a.png", "${p}", "../a.png", ""]
    case "text", "title", "accessibilityLabel", "backTitle": texts
    case "schemes": ["shop", "SHOP", "https", "a:b", ""]
    case "hosts": ["shop.example", "[::1]", "%", ""]
    case "family", "fontFamily": ["Brand", "brand", "sans-serif", ""]
    case "file": ["f.ttf", "none.ttf"]
    case "requires": ["login", "age", "none"]
    case "parameters": ["string", "number", "boolean", "component", "components"]
    case "children", "slot": ["${slot}", "${one}", "${n}"]
    case "devices": ["375x812@3", "1x1", "100000x100000@16", "0x0", "iphone-15", "1e400x1"]
    case "arguments", "default": ["1", "a.png", "${n}", "${slot}", "", "i1"]
    default: values + texts
    }
  }

  private static let links = [
    "shop://a", "shop://b/1", "shop://c/x?n=2", "https://shop.example/b/7", "shop://d?n=1&s=%20",
    "shop://b/${n}",
    "shop://c/${p}?s=${s}", "shop:///", "shop:a", "other://a", "/a", "", "shop://a/../b/%2e%2e/1#f",
    "shop://b/1e400", "shop://b/%FF?n=%", "https://shop.example:443/a",
  ]

  private static let routes = [
    "/", "/a", "/b/{n}", "/c/{p}", "/d", "/{n}", "/{n}/{p}", "/a/{s}/b", "/%61", "/é", "/{", "a",
  ]

  private static let texts = [
    "", "a", "Two words", "${n}", "$${n} ${p}", "a-b-c_d/e", "unbreakableunbreakableunbreakable",
    "line\nline\n\n",
    "  spaces \t tabs  ", "ffi fl Te AV To", "مرحبا بالعالم", "שלום abc 123", "नमस्ते दुनिया",
    "日本語のテキスト。「句」",
    "한국어", "ไทยไม่มีช่องว่าง", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "e\u{301}\u{323}\u{302}", "\u{200D}\u{200B}\u{2060}\u{FEFF}",
    "soft\u{AD}hyphen",
    "\u{202E}txt\u{202C}", "\u{2066}a\u{2069}", "\u{0}\u{7}\u{1B}[31m", "🇩🇪🇫🇷🇩", "\u{FDFA}",
    "1,234.50 €", "a\u{A0}b", "\u{E000}\u{10FFFF}",
  ]

  private static let percentages = [
    "0%", "1%", "33.3%", "50%", "100%", "-50%", "200%", "1e9%", "1e308%", "1e400%", "5e-324%",
    "${n}%", "50 %", "%",
  ]

  private static let values = [
    "#fff", "#12345678", "red", "transparent", "currentColor", "rgb(1 2 3 / 50%)",
    "rgba(300,-1,1e9,.5)",
    "hsl(120deg 50% 50%)", "hsl(1e308turn 1e308% -5%)", "hwb(0 0% 0%)", "oklch(50% 0.4 120)",
    "color(srgb 1 0 0)",
    "linear-gradient(red, blue)", "linear-gradient(45deg, red 10%, blue 20px 90%)",
    "linear-gradient(to top left, #000, 30%, #fff)",
    "linear-gradient(1e308rad, red -1e308px, blue 1e308px)",
    "linear-gradient(", "0 1px 2px #000", "inset 0 0 10px 5px red, 1px 1px blue",
    "1e308px -1e308px 1e308px 1e308px red",
    "left top", "right 10px bottom 20%", "50% 50%", "center", "-1e308px 1e308%", "3 / 4", "0/0",
    "1e400 / 1e-400", "auto",
    "min-content", "150%", "normal", "100 900", "ease", "${n}", "${p}", "${s}",
    "https://example.org", "event", "calc(1px + 2%)",
    "10", "true",
  ]
}
