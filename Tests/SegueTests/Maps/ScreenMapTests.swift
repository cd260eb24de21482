import Foundation
import Segue
import Testing

/// The text syntax follows the grammars of the languages: Graphviz's quoted strings and label
/// escapes, Mermaid's quoted labels and numbered entities, XML, JSON.
@Suite("Screen maps")
struct ScreenMapTests {
  private typealias L = LinkedScreens

  /// Ids with a special meaning in one of the languages or in a terminal.
  private static let hostile = [
    "a", "\"]; n0 -> n1", "\\", "\\\"", "end", "<b>&amp;</b>", "#quot;", "`md`", "[x](y)", "😀 家",
    "\u{1B}[31mred", "new\nline", "\u{202E}kcab", "{{}}|", "${x}", "%%{init}%%", "-->", "\u{7F}",
  ]

  private static func hostileMap() throws -> ScreenMap {
    let encoder = JSONEncoder()
    let screens = try hostile.enumerated().map { index, id in
      let name = String(decoding: try encoder.encode(id), as: UTF8.self)
      let route = index == 0 ? "a" : "s\(index)"
      let next = index + 1 < hostile.count ? "s\(index + 1)" : "a"
      let component = id.contains("/") ? "\"x\"" : name.replacing("${", with: "$${")
      return #"""
        --- screens/s\#(10 + index).json
        {"screen": \#(name), "route": "/\#(route)", "root": {
          "type": "layout", "id": \#(component), "events": {"appear": [
            {"type": "navigate", "to": "s://\#(next)", "presentation": "sheet"}]}}}
        """#
    }
    return MappedScreens(screens).map
  }

  private static func isQuiet(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && !(0x202A...0x202E).contains(scalar.value))
    }
  }

  @Test("Ids are escaped for Graphviz")
  func dot() throws {
    let map = try Self.hostileMap()
    let lines = map.dot.split(separator: "\n").map(String.init)
    #expect(Self.isQuiet(map.dot) && lines.first == "digraph screens {" && lines.last == "}")
    let node = #/  n(\d+) \[label="((?:[^"\\]|\\["\\n])*)"(?:, penwidth=2)?\]/#
    let edge =
      #/  n\d+ -> n\d+ \[label="(?:[^"\\]|\\["\\n])*"(?:, [a-z]+=(?:"#[0-9a-f]{6}"|[a-z]+))*\]/#
    let found = lines.compactMap { try? node.wholeMatch(in: $0) }
    #expect(found.count == Self.hostile.count)
    #expect(lines.count { (try? edge.wholeMatch(in: $0)) != nil } == Self.hostile.count)
    for (index, match) in found.enumerated() where Self.isQuiet(Self.hostile[index]) {
      // The first line of a label is the id after unescaping.
      let label = String(match.2).replacing("\\\\", with: "\u{1}").replacing("\\\"", with: "\u{2}")
      let id = label.split(separator: "\\n")[0].replacing("\u{1}", with: "\\")
        .replacing("\u{2}", with: "\"").replacing("&amp;", with: "&")
      #expect(id == Self.hostile[index].replacing("\n", with: "␊"))
    }
  }

  @Test("Ids are escaped for Mermaid")
  func mermaid() throws {
    let map = try Self.hostileMap()
    let lines = map.mermaid.split(separator: "\n").map(String.init)
    #expect(Self.isQuiet(map.mermaid) && lines.first == "flowchart LR")
    let label = #"(?:[A-Za-z0-9 \-_/.,+:?=]|#[0-9]+;|<br>|[^\x00-\x7F])+"#
    let node = try Regex("  n[0-9]+(?:\\[\"\(label)\"\\]|\\(\\[\"\(label)\"\\]\\))")
    let edge = try Regex("  n[0-9]+ (?:-->|--o|==>|-\\.->)\\|\"\(label)\"\\| n[0-9]+")
    #expect(lines.count { (try? node.wholeMatch(in: $0)) != nil } == Self.hostile.count)
    #expect(lines.count { (try? edge.wholeMatch(in: $0)) != nil } == Self.hostile.count)
  }

  @Test("JSON has the unchanged ids, with one line for each screen and link")
  func json() throws {
    let map = try Self.hostileMap()
    #expect(Self.isQuiet(map.jsonLines))
    let lines = try map.jsonLines.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.compactMap { $0["screen"] as? String } == Self.hostile)
    #expect(lines.compactMap { $0["from"] as? String } == Self.hostile)
    #expect(lines.compactMap { $0["component"] as? String }.count == Self.hostile.count)
    #expect(lines.last?["presentation"] as? String == "sheet")
  }

  @Test("The picture is well-formed and shows every id as text")
  func svg() throws {
    let map = try Self.hostileMap()
    let text = map.svg(title: "\u{1B}[31m<title>")
    #expect(Self.isQuiet(text))
    let picture = try #require(ParsedSVG(text))
    let texts = Set(picture.all("text").map(\.text))
    for id in Self.hostile where Self.isQuiet(id) && !id.contains("\n") {
      #expect(texts.contains(id), "\(id)")
    }
  }

  @Test("Nodes and edges have the kinds of links and starts")
  func words() {
    let map = MappedScreens(
      [
        L.screen("a", "", L.push("b"), L.push("c", "sheet"), L.replaceStack("b", "c")),
        L.screen("b", "", L.backTo("a"), #"{"type": "selectTab", "tab": "y"}"#),
        L.screen("c", "", L.dismiss),
      ],
      navigation: #"""
        "tabs": [{"id": "x", "title": "X", "root": "s://a"},
                 {"id": "y", "title": "Y", "split": {"columns": [{"root": "s://b"}, {"root": "s://c"}]}}],
        "fallback": "s://b", "entryPoints": ["s://c"], "requirements": {"session": "s://c"}
        """#
    ).map
    #expect(
      map.nodes.map(\.starts) == [
        ["tab x"], ["tab y, column 1", "fallback"],
        ["tab y, column 2", "meets session", "entry point"],
      ])
    #expect(
      map.edges.map { "\(map.nodes[$0.from].id) \($0.kind.words) \(map.nodes[$0.to].id)" } == [
        "a push b", "a sheet c", "a replaceStack c", "b backTo a", "b selectTab b",
      ])
    #expect(map.edges[2].links == ["s://b", "s://c"])
    #expect(map.edges.allSatisfy { $0.component == "/root" })
  }

  @Test("Links of one kind between two screens are bundled into one line")
  func bundles() {
    let map = MappedScreens([
      #"""
      --- screens/a.json
      {"screen": "a", "route": "/a", "root": {"type": "layout", "children": [
        {"type": "layout", "id": "x", "events": {"appear": [\#(L.push("b"))]}},
        {"type": "layout", "id": "y", "events": {"appear": [\#(L.push("b", "sheet"))]}},
        {"type": "layout", "id": "z", "events": {"appear": [\#(L.push("b"))]}}]}}
      """#, L.screen("b", "", L.back),
    ]).map
    #expect(map.bundles.map(\.componentWords) == ["x +1", "y"])
    #expect(map.bundles.map(\.kind.words) == ["push", "sheet"])
  }

  @Test("An action is counted once, however long the lists of sample data are")
  func samples() {
    let map = MappedScreens([
      #"""
      --- data/a/few.json
      {"data": {"items": ["x"]}}
      --- data/a/many.json
      {"data": {"items": ["x", "y", "z"]}}
      --- data/a/none.json
      {"data": {"items": []}}
      --- screens/a.json
      {"screen": "a", "route": "/a",
       "data": {"properties": {"items": {"elements": {"type": "string"}}}},
       "root": {"type": "layout", "children": [
        {"forEach": "data.items", "key": "item", "body":
          {"type": "layout", "id": "tile", "events": {"tap": [\#(L.push("b"))]}}},
        {"type": "layout", "id": "more", "events": {"tap": [\#(L.push("b"))]}}]}}
      """#, L.screen("b", "", L.back),
    ]).map
    // Those that only the longer list has come last.
    #expect(map.edges.map(\.component) == ["tile[x]", "more", "tile[y]", "tile[z]"])
  }

  @Test(
    "On random maps boxes are disjoint and within the picture, and lines end at boxes"
  )
  func placement() throws {
    for seed in 0..<tries(60, withoutOptimisation: 12) {
      var random = SeededRandom(seed: UInt64(seed))
      let count = random.int(in: 1...12)
      let screens = (0..<count).map { index in
        let actions = (0..<random.int(in: 0...3)).map { _ in
          let to = "s\(random.int(in: 0...count - 1))"
          return random.int(in: 0...3) == 0 ? L.backTo(to) : L.push(to)
        }
        return #"""
          --- screens/s\#(10 + index).json
          {"screen": "s\#(index)", "route": "/s\#(index)", "root": {"type": "layout", "events": {
            "appear": [\#(actions.joined(separator: ", "))]}}}
          """#
      }
      let roots = #""pages": ["s://s0", "s://s\#(count / 2)"]"#
      let map = MappedScreens(screens, navigation: roots).map
      let text = map.svg(title: "map")
      #expect(text == MappedScreens(screens, navigation: roots).map.svg(title: "map"))
      let picture = try #require(ParsedSVG(text))
      let width = try #require(picture.elements[0].number("width"))
      let height = try #require(picture.elements[0].number("height"))
      let boxes = picture.all("rect").filter {
        $0.attributes["class"]?.hasPrefix("segue-card") ?? false
      }.map {
        Rect(
          x: $0.number("x")!, y: $0.number("y")!, width: $0.number("width")!,
          height: $0.number("height")!)
      }
      #expect(boxes.count == count)
      for (index, box) in boxes.enumerated() {
        #expect(box.x >= 0 && box.y >= 0 && box.maxX <= width && box.maxY <= height)
        for other in boxes[..<index] {
          let isApart =
            box.maxX <= other.x || other.maxX <= box.x || box.maxY <= other.y || other.maxY <= box.y
          #expect(isApart, "\(seed)")
        }
      }
      let lines = picture.all("path").compactMap { $0.attributes["d"] }.filter { $0.contains("C") }
      #expect(lines.count == map.bundles.count)
      for line in lines {
        let numbers = line.split { "MC ".contains($0) }.compactMap { Double($0) }
        for (x, y) in [(numbers[0], numbers[1]), (numbers[6], numbers[7])] {
          #expect(
            boxes.contains {
              abs($0.x - x) < 0.01 || abs($0.maxX - x) < 0.01 && $0.y <= y && y <= $0.maxY
            },
            "\(seed)")
        }
      }
    }
  }

  @Test("A project without screens has a map without boxes")
  func empty() throws {
    let map = MappedScreens([], navigation: "").map
    #expect(map.nodes.isEmpty && map.jsonLines.isEmpty && map.mermaid == "flowchart LR\n")
    #expect(ParsedSVG(map.svg(title: "")) != nil)
  }
}
