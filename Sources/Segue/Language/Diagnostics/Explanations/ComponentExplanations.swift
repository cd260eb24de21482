// Components and composition.
extension Explanation {
  static let unknownComponent = Explanation(
    summary: "no component has this name",
    meaning: """
      A "type" is a primitive (layout, label, button, image, video) or a component that a file in \
      the project's components folder declares. A file that belongs to no project can use the \
      primitives only.
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
      A slash separates the levels of an expanded screen: "card/picture" is the component \
      "picture" inside of the use "card". An id itself therefore contains no slash.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "id": "home/top"}}
      """#,
    fix: ["home/top": "home-top"])

  static let duplicateID = Explanation(
    summary: "two components of a screen have the same id",
    meaning: """
      Commands, events and tests identify components by their ids, so an id is unique in its \
      screen. The first component keeps the id. Ids inside of a composed component are local to \
      each use: give each use an id of its own. If two uses share an id, the ids inside of them \
      are not reported as well.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "id": "title", "text": "Home"},
        {"type": "label", "id": "title", "text": "Bag"}]}}
      """#,
    fix: [#"title", "text": "Bag"#: #"subtitle", "text": "Bag"#])

  static let duplicateComponent = Explanation(
    summary: "two files declare a component of the same name",
    meaning: """
      A use could mean either of them. The compiler uses the first, in the order of their paths.
      """,
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
    summary: "a name is already taken",
    meaning: """
      A component cannot have the name of a primitive, and a transition cannot have the name of a \
      kind of transition: the name would be ambiguous.
      """,
    wrong: #"""
      --- components/button.json
      {"component": "button", "body": {"type": "layout"}}
      """#,
    fix: [#""button""#: #""big-button""#])

  static let componentCycle = Explanation(
    summary: "a component contains itself",
    meaning: """
      Composed components are expanded until only primitives are left. Here that would never end; \
      the message shows the cycle. A component that takes others in a slot may be used inside of \
      its own slot, but its body must not use the component itself.
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
    summary: "a parameter has no value",
    meaning: """
      A parameter without a default needs an argument: in "arguments" of each use of a component, \
      or in the path or query of each link to a screen. Pass one, or give the parameter a default \
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
    summary: "an argument matches no parameter",
    meaning: """
      The component, or the screen that a link opens, declares no parameter of this name. The name \
      is misspelt, or the parameter was renamed only where it is declared. In a link this is only \
      a warning, because links also carry parameters for analytics.
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
    summary: "an argument does not have its parameter's type",
    meaning: """
      Numbers, true and false are written without quotes, and components cannot be part of a text. \
      The same applies to a parameter's default and to the values in a link: "many" is not a \
      number.
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
      "${name}" is replaced with a parameter of the file that contains it, a screen or a \
      component. Parameters of an enclosing component are not visible, and a default cannot refer \
      to any parameter. To write it as text, double the dollar sign: "$${name}".
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
      "${" begins the name of a parameter, and "}" ends it. To write "${" as text, double the \
      dollar sign: "$${".
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Write ${ to begin"}}
      """#,
    fix: ["Write ${ to begin": "Write $${ to begin"])

  static let tooManyComponents = Explanation(
    summary: "a screen expands to more components than can be laid out",
    meaning: """
      A screen may have 250,000 components once all composed ones are expanded. Components that \
      use each other several times multiply, as do repetitions inside each other: eighteen \
      levels of two uses each exceed the limit. Uses, slots, repetitions, conditions and choices \
      count, too. Load long lists in pages instead of writing them out, state with `atMost` how \
      long the lists of a type get, or allow more with `--limit components=COUNT`.
      """)

  static let componentsTooDeep = Explanation(
    summary: "components are nested too deeply",
    meaning: """
      Components may be nested 1,024 levels deep; `--limit component-depth=COUNT` may allow more. \
      The same limit applies to uses of composed components, even if each is only the body of the \
      next. No screen needs that many; most likely a generator wraps the same component again and \
      again.
      """)

  static let tooManyLevels = Explanation(
    summary: "too many components of a screen are nested too deeply",
    meaning: """
      The depths of a screen's components may add up to 8,000,000, and so may the depths of the \
      composed components that it nests; `--limit levels=COUNT` may allow more. Outputs name a \
      component by its whole path, so a thousand levels around a hundred thousand components would \
      fill a gigabyte. Components past the limit are left out. Remove layouts that contain nothing \
      but another layout, and composed components that contain nothing but another one.
      """)

  static let tooManyChildren = Explanation(
    summary: "a layout has too many children",
    meaning: """
      A layout may have 100,000 children; `--limit children=COUNT` may allow more. Further \
      children are left out. Load long lists in pages instead of writing them out.
      """)

  static let tooManyParameters = Explanation(
    summary: "a screen or a component has too many parameters",
    meaning: """
      Each may have 256; `--limit parameters=COUNT` may allow more. Further parameters are \
      ignored. Pass a component instead of all of its values.
      """)

  static let tooMuchText = Explanation(
    summary: "a screen shows more text than can be measured",
    meaning: """
      The labels and buttons of a screen may show 1 MiB of text together; `--limit \
      text-bytes=BYTES` may allow more. A text that is passed to thousands of labels counts each \
      time it is shown. Text past the limit is left empty.
      """)

  static let textTooLong = Explanation(
    summary: "uses and substitutions create too much text",
    meaning: """
      Components and substitutions may put 16 MiB of text into one screen, counting every copy; \
      `--limit substituted-bytes=BYTES` may allow more. Components that pass "${text}${text}" to \
      each other double the text at each level, and a long text that is passed to thousands of \
      components is printed with each. The ids of uses count too, because every id inside begins \
      with them.
      """)
}
