// How screens lead to each other.
extension Explanation {
  static let shadowedRoute = Explanation(
    summary: "two routes take paths from each other",
    meaning: """
      A path fits both routes, and neither is always the more specific: each has a literal segment \
      where the other has a parameter. A literal goes before a parameter, from left to right, so \
      the route whose literal comes first wins all such paths, which its writer may not expect. \
      Rename a segment, or add a route for the paths in question. A route that is more specific \
      everywhere is fine: /outfits/new beside /outfits/{outfit}.
      """,
    wrong: #"""
      --- screens/brand.json
      {"screen": "brand", "route": "/{brand}/new",
       "parameters": {"brand": {"type": "string", "default": ""}},
       "root": {"type": "layout"}}
      --- screens/sale.json
      {"screen": "sale", "route": "/sale/{item}",
       "parameters": {"item": {"type": "string", "default": ""}},
       "root": {"type": "layout"}}
      """#,
    fix: ["/{brand}/new": "/brands/{brand}/new"])

  static let undeclaredRouteParameter = Explanation(
    summary: "a route has a parameter that its screen does not declare",
    meaning: """
      What a path has in place of {name} fills the parameter of that name, and has no effect \
      if the screen has none. Declare it under "parameters", with its type; mind the spelling.
      """,
    wrong: #"""
      --- screens/outfit.json
      {"screen": "outfit", "route": "/outfits/{outfit}",
       "parameters": {"outfitt": {"type": "string", "default": "1"}},
       "root": {"type": "layout"}}
      """#,
    fix: ["outfitt": "outfit"])

  static let parentWithoutArguments = Explanation(
    summary: "a screen cannot open below one whose route begins with its own",
    meaning: """
      A link from outside opens a screen on top of those whose routes are the beginnings of its \
      path, so that "back" leads somewhere. Here such a screen has a parameter that neither the \
      path nor a parameter of the same name fills, so it is left out, and "back" leads past it. \
      Give the parameter a default, declare it on the screen that opens too, or write down what \
      is below that under "backStack".
      """,
    wrong: #"""
      --- screens/outfit.json
      {"screen": "outfit", "route": "/outfits/{outfit}",
       "parameters": {"outfit": {"type": "string", "default": "1"}, "title": "string"},
       "root": {"type": "layout"}}
      --- screens/reviews.json
      {"screen": "reviews", "route": "/outfits/{outfit}/reviews",
       "parameters": {"outfit": {"type": "string", "default": "1"}},
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://outfits/1?title=Linen"}]}}}
      --- segue.json
      {"schemes": ["shop"]}
      """#,
    fix: [#""title": "string""#: #""title": {"type": "string", "default": ""}"#])

  static let unreachableScreen = Explanation(
    summary: "no chain of links opens a screen",
    meaning: """
      A person starts at the roots of tabs, columns, pages and stacks, at the fallback, at a \
      screen that meets a requirement, or at one of the "entryPoints", which come from outside; \
      "navigate" and "replaceStack" lead on from there. No such way leads to this screen. Link to \
      it, list its URL under "entryPoints" if notifications or e-mails open it, or take it out of \
      the project.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"root": "shop://home"}}
      --- screens/home.json
      {"screen": "home", "route": "/home",
       "root": {"type": "layout"}}
      --- screens/sale.json
      {"screen": "sale", "route": "/sale",
       "root": {"type": "layout"}}
      """#,
    fix: [
      #"{"root": "shop://home"}"#:
        #"{\#n  "root": "shop://home", "entryPoints": ["shop://sale"]}"#
    ])

  static let noWayOut = Explanation(
    summary: "a modal has no way out",
    meaning: """
      The screen covers everything, and no gesture takes it back, or it must not be dragged away; \
      and neither it nor a screen pushed above it has an action that leaves: "dismiss", "back" on \
      the first screen of the modal, "backTo" a screen below the modal, "replaceStack" or \
      "selectTab". What "custom" and "open" do is unknown, so they count as ways out. A \
      screen that meets a requirement is closed once that is met.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"root": "shop://home"}}
      --- screens/home.json
      {"screen": "home", "route": "/home",
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://story", "presentation": "fullScreen"}]}}}
      --- screens/story.json
      {"screen": "story", "route": "/story",
       "root": {"type": "layout"}}
      """#,
    fix: [#""layout"}}"#: #""layout", "events": {"tap": [\#n   {"type": "dismiss"}]}}}"#])

  static let growingCycle = Explanation(
    summary: "links lead round in a circle, and the stack only grows",
    meaning: """
      Each of these links pushes a screen, the last one the first again, and none of the screens \
      has a way back: no bar "navigation", which has a back button, no tab bar, and no action that \
      takes a screen from the stack. Give one of them "back" or the bar, or lead round with \
      "replaceStack" or "backTo".
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"root": "shop://home"}}
      --- screens/home.json
      {"screen": "home", "route": "/home",
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://more"}]}}}
      --- screens/more.json
      {"screen": "more", "route": "/more",
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://home"}]}}}
      """#,
    fix: [#""navigate", "to": "shop://home""#: #""backTo", "screen": "home""#])

  static let unreachableBackTo = Explanation(
    summary: "\"backTo\" names a screen that is never below",
    meaning: """
      "backTo" takes screens away until the one that it names is on top. That one is never below: \
      no chain of links leads from it to the screen with the action, nor does any back stack put \
      it there. Open it with "navigate", or name a screen from which people come here.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"root": "shop://home"}}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag",
       "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "route": "/home",
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://bag"},
         {"type": "backTo", "screen": "bag"}]}}}
      """#,
    fix: [
      #""root": {"type": "layout"}"#:
        #""root": {"type": "layout", "events": {"tap": [\#n   {"type": "backTo", "screen": "home"}]}}"#,
      #",\#n   {"type": "backTo", "screen": "bag"}"#: "",
    ])

  static let unmeetableRequirement = Explanation(
    summary: "a requirement is asked for before it can be met",
    meaning: """
      What an app shows first cannot require anything, for there is no screen yet from which the \
      screen that meets it could be opened. Nor can that screen require what it is to meet, \
      directly or by way of other requirements. Start with a screen for everybody, and let those \
      behind it require.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {
        "root": "shop://home", "requirements": {"session": "shop://login"}}}
      --- screens/home.json
      {"screen": "home", "route": "/home", "requires": ["session"],
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://login"}]}}}
      --- screens/login.json
      {"screen": "login", "route": "/login",
       "root": {"type": "layout"}}
      """#,
    fix: [
      #" "requires": ["session"],"#: "",
      #""to": "shop://login""#: #""to": "shop://orders""#,
      #""layout"}}"#: #"""
      "layout"}}
      --- screens/orders.json
      {"screen": "orders", "route": "/orders", "requires": ["session"],
       "root": {"type": "layout"}}
      """#,
    ])
}
