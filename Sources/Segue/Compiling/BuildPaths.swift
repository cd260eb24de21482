/// Where the files of a build stand in its output folder: each screen's and each link's, one a device.
struct BuildPaths: Sendable {
  private(set) var screens: [[String]] = []
  private var names = FileNames()
  private var folders: [String] = []
  private let deviceNames: [String]

  init(_ devices: [Device]) {
    var names = FileNames()
    deviceNames = devices.map { names.unique($0.name) }
  }

  /// A screen, behind all so far.
  mutating func addScreen(named name: String) {
    let folder = names.unique(name)
    folders.append(folder)
    screens.append(deviceNames.map { "screens/\(folder)/\($0).json" })
  }

  /// The names of a screen's links, to be handed out in their order.
  func links(of screen: Int) -> LinkPaths {
    LinkPaths(folder: folders[screen], deviceNames: deviceNames)
  }
}

/// Where the files of the links of one screen stand.
struct LinkPaths: Sendable {
  let folder: String
  let deviceNames: [String]
  private var names = FileNames()

  init(folder: String, deviceNames: [String]) {
    self.folder = folder
    self.deviceNames = deviceNames
  }

  /// The files of the screen's next link, of a component, which plays on so many devices.
  ///
  /// - Parameter place: Which of the component's links it is.
  mutating func next(of component: String, place: Int, devices: Int) -> [String] {
    let number = place == 0 ? "" : "-\(place + 1)"
    let name = names.unique("\(component)\(number)")
    return deviceNames.prefix(devices).map { "transitions/\(folder)/\(name)/\($0).json" }
  }
}
