import Foundation

/// A project of two screens, small enough to compute every number of its output by hand.
///
/// On the 100×200 device at 2 pixels per point, `list` contains `card` at (10, 20), 80 wide, with a
/// picture of 80×40 and a caption below it, and `far` beneath. A tap on the card opens `detail`,
/// whose picture is 100×50 in the top left corner. Both pictures have the hero key `shoe`.
enum SmallProject {
  static let manifest = """
    {"app": "small", "schemes": ["small"], "screens": ["screens"],
     "assets": "assets",
     "devices": [{"name": "tile", "width": 100, "height": 200, "scale": 2},
                 {"name": "slab", "width": 200, "height": 100, "scale": 1}],
     "transitions": {"lift": {"kind": "hero", "duration": 0.5, "easing": "linear",
                              "reducedMotion": "fade"}},
     "defaultTransition": "fade"}
    """

  static let list = """
    {"screen": "list", "route": "/list",
     "parameters": {"wide": {"type": "number", "default": 80}},
     "root": {"type": "layout", "id": "scroll", "style": {"overflow": "scroll"}, "children": [
       {"type": "layout", "id": "card",
        "style": {"marginTop": 20, "marginLeft": 10, "width": "${wide}", "flexShrink": 0},
        "events": {"tap": [{"type": "track", "event": "card"},
                           {"type": "navigate", "to": "small://detail/1", "transition": "lift"}]},
        "children": [
          {"type": "image", "id": "shoe", "hero": "shoe", "source": "shoe.png",
           "naturalSize": {"width": 400, "height": 200},
           "style": {"height": 40, "objectFit": "cover"}},
          {"type": "label", "id": "caption", "text": "A shoe", "style": {"height": 20}}]},
       {"type": "layout", "id": "gone", "style": {"display": "none", "height": 50}, "children": [
         {"type": "layout", "id": "within", "style": {"height": 10}}]},
       {"type": "layout", "id": "far", "style": {"height": 400, "flexShrink": 0}}]}}
    """

  static let detail = """
    {"screen": "detail", "route": "/detail/{number}", "parameters": {"number": "string"},
     "root": {"type": "layout", "id": "page", "children": [
       {"type": "image", "id": "big", "hero": "shoe", "source": "shoe.png",
        "naturalSize": {"width": 400, "height": 200},
        "style": {"height": 50, "objectFit": "cover"}}]}}
    """

  /// A standalone screen: a box of 10.25×5 at (0, 0), with a second one beside it.
  static let alone = """
    {"screen": "alone", "root": {"type": "layout", "style": {"flexDirection": "row"}, "children": [
      {"type": "layout", "id": "first", "style": {"width": 10.25, "height": 5}},
      {"type": "layout", "id": "second", "style": {"width": 10.25, "height": 5}}]}}
    """

  /// Writes the project to a subfolder, by default to the folder itself.
  static func write(to folder: TemporaryFolder, in name: String = ".") throws {
    try folder.write(manifest, to: "\(name)/segue.json")
    try folder.write(list, to: "\(name)/screens/list.json")
    try folder.write(detail, to: "\(name)/screens/detail.json")
    try folder.write(onePixel, to: "\(name)/assets/shoe.png")
  }

  static func make() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(to: folder)
    return folder
  }

  /// A PNG of one grey pixel, compressed with Python's zlib.
  private static let onePixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
    0xDA, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0xDA, 0x45, 0x08, 0x3B, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
