/// The file `index.json`: the output of a build, in the order of compilation.
struct ArtefactIndex {
  let outline: ArtefactOutline
  /// The files of each screen and of each link's transition, one per device; nil if the output has
  /// none.
  let files: (screens: [[String]], links: [[String]])?

  func bytes() -> [UInt8] {
    var writer = JSONWriter(indentation: 1)
    writer.object {
      $0.member("artefact", "index")
      $0.member("version", artefactVersion)
      $0.member("app", outline.app)
      $0.member("devices", outline.devices.map { $0.name })
      $0.member("screens") { writer in
        writer.array {
          for (place, screen) in outline.screens.enumerated() {
            $0.element {
              $0.object {
                $0.member("name", screen.name)
                $0.member("screen", screen.id)
                $0.member(unusual: screen.phase)
                $0.member("arguments", arguments: screen.arguments)
                if let files { $0.member("files", files.screens[place]) }
              }
            }
          }
        }
      }
      $0.member("links") { writer in
        writer.array {
          for (place, link) in outline.links.enumerated() {
            $0.element { $0.link(link, of: outline, files: files?.links[place]) }
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes the names of a flow and of its choice, if there is one.
  package mutating func members(of choice: FlowChoiceName?) {
    guard let choice else { return }
    member("flow", choice.flow)
    member("choice", choice.choice)
  }

  /// Writes the phase of a screen, unless it is the content.
  mutating func member(unusual phase: ScreenPhase) {
    if phase != .content { member("phase", phase.rawValue) }
  }

  fileprivate mutating func link(
    _ link: ArtefactOutline.Link, of outline: ArtefactOutline, files: [String]?
  ) {
    object {
      $0.member("from", outline.screens[link.from.index].name)
      $0.member("component", link.componentName)
      $0.member("link", link.url)
      $0.members(of: link.choice.map(outline.flows.name))
      $0.member("to", outline.screens[link.to.index].name)
      $0.member("presentation", link.presentation.rawValue)
      $0.member("transition", link.transition)
      if let files { $0.member("files", files) }
    }
  }
}
