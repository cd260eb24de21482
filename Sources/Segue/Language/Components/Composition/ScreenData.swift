/// The data that fills a screen.
package struct ScreenData: Sendable {
  package let document: JSONDocument
  /// The data in the document.
  package let node: JSONID
  /// The name that tells the screen from those with other data; nil for the usual data.
  package let name: String?

  package init(_ document: JSONDocument, at node: JSONID, name: String? = nil) {
    self.document = document
    self.node = node
    self.name = name
  }
}
