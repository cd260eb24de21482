// Projects.
extension Explanation {
  static let tooManyEntries = Explanation(
    summary: "a list or a map in segue.json has too many entries",
    meaning: """
      Each may have 1,000; `--limit entries=COUNT` may allow more. Nothing of the file is used until it has fewer.
      """)

  static let tooManyLayouts = Explanation(
    summary: "the screens of a project have too many components",
    meaning: """
      Every screen is laid out on every device, once for each set of arguments that links open it with. All \
      together may have four million components; `--limit placed-components=COUNT` may allow more. 64 bytes of \
      text count as a component. A screen of which less is placed than was expanded, as where uses and slots are \
      filled with nothing, counts with what was expanded. Screens past them are left out. Most often one link \
      passes ever new arguments to a large screen.
      """)

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
    fix: ["screens": "components"])

  static let duplicateScreen = Explanation(
    summary: "two files declare a screen of the same id",
    meaning: """
      A screen's id names it in commands and in what is written for apps, so it is unique in a \
      project. The first, in the order of the paths, is taken.
      """,
    wrong: #"""
      --- screens/bag.json
      {"screen": "home", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout"}}
      """#,
    fix: [#"bag.json\#n{"screen": "home""#: #"bag.json\#n{"screen": "bag""#])

  static let unknownDevice = Explanation(
    summary: "no device has this name",
    meaning: """
      A device is the name of a built-in one (`seguec devices` lists them), its measures such as \
      "375x812@3", or an object with a name, a width and a height.
      """,
    wrong: #"""
      {"devices": ["iphone-51"]}
      """#,
    fix: ["iphone-51": "iphone-15"])

  static let duplicateDevice = Explanation(
    summary: "a device is declared twice",
    meaning: """
      Outputs are distinguished by the names of devices. Remove one, or give one another name.
      """,
    wrong: #"""
      {"devices": ["iphone-15", "iphone-15"]}
      """#,
    fix: [#", "iphone-15""#: ""])

  static let unknownTransition = Explanation(
    summary: "no transition has this name",
    meaning: """
      A name is looked up among the "transitions" of segue.json, and then among the kinds: none, fade, \
      scale, slide, moveIn, slideUp, hero, custom.
      """,
    wrong: #"""
      {"defaultTransition": "slid"}
      """#,
    fix: ["slid": "slide"])

  static let conflictingTiming = Explanation(
    summary: "a transition has a spring and a duration",
    meaning: """
      A spring comes to rest when its own numbers say so, and a duration beside it would cut it off or \
      leave it waiting. Remove one of the two; to say how long a spring takes, write it as \
      {"spring": {"duration": 0.5, "bounce": 0.2}}. The same is true of "popDuration" beside a spring \
      in "popEasing", and without "popEasing" beside one in "easing".
      """,
    wrong: #"""
      {"transitions": {"lift": {"kind": "hero", "duration": 0.4,
        "easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}}}}
      """#,
    fix: [#", "duration": 0.4"#: ""])

  static let keyWithoutEffect = Explanation(
    summary: "a key has no effect on the kind of its transition",
    meaning: """
      An edge belongs to slide, moveIn and slideUp; path, clip and coversBars belong to hero; nothing \
      is seen of the kind none, so it has no timing. Remove the key, or choose the kind that it was \
      meant for.
      """,
    wrong: #"""
      {"transitions": {"settle": {"kind": "fade", "edge": "bottom"}}}
      """#,
    fix: ["fade": "moveIn", #""bottom""#: #""bottom", "reducedMotion": "fade""#])

  static let unreducedMotion = Explanation(
    summary: "what plays when Reduce Motion is on moves too",
    meaning: """
      Sliding and growing make some people dizzy, so they turn on Reduce Motion. Then the \
      transition that "reducedMotion" names plays instead: none, a fade, or a custom one whose \
      tracks change nothing but opacities. Without the key, a fade plays.
      """,
    wrong: #"""
      {"transitions": {"lift": {"kind": "hero", "reducedMotion": "slide"}}}
      """#,
    fix: ["slide": "fade"])

  static let restlessTrack = Explanation(
    summary: "a custom track leaves a screen elsewhere than at rest",
    meaning: """
      When a transition is over the screen is at rest, unscaled, opaque and with square \
      corners, so the tracks of "entering" must end there, and those of "exiting" begin there: at a \
      translation of 0, a scale and an opacity of 1, a radius of 0. Otherwise the screen jumps. \
      Tracks of one property count together: translations add up, scales and opacities multiply, and \
      of radii the largest counts.
      """,
    wrong: #"""
      {"transitions": {"depth": {"kind": "custom", "reducedMotion": "fade", "push": {"entering": [
        {"property": "scale", "from": 0.8, "to": 0.95}]}}}}
      """#,
    fix: [#""to": 0.95"#: #""to": 1"#])

  static let missingAsset = Explanation(
    summary: "a picture or video is not among the project's assets",
    meaning: """
      A source without a scheme is the path of a file in the assets folder, with forward slashes and \
      the exact capitals. Add the file, correct the path, or give a URL for what is loaded from elsewhere.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coats.png"}]}}
      --- assets/coat.png
      """#,
    fix: ["coats.png": "coat.png"])

  static let unreadableAsset = Explanation(
    summary: "a file is not a picture that can be measured",
    meaning: """
      The size of a PNG, JPEG, WebP or GIF file is in its header. This one has none: it is damaged, \
      cut off, or of another format. Save it again in one of these formats.
      """,
    wrong: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "coat.png"}]}}
      --- assets/coat.png
      <html>404 Not Found</html>
      """#,
    fix: ["\n<html>404 Not Found</html>": ""])

  static let unknownPictureSize = Explanation(
    summary: "a picture's size is unknown",
    meaning: """
      A picture from a URL is not loaded to lay a screen out, so without a size of its own it has no \
      room, and jumps into the screen once it is there. Give it "naturalSize" in pixels, or a width and \
      a height in its style.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "https://shop.example/coat.png"}]}}
      """#,
    fix: [
      #""https://shop.example/coat.png""#:
        #""https://shop.example/coat.png",\#n   "naturalSize": {"width": 600, "height": 800}"#
    ])

  static let missingFile = Explanation(
    summary: "a folder or a font file that segue.json names is not there",
    meaning: """
      Paths in segue.json are relative to its own folder, with forward slashes and the exact \
      capitals. Add the folder or the file, or take it out of the list.
      """)

  static let outsideProject = Explanation(
    summary: "a folder, a font or an asset leads out of the project",
    meaning: """
      What belongs to a project is in its own folder, so that a project from elsewhere reads nothing \
      that is none of its business. A path in segue.json that is absolute or climbs out by "..", and a \
      link that leads out, are not read, and neither is the source of a picture that leaves the folder of \
      assets. Move the files into the project, or allow it with `--allow-outside`; that option changes \
      nothing for sources of pictures.
      """,
    wrong: #"""
      {"fonts": [{"family": "Brand", "file": "../shared/Brand.ttf"}]}
      """#,
    right: #"""
      --- segue.json
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf
      """#)

  static let clashingNames = Explanation(
    summary: "the names of two files differ in capitals alone",
    meaning: """
      The disks of many computers take names that differ in capitals only, or in how their accents are \
      composed, for one name. There the project cannot be checked out whole: one of the two files takes \
      the other's place. Rename one.
      """,
    wrong: #"""
      --- screens/Home.json
      {"screen": "start", "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout"}}
      """#,
    right: #"""
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout"}}
      --- screens/start.json
      {"screen": "start", "root": {"type": "layout"}}
      """#)
}
