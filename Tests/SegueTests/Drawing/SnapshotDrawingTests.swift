import Segue
import Testing

/// Tests of drawings of a tapped component's snapshot. The kept parts and the reasons are compared
/// with the snapshot, and the expected positions are computed by hand.
@Suite struct SnapshotDrawingTests {
  private func draw(
    _ root: String, tap: String = "card", picture: @escaping (String) -> String? = { $0 }
  ) throws -> ParsedSVG {
    let test = TestProject(#"{"screen": "s", "root": \#(root)}"#)
    let compiler = Compiler(test.project)
    var diagnostics: [Diagnostic] = []
    let screen = try #require(compiler.screen("s").value(reportingTo: &diagnostics))
    let device = try #require(Device(dimensions: "200x400@2"))
    let layout = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
    let tapped = try #require(screen.component(id: tap))
    let text = svgSnapshot(
      screen.snapshot(of: tapped), in: layout, scrolledBy: layout.scrollOffsets(revealing: tapped),
      picture: picture)
    return try #require(ParsedSVG(text))
  }

  private func captions(_ svg: ParsedSVG) -> [String] {
    svg.all("text").filter { $0.attributes["class"] == "segue-ink" }.map(\.text)
      + svg.all("text").filter { $0.attributes["class"] == "segue-muted" }.map(\.text)
  }

  /// Returns the numbered discs beside the component and in the list.
  private func discs(_ svg: ParsedSVG, _ kind: String) -> [ParsedSVG.Element] {
    svg.all("circle").filter {
      $0.attributes["class"] == "segue-\(kind)" && $0.number("r") == 9.5
    }
  }

  private let card = """
    {"type": "layout", "id": "card", "events": {"tap": [{"type": "back"}]}, "children": [
      {"type": "image", "id": "picture", "source": "a.png",
       "naturalSize": {"width": 100, "height": 80}},
      {"type": "label", "id": "title", "text": "Title"}]}
    """

  @Test("Kept and dropped parts have different numbers, lines and captions")
  func kinds() throws {
    let svg = try draw(#"{"type": "layout", "children": [\#(card)]}"#)
    // Each disc appears once beside the component and once in the list.
    #expect(discs(svg, "flies").count == 4)
    #expect(discs(svg, "stays").count == 2)
    let broken = svg.all("rect").filter { $0.attributes["class"] == "segue-dropped" }
    #expect(broken.count == 2 && broken.allSatisfy { $0.attributes["stroke-dasharray"] != nil })
    let whole = svg.all("rect").filter { $0.attributes["class"] == "segue-kept" }
    // On the device, in the detail, and in the legend.
    #expect(whole.count == 5 && whole.allSatisfy { $0.attributes["stroke-dasharray"] == nil })
    let captions = captions(svg)
    for words in [
      "A tap on card", "layout card", "image picture", "label title",
      "text would stretch in flight",
      "a picture is drawn anew at every size", "it holds something that is kept",
    ] {
      #expect(captions.contains(words), "\(words) in \(captions)")
    }
    #expect(captions.contains { $0.contains("2 of 3 parts kept") })
  }

  @Test("Kept parts are drawn opaque, dropped parts and their surroundings translucent")
  func faintness() throws {
    let svg = try draw(
      """
      {"type": "layout", "children": [\(card),
        {"type": "label", "text": "Elsewhere"}]}
      """)
    func opacity(ofDrawingWith isPart: (ParsedSVG.Element) -> Bool) throws -> [Double?] {
      let found = svg.elements.first(where: isPart)
      let part = try #require(found)
      let definition = try #require(
        part.ancestors.map { svg.elements[$0] }.compactMap { $0.attributes["id"] }
          .first { $0.hasPrefix("s") })
      return svg.all("use").filter { $0.attributes["href"] == "#\(definition)" }
        .map { $0.number("opacity") }
    }
    let elsewhere = try opacity { $0.name == "text" && $0.text == "Elsewhere" }
    #expect(elsewhere == [0.3, 0.3])
    let title = try opacity { $0.name == "text" && $0.text == "Title" }
    #expect(title == [0.45, 0.45])
    let picture = try opacity { $0.name == "use" && $0.attributes["href"] == "#p1" }
    #expect(picture == [nil, nil])
  }

  @Test("Parts that do not fit in the list are counted, and kept ones are listed first")
  func longLists() throws {
    let labels = (1...30).map { #"{"type": "label", "text": "\#($0)"}"# }
    let svg = try draw(
      """
      {"type": "layout", "id": "card", "events": {"tap": [{"type": "back"}]}, "children": [
        \(labels.joined(separator: ",")),
        {"type": "image", "id": "last", "source": "a.png",
         "naturalSize": {"width": 10, "height": 10}}]}
      """)
    let captions = captions(svg)
    // Of 32 parts 13 are listed, including the card and the picture.
    #expect(captions.contains("and 19 more: 0 kept, 19 dropped"))
    #expect(captions.contains("image last"))
    let numbers = svg.all("text").filter { $0.attributes["class"] == "segue-on" }.map(\.text)
    #expect(Set(numbers) == ["1", "13"])
  }

  /// The card is 1000 points down in a list of 1100 on a screen of 400, so its centre at 1050 is at
  /// 350 when scrolled by all of 700 points.
  @Test("A component outside the viewport is scrolled into view")
  func scrolling() throws {
    let svg = try draw(
      """
      {"type": "layout", "style": {"overflow": "scroll"}, "children": [
        {"type": "layout", "style": {"height": 1000, "flexShrink": 0}},
        {"type": "layout", "id": "card", "events": {"tap": [{"type": "back"}]},
         "style": {"height": 100, "flexShrink": 0, "backgroundColor": "#123456"}}]}
      """)
    let box = try #require(svg.elements.first { $0.attributes["fill"] == "#123456" })
    #expect(box.number("y") == 300)
  }

  @Test("Ids and texts are escaped")
  func escaping() throws {
    let svg = try draw(
      #"{"type": "layout", "id": "<script>&\"'", "style": {"height": 10}, "events": {"tap": [{"type": "back"}]}}"#,
      tap: "<script>&\"'")
    #expect(svg.all("script").isEmpty)
    #expect(captions(svg).contains("A tap on <script>&\"'"))
  }

  @Test("Parts without an area and components off the screen give a drawing")
  func nothing() throws {
    for style in [#""display": "none""#, #""width": 0, "height": 0"#, #""marginLeft": 900"#] {
      let svg = try draw(
        """
        {"type": "layout", "children": [{"type": "layout", "id": "card", "style": {\(style)},
          "events": {"tap": [{"type": "back"}]}, "children": [{"type": "label", "text": "a"}]}]}
        """)
      #expect(captions(svg).contains("It is not on the screen.") || style.contains("margin"))
    }
  }

  @Test(
    "In the drawing of every tap of the sample no numbers overlap",
    arguments: OutfitsSample.deviceNames)
  func sample(_ name: String) throws {
    let compilation = OutfitsSample.compilation
    let device = try #require(compilation.devices.firstIndex { $0.name == name })
    // For cards with equal snapshots, one is tested on each screen.
    var seen: Set<[String]> = []
    for instance in compilation.instances {
      let layout = instance.layouts[device]
      let components = layout.screen.components
      for (index, component) in zip(components.ids, components)
      where !component.actions(for: .tap).isEmpty {
        let snapshot = layout.screen.snapshot(of: index)
        let reasons = snapshot.nodes.map(\.reason.description)
        guard seen.insert([layout.screen.id] + reasons).inserted else { continue }
        let text = svgSnapshot(
          snapshot, in: layout, scrolledBy: layout.scrollOffsets(revealing: index)
        ) { "data:image/png;base64,\($0)" }
        let svg = try #require(ParsedSVG(text))
        #expect(Set(svg.ids).count == svg.ids.count)
        #expect(Set(svg.references).isSubset(of: svg.ids))
        let centers = (discs(svg, "flies") + discs(svg, "stays")).map {
          Point(x: $0.number("cx") ?? .nan, y: $0.number("cy") ?? .nan)
        }
        #expect(centers.count >= min(snapshot.nodes.count, 13))
        for (place, one) in centers.enumerated() {
          for other in centers[..<place] {
            let (x, y) = (one.x - other.x, one.y - other.y)
            #expect(x * x + y * y >= 19 * 19, "\(name) \(component.id ?? "")")
          }
        }
      }
    }
  }
}
