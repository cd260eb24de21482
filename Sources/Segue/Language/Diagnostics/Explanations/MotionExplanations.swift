// Flights: how they look on the way, and how long they take.
extension Explanation {
  static let pixelatedPicture = Explanation(
    summary: "a picture has fewer pixels than a flight draws it with",
    meaning: """
      At its largest, the picture covers more device pixels than its file has, so it looks soft or \
      blocky. The check compares the file with the size of the whole picture times the scale of \
      the device, including the overshoot of a spring, and reports a difference of 1 % or more. A \
      picture that fades during the flight is checked at the end at which it is visible. Provide a \
      picture of the size in the message, or cross-fade a small picture to a large one: two \
      sources with the same "hero" key.
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
    summary: "the aspect ratio of a picture changes in flight",
    meaning: """
      The picture's aspect ratio differs by more than 2 % between the two ends, so it is distorted \
      during the flight. Or two different pictures with the same "hero" key cross-fade, and do not \
      align. Without an "objectFit" a picture is stretched to its box, as in CSS. Give both ends \
      the same "aspectRatio", or "objectFit": "cover", which crops the picture instead.
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
      Text never stretches in flight, because stretched letters look broken. A label or button \
      with "snapshot": "keep" may fly to text of another size, or to something that is not text: \
      then the two cross-fade. Give both the same style, and a single text moves; or remove \
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
      Parts fly in the order in which the screens paint them. A large opaque part that flies above \
      a smaller one hides it on the way, although the smaller one is visible when the flight \
      begins or ends. This is reported if it lasts for more than a third of the flight. Give the \
      "hero" key to a layout that contains both, so that they fly as one, or leave one of them out \
      with "snapshot": "drop".
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
      Bars are drawn above everything that flies. A bar of the destination covers a quarter or \
      more of the partner, so the flight ends under it. Use "safeArea" to keep the screen's \
      content clear of the bar, or write "coversBars": true in the transition to draw the flight \
      above the bars until it lands.
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
    summary: "a flight does not begin or end like its screens",
    meaning: """
      The first frame of a flight shows the source screen, and the last the destination: content \
      above a hero is lifted above the flight with it. Some parts look different when they are \
      drawn separately. A part of a layout with an opacity is blended with what is below it in \
      that layout, and an "outline" is drawn above everything in its component. Such a part would \
      change within one frame. Give the opacity to the parts instead of the layout that contains \
      them, use a border or a shadow instead of an outline, or let another part fly.
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
      At some moment the layers, which are both screens and everything that flies, cover more than \
      four times the pixels of the device. A phone that draws so many may drop frames. Each screen \
      covers the device once, so the parts that fly may cover it twice more. Let fewer large parts \
      fly: "snapshot": "drop" leaves one out, and a background that is the same on both screens \
      need not fly at all.
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
    summary: "a transition that moves names no replacement for Reduce Motion",
    meaning: """
      Large movements make some people dizzy, so they turn on Reduce Motion. A declared transition \
      that moves something names the one that plays instead under "reducedMotion": a fade, which \
      changes nothing but opacity, or "none". Without the key, a plain fade plays. Only \
      transitions that a link uses are reported; "fade" and "none" need no replacement.
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
    summary: "a transition is too short or too long",
    meaning: """
      A curve shorter than 0.1 s looks like a jump, and one longer than 1 s keeps people waiting. \
      0.2 to 0.5 s are usual; without a "duration", the distance decides. A spring may take 2.5 s \
      to settle to within half a pixel, because its last swings are hardly visible; that time \
      depends on the device. For no transition at all write "none".
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
