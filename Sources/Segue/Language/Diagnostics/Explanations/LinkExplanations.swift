// Links.
extension Explanation {
  static let invalidRoute = Explanation(
    summary: "a route is malformed",
    meaning: """
      A route is a path that begins with '/' and has no empty segments. A parameter, {name}, is a \
      whole segment and appears only once. A route has at most 65,536 bytes, as a link has.
      """,
    wrong: #"""
      {"screen": "outfit", "route": "outfits/1", "root": {"type": "layout"}}
      """#,
    fix: ["outfits/1": "/outfits/1"])

  static let ambiguousRoute = Explanation(
    summary: "the same links lead to two screens",
    meaning: """
      Two routes match exactly the same paths; the names of parameters make no difference. A \
      literal segment beside a parameter is fine, because it is matched first: /outfits/new before \
      /outfits/{outfit}.
      """,
    wrong: #"""
      --- screens/look.json
      {"screen": "look", "route": "/outfits/{look}",
       "parameters": {"look": {"type": "string", "default": ""}}, "root": {"type": "layout"}}
      --- screens/outfit.json
      {"screen": "outfit", "route": "/outfits/{outfit}",
       "parameters": {"outfit": {"type": "string", "default": ""}}, "root": {"type": "layout"}}
      """#,
    fix: ["/outfits/{look}": "/looks/{look}"])

  static let invalidLink = Explanation(
    summary: "a link is malformed",
    meaning: """
      A link begins with a scheme of the app and '//', such as shop://outfits/1, or with https:// \
      and a host of the app. Links are never relative to their screen.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "/bag"}]}}}
      """#,
    fix: [#""to": "/bag""#: #""to": "shop://bag""#])

  static let linkTooLong = Explanation(
    summary: "a link is too long",
    meaning: """
      A link has at most 65,536 bytes, and its query at most 1,000 names; a longer link is not \
      read. Pass what the screen needs to fetch the rest, such as an id.
      """)

  static let foreignLink = Explanation(
    summary: "a link leads out of the app",
    meaning: """
      "navigate" shows a screen of this project. To open a web page or another app, use the action \
      "open" with "url". If the scheme or host is the app's own, list it in segue.json.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "https://weather.example/today"}]}}}
      """#,
    fix: [#""navigate", "to""#: #""open", "url""#])

  static let deadLink = Explanation(
    summary: "no screen has a route for a link",
    meaning: """
      The link is the app's own, and no route of the project matches its path segment by segment. The \
      note shows the nearest route, if one is near. A link in a composed component is reported there, \
      once for all uses, which the notes show; if another argument would lead to a screen, the argument \
      is reported instead.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"]}
      --- screens/bag.json
      {"screen": "bag", "route": "/bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "shop://bags"}]}}}
      """#,
    fix: ["shop://bags": "shop://bag"])

  static let unknownScreen = Explanation(
    summary: "no screen has this id",
    meaning: """
      "backTo" takes the id of a screen, which is the value of its key "screen", not its route or \
      its file.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [
        {"type": "backTo", "screen": "hom"}]}}}
      """#,
    fix: [#""hom""#: #""home""#])

  static let unknownTab = Explanation(
    summary: "no tab has this id",
    meaning: """
      "selectTab" names the id of a tab that segue.json declares under "navigation" and "tabs".
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"],
       "navigation": {"tabs": [{"id": "home", "title": "Home", "root": "shop://home"}]}}
      --- screens/home.json
      {"screen": "home", "route": "/home", "root": {"type": "layout", "events": {"tap": [
        {"type": "selectTab", "tab": "start"}]}}}
      """#,
    fix: ["start": "home"])

  static let screenWithoutArguments = Explanation(
    summary: "a screen cannot be shown without values for its parameters",
    meaning: """
      It has a parameter without a default, and no link of the project opens it with a value, so there \
      is nothing to lay out. Give the parameter a default, link to the screen, or pass a value with \
      --set name=value.
      """,
    wrong: #"""
      --- screens/outfit.json
      {"screen": "outfit", "route": "/outfits/{outfit}", "parameters": {"outfit": "string"},
       "safeArea": ["top"], "root": {"type": "label", "text": "Outfit ${outfit}"}}
      """#,
    fix: [
      #" "parameters": {"outfit": "string"}"#:
        #"\#n "parameters": {"outfit": {"type": "string", "default": "1"}}"#
    ])

  static let tooManyRoutes = Explanation(
    summary: "a project has too many routes",
    meaning: """
      A project may have 50,000 routes; `--limit routes=COUNT` may allow more. Links to further \
      routes lead nowhere.
      """)

  static let tooManyFlights = Explanation(
    summary: "the links of a project make too many components fly",
    meaning: """
      For each link and each device, all components in the tapped component count, and fifteen \
      more for the link itself. All links together may have four million; `--limit \
      flown-components=COUNT` may allow more. Links past the limit are not planned. Lists that can \
      be tapped as a whole multiply when they are inside of others: give the event to the card \
      alone.
      """)

  static let tooManyLinks = Explanation(
    summary: "links open a screen with too many different arguments",
    meaning: """
      A screen is compiled once for each set of arguments that links open it with, and at most a \
      thousand times. Links that lead to ever new arguments, such as from page n to page n + 1, \
      would never end.
      """)
}
