import Segue

extension CompiledLayout {
  /// Returns the object of a line of `seguec layout --format json` without source locations. The
  /// bytes are those of `ScreenLayout.json`, but read from the artefact without compiling. Takes
  /// time linear in the number of components.
  func json(of screen: CompiledScreen) -> [UInt8] {
    let paths = tree.paths()
    var writer = JSONWriter()
    writer.object {
      $0.member("screen", screen.id)
      $0.member("device") { $0.write(device) }
      $0.member("nodes") { writer in
        writer.array { writer in
          for node in tree {
            writer.element {
              $0.object {
                $0.member("path", paths[node.index])
                $0.member("id", node.id)
                $0.member("type", node.type.rawValue)
                $0.member("frame") { $0.write(pixelFrame(of: node.index)) }
                if let text = text(of: node.index) { $0.write(text, of: node) }
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }
}

extension CompiledTree {
  /// Returns the JSON Pointer of each component.
  fileprivate func paths() -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(count)
    var children = Array(repeating: 0, count: count)
    for node in self {
      guard let parent = node.parent, parent.index < paths.count else {
        paths.append(node.index == 0 ? "/root" : "/navigationBar")
        continue
      }
      paths.append("\(paths[parent])/children/\(children[parent])")
      children[parent] += 1
    }
    return paths
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rect: Rect) {
    object {
      $0.member("x", rect.x)
      $0.member("y", rect.y)
      $0.member("width", rect.width)
      $0.member("height", rect.height)
    }
  }

  fileprivate mutating func write(_ device: Device) {
    object {
      $0.member("name", device.name)
      $0.member("width", device.size.width)
      $0.member("height", device.size.height)
      $0.member("scale", device.scale)
      if device.textScale != 1 { $0.member("textScale", device.textScale) }
    }
  }

  /// Writes the members of a node that shows text.
  fileprivate mutating func write(_ text: CompiledText, of node: CompiledNode) {
    let hasSeveralRuns = node.runs.count > 1
    member("contentBox") { $0.write(text.box) }
    member("lines") { writer in
      writer.array { writer in
        for line in text.lines { writer.element { $0.write(line, hasSeveralRuns) } }
      }
    }
    if text.isTruncated { member("truncated", true) }
  }

  private mutating func write(_ line: CompiledText.Line, _ hasSeveralRuns: Bool) {
    object {
      $0.member("text", line.text)
      $0.member("x", line.x)
      $0.member("top", line.top)
      $0.member("width", line.width)
      $0.member("height", line.height)
      $0.member("baseline", line.baseline)
      guard hasSeveralRuns else { return }
      $0.member("pieces") { writer in
        writer.array { writer in
          for piece in line.pieces {
            writer.element {
              $0.object {
                if let run = piece.run { $0.member("run", run) }
                $0.member("text", piece.text)
                $0.member("x", piece.x)
                $0.member("width", piece.width)
              }
            }
          }
        }
      }
    }
  }
}
