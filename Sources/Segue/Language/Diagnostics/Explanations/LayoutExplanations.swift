// Layouts.
extension Explanation {
  static let visibleOverflow = Explanation(
    summary: "a component sticks out of its parent",
    meaning: """
      The component is larger than the room that its parent gives it, and nothing hides what is too \
      much: it covers its neighbours, or ends beyond the screen, out of reach of scrolling. Only the \
      outermost component is reported. Let it shrink, let its parent wrap or scroll, or limit its size. \
      What a parent with "overflow" hides or scrolls to is no mistake, and what a negative margin or \
      inset moves out is meant; so is what is positioned absolutely beside its parent, as a menu is, \
      while it stays on the screen. Text sticks out of its own label or button when a height has no \
      room for its lines, or when nothing wraps or cuts them: give it a "minHeight" instead of a \
      "height", or "maxLines".
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
      Its width or its height came out as 0, although it contains text, a picture, or components that do: \
      they are not seen, or they cover what comes next. Often everything in it is positioned \
      absolutely, which takes no room, or it shrank to nothing beside larger siblings. Give it a size, \
      or "flexShrink": 0. Where no size is intended, as in a section that is closed, write 0.
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
      As in CSS, a child with "flexShrink" 1, which is the default, gives way when there is not enough \
      room, also in a container with "overflow": "scroll". So cards get narrower, and lists lower, \
      instead of being scrolled. Give the children "flexShrink": 0: then the content is as long as it \
      needs to be, and the container scrolls.
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
      A fingertip covers about 44 × 44 points, the least that Apple's Human Interface Guidelines ask \
      for; Android's ask for 48 × 48 dp. What is smaller is missed, and the tap goes to what is \
      around it. Counted is what can be seen and touched of a component that acts on a tap or a long \
      press, and of a button. It may look smaller than it is: give it padding around what it draws, and \
      a negative margin where that must not move its neighbours.
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
      Text, a picture or a tap target is where the device, or a bar that the screen shows, covers it, \
      and scrolling does not bring it out. Name the side in the screen's "safeArea": then the inset \
      joins the root's padding. What is positioned absolutely does not see that padding, as in CSS: \
      place it further in. Pictures that fill the screen from edge to edge may lie there, and so may \
      those with "accessibilityHidden", which are decoration.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "label", "text": "Hello"}}
      """#,
    fix: [#""home""#: #""home", "safeArea": ["top"]"#])
}
