// Components and composition.
extension Explanation {
  static let unknownComponent = Explanation(
    summary: "no component has this name",
    meaning: """
      A "type" is one of the primitives (layout, label, button, image, video), or the name that a file \
      in the project's components folder declares. A file that belongs to no project can use \
      the primitives only.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "lable", "text": "Hello"}}
      """#,
    fix: [#""home""#: #""home", "safeArea": ["top"]"#, "lable": "label"])

  static let unknownAction = Explanation(
    summary: "no action has this name",
    meaning: """
      Actions are navigate, back, backTo, backToRoot, dismiss, replaceStack, selectTab, open, track, \
      and custom for what your app defines itself.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [{"type": "goBack"}]}}}
      """#,
    fix: ["goBack": "back"])

  static let unknownEvent = Explanation(
    summary: "no event has this name",
    meaning: """
      A component reacts to tap, longPress, appear and disappear. An event with another name is ignored, \
      unless the name is a misspelt one of these.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "events": {"onTap": [{"type": "back"}]}}}
      """#,
    fix: ["onTap": "tap"])

  static let invalidID = Explanation(
    summary: "an id is empty or contains a slash",
    meaning: """
      In the expanded screen "card/picture" is the component "picture" inside of the use "card". So an \
      id itself contains no slash.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "id": "home/top"}}
      """#,
    fix: ["home/top": "home-top"])

  static let duplicateID = Explanation(
    summary: "two components of a screen have the same id",
    meaning: """
      Commands, events and tests name components by their ids, so each is given once in a screen. The \
      first component keeps the id. Ids inside of composed components are local: give each use an id of \
      its own. Where two uses have the same id, the ids inside of them are not reported besides.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "id": "title", "text": "Home"},
        {"type": "label", "id": "title", "text": "Bag"}]}}
      """#,
    fix: [#"title", "text": "Bag"#: #"subtitle", "text": "Bag"#])

  static let duplicateComponent = Explanation(
    summary: "two files declare a component of the same name",
    meaning: "A use would mean either of them. The first, in the order of the paths, is taken.",
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "card"}}
      --- components/card.json
      {"component": "card", "body": {"type": "layout"}}
      --- components/wide-card.json
      {"component": "card", "body": {"type": "layout", "style": {"width": "100%"}}}
      """#,
    fix: [
      #""card", "body": {"type": "layout", "style""#:
        #""wide-card", "body": {"type": "layout", "style""#
    ])

  static let reservedName = Explanation(
    summary: "a name that means something already",
    meaning: """
      A component cannot be called like a primitive, nor a transition like a kind of transitions: \
      the name would be ambiguous.
      """,
    wrong: #"""
      --- components/button.json
      {"component": "button", "body": {"type": "layout"}}
      """#,
    fix: [#""button""#: #""big-button""#])

  static let componentCycle = Explanation(
    summary: "a component contains itself",
    meaning: """
      Composed components are expanded until only primitives are left, which would never end here. The \
      message shows the way round. A component that takes others in a slot may be used inside of its \
      own slot; what it must not have is a use of itself in its body.
      """,
    wrong: #"""
      --- components/comment.json
      {"component": "comment", "body": {"type": "layout", "children": [{"type": "comment"}]}}
      """#,
    right: #"""
      --- screens/thread.json
      {"screen": "thread", "root": {"type": "comment", "arguments": {
        "replies": [{"type": "comment", "arguments": {"replies": []}}]}}}
      --- components/comment.json
      {"component": "comment", "parameters": {"replies": "components"},
       "body": {"type": "layout", "children": "${replies}"}}
      """#)

  static let missingArgument = Explanation(
    summary: "a parameter gets no value",
    meaning: """
      A parameter without a default needs an argument: in "arguments" of each use of a component, in \
      the path or the query of each link to a screen. Hand it in, or give the parameter a default \
      where it is declared.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "price"}}
      --- components/price.json
      {"component": "price", "parameters": {"amount": "string"},
       "body": {"type": "label", "text": "${amount}"}}
      """#,
    fix: [#""type": "price""#: #""type": "price", "arguments": {"amount": "€ 12"}"#])

  static let surplusArgument = Explanation(
    summary: "an argument that no parameter takes",
    meaning: """
      The component, or the screen that a link opens, declares no parameter of this name: it is \
      misspelt, or was renamed in the declaration only. In a link it is only a warning, for links carry \
      what others measure visits with.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "price", "arguments": {"amuont": "€ 12"}}}
      --- components/price.json
      {"component": "price", "parameters": {"amount": {"type": "string", "default": ""}},
       "body": {"type": "label", "text": "${amount}"}}
      """#,
    fix: ["amuont": "amount"])

  static let wrongArgumentType = Explanation(
    summary: "an argument is of another type than its parameter",
    meaning: """
      A number is not written in quotes, true and false neither, and components cannot be part of a \
      text. The same is true of a parameter's default, and of what a link passes: "many" is not a number.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "box", "arguments": {"side": "12"}}}
      --- components/box.json
      {"component": "box", "parameters": {"side": "number"},
       "body": {"type": "layout", "style": {"width": "${side}", "height": "${side}"}}}
      """#,
    fix: [#""side": "12""#: #""side": 12"#])

  static let unknownParameter = Explanation(
    summary: "a substitution names no parameter",
    meaning: """
      "${name}" stands for a parameter of the file that it is written in, whether that is a screen or a \
      component; parameters of a component around it are not seen, and defaults see none at all. To \
      write the text itself, double the dollar sign: "$${name}".
      """,
    wrong: #"""
      --- components/price.json
      {"component": "price", "parameters": {"amount": "string"},
       "body": {"type": "label", "text": "${amuont}"}}
      """#,
    fix: ["${amuont}": "${amount}"])

  static let unclosedSubstitution = Explanation(
    summary: "a substitution has no closing brace",
    meaning: """
      "${" begins the name of a parameter, which ends with "}". To write the two characters themselves, \
      double the dollar sign: "$${".
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Write ${ to begin"}}
      """#,
    fix: ["Write ${ to begin": "Write $${ to begin"])

  static let tooManyComponents = Explanation(
    summary: "a screen expands to more components than can be laid out",
    meaning: """
      A screen may have 250,000 components once all composed ones are expanded. A few components that \
      use each other several times each multiply: eighteen levels of two make more. Load long lists \
      in pages instead of writing them out, or allow more with `--limit components=COUNT`.
      """)

  static let componentsTooDeep = Explanation(
    summary: "components are nested too deeply",
    meaning: """
      Components may be nested in 1024 levels, and so may uses of composed ones, even where each is \
      nothing but the body of the next. No screen needs that many; a generator most likely wraps something again \
      and again.
      """)

  static let tooManyLevels = Explanation(
    summary: "too many components of a screen are nested too deeply",
    meaning: """
      The depths of a screen's components may add up to 8,000,000, and so may the depths of composed ones that \
      it uses inside of others; `--limit levels=COUNT` may allow more. Outputs name a component by its whole \
      path, so that a thousand levels around a hundred thousand components would be a gigabyte. What is past the \
      limit is left out: remove layouts that contain nothing but another layout, and composed components that are \
      nothing but another one.
      """)

  static let tooManyChildren = Explanation(
    summary: "a layout has too many children",
    meaning: """
      A layout may have 100,000 children; `--limit children=COUNT` may allow more. The others are left \
      out. Load long lists in pages instead of writing them out.
      """)

  static let tooManyParameters = Explanation(
    summary: "a screen or a component has too many parameters",
    meaning: """
      There may be 256; `--limit parameters=COUNT` may allow more. Those after them are ignored. Pass a \
      component instead of all of its values.
      """)

  static let tooMuchText = Explanation(
    summary: "a screen shows more text than can be measured",
    meaning: """
      The labels and buttons of a screen may show 1 MiB of text together; `--limit text-bytes=BYTES` may allow \
      more. A short text that is passed to thousands of labels counts as often as it is shown. What is past the \
      limit stays empty.
      """)

  static let textTooLong = Explanation(
    summary: "uses and substitutions make too much text",
    meaning: """
      What components and substitutions put into one screen may have 16 MiB of text, counted as often as it is \
      put there; `--limit substituted-bytes=BYTES` may allow more. Components that pass "${text}${text}" to each \
      other double it at each level, and a long text that is passed to thousands of components is printed with \
      each. So are the ids of uses, which all ids inside begin with.
      """)
}
