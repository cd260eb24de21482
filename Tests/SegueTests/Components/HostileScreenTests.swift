import Segue
import Testing

/// Tests of extreme numbers in every stage of the compiler.
@Suite struct HostileScreenTests {
  private static let numbers = [
    "1e308", "-1e308", "1e-400", "1e400", "-1e400", "0", "-0.0", "-5", "5e-324",
    String(repeating: "9", count: 400), "0." + String(repeating: "3", count: 400),
    "\"1e308%\"", "\"-1e308%\"", "\"1e400%\"", "\"\(String(repeating: "9", count: 400))%\"",
    "\"0%\"", "\"NaN%\"", "\"Infinity\"",
  ]

  private static let properties = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "flexBasis", "flexGrow",
    "flexShrink", "aspectRatio", "padding", "margin", "inset", "gap", "borderWidth", "order",
    "fontSize", "lineHeight", "letterSpacing", "borderRadius", "opacity", "zIndex",
  ]

  @Test("A number in any property is refused or has a finite layout", arguments: numbers)
  func properties(number: String) throws {
    for property in Self.properties {
      let style = #""style": {"\#(property)": \#(number)}"#
      let test = TestProject(
        #"""
        {"screen": "a", "root": {"type": "layout", "children": [
          {"type": "layout", \#(style), "children": [
            {"type": "label", \#(style), "text": "some words"},
            {"type": "image", \#(style), "source": "https://example.org/a.png",
             "naturalSize": {"width": 30, "height": 20}}]}]}}
        """#)
      let compilation = Compiler(test.project).compile()
      let refused = compilation.diagnostics.contains { $0.severity == .error }
      #expect(refused || !compilation.instances.isEmpty, "\(property)")
      for layout in compilation.instances.flatMap(\.layouts) {
        #expect(layout.tree.frames.allSatisfy { $0.isDefined }, "\(property)")
        let rounded = layout.tree.rounded(toPixelsOf: layout.device.scale).frames
        #expect(rounded.allSatisfy { $0.isDefined }, "\(property)")
        let drawing = svg(layout, picture: { _ in nil })
        #expect(!drawing.contains("nan") && !drawing.contains("inf"), "\(property)")
      }
      compilation.artefacts(of: test.project) {
        // Arrays of numbers are on one line, where a number that is not finite would be null.
        let text = String(decoding: $0.bytes, as: UTF8.self)
        #expect(!text.contains("[null") && !text.contains(", null"), "\(property)")
      }
    }
  }
}
