// How screens lead to each other.
extension Explanation {
  static let shadowedRoute = Explanation(
    summary: "two routes match some of the same paths",
    meaning: """
      Some paths match both routes, and neither is always the more specific: each has a literal \
      segment where the other has a parameter. Segments are compared from left to right, and a \
      literal wins over a parameter, so the route whose literal comes first takes all such paths. \
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
      The segment of a path that matches {name} becomes the value of the parameter of that name. \
      If the screen does not declare it, the segment has no effect. Declare it under "parameters", \
      with its type, or correct the spelling.
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
      path, so that "back" leads to them. Here one of those has a parameter that neither the path \
      nor a parameter of the same name fills, so it is left out, and "back" skips it. Give the \
      parameter a default, declare it on the opened screen too, or list the screens below that one \
      under "backStack".
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

  static let unreachableFlow = Explanation(
    summary: "no link leads to a flow",
    meaning: """
      A flow opens by links to its route, which lead to the choice that the app has made. No screen \
      that people can reach has such a link, nor has segue.json under "fallback", "requirements" or \
      "entryPoints". Links to the screens of its choices go past the flow. Link to its route, list \
      its URL under "entryPoints" if notifications or e-mails open it, or remove the flow.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"root": "shop://home", "flows": {
        "onboarding": {"route": "/welcome",
                       "choices": {"short": "shop://hello", "guided": "shop://tour"}}}}}
      --- screens/home.json
      {"screen": "home", "route": "/home",
       "root": {"type": "layout", "events": {"tap": [
         {"type": "navigate", "to": "shop://hello"}]}}}
      --- screens/hello.json
      {"screen": "hello", "route": "/hello", "root": {"type": "layout"}}
      --- screens/tour.json
      {"screen": "tour", "route": "/tour", "root": {"type": "layout"}}
      """#,
    fix: [#""to": "shop://hello""#: #""to": "shop://welcome""#])

  static let unreachableScreen = Explanation(
    summary: "no chain of links opens a screen",
    meaning: """
      People start at the root of a tab, column, page or stack, at the fallback, at a screen that \
      meets a requirement, or at one of the "entryPoints", which are opened from outside. \
      "navigate" and "replaceStack" lead on from there, but never to this screen. Link to it, list \
      its URL under "entryPoints" if notifications or e-mails open it, or remove it from the \
      project.
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
    summary: "a modal cannot be closed",
    meaning: """
      The screen blocks everything below it, and no gesture dismisses it. Neither it nor a screen \
      pushed above it has an action that leaves: "dismiss", "back" on the first screen of the \
      modal, "backTo" a screen below the modal, "replaceStack" or "selectTab". The effects of \
      "custom" and "open" are unknown, so they count as ways out. A screen that meets a \
      requirement is closed once the requirement is met. If the modal declares a "failure", that \
      has to lead out, too: it can be retried in vain.
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
    summary: "links form a cycle in which the stack only grows",
    meaning: """
      Each of these links pushes a screen, and the last one pushes the first again. None of the \
      screens has a way back: no "navigation" bar with a back button, no tab bar, and no action \
      that pops a screen. Give one of them the action "back" or the bar, or close the cycle with \
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
    summary: "\"backTo\" names a screen that is never below this one",
    meaning: """
      "backTo" pops screens until the one that it names is on top. That screen is never below this \
      one: no chain of links leads from it to the screen with the action, and no back stack \
      contains it. Open it with "navigate", or name a screen that leads here.
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
    summary: "a screen requires something that cannot be met yet",
    meaning: """
      The first screen of an app cannot require anything, because no screen is open yet from which \
      the requirement could be met. A screen that meets a requirement cannot require it either, \
      directly or through other requirements. Start with a screen that requires nothing, and let \
      later screens require it.
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
