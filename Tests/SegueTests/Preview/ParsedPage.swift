import Foundation
import Segue
import Testing

/// A preview page read as a browser does: the data elements and the markup around them.
struct ParsedPage {
  /// The page without its data elements.
  let shell: String
  /// The JSON of each element by id.
  private(set) var texts: [String: String] = [:]

  init(_ bytes: [UInt8]) throws {
    let page = String(decoding: bytes, as: UTF8.self)
    let element =
      /<script type="application\/json" id="([a-z0-9-]+)">(.*?)<\/script>\n/.dotMatchesNewlines()
    for match in page.matches(of: element) {
      #expect(texts[String(match.1)] == nil, "two elements are called \(match.1)")
      texts[String(match.1)] = String(match.2)
    }
    shell = page.replacing(element, with: "")
  }

  /// Returns the value of an element.
  func value(_ id: String) throws -> [String: Any] {
    let text = try #require(texts[id], "there is no element \(id)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Returns a view including the columns that it shares with others.
  func layout(_ view: Int, _ variant: Int) throws -> [String: Any] {
    let own = try value("view-\(view)-\(variant)")
    guard variant > 0 else { return own }
    let base = try layout(view, variant % 2 == 1 ? variant - 1 : 0)
    return base.merging(own) { $1 }
  }
}

extension Dictionary where Key == String, Value == Any {
  func list(_ key: String) -> [Any] { self[key] as? [Any] ?? [] }
  func object(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }
  func numbers(_ key: String) -> [Double] { self[key] as? [Double] ?? [] }
  func text(_ key: String) -> String? { self[key] as? String }
}
