/// A column of a split view that is side by side with others on a device.
package struct SplitColumn: Hashable, Sendable {
  /// The index of its stack among the graph's.
  let stack: Int
  /// The frame in device coordinates.
  let frame: Rect
}

extension NavigationGraph {
  /// Returns the column in which a screen opens by its own link, on a device wide enough for
  /// several columns; nil if the screen fills the device.
  func column(of destination: Destination, on device: Device) -> SplitColumn? {
    guard canHaveColumns(on: device) else { return nil }
    var run = NavigationRun(self, start(on: device))
    _ = run.place(links.backStack(of: destination) + [destination])
    guard run.state.modals.isEmpty else { return nil }
    return column(selectedStack(in: run.state), on: device)
  }

  /// Returns the column in which a screen opens that is pushed from another one.
  func column(pushedFrom source: SplitColumn?, on device: Device) -> SplitColumn? {
    guard let source, case .split(let columns, _) = containers[homes[source.stack].container].kind
    else { return nil }
    return column(min(source.stack + 1, columns.upperBound - 1), on: device)
  }

  private func canHaveColumns(on device: Device) -> Bool {
    WidthClass(width: device.size.width) == .regular
      && containers.contains { if case .split = $0.kind { true } else { false } }
  }

  /// Returns the column of a stack; nil if no other column is visible.
  ///
  /// The first visible column is at the leading edge, and the last one takes the remaining width.
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
