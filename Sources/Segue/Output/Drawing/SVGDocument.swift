/// An SVG file under construction: its body, and the definitions that the body refers to.
///
/// Equal definitions are written once, and ids are numbered in the order of their first use, so
/// that a picture of many kilobytes is in the file once however often it is drawn.
struct SVGDocument {
  /// The elements written so far.
  var body = SVGWriter()
  private var definitions = SVGWriter()
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var pictures: [String: String?] = [:]
  private let picture: (String) -> String?

  /// Creates an empty document.
  ///
  /// - Parameters:
  ///   - embedding: The fonts that the document may embed; nil if it embeds none.
  ///   - picture: Returns the address of a picture for its source; called once per source.
  init(embedding: FontEmbedding? = nil, picture: @escaping (String) -> String?) {
    self.picture = picture
    body.fonts = UsedFonts(embedding)
  }

  /// Returns the id of a definition such as a clip path, and writes the definition if it is new.
  ///
  /// - Parameter kind: The letter with which the ids of its kind begin.
  mutating func define(
    _ kind: String, name: String, attributes: SVGAttributes = [:],
    _ content: (inout SVGWriter) -> Void
  ) -> String {
    var inner = SVGWriter()
    content(&inner)
    let key = name + attributes.text + ">" + inner.text
    if let known = ids[key] { return known }
    let id = newID(kind)
    ids[key] = id
    definitions.open(name, ["id": .string(id)] + attributes)
    definitions.append(inner.text)
    definitions.close()
    definitions.breakLine()
    return id
  }

  /// Defines a group that the body can use repeatedly, such as a screen. Returns its id.
  mutating func defineDrawing(_ kind: String, _ draw: (inout SVGDocument) -> Void) -> String {
    var outer = body
    body = SVGWriter()
    body.fonts = outer.fonts
    draw(&self)
    let drawn = body.text
    outer.fonts = body.fonts
    body = outer
    let id = newID(kind)
    definitions.open("g", ["id": .string(id)])
    definitions.append(drawn)
    definitions.close()
    definitions.breakLine()
    return id
  }

  /// Returns the symbol of a picture, which fills the rectangle of its use; nil for a placeholder.
  ///
  /// - Parameter isStretched: Whether the picture is stretched to the rectangle, or fits inside it
  ///   in its own aspect ratio.
  mutating func symbol(ofPicture source: String, isStretched: Bool) -> String? {
    let href: String
    if let known = pictures[source] {
      guard let known else { return nil }
      href = known
    } else {
      let found = picture(source)
      pictures[source] = found
      guard let found else { return nil }
      href = found
    }
    // The key is the source and not the definition, which may be a long data URI.
    let key = (isStretched ? "stretched " : "contained ") + source
    if let known = ids[key] { return known }
    let id = newID("p")
    ids[key] = id
    let ratio: SVGValue = isStretched ? "none" : "xMidYMid"
    definitions.open(
      "symbol", ["id": .string(id), "viewBox": "0 0 100 100", "preserveAspectRatio": ratio])
    definitions.element(
      "image",
      [
        "width": 100, "height": 100, "preserveAspectRatio": ratio, "href": .string(href),
      ])
    definitions.close()
    definitions.breakLine()
    return id
  }

  private mutating func newID(_ kind: String) -> String {
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    return kind + number.description
  }

  /// Returns the file, with the fonts of its texts if there are some to embed.
  ///
  /// - Parameters:
  ///   - title: The accessible name of the picture.
  ///   - style: CSS rules; nil for an SVG without rules.
  func file(size: Size, title: String, style: String? = nil) -> String {
    var file = SVGWriter()
    file.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .string(shortNumbers(0, 0, size.width, size.height)), "role": "img",
        "font-family": .string(
          "\(FontLibrary.builtInDocumentFamily), Inter, system-ui, sans-serif"),
        // Advances as they were measured, and not rounded to whole pixels.
        "text-rendering": "geometricPrecision",
      ])
    file.element("title", [:], text: title)
    let rules = body.fonts.css + (style ?? "")
    if !rules.isEmpty { file.element("style", [:], text: rules) }
    file.breakLine()
    file.open("defs")
    file.breakLine()
    file.append(definitions.text)
    file.close()
    file.breakLine()
    file.append(body.text)
    file.close()
    file.breakLine()
    return file.text
  }
}

extension SVGDocument {
  /// Opens a group if it has attributes. Returns the number of elements to close.
  mutating func openGroup(_ attributes: SVGAttributes) -> Int {
    guard !attributes.isEmpty else { return 0 }
    body.open("g", attributes)
    return 1
  }

  mutating func close(_ count: Int) {
    for _ in 0..<count { body.close() }
  }

  /// Returns a reference to the clip path of a box, which another clip path can clip in turn.
  mutating func clip(to box: RoundedBox, inside outer: SVGValue? = nil) -> SVGValue {
    let id = define("c", name: "clipPath", attributes: ["clip-path": outer]) { box.write(to: &$0) }
    return "url(#\(id))"
  }
}
