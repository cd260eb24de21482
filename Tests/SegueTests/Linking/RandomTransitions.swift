import Segue

/// Generates random pairs of screens with a card, its pictures and its text, random transitions of
/// every kind between them, and random timings and pans.
struct RandomTransitions {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a plan, its return, and a plan between different layouts of mostly the same
  /// components.
  mutating func plans(hero: Bool) throws -> [FlightPlan] {
    let kind = hero ? self.hero() : plain()
    let flight = try flight(kind)
    let other = try self.flight(hero ? self.hero() : kind)
    let direction: FlightPlan.Direction = random.int(in: 0...3) == 0 ? .pop : .push
    return [try flight.plan(), try flight.plan(.pop), try other.plan(direction)]
  }

  private mutating func flight(_ transition: String) throws -> TestFlight {
    let count = random.int(in: 1...2)
    return try TestFlight(
      #"{"type": "layout", "children": [\#(card(TestFlight.tap + ",", count))]}"#,
      #"{"type": "layout", "children": [\#(card("", count))]}"#, transition: transition,
      assets: "--- assets/0.png 300x500\n--- assets/1.png 640x480",
      device: one(of: ["400x800@2", "375x812@3", "412x915@2.625"]),
      destination: random.int(in: 0...1) == 0 ? .push : .sheet)
  }

  mutating func one(of choices: [String]) -> String {
    choices[random.int(in: 0...choices.count - 1)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    "\(random.double(in: range))"
  }

  private mutating func card(_ tap: String, _ count: Int) -> String {
    let pictures = (0..<count).map { picture($0) }.joined(separator: ", ")
    let shadow = #""boxShadow": "2px \#(number(0...9))px 8px rgba(0, 0, 0, 0.5)","#
    return #"""
      {"type": "layout", "id": "card", "hero": "card", \#(tap) "style": {\#(place())
        "backgroundColor": "\#(one(of: ["#ff8800", "#20406080", "white"]))",
        \#(random.int(in: 0...1) == 0 ? shadow : "")
        "overflow": "\#(one(of: ["visible", "hidden", "scroll"]))",
        "borderColor": "black", "borderWidth": \#(number(0...6)),
        "borderRadius": \#(number(0...60))},
       "children": [\#(pictures),
        {"type": "label", "id": "words", "text": "\#(one(of: ["one", "two words"]))",
         "snapshot": "keep"}]}
      """#
  }

  private mutating func picture(_ index: Int) -> String {
    #"""
    {"type": "image", "id": "i\#(index)", "source": "\#(index).png", "style": {\#(place())
      "objectFit": "\#(one(of: ["fill", "contain", "cover"]))", "opacity": \#(number(0.5...1)),
      "borderRadius": [\#(number(0...200)), \#(number(0...60)), 0, \#(number(0...60))]}}
    """#
  }

  private mutating func place() -> String {
    #"""
    "position": "absolute", "left": \#(number(-50...200)), "top": \#(number(-50...500)),
    "width": \#(number(20...400)), "height": \#(number(20...500)),
    """#
  }

  private mutating func hero() -> String {
    let window = one(of: ["[0, 1]", "[0.2, 0.7]", "[0, 0.6]", "[0.3, 1]"])
    let other = one(of: ["[0, 1]", "[0.1, 0.9]", "[0, 0.5]", "[0.5, 1]"])
    return #"""
      {"kind": "hero", "path": "\#(one(of: ["straight", "arc"]))", "easing": \#(easing()),
       "clip": "\#(one(of: ["leave", "keep"]))", "backgroundScale": 0.9,
       "windows": {"frame": \#(window), "content": \#(other), "cornerRadius": \#(other),
        "paint": \#(window), "clip": \#(other), "exiting": \#(window)}}
      """#
  }

  private mutating func plain() -> String {
    let custom = #"""
      {"kind": "custom", "duration": 0.4, "push": {
        "entering": [
          {"property": "translateX", "from": "100%", "to": 0},
          {"property": "scale", "from": 0.5, "to": 1, "window": [0.2, 0.8]}],
        "exiting": [
          {"property": "opacity", "from": 1, "to": 0.5, "window": [0, 0.5]},
          {"property": "cornerRadius", "from": 0, "to": 20},
          {"property": "scale", "from": 1, "to": 0.9}]}}
      """#
    let kind = one(of: ["fade", "scale", "slide", "moveIn", "slideUp", "custom"])
    return kind == "custom" ? custom : #"{"kind": "\#(kind)", "easing": \#(easing())}"#
  }

  private mutating func easing() -> String {
    one(of: [
      #"{"spring": {"response": \#(number(0.2...0.8)), "dampingFraction": \#(number(0.4...1.3))}}"#,
      #""easeInOut""#, #""emphasized""#, #""linear""#, #"{"cubicBezier": [0.3, -0.5, 0.6, 1.5]}"#,
      #"{"linear": [0, 1.1, "0.8 80%", 1]}"#,
    ])
  }

  mutating func spring() throws -> Spring {
    try Spring(
      response: random.double(in: 0.2...0.8), dampingFraction: random.double(in: 0.5...1.5))
  }

  mutating func timing() throws -> Timing { try random.timing() }

  /// Returns a pan that begins at `progress`, moves randomly and ends.
  mutating func pan(from progress: Double) throws -> PanGesture {
    var pan = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent), from: progress)
    var x = 0.0
    pan.receive(PanSample(.began, time: 0, position: .zero))
    for step in 1...4 {
      x += random.double(in: -40...60)
      pan.receive(
        PanSample(
          step == 4 ? .ended : .changed, time: Double(step) / 60, position: Point(x: x, y: 0)))
    }
    return pan
  }
}
