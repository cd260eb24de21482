// Layouts.
extension Explanation {
  static let visibleOverflow = Explanation(
    summary: "a component overflows its parent",
    meaning: """
      The component is larger than the space that its parent gives it, and nothing clips it. It \
      overlaps its neighbours, or extends beyond the screen where scrolling does not reach. Only \
      the outermost component is reported. Let it shrink, let its parent wrap or scroll, or limit \
      its size. Content that a parent with "overflow" clips or scrolls is not reported, and \
      neither are negative margins and insets. A component that is positioned absolutely outside \
      of its parent, such as a menu, is not reported if it stays on the screen. Text overflows its \
      own label or button when its height has no space for all lines, or when nothing wraps or \
      truncates them: give it a "minHeight" instead of a "height", or "maxLines".
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"width": 300, "height": 80}, "children": [
          {"type": "layout", "style": {"width": 360, "height": 80}}]}]}}
      """#,
    fix: [#"360, "height": 80"#: #"360, "height": 80, "maxWidth": "100%""#])

  static let zeroSize = Explanation(
    summary: "a component that is not empty has no size",
    meaning: """
      Its width or its height is 0, although it contains text, a picture, or components that do. \
      They are invisible, or they overlap what comes next. Often everything in it is positioned \
      absolutely, which takes up no space, or it shrank to nothing beside larger siblings. Give it \
      a size, or "flexShrink": 0. Where no size is intended, as in a collapsed section, write 0.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "layout", "children": [
          {"type": "label", "text": "New", "style": {"position": "absolute", "top": 8}}]}]}}
      """#,
    fix: [
      #"  {"type": "layout", "children""#:
        #"  {"type": "layout", "style": {"height": 40}, "children""#
    ])

  static let squeezedContent = Explanation(
    summary: "children are squeezed in a container that should scroll",
    meaning: """
      As in CSS, a child shrinks when there is not enough space, because "flexShrink" is 1 by \
      default, even in a container with "overflow": "scroll". So cards get narrower, and lists get \
      shorter, instead of scrolling. Give the children "flexShrink": 0: they keep their size, and \
      the container scrolls.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"flexDirection": "row", "overflow": "scroll"}, "children": [
          {"type": "layout", "style": {"width": 272, "height": 80}},
          {"type": "layout", "style": {"width": 272, "height": 80}}]}]}}
      """#,
    fix: ["80}},": #"80, "flexShrink": 0}},"#, "80}}]": #"80, "flexShrink": 0}}]"#])

  static let smallTapTarget = Explanation(
    summary: "a tap target is less than 44 points wide or high",
    meaning: """
      A fingertip covers about 44 × 44 points, the minimum that Apple's Human Interface Guidelines \
      ask for; Android's ask for 48 × 48 dp. A smaller target is easily missed, and the tap goes \
      to what is around it. The check measures the part that can be seen and touched of a button, \
      and of a component that reacts to a tap or a long press. A target may look smaller than it \
      is: give it padding, and a negative margin if its neighbours must not move.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "button", "title": "Back", "style": {"height": 32},
         "events": {"tap": [{"type": "back"}]}}]}}
      """#,
    fix: [#""height": 32"#: #""height": 44"#])

  static let coveredContent = Explanation(
    summary: "content is under a bar or a notch",
    meaning: """
      The device, or a bar that the screen shows, covers a text, a picture or a tap target, and \
      scrolling does not uncover it. Name the side in the screen's "safeArea": the inset is then \
      added to the root's padding. As in CSS, padding does not move components that are positioned \
      absolutely: change their insets. Pictures that fill the screen from edge to edge are not \
      reported, and neither are those with "accessibilityHidden", which are decoration.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "label", "text": "Hello"}}
      """#,
    fix: [#""home""#: #""home", "safeArea": ["top"]"#])
}
