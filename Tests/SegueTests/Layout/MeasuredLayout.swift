import Testing

/// A case of the measured tables: what it shows, its tree, and what Chromium made of its boxes.
struct MeasuredLayout: CustomTestStringConvertible, Sendable {
  struct Box: Sendable {
    /// x, y, width and height.
    var frame: [Double]
    /// The scrolled width and height; nil for a box that is no scroll container.
    var held: [Double]?
  }

  var chapter: String
  var name: String
  var tree: String
  var boxes: [Box]

  var testDescription: String { "\(chapter): \(name)" }

  static let all = MeasuredLayouts.chapters.flatMap { chapter in
    let lines = chapter.table.split(separator: "\n").map { $0.drop { $0 == " " } }
    return stride(from: 0, to: lines.count - 2, by: 3).map { line in
      MeasuredLayout(
        chapter: chapter.name, name: String(lines[line]), tree: String(lines[line + 1]),
        boxes: lines[line + 2].split(separator: ",").map(Box.init))
    }
  }
}

extension MeasuredLayout.Box {
  /// `x y width height`, then perhaps `[width height]`.
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: "[")
    frame = parts[0].split(separator: " ").compactMap { Double($0) }
    if parts.count > 1 {
      held = parts[1].split { $0 == " " || $0 == "]" }.compactMap { Double($0) }
    }
  }
}
