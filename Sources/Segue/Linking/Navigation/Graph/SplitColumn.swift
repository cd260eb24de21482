/// A column of a split view where it stands beside others on a device.
package struct SplitColumn: Hashable, Sendable {
  /// The place of its stack among the graph's.
  let stack: Int
  /// In the device's coordinates.
  let frame: Rect
}

extension NavigationGraph {
  /// The column in which a screen stands that its own link opens, on a device wide enough for columns
  /// beside each other; nil if it has all of the device.
  func column(of destination: Destination, on device: Device) -> SplitColumn? {
    guard canHaveColumns(on: device) else { return nil }
    var run = NavigationRun(self, start(on: device))
    _ = run.place(links.backStack(of: destination) + [destination])
    guard run.state.modals.isEmpty else { return nil }
    return column(selectedStack(in: run.state), on: device)
  }

  /// The column in which a screen stands that is pushed from another one.
  func column(pushedFrom source: SplitColumn?, on device: Device) -> SplitColumn? {
    guard let source, case .split(let columns, _) = containers[homes[source.stack].container].kind
    else { return nil }
    return column(min(source.stack + 1, columns.upperBound - 1), on: device)
  }

  private func canHaveColumns(on device: Device) -> Bool {
    WidthClass(width: device.size.width) == .regular
      && containers.contains { if case .split = $0.kind { true } else { false } }
  }

  /// Where the column of a stack stands; nil if nothing stands beside it. The first of those that are shown
  /// is at the side at which lines begin, and the last one takes what the others leave.
  private func column(_ stack: Int, on device: Device) -> SplitColumn? {
    guard case .split(let columns, let widths) = containers[homes[stack].container].kind else {
      return nil
    }
    let shown = shownColumns(widths, in: device.size)
    guard shown > 1 else { return nil }
    let first = columns.count - shown
    let position = max(stack - columns.lowerBound, first)
    let start = widths[first..<max(position, first)].reduce(0, +)
    let width = position < widths.count ? widths[position] : device.size.width - start
    let x = device.direction == .ltr ? start : device.size.width - start - width
    return SplitColumn(
      stack: stack, frame: Rect(x: x, y: 0, width: width, height: device.size.height))
  }
}
