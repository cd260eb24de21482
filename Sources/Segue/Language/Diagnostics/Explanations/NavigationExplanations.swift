// How an app is built up.
extension Explanation {
  static let conflictingContainers = Explanation(
    summary: "containers of two kinds are declared together",
    meaning: """
      Under "navigation", an app has at most one of "tabs", "root" (one stack), "split" and \
      "pages", and each tab has exactly one of the last three. To use a split view or pages beside \
      other containers, put them in a tab of their own.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {
        "tabs": [{"id": "home", "title": "Home", "root": "shop://home"}],
        "root": "shop://home"}}
      --- screens/home.json
      {"screen": "home", "route": "/home", "root": {"type": "layout"}}
      """#,
    fix: [#",\#n  "root": "shop://home""#: ""])

  static let unknownRequirement = Explanation(
    summary: "no requirement has this name",
    meaning: """
      "requires" names requirements that segue.json declares under "navigation" and \
      "requirements". Each is declared with the link of the screen on which the user meets it.
      """,
    wrong: #"""
      --- segue.json
      {"schemes": ["shop"], "navigation": {"requirements": {"session": "shop://login"}}}
      --- screens/login.json
      {"screen": "login", "route": "/login", "root": {"type": "layout"}}
      --- screens/orders.json
      {"screen": "orders", "requires": ["sesion"], "root": {"type": "layout"}}
      """#,
    fix: ["sesion": "session"])

  static let unknownDetent = Explanation(
    summary: "a sheet refers to a height that is not one of its detents",
    meaning: """
      "selectedDetent" and "largestUndimmedDetent" must each be one of "detents", in any notation: \
      "medium" is "50%", and "large" is "100%".
      """,
    wrong: #"""
      {"screen": "filter", "presentation": "sheet", "root": {"type": "layout"},
       "sheet": {"detents": ["medium", "large"], "selectedDetent": "40%"}}
      """#,
    fix: ["medium": "40%"])

  static let duplicateDetent = Explanation(
    summary: "a sheet has the same detent twice",
    meaning: """
      Detents are the heights at which a sheet rests. Each is listed once, in any notation: \
      "medium" is "50%", and "large" is "100%".
      """,
    wrong: #"""
      {"screen": "filter", "presentation": "sheet", "root": {"type": "layout"},
       "sheet": {"detents": ["medium", "50%", "large"]}}
      """#,
    fix: [#""50%", "#: ""])
}
