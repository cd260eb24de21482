import Segue
import Testing

/// The expected tables are written by hand.
@Suite("Text tables")
struct TextTableTests {
  private var frames: TextTable {
    var table = TextTable([
      .init("path", isFlexible: true), .init("type", isFlexible: true, style: .blue),
      .init("width", .right),
    ])
    table.add(["/root", "layout", "393"])
    table.add(["/root/children/0", .init("label", style: .bold), "120.5"])
    return table
  }

  @Test("A column is truncated at its maximum width if the table has no width")
  func widest() {
    var table = TextTable([.init("a", isFlexible: true, maximumWidth: 4), .init("b")])
    table.add(["12345678", "x"])
    table.add(["1", ""])
    #expect(table.render() == "a     b\n123…  x\n1\n")
    #expect(table.render(width: 9) == "a       b\n12345…  x\n1\n")
  }

  @Test("Columns are aligned, and no line ends in a space")
  func alignment() {
    #expect(
      frames.render() == """
        path              type    width
        /root             layout    393
        /root/children/0  label   120.5

        """)
    var table = TextTable([.init("a"), .init("b"), .init("c")])
    table.add(["long value", "  ", ""])
    table.add(["x"])
    table.add(["x", "", "y", "lost"])
    #expect(table.render() == "a           b  c\nlong value\nx\nx              y\n")
  }

  @Test("Wide characters and combining marks are measured by their display width")
  func wide() {
    var table = TextTable([.init("name"), .init("n", .right)])
    table.add(["日本語", "1"])
    table.add(["e\u{301}", "10"])
    table.add(["👩‍👩‍👧 x", "100"])
    #expect(table.render() == "name      n\n日本語    1\ne\u{301}        10\n👩‍👩‍👧 x    100\n")
  }

  @Test("The widest flexible column shrinks first")
  func shrinking() {
    #expect(
      frames.render(width: 28) == """
        path           type    width
        /root          layout    393
        /root/childr…  label   120.5

        """)
    // 19 columns leave 10 for the two flexible ones, 5 each.
    #expect(
      frames.render(width: 19) == """
        path   type   width
        /root  layo…    393
        /roo…  label  120.5

        """)
    // A flexible column has at least four columns, and other columns never shrink.
    #expect(
      frames.render(width: 1) == """
        path  type  width
        /ro…  lay…    393
        /ro…  lab…  120.5

        """)
    #expect(frames.render(width: 31) == frames.render())
  }

  @Test("The remainder of an even distribution goes to the first columns")
  func leftover() {
    var table = TextTable([.init("a", isFlexible: true), .init("b", isFlexible: true)])
    table.add(["0123456789", "0123456789"])
    #expect(table.render(width: 15) == "a        b\n012345…  01234…\n")

    var three = TextTable((0..<3).map { .init("\($0)", isFlexible: true) })
    three.add(["0123456789", "0123456789", "0123456789"])
    // 17 columns: 6, 6 and 5.
    #expect(three.render(width: 21) == "0       1       2\n01234…  01234…  0123…\n")
  }

  @Test("Colours apply to cells and the header without changing the layout")
  func colours() {
    let coloured = frames.render(color: true)
    #expect(coloured.contains("\u{1B}[1mpath\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[34mlayout\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[1;34mlabel\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == frames.render())
  }

  @Test(
    "A caption between rows does not affect column widths, and is truncated at the limit")
  func captions() {
    var table = TextTable([.init("a"), .init("b", .right)])
    table.add(["1", "22"])
    table.addCaption("and from here \u{1B}on")
    table.add(["333", "4"])
    // Columns of three and two, with two spaces between them.
    #expect(table.width == 7)
    #expect(table.render() == "a     b\n1    22\nand from here ␛on\n333   4\n")
    #expect(table.render(width: 8) == "a     b\n1    22\nand fro…\n333   4\n")
    #expect(table.render(color: true).contains("\u{1B}[1ma\u{1B}[0m"))
  }

  @Test("A table without rows or columns is only a header")
  func empty() {
    #expect(TextTable([.init("a")]).render(width: 0) == "a\n")
    #expect(TextTable([]).render() == "\n")
  }

  @Test("No line exceeds the width if each column has room for four")
  func width() {
    var random = SeededRandom(seed: 3)
    let pieces = ["a", "日", "👩‍👩‍👧", "e\u{301}", "\u{202E}", " "]
    for _ in 0..<200 {
      var table = TextTable(
        (0..<4).map { .init("c\($0)", $0 == 2 ? .right : .left, isFlexible: true) })
      for _ in 0..<3 {
        table.add(
          (0..<4).map { _ in
            TextTable.Cell(
              (0..<random.int(in: 0...12)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined())
          })
      }
      let width = random.int(in: 22...60)
      for line in table.render(width: width).split(separator: "\n") {
        #expect(displayWidth(of: line) <= width && line.last != " ", "\(width): \(line)")
      }
    }
  }
}
