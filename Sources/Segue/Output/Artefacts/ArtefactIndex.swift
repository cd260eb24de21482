/// The file `index.json`: the output of a build, in the order of compilation.
struct ArtefactIndex {
  private let app: String?
  private let devices: [Device]
  var screens: [ScreenEntry] = []
  var links: [LinkEntry] = []

  /// A screen with its arguments, and its files, one per device.
  struct ScreenEntry {
    let name: String
    let screen: String
    let arguments: [ScreenArgument]
    let files: [String]
  }

  /// A link from a component to a screen, and the files of its transition, one per device.
  struct LinkEntry {
    let from: String
    let component: String
    let link: String?
    let to: String
    let presentation: Presentation
    let transition: String?
    let files: [String]
  }

  init(app: String?, devices: [Device]) {
    self.app = app
    self.devices = devices
  }

  func bytes() -> [UInt8] {
    var writer = JSONWriter(indentation: 1)
    writer.object {
      $0.member("artefact", "index")
      $0.member("version", artefactVersion)
      $0.member("app", app)
      $0.member("devices", devices.map(\.name))
      $0.member("screens") { writer in
        writer.array {
          for screen in screens {
            $0.element {
              $0.object {
                $0.member("name", screen.name)
                $0.member("screen", screen.screen)
                $0.member("arguments", arguments: screen.arguments)
                $0.member("files", screen.files)
              }
            }
          }
        }
      }
      $0.member("links") { writer in
        writer.array {
          for link in links { $0.element { $0.link(link) } }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func link(_ entry: ArtefactIndex.LinkEntry) {
    object {
      $0.member("from", entry.from)
      $0.member("component", entry.component)
      $0.member("link", entry.link)
      $0.member("to", entry.to)
      $0.member("presentation", entry.presentation.rawValue)
      $0.member("transition", entry.transition)
      $0.member("files", entry.files)
    }
  }
}
