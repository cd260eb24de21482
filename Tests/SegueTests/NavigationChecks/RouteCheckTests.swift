import Segue
import Testing

/// FORMAT.md determines which route wins: a literal segment takes precedence over a parameter, from
/// left to right.
@Suite("Overlapping routes")
struct RouteCheckTests {
  private typealias L = LinkedScreens

  /// Returns a screen whose parameters are those of its route, each with a default.
  private static func routed(_ id: String, _ route: String, at marker: Int? = nil) -> String {
    let names = route.split(separator: "/").filter { $0.hasPrefix("{") }.map {
      $0.dropFirst().dropLast()
    }
    let parameters = names.map { #""\#($0)": {"type": "string", "default": "1"}"# }
    return L.screen(
      id, route: route, routeAt: marker, #""parameters": {\#(parameters.joined(separator: ", "))}"#)
  }

  private func found(_ routes: String...) -> [DiagnosticCode] {
    let screens = routes.enumerated().map { Self.routed("r\($0)", $1) }
    return L(screens, navigation: "").found.map(\.code)
  }

  @Test("Two partially overlapping routes are reported, with the winner and an example path")
  func shadowed() {
    L(
      Self.routed("x", "/{a}/b", at: 1), Self.routed("y", "/a/{b}", at: 3), navigation: ""
    ).expect(.shadowedRoute, .warning, "\"/a/b\"", "\"/a/{b}\"", "opens \"y\"")
    L(
      Self.routed("x", "/{a}/{b}/c", at: 1), Self.routed("y", "/{a}/b/{c}", at: 3), navigation: ""
    ).expect(.shadowedRoute, .warning, "\"/1/b/c\"", "\"/{a}/b/{c}\"")
  }

  @Test("A route that is more specific in every segment is accepted")
  func specific() {
    #expect(found("/outfits/new", "/outfits/{outfit}") == [])
    #expect(found("/{a}/{b}", "/a/{b}", "/a/b") == [])
    #expect(found("/{a}/b", "/c/{b}/d", "/e/f") == [])
    #expect(found("/{a}/x", "/a/y", "/b/z") == [])
  }

  @Test("A third route may resolve the overlap")
  func decided() {
    #expect(found("/{a}/b", "/a/{b}", "/a/b") == [])
    #expect(found("/{a}/b/c", "/a/{b}/c", "/a/b/{c}", "/a/b/c") == [])
  }

  @Test("Each route is reported once, however many routes overlap it")
  func once() {
    #expect(found("/a/{n}", "/b/{n}", "/c/{n}", "/{m}/x", "/{m}/y").count == 2)
  }

  @Test("For random routes the shadowed ones are those found by comparing all pairs")
  func law() {
    for seed in 0..<tries(60, withoutOptimisation: 12) {
      var random = SeededRandom(seed: UInt64(seed))
      let words = ["a", "b", "{x}"]
      var routes: [[String]] = []
      for _ in 0..<12 {
        let length = random.int(in: 1...3)
        // A parameter name is unique within a route: {x0}, {x1}, …
        let route = (0..<length).map { place in
          words[random.int(in: 0...2)].replacing("x", with: "x\(place)")
        }
        if !routes.contains(route) { routes.append(route) }
      }
      // Screens are in the order of their files, so their indices are those of the routes.
      let screens = routes.enumerated().map {
        Self.routed("r\($0 + 10)", "/" + $1.joined(separator: "/"))
      }
      let project = L(screens, navigation: "")
      let told = Set(
        project.found.filter { $0.code == .shadowedRoute }.map { $0.range.file.index - 1 })
      #expect(told == Self.losers(of: routes), "\(routes)")
    }
  }

  /// Returns the losing routes by applying the rule to all pairs.
  private static func losers(of routes: [[String]]) -> Set<Int> {
    func isParameter(_ segment: String) -> Bool { segment.hasPrefix("{") }
    func fits(_ route: [String], _ path: [String]) -> Bool {
      route.count == path.count && zip(route, path).allSatisfy { isParameter($0) || $0 == $1 }
    }
    func winner(of path: [String]) -> Int? {
      routes.indices.filter { fits(routes[$0], path) }.min { a, b in
        let first = zip(routes[a], routes[b]).first { $0 != $1 }
        return first.map { !isParameter($0.0) } ?? false
      }
    }
    var losers: Set<Int> = []
    for (a, one) in routes.enumerated() {
      for (b, other) in routes.enumerated() where a != b && one.count == other.count {
        let pairs = Array(zip(one, other))
        guard pairs.contains(where: { !isParameter($0) && isParameter($1) }),
          pairs.contains(where: { isParameter($0) && !isParameter($1) }),
          pairs.allSatisfy({ isParameter($0) || isParameter($1) || $0 == $1 })
        else { continue }
        let path = pairs.map { isParameter($0) ? (isParameter($1) ? "?" : $1) : $0 }
        if winner(of: path) == a { losers.insert(b) }
      }
    }
    return losers
  }

  @Test("Thousands of overlapping routes are checked in linear time")
  func many() {
    let count = tries(1500, withoutOptimisation: 150)
    let screens = (0..<count).flatMap { n in
      ["/{a}/x\(n)/{c}", "/y\(n)/{b}/z"].enumerated().map { index, route in
        #"""
        --- screens/r\#(n)-\#(index).json
        {"screen": "r\#(n)-\#(index)", "route": "\#(route)", "root": {"type": "layout"}}
        """#
      }
    }
    let time = ContinuousClock().measure {
      let found = L(screens, navigation: "").found.filter { $0.code == .shadowedRoute }
      #expect(!found.isEmpty && found.count <= 2 * count)
    }
    #expect(time < .seconds(20))
  }

  @Test("A route parameter that the screen does not declare is reported")
  func undeclared() {
    L(
      L.screen(
        "a", route: "/a/{item}", routeAt: 1,
        #""parameters": {3️⃣"itm"4️⃣: {"type": "string", "default": ""}}"#),
      navigation: ""
    ).expect(.undeclaredRouteParameter, .warning, "did you mean \"itm\"?")
    let other = L(
      L.screen(
        "a", route: "/a/{kind}/{y}", #""parameters": {"y": {"type": "string", "default": ""}}"#),
      navigation: "")
    #expect(other.found.map(\.code) == [.undeclaredRouteParameter] && other.found[0].notes == [])
  }

  @Test("A parent whose parameters the child does not provide is reported")
  func parents() {
    let child = { (keys: String) in
      L.screen("c", route: "/p/{n}/c", routeAt: 1, #""parameters": {"n": "string"\#(keys)}"#)
    }
    let parent = #""parameters": {"n": "string", 3️⃣"title"4️⃣: "string"}"#
    let open = L.screen("a", "", L.push("p/1?title=x"), L.push("p/1/c"))
    func project(_ child: String, _ parent: String) -> L {
      L(open, child, L.screen("p", route: "/p/{n}", parent), navigation: "")
    }
    project(child(""), parent).expect(
      .parentWithoutArguments, .warning, "\"title\"", "\"backStack\"")
    // A parameter of the same name provides it, even if the link to the child omits it.
    project(child(#", "title": {"type": "string", "default": ""}"#), parent).expectNothing()
    project(
      child(""), #""parameters": {"n": "string", "title": {"type": "string", "default": ""}}"#
    ).expectNothing()
    project(
      L.screen("c", route: "/p/{n}/c", #""parameters": {"n": "string"}, "backStack": ["s://a"]"#),
      parent
    ).expectNothing()
  }
}
