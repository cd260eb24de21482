import Segue

extension Compilation {
  /// What was compiled: a row for each screen.
  func screensTable(of project: Project) -> TextTable {
    var table = TextTable([
      .init("screen"), .init("route", isFlexible: true), .init("variants", .right),
      .init("components", .right), .init("links", .right), .init("transitions", isFlexible: true),
    ])
    for declaration in project.declarations.screens {
      let places = instances.indices.filter { instances[$0].screen.id == declaration.id }
      guard let first = places.first else { continue }
      let own = transits.filter { $0.from == first }
      var names: [String] = []
      for name in own.compactMap({ $0.plans.first?.transition }) where !names.contains(name) {
        names.append(name)
      }
      table.add([
        .init(declaration.id, style: .bold), .init(declaration.route?.name ?? ""),
        .init("\(places.count)"), .init("\(instances[first].screen.components.count)"),
        .init("\(own.count)"), .init(names.joined(separator: ", ")),
      ])
    }
    return table
  }

  /// How much was compiled, in a line.
  var summary: String {
    let screens = Set(instances.map(\.screen.id)).count
    let plans = transits.reduce(0) { $0 + $1.plans.count }
    return "\(counted(screens, "screen")) in \(counted(instances.count, "variant")) and "
      + "\(counted(transits.count, "link")) on \(counted(devices.count, "device")): "
      + "\(counted(plans, "transition"))"
  }
}

extension Device {
  static var builtInTable: TextTable {
    var table = TextTable([
      .init("device", style: .bold), .init("points"), .init("scale", .right),
      .init("safe area", .right), .init("bars", .right),
    ])
    for device in builtIn {
      table.add([
        .init(device.name),
        .init("\(short(device.size.width))×\(short(device.size.height))"),
        .init(short(device.scale, decimals: 3)),
        .init("\(short(device.safeArea.top)) top, \(short(device.safeArea.bottom)) bottom"),
        .init("\(short(device.navigationBarHeight)), \(short(device.tabBarHeight))"),
      ])
    }
    return table
  }
}
