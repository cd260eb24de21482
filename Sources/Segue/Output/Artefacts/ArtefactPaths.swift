/// Where the files of a build stand in its output folder: those of each screen and of each link, one a device.
struct ArtefactPaths: Sendable {
  static let index = "index.json"

  /// The files of each screen.
  let screens: [[String]]
  /// The links that leave each screen which has some.
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

  /// The files of links: of all that leave one screen.
  func links(in range: Range<Int>) -> [[String]] {
    var names = FileNames()
    return outline.links[range].map { link in
      let number = link.action == 0 ? "" : "-\(link.action + 1)"
      let name = names.unique("\(link.componentName)\(number)")
      let folder = folders[link.from]
      return deviceNames.prefix(link.planCount).map { "transitions/\(folder)/\(name)/\($0).json" }
    }
  }

  /// The files of each link.
  func links(by workers: some Workers) -> [[String]] {
    workers.mapChunks(of: linkRanges.count, each: 32) { chunk in
      chunk.flatMap { links(in: linkRanges[$0]) }
    }
  }

  /// All files, those of the screens first, and `index.json` last.
  func all(by workers: some Workers) -> [String] {
    (screens + links(by: workers)).flatMap { $0 } + [Self.index]
  }
}

extension ArtefactOutline {
  /// The links that leave each screen which has some: they stand in the order of the screens.
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
