import Segue
import Testing

/// Invariants of every screen, tested on random ones with fixed seeds.
@Suite("Invariants of layout checks")
struct LayoutCheckLawTests {
  /// A random screen with only logical sides, so that the opposite direction mirrors it.
  private struct RandomScreen {
    var random: SeededRandom
    let hostile: Bool
    private(set) var count = 0

    init(seed: UInt64, hostile: Bool = false) {
      random = SeededRandom(seed: seed)
      self.hostile = hostile
    }

    mutating func length() -> String {
      if hostile {
        return pick(["1e308", "0", "33554428", "1e-300", "123456789.5", #""1e300%""#, "7", "450"])
      }
      return pick(["20", "44", "43.5", "60", "130", "300", "420", #""50%""#, #""100%""#, "0"])
    }

    mutating func pick(_ choices: [String]) -> String {
      choices[Int.random(in: choices.indices, using: &random)]
    }

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    /// The root fills the screen, because the position of a smaller root is tested elsewhere.
    mutating func root() -> String {
      let children = (0..<3).map { _ in component(depth: 5) }
      return CheckedScreen.column("", children.joined(separator: ", "))
    }

    mutating func component(depth: Int) -> String {
      count += 1
      var style: [String] = []
      for key in ["width", "height"] where chance(40) { style.append("\"\(key)\": \(length())") }
      for key in ["minWidth", "maxHeight", "flexBasis", "gap"] where chance(8) {
        style.append("\"\(key)\": \(length())")
      }
      for key in ["marginStart", "marginTop", "marginEnd", "paddingStart", "paddingBottom"]
      where chance(10) {
        style.append("\"\(key)\": \(length())")
      }
      if chance(8) { style.append(#""marginBottom": -12"#) }
      if chance(15) {
        style.append(#""position": "absolute""#)
        for key in ["top", "bottom", "start", "end"] where chance(40) {
          style.append("\"\(key)\": \(length())")
        }
      }
      if chance(30) { style.append(#""flexShrink": 0"#) }
      if chance(20) { style.append(#""flexGrow": 1"#) }
      if chance(20) { style.append("\"overflow\": \"\(pick(["hidden", "scroll"]))\"") }
      if chance(40) {
        style.append("\"flexDirection\": \"\(pick(["row", "row", "column-reverse"]))\"")
      }
      if chance(15) { style.append(#""flexWrap": "wrap""#) }
      if chance(20) {
        style.append("\"justifyContent\": \"\(pick(["center", "flex-end", "space-between"]))\"")
      }
      if chance(20) { style.append("\"alignItems\": \"\(pick(["center", "flex-end", "start"]))\"") }
      let events = chance(20) ? #", "events": {"tap": [{"type": "back"}]}"# : ""
      let head = #""style": {\#(style.joined(separator: ", "))}\#(events)"#
      if depth > 1, chance(60) || depth > 4 {
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          component(depth: depth - 1)
        }
        return #"{"type": "layout", \#(head), "children": [\#(children.joined(separator: ", "))]}"#
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        return #"{"type": "label", "text": "\#(pick(["New", "Free delivery", ""]))", \#(head)}"#
      case 1: return #"{"type": "image", "source": "a.png", \#(head)}"#
      case 2: return #"{"type": "button", "title": "Buy", \#(head)}"#
      default: return #"{"type": "layout", \#(head)}"#
      }
    }
  }

  private static let device = #"""
    {"name": "d", "width": 400, "height": 700, "scale": 2, "direction": "\#("ltr")",
     "safeArea": {"top": 40, "bottom": 30, "leading": 44, "trailing": 20}}
    """#

  private static func diagnostics(_ root: String, _ direction: String, devices: Int = 1)
    -> [Diagnostic]
  {
    let list = (0..<devices).map {
      device.replacing("\"ltr\"", with: "\"\(direction)\"").replacing("\"d\"", with: "\"d\($0)\"")
    }
    return CheckedScreen(root, devices: list.joined(separator: ", ")).found
  }

  @Test(
    "A mirrored screen has the same mistakes on the other side",
    arguments: 0..<tries(60, withoutOptimisation: 20))
  func mirrored(_ seed: Int) {
    var random = RandomScreen(seed: UInt64(seed))
    let root = random.root()
    let told = Self.diagnostics(root, "ltr")
    let turned = Self.diagnostics(root, "rtl")
    // Text and halved space are truncated to 64ths on the same side in both directions, so the
    // numbers differ slightly, and amounts of less than a point may be reported for only one.
    func comparable(_ diagnostics: [Diagnostic], isTurned: Bool) -> [String] {
      diagnostics.filter { !$0.message.contains("0.") }.map { diagnostic in
        let message = diagnostic.message.filter { !$0.isNumber && $0 != "." }
        let mirrored = message.replacing("right", with: "*").replacing("left", with: "right")
          .replacing("*", with: "left")
        return "\(diagnostic.code) \(diagnostic.range) \(isTurned ? mirrored : message)"
      }.sorted()
    }
    #expect(
      comparable(told, isTurned: false) == comparable(turned, isTurned: true), "\(root)")
  }

  @Test(
    "Equal devices have equal mistakes, reported once",
    arguments: 0..<tries(20, withoutOptimisation: 8)
  )
  func devices(_ seed: Int) {
    var random = RandomScreen(seed: UInt64(seed))
    let root = random.root()
    let one = Self.diagnostics(root, "ltr")
    let three = Self.diagnostics(root, "ltr", devices: 3)
    #expect(one.map(\.range) == three.map(\.range))
    #expect(
      one.map { $0.message.replacing("on d0:", with: "on every device:") } == three.map(\.message))
  }

  @Test(
    "Extreme sizes neither trap nor appear as infinity in a message",
    arguments: 0..<tries(40, withoutOptimisation: 15))
  func hostile(_ seed: Int) {
    var random = RandomScreen(seed: UInt64(seed), hostile: true)
    for diagnostic in Self.diagnostics(random.root(), "rtl") {
      #expect(!diagnostic.message.contains("inf") && !diagnostic.message.contains("nan"))
    }
  }
}
