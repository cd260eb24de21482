// What screens show while their content is loading.
extension Explanation {
  /// A screen with a failure.
  private static func feed(failure: String) -> String {
    #"""
    --- segue.json
    {"app": "shop"}
    --- screens/feed.json
    {
      "screen": "feed", "safeArea": ["top"],
      "root": {"type": "layout"},
      "placeholder": {"type": "layout"},
      "failure": \#(failure)
    }
    """#
  }

  static let misplacedRetry = Explanation(
    summary: "a retry action is outside of a failure",
    meaning: """
      "retry" loads the content of a screen again after an error. While the content is loading, or \
      is shown, there is nothing to retry: move the component into the screen's "failure", or give \
      it another action.
      """,
    wrong: #"""
      --- segue.json
      {"app": "shop"}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "root": {"type": "button", "title": "Again", "style": {"minHeight": 44},
                 "events": {"tap": [{"type": "retry"}]}}
      }
      """#,
    fix: [#"{"type": "retry"}"#: #"{"type": "custom", "name": "refresh"}"#])

  static let failureWithoutRetry = Explanation(
    summary: "nothing in a failure retries",
    meaning: """
      A failure is shown after the content of a screen could not be loaded. Without an action that \
      tries again, a person can only leave the screen and come back. A custom action may also do it.
      """,
    wrong: feed(failure: #"{"type": "label", "text": "That did not work."}"#),
    right: feed(
      failure: #"""
        {"type": "button", "title": "Try again", "style": {"minHeight": 44},
                    "events": {"tap": [{"type": "retry"}]}}
        """#))

  static let layoutShift = Explanation(
    summary: "something jumps when the content of a screen arrives",
    meaning: """
      A component of the placeholder that the content has too, with the same id or the same hero \
      key, stays where it is while the rest is replaced. So its frame has to be the same in both. \
      What cannot have the same frame, such as text that is not known yet, needs another id, or none.
      """,
    wrong: #"""
      --- segue.json
      {"app": "shop"}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "root": {"type": "layout", "children": [
          {"type": "layout", "id": "picture", "style": {"height": 240}}
        ]},
        "placeholder": {"type": "layout", "children": [
          {"type": "layout", "id": "picture", "style": {"height": 200}}
        ]}
      }
      """#,
    fix: ["200": "240"])
}
