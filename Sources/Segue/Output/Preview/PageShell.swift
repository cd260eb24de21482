/// The parts of a page other than its data.
package struct PageShell: Sendable {
  /// The document, in which the other parts replace the lines `/*css*/`, `/*js*/` and
  /// `<!--data-->`.
  let html: [UInt8]
  let css: [UInt8]
  /// The scripts, in the order in which they appear in the page; they share one scope.
  let scripts: [[UInt8]]

  package init(html: [UInt8], css: [UInt8], scripts: [[UInt8]]) {
    self.html = html
    self.css = css
    self.scripts = scripts
  }

  /// Returns the page with its data.
  package func page(with data: [UInt8]) -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(scripts.reduce(html.count + css.count + data.count) { $0 + $1.count })
    for line in lines(of: html) {
      switch String(decoding: line, as: UTF8.self) {
      case "/*css*/": append(css, to: &page)
      case "/*js*/": for script in scripts { append(script, to: &page) }
      case "<!--data-->": page += data
      default: append(line, to: &page)
      }
    }
    return page
  }

  /// Appends a style sheet or a script without indentation, empty lines and comments on separate
  /// lines. No string in it may span several lines.
  private func append(_ file: [UInt8], to page: inout [UInt8]) {
    var isComment = false
    for line in lines(of: file) {
      isComment = isComment || line.starts(with: "/*".utf8)
      if !isComment && !line.starts(with: "//".utf8) { append(line, to: &page) }
      if isComment && line.suffix(2).elementsEqual("*/".utf8) { isComment = false }
    }
  }

  private func append(_ line: ArraySlice<UInt8>, to page: inout [UInt8]) {
    guard !line.isEmpty else { return }
    page += line
    page.append(UInt8(ascii: "\n"))
  }

  private func lines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    file.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
  }
}
