// Projects.
extension Explanation {
  static let tooManyEntries = Explanation(
    summary: "a list or a map in segue.json has too many entries",
    meaning: """
      Each may have 1,000 entries; `--limit entries=COUNT` may allow more. The file is not used \
      until it has fewer.
      """)

  static let tooManyLayouts = Explanation(
    summary: "the screens of a project have too many components",
    meaning: """
      Every screen is laid out on every device, once for each set of arguments that links open it \
      with. All these layouts together may have four million components; `--limit \
      placed-components=COUNT` may allow more. 64 bytes of text count as one component. If \
      expanding a screen takes more steps than it has components, for example because of empty \
      slots, the steps count instead. Screens past the limit are left out. The usual cause is a \
      link that passes ever new arguments to a large screen.
      """)

  static let tooMuchWork = Explanation(
    summary: "a request or a project takes more work than is allowed",
    meaning: """
      Work is counted as it is done, in units of a few hundred machine instructions, and the count \
      is the same on every machine. A project may take 20,000,000,000 units; `--limit work=COUNT` \
      may allow more, and a server allows less for each request. \
      The usual cause is long text in narrow boxes that are nested many times. If only the extreme \
      data of seguec check takes more, that is a warning, and `--no-extremes` leaves it out.
      """)

  static let tooManyLines = Explanation(
    summary: "a text has too many lines",
    meaning: """
      It may have 100,000 on a device; `--limit lines=COUNT` may allow more. A text has that many \
      if its box is so narrow that each letter has a line of its own.
      """)

  static let answerTooLarge = Explanation(
    summary: "the answer to a request has too many bytes",
    meaning: """
      The layouts of a request, on all of its devices, may have 64 MB; `--limit \
      answer-bytes=COUNT` may allow more. Each line of a text takes about a hundred bytes.
      """)

  static let cancelled = Explanation(
    summary: "the caller ended the compilation",
    meaning: """
      A program that uses the library ended the call before its result was complete, for example \
      because the client of a server has gone or waited too long. Nothing is wrong with the input.
      """)

  static let notAScreen = Explanation(
    summary: "a file in a screens folder declares no screen",
    meaning: """
      Every file in a folder of screens has the key "screen". A file with the key "component" \
      belongs in a folder of components. segue.json names both folders.
      """,
    wrong: #"""
      --- screens/card.json
      {"component": "card", "body": {"type": "layout"}}
      """#,
    fix: ["screens": "components"])

  static let notAComponent = Explanation(
    summary: "a file in a components folder declares no component",
    meaning: """
      Every file in a folder of components has the key "component". A file with the key "screen" \
      belongs in a folder of screens. segue.json names both folders.
      """,
    wrong: #"""
      --- components/home.json
      {"screen": "home", "root": {"type": "layout"}}
      """#,
    fix: ["components/": "screens/"])

  static let duplicateScreen = Explanation(
    summary: "two files declare a screen of the same id",
    meaning: """
      Commands and outputs identify a screen by its id, so ids are unique in a project. The \
      compiler uses the first, in the order of their paths.
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
      A device is the name of a built-in one (`seguec devices` lists them), dimensions such as \
      "375x812@3", or an object with a name, a width and a height.
      """,
    wrong: #"""
      {"devices": ["iphone-51"]}
      """#,
    fix: ["iphone-51": "iphone-15"])

  static let duplicateDevice = Explanation(
    summary: "a device is declared twice",
    meaning: "Outputs are distinguished by the names of devices. Remove one, or rename it.",
    wrong: #"""
      {"devices": ["iphone-15", "iphone-15"]}
      """#,
    fix: [#", "iphone-15""#: ""])

  static let unknownTransition = Explanation(
    summary: "no transition has this name",
    meaning: """
      A name is looked up among the "transitions" of segue.json, and then among the kinds: none, \
      fade, scale, slide, moveIn, slideUp, hero, custom, sourceScale.
      """,
    wrong: #"""
      {"defaultTransition": "slid"}
      """#,
    fix: ["slid": "slide"])

  static let conflictingTiming = Explanation(
    summary: "a transition has a spring and a duration",
    meaning: """
      The parameters of a spring determine when it comes to rest; a "duration" beside it would cut \
      it off or leave it waiting. Remove one of the two. To choose how long a spring takes, write \
      {"spring": {"duration": 0.5, "bounce": 0.2}}. The same applies to "popDuration" beside a \
      spring in "popEasing", or beside one in "easing" where there is no "popEasing".
      """,
    wrong: #"""
      {"transitions": {"lift": {"kind": "hero", "duration": 0.4,
        "easing": {"spring": {"response": 0.5, "dampingFraction": 0.8}}}}}
      """#,
    fix: [#", "duration": 0.4"#: ""])

  static let keyWithoutEffect = Explanation(
    summary: "a key has no effect on this kind of transition",
    meaning: """
      "edge" applies to slide, moveIn and slideUp; "path", "clip", "coversBars" and "landing" \
      apply to hero and sourceScale; "withoutPartner" applies to hero. The kind none shows no \
      motion, so it has no timing and no "backgroundScale". A hero under "fallback" has no effect \
      either: it cannot fly to a screen that has not loaded. Remove the key, or choose the kind \
      that it was meant for.
      """,
    wrong: #"""
      {"transitions": {"settle": {"kind": "fade", "edge": "bottom"}}}
      """#,
    fix: ["fade": "moveIn", #""bottom""#: #""bottom", "reducedMotion": "fade""#])

  static let unreducedMotion = Explanation(
    summary: "the transition for Reduce Motion moves too",
    meaning: """
      Sliding and scaling make some people dizzy, so they turn on Reduce Motion. The transition \
      that "reducedMotion" names then plays instead: none, a fade, or a custom one whose tracks \
      change nothing but opacity. Without the key, a fade plays.
      """,
    wrong: #"""
      {"transitions": {"lift": {"kind": "hero", "reducedMotion": "slide"}}}
      """#,
    fix: ["slide": "fade"])

  static let restlessTrack = Explanation(
    summary: "a custom track does not leave a screen at rest",
    meaning: """
      When a transition ends, the screen is at rest: not scaled, opaque, and with square corners. \
      So the tracks of "entering" must end there, and those of "exiting" must begin there: at a \
      translation of 0, a scale and an opacity of 1, and a radius of 0. Otherwise the screen \
      jumps. Tracks of one property are combined: translations add up, scales and opacities \
      multiply, and the largest radius counts.
      """,
    wrong: #"""
      {"transitions": {"depth": {"kind": "custom", "reducedMotion": "fade", "push": {"entering": [
        {"property": "scale", "from": 0.8, "to": 0.95}]}}}}
      """#,
    fix: [#""to": 0.95"#: #""to": 1"#])

  static let missingAsset = Explanation(
    summary: "a picture or video is not among the project's assets",
    meaning: """
      A source without a scheme is the path of a file in the assets folder, with forward slashes \
      and the exact case. Add the file, correct the path, or give a URL for a picture that is \
      loaded from elsewhere.
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
      The header of a PNG, JPEG, WebP or GIF file contains its size. This file has no such header: \
      it is damaged, truncated, or of another format. Save it again in one of these formats.
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
      The compiler does not load pictures from URLs. Without a size of its own, such a picture \
      takes up no space, and the layout jumps once it has loaded. Give it "naturalSize" in pixels, \
      or a width and a height in its style.
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
    summary: "a folder or a font file that segue.json names does not exist",
    meaning: """
      Paths in segue.json are relative to its own folder, with forward slashes and the exact case. \
      Add the folder or the file, or remove it from the list.
      """)

  static let outsideProject = Explanation(
    summary: "a folder, a font or an asset is outside of the project",
    meaning: """
      The files of a project are in its own folder, so that a project from elsewhere cannot read \
      other files of the machine. Three things are not read: a path in segue.json that is absolute \
      or leaves the folder with "..", a symbolic link to outside, and a picture whose source \
      leaves the folder of assets. Move the files into the project, or allow it with \
      `--allow-outside`, which has no effect on the sources of pictures.
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
    summary: "the names of two files differ only in case",
    meaning: """
      The file systems of many computers treat names that differ only in case, or in how accents \
      are composed, as the same name. There, the project cannot be checked out completely: one of \
      the two files replaces the other. Rename one.
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
