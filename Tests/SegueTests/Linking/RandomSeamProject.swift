import Segue

/// A random project of two screens with the components that apps put in and above heroes: badges,
/// titles over pictures, scrims, hearts on both screens, floating buttons, panels that overlap a
/// picture, neighbours with shadows, nested heroes, orders changed by `zIndex` and `order`.
struct RandomSeamProject {
  static let links = 8
  let text: String
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    var transitions: [String] = []
    var cards: [String] = []
    var partners: [String] = []
    for index in 0..<Self.links {
      transitions.append(#""t\#(index)": \#(Self.transition(&random))"#)
      cards.append(Self.card(index, isSource: true, &random))
      partners.append(Self.card(index, isSource: false, &random))
    }
    let presentation = Self.one(
      of: ["push", "push", "push", "fullScreen", "sheet", "formSheet", "overFullScreen"], &random)
    func screen(_ cards: [String], _ random: inout SeededRandom) -> String {
      let bars = Self.one(
        of: ["", #""bars": ["navigation"],"#, #""bars": ["navigation", "tab"],"#] + declaredBars,
        &random)
      // Some roots do not fill their screen, no matter what is behind it.
      let style = Self.one(
        of: [
          "", "", "", #", "margin": 20"#, #", "maxHeight": 500"#, #", "width": "80%""#,
          #", "borderRadius": 30"#,
        ], &random)
      let floating = random.chance(0.5) ? ", " + Self.floating(&random) : ""
      return #"""
        \#(bars) "root": {"type": "layout", "style": {"backgroundColor": "white",
          "direction": "\#(Self.one(of: ["ltr", "rtl"], &random))" \#(style)}, "children": [
          {"type": "layout", "style": {"overflow": "scroll", "flexGrow": 1, "flexBasis": 0,
            "flexDirection": "row", "flexWrap": "wrap", "gap": \#(random.int(in: 0...12)),
            "borderRadius": \#(Self.one(of: ["0", "0", "24"], &random))},
           "children": [\#(cards.joined(separator: ",\n"))]}\#(floating)]}
        """#
    }
    text = #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["\#(Self.one(of: ["400x800@2", "375x812@3", "412x915@2.625"], &random))"],
       "transitions": {\#(transitions.joined(separator: ",\n"))}}
      --- screens/a.json
      {"screen": "a", \#(screen(cards, &random))}
      --- screens/b.json
      {"screen": "b", "route": "/b", "presentation": "\#(presentation)", \#(screen(partners, &random))}
      --- assets/0.png 300x400
      --- assets/1.png 640x360
      --- assets/2.png 50x50
      """#
  }

  private static func one(of choices: [String], _ random: inout SeededRandom) -> String {
    choices[random.int(in: 0...choices.count - 1)]
  }

  private static func number(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> String {
    random.chance(0.7)
      ? "\(random.int(in: range))"
      : "\(random.double(in: Double(range.lowerBound)...Double(range.upperBound)))"
  }

  /// Returns an absolute position inside the parent or at its edge.
  private static func place(_ random: inout SeededRandom) -> String {
    let side = one(of: ["start", "end", "left", "right"], &random)
    let edge = one(of: ["top", "bottom"], &random)
    let order = one(
      of: ["", "", "", #", "zIndex": 1"#, #", "zIndex": -1"#, #", "order": 1"#], &random)
    return #"""
      "position": "absolute", "\#(side)": \#(number(-10...30, &random)), \#
      "\#(edge)": \#(number(-10...30, &random))\#(order)
      """#
  }

  private static func badge(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "label", "snapshot": "drop", "text": "\#(one(of: ["New", "Last pieces"], &random))", "style": {
      \#(place(&random)), "padding": \#(number(0...6, &random)),
      "backgroundColor": "\#(one(of: ["white", "#ff000080"], &random))",
      "borderRadius": 8, "opacity": \#(one(of: ["1", "1", "0.8"], &random))}}
    """#
  }

  private static func heart(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "layout", "snapshot": "drop", "style": {"position": "absolute", "right": 8, "top": 8,
      "width": 32, "height": 32, "borderRadius": 16, "backgroundColor": "white",
      "boxShadow": "0 2px 6px rgba(0, 0, 0, 0.2)"},
     "children": [{"type": "image", "source": "2.png", "style": {"width": 20, "height": 20, "margin": 6}}]}
    """#
  }

  private static func title(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "label", "text": "\#(one(of: ["Linen weekend", "City camel"], &random))", "style": {
      "fontSize": \#(one(of: ["14", "22"], &random)), \#(place(&random)), "color": "white"}}
    """#
  }

  private static func scrim(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "layout", "snapshot": "drop", "style": {"position": "absolute", "inset": 0,
      "backgroundImage": "linear-gradient(transparent, #00000080)"}}
    """#
  }

  private static func floating(_ random: inout SeededRandom) -> String {
    #"""
    {"type": "button", "title": "Buy", "style": {\#(place(&random)), "width": \#(number(40...300, &random)),
      "height": 44, "backgroundColor": "black", "color": "white", "borderRadius": 22}}
    """#
  }

  private static func picture(
    _ name: String, _ source: Int, _ style: String, _ random: inout SeededRandom
  ) -> String {
    let fit = one(of: ["cover", "cover", "contain", "fill", "none"], &random)
    let border =
      random.chance(0.3) ? #", "borderWidth": \#(random.int(in: 1...6)), "borderColor": "red""# : ""
    let padding = random.chance(0.2) ? #", "padding": \#(random.int(in: 1...12))"# : ""
    return #"""
      {"type": "image", \#(name) "source": "\#(source).png", "style": {\#(style), "objectFit": "\#(fit)",
        "borderRadius": \#(number(0...30, &random))\#(border)\#(padding)}}
      """#
  }

  /// Returns a card with a picture and components on it. Two of five cards are heroes themselves.
  private static func card(
    _ index: Int, isSource: Bool, _ random: inout SeededRandom
  ) -> String {
    let tap = #"""
      "events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "t\#(index)"}]},
      """#
    let width = isSource ? number(100...180, &random) : number(120...390, &random)
    let height = isSource ? number(80...200, &random) : number(100...420, &random)
    // Half of the time the badge is the same on both screens.
    var shared = SeededRandom(seed: UInt64(index) * 7 + 1)
    var children = [
      picture(
        #""hero": "p\#(index)","#, index % 3,
        #""width": "100%", "height": "\#(random.chance(0.6) ? "100%" : "70%")""#,
        &random)
    ]
    if random.chance(0.3) {
      children.append(
        picture(
          random.chance(0.5) ? #""hero": "q\#(index)","# : "", (index + 1) % 3,
          #"\#(place(&random)), "width": 40, "height": 30"#, &random))
    }
    if random.chance(0.3) { children.append(scrim(&random)) }
    if random.chance(0.5) {
      children.append(shared.chance(0.5) ? badge(&shared) : badge(&random))
    }
    if random.chance(0.5) { children.append(title(&random)) }
    if random.chance(0.6) { children.append(heart(&random)) }
    if random.chance(0.3) {
      children.append(
        #"""
        {"type": "layout", "style": {"backgroundColor": "#fafafa", "borderRadius": 12,
          "marginTop": \#(number(-40...4, &random)), "padding": 8},
         "children": [{"type": "label", "text": "Panel"}, \#(badge(&random))]}
        """#)
    }
    let hero = random.chance(0.4) ? #""hero": "c\#(index)","# : ""
    let shadow =
      random.chance(0.4) ? #", "boxShadow": "0 4px 20px rgba(0, 0, 0, 0.3)""# : ""
    let paint = random.chance(0.5) ? ##", "backgroundColor": "#eeeeee""## : ""
    return #"""
      {"type": "layout", \#(isSource ? tap : "") \#(hero) "style": {"width": \#(width),
        "height": \#(height), "flexShrink": 0, "overflow": "\#(one(of: ["visible", "hidden"], &random))",
        "borderRadius": \#(number(0...24, &random))\#(shadow)\#(paint)},
       "children": [\#(children.joined(separator: ", "))]}
      """#
  }

  private static func transition(_ random: inout SeededRandom) -> String {
    let windows =
      random.chance(0.4)
      ? #"""
      , "windows": {"frame": [0.1, 0.9], "content": [0, 0.6], "clip": [0.3, 1], "cornerRadius": [0, 0.5],
        "leaving": [0, 0.3], "arriving": [0.2, 0.9], "entering": [0.1, 0.8]}
      """# : ""
    return #"""
      {"kind": "hero", "path": "\#(one(of: ["straight", "arc"], &random))",
       "clip": "\#(one(of: ["leave", "leave", "keep"], &random))",
       "coversBars": \#(random.chance(0.3)),
       "backgroundScale": \#(one(of: ["1", "0.94"], &random)),
       "easing": \#(one(of: [#"{"spring": {"dampingFraction": 0.5}}"#, #""easeInOut""#], &random))\#(windows)}
      """#
  }
}

/// Navigation bars that screens declare: with items, large, translucent, with a shadow.
let declaredBars = [
  #"""
  "title": "Saved", "navigationBar": {"trailing": [
    {"type": "image", "source": "2.png"}, {"type": "button", "title": "Share"}]},
  """#,
  #"""
  "title": "Saved", "navigationBar": {"largeTitle": true, "style": {"backgroundColor": "#ff000080"}},
  """#,
  #"""
  "bars": ["tab"], "title": "A title that is longer than its bar is wide on any of these devices",
  "navigationBar": {"leading": [{"type": "layout", "style": {"width": 30, "height": 30, "opacity": 0.5,
    "backgroundColor": "blue"}}], "style": {"boxShadow": "0 1px 8px black", "borderBottomWidth": 1}},
  """#,
]
