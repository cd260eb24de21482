import Segue
import Testing

/// The expectations follow FORMAT.md and the rules of CSS, worked out by hand.
@Suite("Style rules")
struct StyleRuleTests {
  /// Returns a screen of 400 × 400 whose root has one child of the given style.
  private func screen(_ style: String, children: String = "[]", parent: String = "") throws
    -> Screen
  {
    try TestProject(
      #"""
      {"screen": "a", "root": {"type": "layout", "style": {\#(parent)}, "children": [
        {"type": "layout", "style": {\#(style)}, "children": \#(children)}]}}
      """#
    ).screen("a")
  }

  private func style(_ style: String) throws -> LayoutStyle { try screen(style).layoutStyle(of: 1) }

  /// Returns all permutations of a list.
  private func everyOrder(_ items: [String]) -> [[String]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let item = rest.remove(at: index)
      return everyOrder(rest).map { [item] + $0 }
    }
  }

  @Test(
    "The more specific key takes precedence in any order: side, axis, all; logical over physical",
    arguments: ["margin", "padding"])
  func specificity(_ name: String) throws {
    for keys in everyOrder([
      #""\#(name)": 1"#, #""\#(name)Horizontal": 2"#, #""\#(name)Left": 3"#,
      #""\#(name)Start": 4"#, #""\#(name)Top": 5"#,
    ]) {
      let style = try style(keys.joined(separator: ", "))
      let edges = name == "margin" ? style.margin : style.padding
      #expect(edges.left == .points(4), "\(keys)")
      #expect(edges.right == .points(2), "\(keys)")
      #expect(edges.top == .points(5), "\(keys)")
      #expect(edges.bottom == .points(1), "\(keys)")
    }
  }

  @Test("Borders and insets follow the same precedence")
  func otherEdges() throws {
    for keys in everyOrder([
      #""borderWidth": 1"#, #""borderVerticalWidth": 2"#, #""borderBottomWidth": 3"#,
      #""borderEndWidth": 4"#, #""borderRightWidth": 5"#,
    ]) {
      let border = try style(keys.joined(separator: ", ")).border
      #expect([border.top, border.right, border.bottom, border.left] == [2, 4, 3, 1], "\(keys)")
    }
    for keys in everyOrder([#""inset": 1"#, #""left": 2"#, #""start": 3"#, #""end": 4"#]) {
      let inset = try style(keys.joined(separator: ", ")).inset
      #expect(inset.left == .points(3) && inset.right == .points(4), "\(keys)")
      #expect(inset.top == .points(1) && inset.bottom == .points(1), "\(keys)")
    }
  }

  @Test("Logical sides use the element's own direction, as in CSS")
  func logicalSides() throws {
    let own = try style(#""direction": "rtl", "marginStart": 1, "marginLeft": 2, "paddingEnd": 3"#)
    #expect(own.margin.right == .points(1) && own.margin.left == .points(2))
    #expect(own.padding.left == .points(3))
    let inherited = try screen(#""marginStart": 1"#, parent: #""direction": "rtl""#)
    #expect(inherited.layoutStyle(of: 1).margin.right == .points(1))
    let turnedBack = try screen(
      #""direction": "ltr", "marginStart": 1"#, parent: #""direction": "rtl", "paddingStart": 2"#)
    #expect(turnedBack.layoutStyle(of: 1).margin.left == .points(1))
    #expect(turnedBack.layoutStyle(of: 0).padding.right == .points(2))
  }

  @Test("A body's more specific key takes precedence over a use's less specific one")
  func specificityAcrossUses() throws {
    let screen = try TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "style": {"padding": 9}}}
      --- components/card.json
      {"component": "card", "body": {"type": "layout", "style": {"paddingTop": 1, "padding": 2}}}
      """#
    ).screen("a")
    #expect(screen.layoutStyle(of: 0).padding.top == .points(1))
    #expect(screen.layoutStyle(of: 0).padding.left == .points(9))
  }

  @Test("Direction and the text keys are inherited, except maxLines and textOverflow")
  func inheritance() throws {
    let screen = try screen(
      #"""
      "fontFamily": "Inter", "fontSize": 20, "fontWeight": "bold", "fontStyle": "italic",
      "lineHeight": 30, "letterSpacing": 1, "textAlign": "end", "textDecorationLine": "underline",
      "whiteSpace": "nowrap", "color": "#ff0000", "maxLines": 2, "textOverflow": "clip",
      "opacity": 0.5, "width": 7
      """#, children: #"[{"type": "label", "text": ""}]"#)
    let style = screen.textStyle(of: 2)
    #expect(style.font.family == "Inter" && style.font.size == 20 && style.font.weight == 700)
    #expect(style.font.isItalic && style.lineHeight == .points(30) && style.letterSpacing == 1)
    #expect(style.alignment == .end && style.decoration == .underline)
    #expect(style.whiteSpace == .nowrap && style.color == RGBA(red: 1, green: 0, blue: 0))
    #expect(style.maxLines == nil && style.overflow == .ellipsis)
    #expect(screen.textStyle(of: 1).maxLines == 2 && screen.textStyle(of: 1).overflow == .clip)
    #expect(screen.paintStyle(of: 2).opacity == 1 && screen.layoutStyle(of: 2).width == .auto)
  }

  @Test("A lineHeight in percent is inherited as the points of its element (CSS 2)")
  func lineHeightPercent() throws {
    let screen = try screen(
      #""fontSize": 20, "lineHeight": "150%""#,
      children: #"[{"type": "label", "text": "", "style": {"fontSize": 40}}]"#)
    #expect(screen.textStyle(of: 1).lineHeight == .points(30))
    #expect(screen.textStyle(of: 2).lineHeight == .points(30))
    let normal = try self.screen(
      #""lineHeight": 30"#,
      children: #"[{"type": "label", "text": "", "style": {"lineHeight": "normal"}}]"#)
    #expect(normal.textStyle(of: 2).lineHeight == .normal)
  }

  @Test("Initial values are those of CSS, with the two exceptions of FORMAT.md")
  func initialValues() throws {
    let style = try style("")
    #expect(style.boxSizing == .borderBox && style.flexDirection == .column)
    #expect(style.flexShrink == 1 && style.flexGrow == 0 && style.flexBasis == .auto)
    #expect(style.minWidth == .auto && style.maxWidth == .none && style.position == .relative)
    let text = try screen("").textStyle(of: 1)
    #expect(text.font.size == 16 && text.font.weight == 400 && text.whiteSpace == .preLine)
    #expect(text.overflow == .ellipsis && text.lineHeight == .normal)
  }

  @Test("Runs of a label inherit its style and add their own")
  func runs() throws {
    let screen = try screen(
      "",
      children: #"""
        [{"type": "label", "style": {"fontSize": 20, "maxLines": 1, "color": "blue"},
          "text": [{"text": "a"}, {"text": "b", "style": {"fontWeight": 700, "fontSize": 10}}]}]
        """#)
    guard case .label(let runs) = screen.components[2].content else {
      Issue.record("no label")
      return
    }
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(
      runs.map(\.style.font.size) == [20, 10] && runs.map(\.style.font.weight) == [400, 700])
    #expect(runs.allSatisfy { $0.style.color == RGBA(red: 0, green: 0, blue: 1) })
  }

  @Test("Borders and outlines have the text's colour by default, as in CSS")
  func currentColor() throws {
    let screen = try screen(
      #""color": "lime", "borderWidth": 1, "outlineWidth": 1"#,
      children: #"[{"type": "layout", "style": {"borderWidth": 1, "borderColor": "currentColor"}}]"#
    )
    let green = RGBA(red: 0, green: 1, blue: 0)
    #expect(screen.paintStyle(of: 1).borderColor == green)
    #expect(screen.paintStyle(of: 1).outlineColor == green)
    #expect(screen.paintStyle(of: 2).borderColor == green)
  }

  @Test("borderRadius is one number, or the four corners clockwise from top left")
  func radii() throws {
    #expect(
      try screen(#""borderRadius": 8"#).paintStyle(of: 1).borderRadius.clockwise == [8, 8, 8, 8])
    #expect(
      try screen(#""borderRadius": [1, 2, 3, 4]"#).paintStyle(of: 1).borderRadius.clockwise
        == [1, 2, 3, 4])
  }

  @Test("Overlapping radii are scaled by one factor (CSS Backgrounds 3 §4.5)")
  func overlappingRadii() {
    // 60 + 60 > 100 at the top, so the factor is 100 / 120.
    let radii = CornerRadii(topLeft: 60, topRight: 60, bottomRight: 12, bottomLeft: 0)
      .fitted(to: Size(width: 100, height: 200))
    #expect(radii.clockwise == [50, 50, 10, 0])
    // 40 + 40 > 40 on the left.
    #expect(
      CornerRadii(40).fitted(to: Size(width: 100, height: 40)).clockwise == [20, 20, 20, 20])
    #expect(CornerRadii(9).fitted(to: .zero).clockwise == [0, 0, 0, 0])
  }

  @Test(
    "A ratio is one number or two, as in CSS",
    arguments: [
      ("1.5", 1.5), (#""3 / 2""#, 1.5), (#""3/2""#, 1.5), (#"" 3  /  2 ""#, 1.5),
      (#""auto""#, nil), ("0", nil), (#""0 / 0""#, nil),
    ] as [(String, Double?)])
  func ratios(_ written: String, _ ratio: Double?) throws {
    #expect(try style(#""aspectRatio": \#(written)"#).aspectRatio == ratio)
  }
}
