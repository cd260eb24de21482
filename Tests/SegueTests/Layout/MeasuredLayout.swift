import Testing

/// A case of the measured tables: its description, its tree, and the boxes that Chromium measured.
struct MeasuredLayout: CustomTestStringConvertible, Sendable {
  struct Box: Sendable {
    /// x, y, width and height.
    var frame: [Double]
    /// The width and height of the scrollable content, or nil if the box is not a scroll container.
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
  /// Parses `x y width height`, optionally followed by `[width height]`.
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: "[")
    frame = parts[0].split(separator: " ").compactMap { Double($0) }
    if parts.count > 1 {
      held = parts[1].split { $0 == " " || $0 == "]" }.compactMap { Double($0) }
    }
  }
}
