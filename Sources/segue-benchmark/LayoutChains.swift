import Segue

/// Chains of nested containers, shallow and deep. If the work for a box does not depend on its
/// depth, a node of a deep chain costs as much as one of a shallow chain.
enum LayoutChains {
  enum Kind: String, CaseIterable {
    case columns
    /// Alternating rows and columns, each growing.
    case growing
    /// Alternating rows and columns, each with a fixed box before the next.
    case siblings
  }

  static let shallow = 20
  static let deep = 400

  static func measure(_ stopwatch: Stopwatch, _ report: (LayoutFigure) -> Void) {
    for kind in Kind.allCases {
      let few = LayoutFigure.measure(input(kind, depth: shallow), stopwatch)
      var many = LayoutFigure.measure(input(kind, depth: deep), stopwatch)
      many.ratio = many.nanosecondsEach / few.nanosecondsEach
      report(few)
      report(many)
    }
  }

  private static func input(_ kind: Kind, depth: Int) -> LayoutInput {
    LayoutInput(
      name: "chain, \(kind.rawValue), \(depth)", device: "",
      viewport: Size(width: 1000, height: 1000), build: { boxes(kind, depth: depth) })
  }

  private static func boxes(_ kind: Kind, depth: Int) -> BoxTree {
    var boxes = BoxTree()
    boxes.append(style: boxes.addStyle(LayoutStyle()), parent: nil)
    let square = boxes.addStyle(.square)
    var parent: BoxID = 0
    for level in 1...depth {
      if kind == .siblings { boxes.append(style: square, parent: parent) }
      parent = boxes.append(style: boxes.addStyle(style(kind, level: level)), parent: parent)
    }
    boxes.append(style: square, parent: parent)
    return boxes
  }

  private static func style(_ kind: Kind, level: Int) -> LayoutStyle {
    var style = LayoutStyle()
    switch kind {
    case .columns: style.padding = EdgeLengths(.points(1))
    case .growing:
      style.flexDirection = level.isMultiple(of: 2) ? .column : .row
      style.flexGrow = 1
    case .siblings:
      style.flexDirection = level.isMultiple(of: 2) ? .column : .row
      if level.isMultiple(of: 3) { style.alignItems = .center }
    }
    return style
  }
}
