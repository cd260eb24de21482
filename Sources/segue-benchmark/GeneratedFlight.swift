import Segue

/// A generated card with pictures that fly to another screen.
enum GeneratedFlight {
  /// The timing and the path of a transition, as members of JSON.
  struct Motion {
    let name: String
    let json: String

    static let all = [
      Motion(name: "cubic-bezier", json: #""easing": {"cubicBezier": [0.2, 0, 0, 1]}"#),
      Motion(name: "emphasized", json: #""easing": "emphasized""#),
      Motion(name: "linear()", json: #""easing": {"linear": [0, 0.4, 0.7, 0.9, 1.02, 1]}"#),
      Motion(
        name: "spring", json: #""easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}"#),
      Motion(
        name: "cubic, arc", json: #""path": "arc", "easing": {"cubicBezier": [0.2, 0, 0, 1]}"#),
      Motion(
        name: "spring, arc",
        json: #""path": "arc", "easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}"#),
      Motion(
        name: "cubic, windows",
        json: #"""
          "easing": {"cubicBezier": [0.2, 0, 0, 1]},
          "windows": {"frame": [0.1, 1], "cornerRadius": [0, 0.75], "paint": [0, 0.5]}
          """#),
    ]
  }

  static func plan(pictures: Int, _ motion: Motion) throws(UsageError) -> FlightPlan {
    func list(_ picture: (Int) -> String) -> String {
      (0..<pictures).map(picture).joined(separator: ", ")
    }
    let cards = list {
      #"""
      {"type": "image", "source": "p\#($0).jpg", "naturalSize": {"width": 1200, "height": 1600},
       "style": {"width": 60, "height": 80, "objectFit": "cover", "borderRadius": 12,
        "borderWidth": 1, "borderColor": "#d8d4cc", "backgroundColor": "#f4f2ee"}}
      """#
    }
    let details = list {
      #"""
      {"type": "image", "source": "p\#($0).jpg", "naturalSize": {"width": 1200, "height": 1600},
       "style": {"width": 393, "height": 200, "objectFit": "contain", "backgroundColor": "white"}}
      """#
    }
    let files = ProjectFiles(
      manifest: SourceFile(
        path: "segue.json",
        text: #"""
          {"schemes": ["s"], "devices": ["iphone-15"],
           "transitions": {"t": {"kind": "hero", \#(motion.json)}}}
          """#),
      screens: [
        SourceFile(
          path: "a.json",
          text: #"""
            {"screen": "a", "root": {"type": "layout", "style": {"padding": 20}, "children": [
              {"type": "layout", "style": {"flexWrap": "wrap", "flexDirection": "row", "gap": 8,
                "borderRadius": 16, "overflow": "hidden"},
               "events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "t"}]},
               "children": [\#(cards)]}]}}
            """#),
        SourceFile(
          path: "b.json",
          text: #"""
            {"screen": "b", "route": "/b",
             "root": {"type": "layout", "style": {"overflow": "scroll"}, "children": [\#(details)]}}
            """#),
      ], components: [])
    let compilation = Compiler(Project(files)).compile()
    guard let plan = compilation.transits.first?.plans.first, plan.flying.count == pictures else {
      throw UsageError(
        "the generated flight cannot be planned: "
          + (compilation.diagnostics.first?.message ?? "its pictures have no partners"))
    }
    return plan
  }
}
