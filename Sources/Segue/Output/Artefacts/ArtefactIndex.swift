/// `index.json`: what a build made, in the order in which it was compiled.
struct ArtefactIndex {
  private let app: String?
  private let devices: [Device]
  private var screens: [(instance: Compilation.Instance, files: [String])] = []
  private var links: [Entry] = []

  fileprivate struct Entry {
    let transit: Compilation.Transit
    let component: String
    let from: String
    let to: String
    let files: [String]
  }

  init(app: String?, devices: [Device]) {
    self.app = app
    self.devices = devices
  }

  mutating func add(_ instance: Compilation.Instance, files: [String]) {
    screens.append((instance, files))
  }

  mutating func add(
    _ transit: Compilation.Transit, component: String, from: String, to: String, files: [String]
  ) {
    links.append(
      Entry(transit: transit, component: component, from: from, to: to, files: files))
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
                $0.member("name", screen.instance.name)
                $0.member("screen", screen.instance.screen.id)
                $0.member("arguments", arguments: screen.instance.screen.arguments)
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
  fileprivate mutating func link(_ entry: ArtefactIndex.Entry) {
    object {
      $0.member("from", entry.from)
      $0.member("component", entry.component)
      if case .navigate(let link, _, _) = entry.transit.action.kind {
        $0.member("link", link.url)
      }
      $0.member("to", entry.to)
      $0.member("presentation", entry.transit.presentation.rawValue)
      $0.member("transition", entry.transit.plans.first?.transition)
      $0.member("files", entry.files)
    }
  }
}
