// Flights: what flies, and from where to where.
extension Explanation {
  static let missingPartner = Explanation(
    summary: "something that is meant to fly has nothing to fly to",
    meaning: """
      A hero transition moves parts of the tapped component to their partners on the destination: \
      parts with the same "hero" key, or pictures with the same source. If there are none, the default \
      transition plays instead; if nothing that is displayed has the key of a part, that part \
      does not fly with the others. Give the part on the other screen the same key, or name another \
      transition.
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
      Several components of the screen that opens have its "hero" key, or show its picture. The first \
      in the order of the file is taken. Give the one that you want, and the part that flies, a key of \
      their own.
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
    summary: "two parts of what is tapped have the same hero key",
    meaning: """
      A hero key pairs one part of the source screen with one of the destination, so the \
      second part with the same key has nothing to fly to. That is also true if one is inside of the other. \
      Give each part a key of its own, and its counterpart the same.
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
    summary: "nothing of what is tapped can fly",
    meaning: """
      Pictures fly, and layouts that paint something; text and buttons do not, for they would stretch. \
      The tapped component has nothing that is kept (`seguec snapshot` prints the reason for each part). Name \
      another transition, or say "snapshot": "keep" on what should fly all the same.
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
    summary: "an ancestor cuts off what flies where it begins",
    meaning: """
      What flies is drawn whole, so what an ancestor with "overflow" cuts off is uncovered on the way. \
      What can be scrolled into view is not reported, only what can never be seen whole, by a tenth of \
      its area: something larger than its scroll container, or cut by a clip that does not scroll. \
      Where a position is given (`seguec frames --scroll`), what is cut off in that position is reported. \
      Make it fit, or write "clip": "keep" in the transition, and what is cut off stays so.
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
    summary: "a flight ends outside of what shows",
    meaning: """
      When the screen opens, before it is scrolled, the partner is below the fold, or on \
      another page of a carousel: less than a tenth of a side and less than 44 points of it show. What \
      flies leaves the screen, and its arrival is not seen. Move the partner into view, give the "hero" \
      key to a part that is in view, or name another transition.
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
