/// An SVG file in the making: what is drawn, and the definitions that it refers to.
///
/// Equal definitions are written once, and ids are numbered in the order of their first use, so that
/// a picture of many kilobytes stands in the file once however often it is drawn.
struct SVGDocument {
  /// What is drawn so far.
  var body = SVGWriter()
  private var definitions = SVGWriter()
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var pictures: [String: String?] = [:]
  private let picture: (String) -> String?

  /// - Parameter picture: Where the picture of a source is found; asked once a source.
  init(picture: @escaping (String) -> String?) {
    self.picture = picture
  }

  /// The reference to a definition such as a clip path, which is written when it is new.
  ///
  /// - Parameter kind: A letter that begins the ids of its kind.
  mutating func define(
    _ kind: String, _ name: String, _ attributes: SVGAttributes = [:],
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

  /// A definition that is drawn into the body and moved: what a screen consists of.
  mutating func defineDrawing(_ kind: String, _ draw: (inout SVGDocument) -> Void) -> String {
    let outer = body
    body = SVGWriter()
    draw(&self)
    let drawn = body.text
    body = outer
    let id = newID(kind)
    definitions.open("g", ["id": .string(id)])
    definitions.append(drawn)
    definitions.close()
    definitions.breakLine()
    return id
  }

  /// The symbol of a picture, which fills the rectangle it is used with; nil for a placeholder.
  ///
  /// - Parameter isStretched: Whether it fills the rectangle on both sides, or lies inside of it in
  ///   its own proportions.
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
    // The key is the source's, not the definition's, which may be a data URI.
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

  /// The file.
  ///
  /// - Parameters:
  ///   - title: Read out in place of the picture.
  ///   - style: CSS rules; nil for none.
  func file(size: Size, title: String, style: String? = nil) -> String {
    var file = SVGWriter()
    file.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .string(shortNumbers(0, 0, size.width, size.height)), "role": "img",
        "font-family": "Inter, system-ui, sans-serif",
      ])
    file.element("title", [:], text: title)
    if let style { file.element("style", [:], text: style) }
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
  /// Begins a group if it would do something; the number of elements to close.
  mutating func openGroup(_ attributes: SVGAttributes) -> Int {
    guard !attributes.isEmpty else { return 0 }
    body.open("g", attributes)
    return 1
  }

  mutating func close(_ count: Int) {
    for _ in 0..<count { body.close() }
  }

  /// A reference to the clip path of a box, which another may clip in turn.
  mutating func clip(to box: RoundedBox, inside outer: SVGValue? = nil) -> SVGValue {
    let id = define("c", "clipPath", ["clip-path": outer]) { box.write(to: &$0) }
    return "url(#\(id))"
  }
}
