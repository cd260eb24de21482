// Projects.
extension Explanation {
  static let notAScreen = Explanation(
    summary: "a file in a screens folder declares no screen",
    meaning: """
      Every file in a folder of screens has the key "screen". A file with "component" belongs into a \
      folder of components; segue.json names both.
      """,
    wrong: #"""
      --- screens/card.json
      {"component": "card", "body": {"type": "layout"}}
      """#,
    right: #"""
      --- components/card.json
      {"component": "card", "body": {"type": "layout"}}
      """#)

  static let duplicateScreen = Explanation(
    summary: "two files declare a screen of the same id",
    meaning: """
      A screen's id names it in commands and in what is written for apps, so it stands once in a \
      project. The first, in the order of the paths, is taken.
      """,
    wrong: #"""
      --- screens/bag.json
      {"screen": "home", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout"}}
      """#,
    right: #"""
      --- screens/bag.json
      {"screen": "bag", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout"}}
      """#)

  static let unknownDevice = Explanation(
    summary: "no device has this name",
    meaning: """
      A device is the name of a built-in one (`seguec devices` lists them), its measures such as \
      "375x812@3", or an object with a name, a width and a height.
      """,
    wrong: #"""
      {"devices": ["iphone-51"]}
      """#,
    right: #"""
      {"devices": ["iphone-15"]}
      """#)

  static let duplicateDevice = Explanation(
    summary: "a device stands twice in the list",
    meaning: """
      Outputs are told apart by the names of devices. Remove one, or give one another name.
      """,
    wrong: #"""
      {"devices": ["iphone-15", "iphone-15"]}
      """#,
    right: #"""
      {"devices": ["iphone-15"]}
      """#)

  static let unknownTransition = Explanation(
    summary: "no transition has this name",
    meaning: """
      A name is looked up among the "transitions" of segue.json, and then among the kinds: none, fade, \
      scale, slide, moveIn, slideUp, hero, custom.
      """,
    wrong: #"""
      {"defaultTransition": "slid"}
      """#,
    right: #"""
      {"defaultTransition": "slide"}
      """#)

  static let conflictingTiming = Explanation(
    summary: "a transition has a spring and a duration",
    meaning: """
      A spring comes to rest when its own numbers say so, and a duration beside it would cut it off or \
      leave it waiting. Remove one of the two; to say how long a spring takes, write it as \
      {"spring": {"duration": 0.5, "bounce": 0.2}}.
      """,
    wrong: #"""
      {"transitions": {"lift": {"kind": "hero", "duration": 0.4,
        "easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}}}}
      """#,
    right: #"""
      {"transitions": {"lift": {"kind": "hero",
        "easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}}}}
      """#)

  static let missingAsset = Explanation(
    summary: "a picture or video is not among the project's assets",
    meaning: """
      A source without a scheme is the path of a file in the assets folder, with forward slashes and \
      the exact capitals. Add the file, mend the path, or give a URL for what is loaded from elsewhere.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coats.png"}]}}
      --- assets/coat.png
      """#,
    right: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coat.png"}]}}
      --- assets/coat.png
      """#)

  static let unreadableAsset = Explanation(
    summary: "a file is not a picture that can be measured",
    meaning: """
      The size of a PNG, JPEG, WebP or GIF file stands in its header. This one has none: it is damaged, \
      cut off, or of another format. Save it again in one of these formats.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coat.png"}]}}
      --- assets/coat.png
      <html>404 Not Found</html>
      """#,
    right: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coat.png"}]}}
      --- assets/coat.png
      """#)

  static let unknownPictureSize = Explanation(
    summary: "nobody knows how large a picture is",
    meaning: """
      A picture from a URL is not loaded to lay a screen out, so without a size of its own it has no \
      room, and jumps into the screen once it is there. Give it "naturalSize" in pixels, or a width and \
      a height in its style.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.png"}]}}
      """#,
    right: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.png",
         "naturalSize": {"width": 600, "height": 800}}]}}
      """#)

  static let fontNotRead = Explanation(
    summary: "a font file is declared and not read",
    meaning: """
      Text in this family is measured with the built-in one, so lines may break elsewhere than in the \
      app. The declaration does no harm; without it a style that names the family is measured in the \
      same way.
      """,
    wrong: #"""
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      """#,
    right: #"""
      {"fonts": []}
      """#)

  static let missingFile = Explanation(
    summary: "a folder that segue.json names is not there",
    meaning: """
      Paths in segue.json are relative to the folder that it lies in, with forward slashes and the exact \
      capitals. Add the folder, or take it out of the list.
      """)
}
