/// Guesses from the indentation which bracket of an unfinished text is not closed: the brackets
/// after a missing one close what is around it, and are indented less.
extension JSONParser {
  /// The object or array that is closed first by a bracket on another line with another
  /// indentation; nil if there is none. n log n in the brackets, and linear in the text.
  var likelyUnclosed: JSONID? {
    let lines = indentedLines
    let open = openContainers
    let shifted = document.ids.filter { id in
      let node = document.nodes[id]
      guard node.kind == .object || node.kind == .array, !open.contains(id) else {
        return false
      }
      let opened = line(of: Int(node.lowerBound), in: lines)
      let closed = line(of: Int(node.upperBound) - 1, in: lines)
      return opened != closed && lines[opened].indentation != lines[closed].indentation
    }
    return shifted.min { document.nodes[$0].upperBound < document.nodes[$1].upperBound }
  }

  private var openContainers: Set<JSONID> {
    var open: Set<JSONID> = []
    var container = innermost
    for _ in 0..<depth {
      open.insert(container)
      container = document.end(container)
    }
    return open
  }

  /// The beginnings of the lines, each with how many spaces and tabs follow.
  private var indentedLines: [(start: Int, indentation: Int)] {
    var lines = [(start: 0, indentation: 0)]
    var isIndented = true
    for position in bytes.indices {
      switch bytes[position] {
      case 0x0A:
        lines.append((position + 1, 0))
        isIndented = true
      case 0x20, 0x09: if isIndented { lines[lines.count - 1].indentation += 1 }
      default: isIndented = false
      }
    }
    return lines
  }

  private func line(of position: Int, in lines: [(start: Int, indentation: Int)]) -> Int {
    lines.indices.partitioningIndex { lines[$0].start > position } - 1
  }
}
