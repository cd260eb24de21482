// Flights: how they look on the way, and how long they take.
extension Explanation {
  static let pixelatedPicture = Explanation(
    summary: "a picture has fewer pixels than a flight draws it with",
    meaning: """
      At its largest moment the picture is drawn with more pixels of the device than its file has, so \
      that it looks soft or shows its squares. Counted is what is drawn of the whole picture times the \
      scale of the device, a spring's overshoot included, and is reported from 1 % more; a picture \
      that fades on the way counts at the end at which it is seen. Provide a picture of the size that \
      the message names, or let a small one give way to a large one: two sources with the same "hero" \
      key.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "naturalSize": {"width": 320, "height": 400},
         "style": {"width": 360, "height": 450}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "naturalSize": {"width": 320, "height": 400},
         "style": {"width": 160, "height": 200},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [
      #""width": 320, "height": 400},\#n   "style": {"width": 360"#:
        #""width": 1200, "height": 1500},\#n   "style": {"width": 360"#,
      #""width": 320, "height": 400"#: #""width": 1200, "height": 1500"#,
    ])

  static let aspectJump = Explanation(
    summary: "the proportions of a picture change in flight",
    meaning: """
      At the two ends the picture is drawn with proportions that differ by more than 2 %, so it is \
      squeezed on the way; or two different pictures with the same "hero" key give way to one another \
      and do not lie on one another. Without an "objectFit" a picture is stretched to its box, as in \
      CSS. Give both ends the same "aspectRatio", or "objectFit": "cover", which cuts off instead.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "naturalSize": {"width": 1200, "height": 1500},
         "style": {"width": 360, "height": 360}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "naturalSize": {"width": 1200, "height": 1500},
         "style": {"width": 160, "height": 200},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [#""height": 360"#: #""height": 360, "objectFit": "cover""#])

  static let textScaled = Explanation(
    summary: "text that is kept changes its size in flight",
    meaning: """
      Text never stretches in flight, for stretched letters look broken. A label or a button with \
      "snapshot": "keep" that flies to text of another size, or to something that is no text, fades out \
      on the way while the other fades in. Set both alike, and they are one thing that moves; or drop \
      "keep". A whole screen that is scaled with its text is not reported.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "label", "text": "Coat", "hero": "name", "snapshot": "keep",
         "style": {"fontSize": 28, "paddingTop": 60}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Coat", "hero": "name", "snapshot": "keep",
         "style": {"fontSize": 17, "paddingTop": 60},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [#""fontSize": 28"#: #""fontSize": 17"#])

  static let hiddenPart = Explanation(
    summary: "a part is hidden behind another for much of a flight",
    meaning: """
      What flies is in the order in which the screens paint it. Where a large opaque part flies above \
      a smaller one on its way, the smaller one is hidden, though it is seen when the flight begins or \
      when it ends: for more than a third of the flight is too long. Give the "hero" key to a layout that \
      holds both, so that they fly as one, or leave one of them out with "snapshot": "drop".
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "layout", "hero": "swatch",
         "style": {"width": 60, "height": 60, "marginTop": 500, "backgroundColor": "red"}},
        {"type": "image", "hero": "coat", "source": "https://shop.example/coat.jpg",
         "style": {"position": "absolute", "top": 0, "left": 0, "width": 360, "height": 450}}]}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"paddingTop": 100},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]},
         "children": [
          {"type": "layout", "hero": "swatch",
           "style": {"width": 60, "height": 60, "backgroundColor": "red"}},
          {"type": "image", "hero": "coat", "source": "https://shop.example/coat.jpg",
           "style": {"width": 160, "height": 200}}]}]}}
      """#,
    fix: [
      #"    {"type": "layout", "hero": "swatch""#: #"    {"type": "layout", "snapshot": "drop""#,
      #", "hero": "swatch""#: "",
    ])

  static let heroUnderBar = Explanation(
    summary: "a hero lands under a bar",
    meaning: """
      Bars are above everything that flies. A quarter or more of the partner is under a bar of the \
      destination, so the flight ends behind it. Let the screen keep its content clear of the bar with \
      "safeArea", or write "coversBars": true in the transition if what flies shall lie above the bars \
      until it lands.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "bars": ["navigation"],
       "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 160, "height": 200}}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.jpg",
         "style": {"width": 80, "height": 100},
         "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}}]}}
      """#,
    fix: [#""navigation""#: #""navigation"], "safeArea": ["top""#])

  static let seam = Explanation(
    summary: "a flight does not begin or end as its screens look",
    meaning: """
      At its first moment a flight shows the source screen, and at its last the destination: what is \
      above a hero is lifted above the flight with it. A few things cannot be drawn by themselves as \
      they are drawn on their screen. A part of a layout that is transparent as a whole is mixed with \
      what is under it in that layout, and an "outline" is above everything in its component. Such \
      a part would change in one frame. Make the parts transparent instead of the layout that holds \
      them, use a border or a shadow instead of an outline, or let something else fly.
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
        {"type": "layout", "style": {"opacity": 0.5}, "children": [
          {"type": "image", "hero": "coat", "source": "https://shop.example/coat.jpg",
           "style": {"width": 160, "height": 200},
           "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]}},
          {"type": "label", "text": "Sold out",
           "style": {"position": "absolute", "top": 8, "left": 8, "backgroundColor": "white"}}]}]}}
      """#,
    fix: [
      #""style": {"opacity": 0.5}, "#: "",
      #""height": 200"#: #""height": 200, "opacity": 0.5"#,
    ])

  static let overdraw = Explanation(
    summary: "the layers of a flight cover the screen too often",
    meaning: """
      At some moment the layers, both screens and all that flies, together cover more than four times \
      the pixels of the device, and a phone that draws so many may drop frames. Both screens are one \
      each, so what flies may fill the device twice over. Let fewer large parts fly: "snapshot": "drop" \
      leaves one out, and a background that is the same on both screens need not fly at all.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/coat.json
      {"screen": "coat", "route": "/coat", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"height": "100%"}, "children": [
          {"type": "layout", "hero": "sky",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#fdf6ee"}},
          {"type": "layout", "hero": "sun",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffd90080"}},
          {"type": "layout", "hero": "haze",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffffff40"}}]}]}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"height": "100%"}, "events": {"tap": [{"type": "navigate", "to": "shop://coat", "transition": "hero"}]},
         "children": [
          {"type": "layout", "hero": "sky",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#fdf6ee"}},
          {"type": "layout", "hero": "sun",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffd90080"}},
          {"type": "layout", "hero": "haze",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffffff40"}}]}]}}
      """#,
    fix: [
      #"""
      ,
          {"type": "layout", "hero": "haze",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffffff40"}}]}]}}
      ---
      """#: "]}]}}\n---",
      #"""
      ,
          {"type": "layout", "hero": "haze",
           "style": {"position": "absolute", "inset": 0, "backgroundColor": "#ffffff40"}}
      """#: "",
    ])

  static let noReducedMotion = Explanation(
    summary: "a transition that moves does not say what plays instead",
    meaning: """
      Some people are made dizzy by large movements and turn on Reduce Motion. A declared \
      transition that moves something names the one that plays for them under "reducedMotion": a fade, \
      which changes nothing but opacity, or "none". If it names none, a plain fade plays. Reported is a \
      transition that a link uses; "fade" and "none" need nothing.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "transitions": {
        "over": {"kind": "moveIn", "duration": 0.4}}}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Bag",
        "events": {"tap": [{"type": "navigate", "to": "shop://bag", "transition": "over"}]}}}
      """#,
    fix: [#""duration": 0.4"#: #""duration": 0.4, "reducedMotion": "fade""#])

  static let unusualDuration = Explanation(
    summary: "a transition is over too soon or takes too long",
    meaning: """
      A curve that takes less than 0.1 s is seen as a jump, and for one that takes more than 1 s people \
      wait; 0.2 to 0.5 s are usual, and without a "duration" the way decides. A spring may take 2.5 s \
      until everything rests to within half a pixel, for its last swings are hardly seen; how long that \
      is depends on the device. For no transition at all write "none".
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "transitions": {
        "over": {"kind": "moveIn", "duration": 4, "reducedMotion": "fade"}}}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Bag",
        "events": {"tap": [{"type": "navigate", "to": "shop://bag", "transition": "over"}]}}}
      """#,
    fix: [#""duration": 4"#: #""duration": 0.4"#])
}
