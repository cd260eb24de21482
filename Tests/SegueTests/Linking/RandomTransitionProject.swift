import Segue

/// A random project of two screens in which every link has a transition of its own. Compiled, it
/// contains flights with windows, arcs, clips, bars, borders, shadows, gradients, kept texts,
/// nested heroes, pictures with different sources and parts without partners, plain transitions,
/// sheets and right-to-left scripts.
struct RandomTransitionProject {
  private var random: SeededRandom
  /// The names of the transitions, in the order of the links.
  private(set) var transitions: [String] = []
  let device: String
  let presentation: Presentation
  let text: String

  static let links = 8

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let device = Self.one(of: ["400x800@2", "375x812@3", "412x915@2.625", "834x1194@2"], &random)
    let presentation = Presentation.allCases[
      random.chance(0.5) ? 0 : random.int(in: 0...Presentation.allCases.count - 1)]
    let names = (0..<Self.links).map { "t\($0)" }
    let declared = names.map { #""\#($0)": \#(Self.transition(&random))"# }
    let cards = names.map { Self.card($0, isSource: true, &random) }
    let partners = names.map { Self.card($0, isSource: false, &random) }
    func screen(_ id: String, _ more: String, _ cards: [String], _ random: inout SeededRandom)
      -> String
    {
      let bars = Self.one(
        of: ["", #""bars": ["navigation"],"#, #""bars": ["navigation", "tab"],"#] + declaredBars,
        &random)
      return #"""
        {"screen": "\#(id)", \#(bars) \#(more) "root": {"type": "layout", "style": {
          "direction": "\#(Self.one(of: ["ltr", "rtl"], &random))"}, "children": [{
          "type": "layout", "id": "list", "style": {"overflow": "scroll", "flexGrow": 1,
            "borderRadius": \#(Self.number(0...40, &random))},
          "children": [\#(cards.joined(separator: ",\n"))]}]}}
        """#
    }
    transitions = names
    self.device = device
    self.presentation = presentation
    // A separate generator, so that projects of existing seeds do not change.
    var own = SeededRandom(seed: seed &+ 5)
    let detents = ["medium", "large", "30%"].shuffled(using: &own).prefix(own.int(in: 1...3))
    let sheet =
      own.chance(0.5)
      ? #""sheet": {"detents": \#(Array(detents)), "grabberVisible": true},"# : ""
    text = #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["\#(device)"],
       "transitions": {\#(declared.joined(separator: ",\n"))}}
      --- screens/a.json
      \#(screen("a", "", cards, &random))
      --- screens/b.json
      \#(screen("b", #""route": "/b", "presentation": "\#(presentation.rawValue)", \#(sheet)"#, partners, &random))
      --- assets/0.png 300x400
      --- assets/1.png 640x360
      --- assets/2.png 50x50
      """#
    self.random = random
  }

  // MARK: Values

  private static func one(of choices: [String], _ random: inout SeededRandom) -> String {
    choices[random.int(in: 0...choices.count - 1)]
  }

  private static func number(
    _ range: ClosedRange<Double>, _ random: inout SeededRandom
  ) -> String {
    "\(random.chance(0.5) ? random.double(in: range).rounded() : random.double(in: range))"
  }

  private static func colour(_ random: inout SeededRandom) -> String {
    one(of: ["red", "transparent", "#33669980", "rgba(0, 90, 20, 0.3)", "white"], &random)
  }

  // MARK: Components

  private static func paint(_ random: inout SeededRandom) -> String {
    var style = ""
    if random.chance(0.5) { style += #", "backgroundColor": "\#(colour(&random))""# }
    if random.chance(0.3) {
      style += #", "backgroundImage": "linear-gradient(\#(colour(&random)), blue)""#
    }
    if random.chance(0.4) {
      style += #"""
        , "borderWidth": \#(number(0...6, &random)), "borderColor": "\#(colour(&random))"
        """#
    }
    if random.chance(0.4) {
      style += #"""
        , "boxShadow": "\#(one(of: ["", "inset "], &random))\#(number(-9...9, &random))px 2px \#
        \#(number(0...20, &random))px \#(colour(&random))\#(one(of: ["", ", 0 1px red"], &random))"
        """#
    }
    if random.chance(0.4) { style += #", "borderRadius": \#(number(0...60, &random))"# }
    if random.chance(0.3) { style += #", "opacity": \#(number(0...1, &random))"# }
    return style
  }

  private static func picture(_ name: String, _ random: inout SeededRandom) -> String {
    let fit = one(of: ["fill", "contain", "cover", "none", "scale-down"], &random)
    return #"""
      {"type": "image", \#(name) "source": "\#(random.int(in: 0...2)).png", "style": {
        "width": \#(number(0...400, &random)), "height": \#(number(0...300, &random)),
        "flexShrink": 0, "objectFit": "\#(fit)"\#(paint(&random))}}
      """#
  }

  private static func label(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "label", "snapshot": "keep", "text": "\#(one(of: ["Coat", "A wool coat"], &random))",
     "style": {"fontSize": \#(one(of: ["16", "24"], &random))\#(paint(&random))}}
    """#
  }

  /// Returns a tapped card or its destination. Seven of ten cards are heroes themselves.
  private static func card(
    _ name: String, isSource: Bool, _ random: inout SeededRandom
  ) -> String {
    let tap = #"""
      "id": "\#(name)", "events": {"tap": [
        {"type": "navigate", "to": "s://b", "transition": "\#(name)"}]},
      """#
    var children: [String] = []
    let heroes = [#""hero": "\#(name)-a","#, #""hero": "\#(name)-b","#, "", ""]
    for _ in 0..<random.int(in: 1...3) {
      let hero = one(of: heroes, &random)
      switch random.int(in: 0...4) {
      case 0, 1: children.append(picture(hero, &random))
      case 2: children.append(label(&random))
      case 3:
        children.append(
          #"""
          {"type": "layout", \#(hero) "style": {"height": 80, "flexShrink": 0, "overflow": "hidden"
            \#(paint(&random))}, "children": [\#(picture("", &random)), \#(label(&random))]}
          """#)
      default:
        children.append(
          #"{"type": "button", "snapshot": "keep", "title": "Buy", "style": {"width": 90}}"#)
      }
    }
    let own = random.chance(0.7) ? #""hero": "\#(name)","# : ""
    return #"""
      {"type": "layout", \#(isSource ? tap : "") \#(own) "style": {
        "height": \#(number(20...500, &random)), "flexShrink": 0,
        "overflow": "\#(one(of: ["visible", "hidden", "scroll"], &random))"\#(paint(&random))},
       "children": [\#(children.joined(separator: ", "))]}
      """#
  }

  // MARK: Transitions

  private static func easing(_ random: inout SeededRandom) -> String {
    let spring = #"""
      {"spring": {"response": \#(random.double(in: 0.1...1)), \#
      "dampingFraction": \#(random.double(in: 0.3...1.5))}}
      """#
    return one(
      of: [
        spring, spring, #""easeInOut""#, #""emphasized""#, #"{"cubicBezier": [0.3, -1, 0.6, 2]}"#,
        #"{"linear": [0, 1.2, "0.8 80%", 1]}"#,
      ], &random)
  }

  private static func window(_ random: inout SeededRandom) -> String {
    one(
      of: [
        "[0, 1]", "[0, 0.3]", "[0.6, 1]", "[0.25, 0.75]", "[0.1, 0.9]", "[0, 0.98]", "[0.5, 0.55]",
      ], &random)
  }

  private static func windows(_ key: String, _ random: inout SeededRandom) -> String {
    let channels = [
      "frame", "content", "cornerRadius", "paint", "opacity", "clip", "leaving", "arriving",
      "entering", "exiting",
    ]
    let list = channels.filter { _ in random.chance(0.5) }.map {
      #""\#($0)": \#(window(&random))"#
    }
    return #", "\#(key)": {\#(list.joined(separator: ", "))}"#
  }

  private static func tracks(_ random: inout SeededRandom) -> String {
    let list = [
      #"{"property": "translateX", "from": "100%", "to": 0, "window": \#(window(&random))}"#,
      #"{"property": "translateY", "from": -120, "to": 0}"#,
      #"{"property": "scale", "from": 0.3, "to": 1, "window": \#(window(&random))}"#,
      #"{"property": "opacity", "from": 0, "to": 1, "window": \#(window(&random))}"#,
      #"{"property": "cornerRadius", "from": 30, "to": 0}"#,
      // Down and back up again.
      #"""
      {"property": "translateY", "from": 0, "to": 90, "window": [0, 0.5]},
      {"property": "translateY", "from": 0, "to": -90, "window": [0.5, 1]}
      """#,
    ].filter { _ in random.chance(0.5) }
    return #"{"entering": [\#(list.joined(separator: ", "))], "exiting": []}"#
  }

  private static func transition(_ random: inout SeededRandom) -> String {
    let kind =
      random.chance(0.7)
      ? "hero"
      : Transition.Kind.allCases[
        random.int(in: 0...Transition.Kind.allCases.count - 1)
      ].rawValue
    var text = #"{"kind": "\#(kind)""#
    if kind != "none" { text += #", "easing": \#(easing(&random))"# }
    if kind != "none" && random.chance(0.3) { text += #", "popEasing": \#(easing(&random))"# }
    if kind != "none" && random.chance(0.3) { text += #", "backgroundScale": 0.9"# }
    switch kind {
    case "hero":
      text += #", "path": "\#(one(of: ["straight", "arc"], &random))""#
      text += #", "clip": "\#(one(of: ["leave", "keep"], &random))""#
      text += #", "coversBars": \#(random.chance(0.5))"#
      if random.chance(0.5) { text += windows("windows", &random) }
      if random.chance(0.3) { text += windows("popWindows", &random) }
    case "slide", "moveIn", "slideUp":
      text += #", "edge": "\#(one(of: ["leading", "trailing", "top", "bottom"], &random))""#
    case "custom":
      text += #", "push": \#(tracks(&random))"#
      if random.chance(0.5) { text += #", "pop": \#(tracks(&random))"# }
    default: break
    }
    return text + "}"
  }
}
