/// Writes a screen's layout: a line of `seguec layout`, and the artefact of a screen on a device.
extension JSONWriter {
  /// Writes a line of `seguec layout`.
  ///
  /// - Parameters:
  ///   - file: The path of the screen's file; nil to omit source locations.
  ///   - frames: The frame of each component, from the viewport's corner, rounded or not.
  ///   - memory: Shaped texts to reuse, of this or other screens.
  package mutating func layout(
    _ layout: ScreenLayout, file: String?, frames: [Rect], locations: inout SourceLocations,
    in memory: inout ShapedTextCache
  ) {
    object {
      layoutMembers(layout, file: file, frames: frames, locations: &locations, in: &memory, &$0)
    }
  }

  /// Writes the artefact: the members of a line, and how components paint and act, so that a client
  /// needs no other file.
  mutating func screenArtefact(
    _ layout: ScreenLayout, file: String, locations: inout SourceLocations,
    in memory: inout ShapedTextCache
  ) {
    let screen = layout.screen
    let frames = layout.tree.rounded(toPixelsOf: layout.device.scale).frames
    object {
      $0.member("artefact", "screen")
      $0.member("version", artefactVersion)
      $0.member("title", screen.title)
      $0.member("presentation", screen.presentation.rawValue)
      $0.member("arguments", arguments: screen.arguments)
      $0.member("viewport", layout.viewport.frame)
      layoutMembers(layout, file: file, frames: frames, locations: &locations, in: &memory, &$0)
      $0.member("scrollAreas") { writer in
        writer.array {
          for area in layout.tree.scrollAreas
          where screen.layoutStyle(of: ComponentID(area.box)).overflow == .scroll {
            $0.element {
              $0.object {
                $0.member("path", screen.path(of: ComponentID(area.box)))
                $0.member("width", area.contentSize.width)
                $0.member("height", area.contentSize.height)
              }
            }
          }
        }
      }
    }
  }
}

extension ScreenLayout {
  /// Returns the artefact of this screen on its device.
  package func artefact(file: String, locations: inout SourceLocations) -> [UInt8] {
    var memory = ShapedTextCache()
    return artefact(file: file, locations: &locations, in: &memory)
  }

  /// As above, reusing shaped texts of this or other screens.
  package func artefact(
    file: String, locations: inout SourceLocations, in memory: inout ShapedTextCache
  ) -> [UInt8] {
    var writer = JSONWriter(indentation: 1)
    writer.reserveCapacity(512 * screen.components.count + 1024)
    writer.screenArtefact(self, file: file, locations: &locations, in: &memory)
    writer.endLine()
    return writer.bytes
  }
}

private func layoutMembers(
  _ layout: ScreenLayout, file: String?, frames: [Rect], locations: inout SourceLocations,
  in memory: inout ShapedTextCache, _ writer: inout JSONWriter
) {
  let screen = layout.screen
  memory.begin(layout.fonts)
  var texts = layout.texts()
  let paths = screen.paths()
  if let file { writer.member("file", file) }
  writer.member("screen", screen.id)
  writer.member(unusual: screen.phase)
  writer.member("device", layout.device)
  writer.member("nodes") {
    $0.array { writer in
      for index in screen.components.ids where !memory.meter.isStopped {
        let start = writer.bytes.count
        writer.element {
          $0.object {
            $0.member("path", paths[index])
            if file != nil {
              $0.member("source", locations.location(of: screen.components[index].range))
            }
            $0.member("id", screen.components[index].id)
            $0.member("type", screen.components[index].type.rawValue)
            $0.member("frame", frames[index])
            $0.members(layout.text(of: index, &texts, in: &memory))
          }
        }
        memory.meter.addBytes(writer.bytes.count - start, of: writer.bytes.count)
      }
    }
  }
}
