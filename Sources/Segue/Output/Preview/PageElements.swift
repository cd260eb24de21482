/// The data of a page: elements that a browser does not run, each with JSON.
struct PageElements {
  private(set) var bytes: [UInt8] = []

  /// - Parameter id: Letters, digits and hyphens.
  mutating func add(_ id: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    append("<script type=\"application/json\" id=\"\(id)\">")
    // Without this one character nothing ends the element, and nothing begins a comment in it (HTML
    // §4.12.1.3). In JSON it stands in strings only.
    for byte in writer.bytes {
      if byte == UInt8(ascii: "<") { append("\\u003c") } else { bytes.append(byte) }
    }
    append("</script>\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

/// The files that a page is made of. They lie beside this one, in `Page`.
enum PageFiles {
  /// The scripts in the order in which they stand in the page; they share one scope.
  static let scripts: [[UInt8]] = [
    PackageResources.data_js, PackageResources.motion_js, PackageResources.places_js,
    PackageResources.screen_js, PackageResources.flight_js, PackageResources.player_js,
    PackageResources.gestures_js, PackageResources.timeline_js, PackageResources.panels_js,
    PackageResources.main_js,
  ]

  /// The bytes of what a browser is to load besides the data.
  static var size: Int {
    scripts.reduce(PackageResources.page_html.count + PackageResources.page_css.count) {
      $0 + $1.count
    }
  }

  /// The page with its data in place.
  static func page(with data: [UInt8]) -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(size + data.count)
    for line in PackageResources.page_html.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      switch String(decoding: line, as: UTF8.self) {
      case "/*css*/": page += PackageResources.page_css
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
