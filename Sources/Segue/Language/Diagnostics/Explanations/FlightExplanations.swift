// Flights: what flies, and from where to where.
extension Explanation {
  static let missingPartner = Explanation(
    summary: "a part that should fly has nothing to fly to",
    meaning: """
      A hero transition moves parts of the tapped component to their partners on the destination: \
      parts with the same "hero" key, or pictures with the same source. If there are no partners \
      at all, the default transition plays instead. If one part has no partner that is displayed, \
      that part does not fly with the others. Give the part on the other screen the same key, or \
      name another transition.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat-large.jpg",
         "style": {"width": 360, "height": 450}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 160, "height": 200},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [
      #""source": "https://shop.example/coat.jpg""#:
        #""hero": "coat", "source": "https://shop.example/coat.jpg""#,
      #""source": "https://shop.example/coat-large.jpg""#:
        #""hero": "coat", "source": "https://shop.example/coat.jpg""#,
    ])

  static let ambiguousPartner = Explanation(
    summary: "a part that flies has several partners",
    meaning: """
      Several components of the destination screen have its "hero" key, or show its picture. The \
      first in document order is used. Give the part that flies and the intended partner a "hero" \
      key that no other component has.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 360, "height": 450}},
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 160, "height": 200}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 160, "height": 200},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [
      #""source": "https://shop.example/coat.jpg",\#n   "style": {"width": 360"#:
        #""hero": "coat", "source": "https://shop.example/coat.jpg",\#n   "style": {"width": 360"#,
      #""source": "https://shop.example/coat.jpg",\#n   "style": {"width": 160, "height": 200},"#:
        #""hero": "coat", "source": "https://shop.example/coat.jpg",\#n   "style": {"width": 160, "height": 200},"#,
    ])

  static let duplicateHero = Explanation(
    summary: "two parts of a tapped component have the same hero key",
    meaning: """
      A hero key pairs one part of the source screen with one of the destination, so the second \
      part with the same key has nothing to fly to. This includes a part inside of another with \
      the same key. Give each part a different key, and its partner the same one.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "hero": "coat", "source": "https://shop.example/coat.jpg",
         "style": {"width": 360, "height": 450}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]},
         "children": [
          {"type": "image", "hero": "coat", "source": "https://shop.example/coat.jpg",
           "style": {"width": 160, "height": 200}},
          {"type": "image", "hero": "coat", "source": "https://shop.example/lining.jpg",
           "style": {"width": 160, "height": 200}}]}]}}
      """#,
    fix: [
      #""hero": "coat", "source": "https://shop.example/lining.jpg""#:
        #""hero": "lining", "source": "https://shop.example/lining.jpg""#,
      "450}}": #"""
      450}},
        {"type": "image", "hero": "lining", "source": "https://shop.example/lining.jpg",
         "style": {"width": 160, "height": 200}}
      """#,
    ])

  static let emptySnapshot = Explanation(
    summary: "no part of the tapped component can fly",
    meaning: """
      Pictures fly, and so do layouts that paint something. Text and buttons do not fly by \
      default, because they would stretch. No part of the tapped component is kept (`seguec \
      snapshot` prints the reason for each part). Name another transition, or write "snapshot": \
      "keep" on a part that should fly all the same.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Bag",
        "events": {"tap": [{"type": "navigate", "to": "shop://bag", "transition": "hero"}]}}}
      """#,
    fix: ["hero": "slide"])

  static let clippedSource = Explanation(
    summary: "an ancestor clips a part where its flight begins",
    meaning: """
      A part flies whole, so what an ancestor with "overflow" clips is revealed during the flight. \
      Content that can be scrolled into view is not reported. A part is reported if at least a \
      tenth of its area can never be seen: it is larger than its scroll container, or clipped by a \
      layout that does not scroll. Where a scroll position is given (`seguec frames --scroll`), \
      what is clipped at that position is reported. Make the part fit, or write "clip": "keep" in \
      the transition to keep it clipped.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 360, "height": 450}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"width": 160, "height": 120, "overflow": "hidden"}, "children": [
          {"type": "image", "source": "https://shop.example/coat.jpg",
           "style": {"width": 160, "height": 200, "flexShrink": 0},
           "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}]}}
      """#,
    fix: [#""height": 120"#: #""height": 200"#])

  static let partnerOffScreen = Explanation(
    summary: "a flight ends off the screen",
    meaning: """
      When the screen opens, before it is scrolled, the partner is below the fold or on another \
      page of a carousel: less than a tenth of a side and less than 44 points of it are visible. \
      The part flies off the screen, and its arrival is not seen. Move the partner into view, give \
      the "hero" key to a part that is in view, or name another transition.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"overflow": "scroll", "height": "100%"}, "children": [
          {"type": "layout", "style": {"height": 2400, "flexShrink": 0}},
          {"type": "image", "source": "https://shop.example/coat.jpg",
           "style": {"width": 360, "height": 450, "flexShrink": 0}}]}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 160, "height": 200},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [
      #"    {"type": "layout", "style": {"height": 2400, "flexShrink": 0}},\#n"#: "",
      #"450, "flexShrink": 0}}"#:
        #"450, "flexShrink": 0}},\#n    {"type": "layout", "style": {"height": 2400, "flexShrink": 0}}"#,
    ])
}
