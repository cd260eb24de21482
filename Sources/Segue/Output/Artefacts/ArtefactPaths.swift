/// The paths of a build's files in the output folder: one per device for each screen and each link.
struct ArtefactPaths: Sendable {
  static let index = "index.json"

  /// The paths of each screen's files.
  let screens: [[String]]
  /// The ranges of links with the same source screen.
  let linkRanges: [Range<Int>]
  private let outline: ArtefactOutline
  private let folders: [String]
  private let deviceNames: [String]

  init(_ outline: ArtefactOutline) {
    self.outline = outline
    var deviceFiles = FileNames()
    let deviceNames = outline.devices.map { deviceFiles.unique($0.name) }
    self.deviceNames = deviceNames
    var screenFolders = FileNames()
    folders = outline.screens.map { screenFolders.unique($0.name) }
    screens = folders.map { folder in deviceNames.map { "screens/\(folder)/\($0).json" } }
    linkRanges = outline.linkRanges
  }

  /// Returns the paths of the files of all links of one source screen.
  func links(in range: Range<Int>) -> [[String]] {
    var names = FileNames()
    return outline.links[range].map { link in
      let number = link.action == 0 ? "" : "-\(link.action + 1)"
      let choice = link.choice.map { "-\(outline.flows.name(of: $0).choice)" } ?? ""
      let destination = outline.screens[link.to.index].phase
      let phase = destination == .content ? "" : "-\(destination.rawValue)"
      let name = names.unique("\(link.componentName)\(number)\(choice)\(phase)")
      let folder = folders[link.from.index]
      return deviceNames.prefix(link.planCount).map { "transitions/\(folder)/\(name)/\($0).json" }
    }
  }

  /// Returns the paths of each link's files.
  func links(by workers: some Workers) -> [[String]] {
    workers.mapChunks(of: linkRanges.count, each: 32) { chunk in
      chunk.flatMap { links(in: linkRanges[$0]) }
    }
  }

  /// Returns the paths of the files of each screen, then of each link.
  func all(by workers: some Workers) -> [[String]] { screens + links(by: workers) }
}

extension ArtefactOutline {
  /// The ranges of links with the same source screen.
  fileprivate var linkRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in links.indices
    where place + 1 == links.count || links[place + 1].from != links[place].from {
      ranges.append(start..<place + 1)
      start = place + 1
    }
    return ranges
  }
}
