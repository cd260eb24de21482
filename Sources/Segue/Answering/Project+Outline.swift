extension Project {
  /// Returns the project without what its screens contain: `segue.json`, and a file for each screen
  /// with everything but its `root` and its `data`, and what its `placeholder`, its `failure` and
  /// its `navigationBar` contain.
  ///
  /// That is all that navigation depends on, so a client that fetches each screen when it is shown
  /// navigates with the outline as with the whole project: ``NavigationGraph`` answers every event
  /// with the same state and effects. A title that uses data is left out, and comes with the
  /// screen's data; so are fonts and the icons of tabs. Linear in the files.
  public func outline() -> ProjectFiles {
    let manifest = sources.files.first { $0.path == "segue.json" }
    return ProjectFiles(
      manifest: SourceFile(
        path: "segue.json", bytes: manifest.map { outline(of: $0) } ?? Array("{}".utf8)),
      screens: declarations.screens.map { declaration in
        let file = sources[declaration.file]
        return SourceFile(path: file.path, bytes: outline(of: file, declaration))
      }, components: [])
  }

  private func outline(of manifest: SourceFile) -> [UInt8] {
    let document = parseJSON(manifest, id: FileID(0), limits: limits).document
    return document.text(without: [["$schema"], ["fonts"], ["navigation", "tabs", "icon"]])
  }

  private func outline(of file: SourceFile, _ declaration: ScreenDeclaration) -> [UInt8] {
    let document = parseJSON(file, id: FileID(0), limits: limits).document
    var left = [
      ["$schema"], ["root"], ["data"], ["placeholder"], ["failure"], ["navigationBar"],
    ]
    for key in ["title", "backTitle"] where declaration.data != nil {
      let title = document.member(key, of: document.root).flatMap { document.string($0) }
      if title?.utf8.contains(UInt8(ascii: "$")) ?? false { left.append([key]) }
    }
    var bytes = document.text(without: left)
    // The object has a member at least, the screen's id.
    if bytes.last == UInt8(ascii: "}") { bytes.removeLast() }
    let roots = declaration.phases.map { $0 == .content ? "root" : $0.rawValue }
    bytes += roots.map { #","\#($0)":{"type":"layout"}"# }.joined().utf8
    if let bar = declaration.navigationBar {
      bytes += #","navigationBar":{\#(bar.leading == nil ? "" : #""leading":[]"#)}"#.utf8
    }
    return bytes + "}".utf8
  }
}

extension JSONDocument {
  /// Returns the document without some members.
  ///
  /// - Parameter paths: The keys that lead to each member, from the outermost object. They go on in
  ///   every element of an array.
  fileprivate func text(without paths: [[String]]) -> [UInt8] {
    var text: [UInt8] = []
    append(root, without: paths.map { $0[...] }, to: &text)
    return text
  }

  private func append(
    _ node: JSONID, without paths: [ArraySlice<String>], to text: inout [UInt8]
  ) {
    func source(_ node: JSONID) -> ArraySlice<UInt8> {
      let range = range(node)
      return bytes[range.lowerBound..<range.upperBound]
    }
    let isObject = kind(node) == .object
    guard !paths.isEmpty, isObject || kind(node) == .array else {
      text += source(node)
      return
    }
    text.append(UInt8(ascii: isObject ? "{" : "["))
    var isFirst = true
    for element in elements(node) {
      var paths = paths
      if isObject {
        let key = key(ofMember: element)
        let name = string(key)
        paths = paths.filter { $0.first == name }.map { $0.dropFirst() }
        if paths.contains([]) { continue }
        if !isFirst { text.append(UInt8(ascii: ",")) }
        text += source(key)
        text.append(UInt8(ascii: ":"))
      } else if !isFirst {
        text.append(UInt8(ascii: ","))
      }
      isFirst = false
      append(element, without: paths, to: &text)
    }
    text.append(UInt8(ascii: isObject ? "}" : "]"))
  }
}
