/// Writes the data that a whole preview shares: devices, tables, the lists of instances and views,
/// sources and diagnostics.
struct PreviewProject {
  let project: Project
  /// The names, the screens and the names of their data, in order.
  let instances: [(name: String, screen: Screen, data: String?)]
  /// The view of each tab; nil for a tab without one.
  let tabs: [Int?]
  /// The view that the app starts with; nil if the manifest does not declare one.
  let root: Int?
  let views: [PreviewView]
  /// The devices as declared, each in its own direction.
  let devices: [Device]
  let diagnostics: [Diagnostic]
  /// CSS `@font-face` rules for the project's fonts.
  let fonts: String

  func write(
    to writer: inout JSONWriter, _ tables: PreviewTables, _ locations: inout SourceLocations
  ) {
    writer.object {
      $0.member("app", project.manifest.app)
      $0.list("devices", of: devices) { $0.previewDevice($1) }
      $0.list("directions", of: LayoutDirection.allCases) { $0.string($1.rawValue) }
      $0.list("pictures", of: tables.pictures) { writer, address in
        if let address { writer.string(address) } else { writer.null() }
      }
      $0.member("fonts", fonts)
      $0.list("paints", of: tables.paints.texts) { $0.string($1) }
      $0.list("letters", of: tables.letters.texts) { $0.string($1) }
      $0.list("borders", of: tables.borders) { $0.numbers($1) }
      $0.list("shared", of: tables.shared.texts) { $0.verbatim($1) }
      $0.list("reasons", of: Snapshot.Reason.allCases) { writer, reason in
        writer.object {
          $0.member("kept", reason.isKept)
          $0.member("text", reason.description)
        }
      }
      $0.list("sources", of: project.sources.files) { writer, file in
        writer.object {
          $0.member("path", file.path)
          $0.member("text", String(decoding: file.bytes, as: UTF8.self))
        }
      }
      $0.list("instances", of: instances) { writer, instance in
        writer.object {
          $0.member("name", instance.name)
          $0.member("screen", instance.screen.id)
          if let title = instance.screen.title { $0.member("title", title) }
          if let data = instance.data { $0.member("data", data) }
        }
      }
      $0.list("views", of: views) { writer, view in
        writer.object {
          $0.member("instance", view.instance.index)
          $0.member("presentation", view.presentation.rawValue)
        }
      }
      $0.list("starts", of: Array(instances.indices)) { $0.integer($1) }
      $0.list("tabs", of: Array(zip(project.manifest.tabs, tabs))) { writer, entry in
        let (tab, view) = entry
        writer.object {
          $0.member("id", tab.id)
          $0.member("title", tab.title)
          if let view { $0.member("view", view) }
        }
      }
      if let root { $0.member("root", root) }
      $0.list("diagnostics", of: diagnostics) { writer, diagnostic in
        writer.diagnostic(diagnostic, &locations)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ key: String, of elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(key) { writer in
      writer.array { for element in elements { $0.element { write(&$0, element) } } }
    }
  }

  fileprivate mutating func previewDevice(_ device: Device) {
    object {
      $0.member("name", device.name)
      $0.member("width", device.size.width)
      $0.member("height", device.size.height)
      $0.member("scale", device.scale)
      $0.member("direction", device.direction.rawValue)
      $0.member("safeArea") { writer in
        writer.object {
          $0.member("top", device.safeArea.top)
          $0.member("bottom", device.safeArea.bottom)
          $0.member("leading", device.safeArea.leading)
          $0.member("trailing", device.safeArea.trailing)
        }
      }
      $0.member("textScale", device.textScale)
    }
  }

  fileprivate mutating func diagnostic(
    _ diagnostic: Diagnostic, _ locations: inout SourceLocations
  ) {
    object { writer in
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("code", diagnostic.code.rawValue)
      writer.member("message", diagnostic.message)
      writer.location(of: diagnostic.range, &locations)
      writer.member("notes") { writer in
        writer.array {
          for note in diagnostic.notes {
            $0.element { writer in
              writer.object { writer in
                writer.member("message", note.message)
                writer.location(of: note.range, &locations)
              }
            }
          }
        }
      }
    }
  }

  private mutating func location(of range: SourceRange, _ locations: inout SourceLocations) {
    guard let position = locations.location(of: range)?.position else { return }
    member("source", range.file.index)
    member("line", position.line)
    member("column", position.column)
  }
}

/// An instance of a screen with a presentation.
struct PreviewView: Hashable {
  let instance: ScreenIndex
  let presentation: Presentation
}
