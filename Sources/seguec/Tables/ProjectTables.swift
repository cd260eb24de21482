import Segue

extension BuildReport {
  /// A table of the compiled screens, with a row for each.
  var table: TextTable {
    var table = TextTable([
      .init("screen"), .init("route", isFlexible: true), .init("variants", .right),
      .init("components", .right), .init("links", .right), .init("transitions", isFlexible: true),
    ])
    for screen in summaries {
      table.add([
        .init(screen.id, style: .bold), .init(screen.route ?? ""), .init("\(screen.variants)"),
        .init("\(screen.components)"), .init("\(screen.links)"),
        .init(screen.transitions.joined(separator: ", ")),
      ])
    }
    return table
  }
}

extension Build.Counts {
  /// Returns a summary of the counts, in one line.
  func summary(on devices: [Device]) -> String {
    "\(formatCount(screens, "screen")) in \(formatCount(variants, "variant")) and "
      + "\(formatCount(links, "link")) on \(formatCount(devices.count, "device")): "
      + "\(formatCount(transitions, "transition"))"
  }
}

extension Compilation {
  /// A summary of the counts, in one line.
  var summary: String {
    let counts = Build.Counts(
      screens: Set(instances.map(\.screen.id)).count, variants: instances.count,
      links: transits.count, transitions: transits.reduce(0) { $0 + $1.planCount })
    return counts.summary(on: devices)
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
        .init("\(formatNumber(device.size.width))×\(formatNumber(device.size.height))"),
        .init(formatNumber(device.scale, decimals: 3)),
        .init(
          "\(formatNumber(device.safeArea.top)) top, \(formatNumber(device.safeArea.bottom)) bottom"
        ),
        .init("\(formatNumber(device.navigationBarHeight)), \(formatNumber(device.tabBarHeight))"),
      ])
    }
    return table
  }
}
