/// What a page is made of besides its data.
package struct PageShell: Sendable {
  /// Has the lines `/*css*/`, `/*js*/` and `<!--data-->`, each by itself, which the other parts replace.
  let html: [UInt8]
  let css: [UInt8]
  /// In the order in which they stand in the page; they share one scope.
  let scripts: [[UInt8]]

  package init(html: [UInt8], css: [UInt8], scripts: [[UInt8]]) {
    self.html = html
    self.css = css
    self.scripts = scripts
  }

  /// The page with its data in place.
  func page(with data: [UInt8]) -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(scripts.reduce(html.count + css.count + data.count) { $0 + $1.count })
    for line in html.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch String(decoding: line, as: UTF8.self) {
      case "/*css*/": page += css
      case "/*js*/": for script in scripts { page += script }
      case "<!--data-->": page += data
      default:
        page += line
        page.append(UInt8(ascii: "\n"))
      }
    }
    return page
  }
}
