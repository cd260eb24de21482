/// Where the files of a build stand in its output folder: each screen's and each link's, one a device.
struct BuildPaths {
  private(set) var screens: [[String]] = []
  private(set) var links: [[String]] = []
  private var names = FileNames()
  private var folders: [String] = []
  private let deviceNames: [String]

  init(_ devices: [Device]) {
    deviceNames = devices.map { [names] in names.safe($0.name) }
  }

  /// A screen, behind all so far.
  mutating func addScreen(named name: String) {
    let folder = names.unique(name)
    folders.append(folder)
    screens.append(deviceNames.map { "screens/\(folder)/\($0).json" })
  }

  /// A link of a component, behind all so far, and on how many devices it plays.
  ///
  /// - Parameters:
  ///   - screen: The place of the screen that it leaves.
  ///   - place: Which of the component's links it is.
  mutating func addLink(from screen: Int, component: String, place: Int, devices: Int) {
    let number = place == 0 ? "" : "-\(place + 1)"
    let name = names.unique("\(component)\(number)", in: folders[screen])
    links.append(deviceNames.prefix(devices).map { "transitions/\(name)/\($0).json" })
  }
}
