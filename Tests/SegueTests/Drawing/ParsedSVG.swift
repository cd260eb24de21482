import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A drawing read by Foundation's XML parser.
struct ParsedSVG {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The indices of the ancestors, from the outermost to the innermost.
    let ancestors: [Int]
    var text = ""

    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  /// The elements in document order.
  let elements: [Element]

  /// Parses a drawing. Returns nil if the text is not well-formed.
  init?(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// Returns the indices of an element's descendants.
  func descendants(of place: Int) -> [Int] {
    elements.indices.filter { elements[$0].ancestors.contains(place) }
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The ids that attributes reference, as `#id` and `url(#id)`.
  var references: [String] {
    elements.flatMap { element in
      element.attributes.compactMap { name, value -> String? in
        if name == "href", value.hasPrefix("#") { return String(value.dropFirst()) }
        if value.hasPrefix("url(#") { return String(value.dropFirst(5).dropLast()) }
        return nil
      }
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes, ancestors: open))
      open.append(elements.count - 1)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let place = open.last { elements[place].text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
