import Segue

/// Converts between a text and the files of a project.
///
/// The files are separated like JSON texts in an RFC 7464 sequence, by a record separator before
/// each file but the first. The first file is the manifest; a file with `component` among its first
/// bytes declares a component, and all others are screens.
enum ProjectText {
  static let separator: UInt8 = 0x1E

  static func files(_ text: [UInt8]) -> ProjectFiles {
    let parts = text.split(separator: separator, maxSplits: 24, omittingEmptySubsequences: false)
    var files = ProjectFiles(
      manifest: SourceFile(path: "segue.json", bytes: Array(parts[0])), screens: [], components: [],
      assets: assets)
    for (place, part) in parts.dropFirst().enumerated() {
      let isComponent = String(decoding: part.prefix(40), as: UTF8.self).contains("\"component\"")
      let folder = isComponent ? "components" : "screens"
      let file = SourceFile(path: "\(folder)/\(place).json", bytes: Array(part))
      if isComponent { files.components.append(file) } else { files.screens.append(file) }
    }
    return files
  }

  /// Returns the text of a project that the bytes of an input choose.
  static func written(from input: [UInt8]) -> [UInt8] {
    var source = ByteSource(input)
    var text = DocumentWriter.document(projectSchema, named: "", from: &source)
    let names = ["a", "b", "c", "d"].prefix(1 + source.below(4))
    for name in names {
      text.append(separator)
      text += DocumentWriter.document(screenSchema, named: name, from: &source)
    }
    for name in ["card", "list", "row"].prefix(source.below(4)) {
      text.append(separator)
      text += DocumentWriter.document(componentSchema, named: name, from: &source)
    }
    return text
  }

  private static let projectSchema = SchemaFile(.project)
  static let screenSchema = SchemaFile(.screen)
  private static let componentSchema = SchemaFile(.component)

  static let assets: AssetCatalog = {
    var assets = AssetCatalog()
    assets.add(
      path: "a.png", .picture(PictureHeader(format: .png, pixelWidth: 80, pixelHeight: 60)))
    assets.add(
      path: "b.gif", .picture(PictureHeader(format: .gif, pixelWidth: 1, pixelHeight: 65_535)))
    assets.add(path: "v.mp4", .other(reason: "is no picture"))
    return assets
  }()

  /// A project with everything that links, gestures and states can refer to.
  static let sample = Array(
    """
    {"app": "shop", "schemes": ["shop"], "hosts": ["shop.example"], "devices": ["iphone-15", "900x600@2"],
     "defaultTransition": "hero", "transitions": {
       "t1": {"kind": "hero", "path": "arc", "easing": {"spring": {"response": 0.5, "dampingFraction": 0.6}}},
       "t2": {"kind": "slide", "edge": "bottom", "duration": 0.3, "reducedMotion": "fade"}},
     "navigation": {"requirements": {"login": "shop://f"}, "flows": {
       "f": {"route": "/f", "choices": {"x": "shop://d", "y": "shop://b/5?n=1"}}}, "fallback": "shop://a", "tabs": [
       {"id": "i1", "title": "A", "root": "shop://a"},
       {"id": "i2", "title": "B", "split": {"columns": [{"root": "shop://a"}, {"root": "shop://b/1"}]}},
       {"id": "i3", "title": "C", "pages": ["shop://a", "shop://c/x", "shop://b/2"]}]}}
    \u{1E}{"screen": "a", "route": "/a", "bars": ["navigation", "tab"], "root": {"type": "layout", "id": "i1",
      "style": {"overflow": "scroll", "gap": 8}, "children": [
      {"type": "image", "id": "i2", "hero": "h1", "source": "a.png", "style": {"width": 80, "borderRadius": 8,
        "boxShadow": "0 1px 2px #123456"}, "events": {"tap": [
          {"type": "navigate", "to": "shop://b/7", "transition": "t1"},
          {"type": "navigate", "to": "shop://c/x?n=2", "transition": "t2", "presentation": "sheet"}]}},
      {"type": "label", "id": "i3", "text": "Some words to lay out"}]}}
    \u{1E}{"screen": "b", "route": "/b/{n}", "parameters": {"n": "number"}, "backStack": ["shop://a"],
      "root": {"type": "layout", "children": [
      {"type": "image", "id": "i4", "hero": "h1", "source": "a.png", "style": {"aspectRatio": 1.5,
        "backgroundImage": "linear-gradient(red, blue)"}}, {"type": "label", "text": "${n}"}]}}
    \u{1E}{"screen": "c", "route": "/c/{p}", "parameters": {"p": "string", "n": {"type": "number", "default": 1},
      "f": {"type": "boolean", "default": true}}, "presentation": "sheet", "requires": ["login"],
      "sheet": {"detents": ["medium", "large", 200]}, "root": {"type": "layout", "children": [
      {"type": "button", "title": "${p}", "icon": "b.gif"}, {"type": "video", "source": "v.mp4"}]}}
    \u{1E}{"screen": "d", "route": "/d", "root": {"type": "label", "text": "Log in"}}
    """.utf8)
}
