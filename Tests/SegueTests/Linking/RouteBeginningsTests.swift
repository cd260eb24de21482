import Segue
import Testing

/// What lies on the way to a path follows from FORMAT.md: of the routes that fit a beginning of it wins the one
/// whose first different segment is literal.
@Suite("Beginnings of paths")
struct RouteBeginningsTests {
  /// Screens in the order of their routes, which are numbers in their files' names.
  private func table(_ routes: [String]) -> RouteTable {
    let screens = routes.enumerated().map { index, route in
      #"""
      --- screens/\#(1000 + index).json
      {"screen": "r\#(index)", "route": "\#(route)", "root": {"type": "layout"}}

      """#
    }
    return Compiler(TestProject(screens.joined()).project).routes
  }

  @Test("each beginning leads where the literals before the parameters lead")
  func byHand() {
    let routes = table([
      "/", "/a", "/{x}/b", "/a/{y}/c", "/{x}/b/c/d", "/a/b/{z}/e", "/{x}/{y}/{z}",
    ])
    #expect(routes.screens(atBeginningsOf: ["a", "b", "c", "d", "e"]) == [0, 1, 2, 3, 4, nil])
    #expect(routes.screens(atBeginningsOf: ["a", "b", "d", "e"]) == [0, 1, 2, 6, 5])
    #expect(routes.screens(atBeginningsOf: ["z", "z"]) == [0, nil, nil])
    #expect(routes.screens(atBeginningsOf: []) == [0])
    #expect(RouteTable().screens(atBeginningsOf: ["a"]) == [nil, nil])
  }

  @Test("what takes more steps than allowed is not told")
  func steps() {
    let routes = table(["/a/b", "/{x}/b", "/{x}/c"])
    // The root, "a", "b" behind it, the parameter, and "b" behind that.
    #expect(routes.screens(atBeginningsOf: ["a", "b"], mostSteps: 5) == [nil, nil, 0])
    #expect(routes.screens(atBeginningsOf: ["a", "b"], mostSteps: 4) == [])
  }

  @Test("a beginning leads where it leads by itself, over random routes that compete")
  func law() {
    for seed in 0..<tries(200, withoutOptimisation: 40) {
      var random = SeededRandom(seed: UInt64(seed))
      let words = ["a", "b", "{x}"]
      var routes: [[String]] = []
      for _ in 0..<20 {
        let length = random.int(in: 0...5)
        // A name stands once in a route: {x0}, {x1}, …
        let route = (0..<length).map { place in
          words[random.int(in: 0...2)].replacing("x", with: "x\(place)")
        }
        if !routes.contains(route) { routes.append(route) }
      }
      let table = table(routes.map { "/" + $0.joined(separator: "/") })
      for _ in 0..<20 {
        let path = (0..<random.int(in: 0...6)).map { _ in ["a", "b", "c"][random.int(in: 0...2)] }
        let beginnings = (0...path.count).map { Array(path[..<$0]) }
        let found = table.screens(atBeginningsOf: path)
        #expect(found == beginnings.map { Self.winner(of: $0, among: routes) }, "\(routes) \(path)")
        #expect(found == beginnings.map { table.match($0)?.screen }, "\(routes) \(path)")
      }
    }
  }

  /// By the rule itself, on all routes.
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
