import Segue
import Testing

/// Expectations follow from FORMAT.md: of the routes that match a prefix of the path, the one whose
/// first differing segment is literal wins.
@Suite("Path prefixes")
struct RouteBeginningsTests {
  /// Compiles one screen for each route. The order of the screens is that of the routes, because
  /// file names are numbered.
  private func table(_ routes: [String]) -> RouteTable {
    let screens = routes.enumerated().map { index, route in
      #"""
      --- screens/\#(1000 + index).json
      {"screen": "r\#(index)", "route": "\#(route)", "root": {"type": "layout"}}

      """#
    }
    return Compiler(TestProject(screens.joined()).project).routes
  }

  @Test("Each prefix of a path matches the route whose literals come first")
  func byHand() {
    let routes = table([
      "/", "/a", "/{x}/b", "/a/{y}/c", "/{x}/b/c/d", "/a/b/{z}/e", "/{x}/{y}/{z}",
    ])
    #expect(routes.beginnings(of: ["a", "b", "c", "d", "e"]) == [0, 1, 2, 3, 4, nil])
    #expect(routes.beginnings(of: ["a", "b", "d", "e"]) == [0, 1, 2, 6, 5])
    #expect(routes.beginnings(of: ["z", "z"]) == [0, nil, nil])
    #expect(routes.beginnings(of: []) == [0])
    #expect(RouteTable().beginnings(of: ["a"]) == [nil, nil])
  }

  @Test("Matching returns nothing if it needs more than the maximum number of steps")
  func steps() {
    let routes = table(["/a/b", "/{x}/b", "/{x}/c"])
    // Five steps: the root, "a", the "b" after it, the parameter, and the "b" after that.
    #expect(routes.beginnings(of: ["a", "b"], mostSteps: 5) == [nil, nil, 0])
    #expect(routes.beginnings(of: ["a", "b"], mostSteps: 4) == [])
  }

  @Test("Over random competing routes each prefix matches the same as on its own")
  func law() {
    for seed in 0..<tries(200, withoutOptimisation: 40) {
      var random = SeededRandom(seed: UInt64(seed))
      let words = ["a", "b", "{x}"]
      var routes: [[String]] = []
      for _ in 0..<20 {
        let length = random.int(in: 0...5)
        // Names in a route are unique: {x0}, {x1}, …
        let route = (0..<length).map { place in
          words[random.int(in: 0...2)].replacing("x", with: "x\(place)")
        }
        if !routes.contains(route) { routes.append(route) }
      }
      let table = table(routes.map { "/" + $0.joined(separator: "/") })
      for _ in 0..<20 {
        let path = (0..<random.int(in: 0...6)).map { _ in ["a", "b", "c"][random.int(in: 0...2)] }
        let beginnings = (0...path.count).map { Array(path[..<$0]) }
        let found = table.beginnings(of: path)
        #expect(found == beginnings.map { Self.winner(of: $0, among: routes) }, "\(routes) \(path)")
        #expect(found == beginnings.map { table.match($0)?.screen.index }, "\(routes) \(path)")
      }
    }
  }

  /// Returns the winning route by applying the rule to all routes.
  private static func winner(of path: [String], among routes: [[String]]) -> Int? {
    func isParameter(_ segment: String) -> Bool { segment.hasPrefix("{") }
    return routes.indices.filter { index in
      routes[index].count == path.count
        && zip(routes[index], path).allSatisfy { isParameter($0) || $0 == $1 }
    }.min { a, b in
      let first = zip(routes[a], routes[b]).first { $0 != $1 }
      return first.map { !isParameter($0.0) } ?? false
    }
  }
}

extension RouteTable {
  /// Returns the numbers of the screens to which the prefixes of a path lead.
  fileprivate func beginnings(of path: [String], mostSteps: Int = .max) -> [Int?] {
    screens(atBeginningsOf: path, mostSteps: mostSteps).map { $0?.index }
  }
}
