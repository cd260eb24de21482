/// One of the two screens of a flight, as it lies on the device when the flight begins or ends.
struct FlightScreen {
  let layout: ScreenLayout
  /// From the viewport's top left corner, after scrolling, one a component.
  let frames: [Rect]
  /// Whether a position is given in which its containers are scrolled.
  let isScrolled: Bool

  init(_ layout: ScreenLayout, scrolledBy offsets: ScrollOffsets) {
    self.layout = layout
    frames = layout.frames(scrolledBy: offsets)
    isScrolled = !offsets.isEmpty
  }

  var screen: Screen { _read { yield layout.screen } }
  /// What of the screen lies on the device: of a sheet that rests lower than it can, not its bottom.
  var viewport: Rect { layout.rest.visiblePart(on: layout.device) }

  func range(of component: Int) -> SourceRange { screen.components[component].range }

  /// What clips a component's content: its box without its border.
  func paddingBox(of component: Int) -> Rect {
    frames[component].inset(by: layout.border(of: component))
  }

  /// What the ancestors and the viewport leave of a component in this position; linear in its depth.
  func clip(of component: Int) -> Rect {
    var clip = viewport
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      if layout.overflow(of: parent) != .visible {
        clip = paddingBox(of: parent).intersection(clip)
      }
    }
    return clip
  }

  /// What is seen of a component in this position.
  func visibleFrame(of component: Int) -> Rect {
    frames[component].intersection(clip(of: component))
  }

  /// The nearest scroll container around a component, with what clips that lie in it leave of the
  /// component wherever it is scrolled.
  func scrolling(of component: Int) -> (container: Int?, clip: Rect) {
    var clip = VisibleBoxes.everywhere
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      switch layout.overflow(of: parent) {
      case .visible: break
      case .hidden: clip = paddingBox(of: parent).intersection(clip)
      case .scroll: return (parent, clip)
      }
    }
    return (nil, clip)
  }

  /// How opaque a component is with all around it; 0 if it is not displayed. Linear in its depth.
  func opacity(of component: Int) -> Double {
    var opacity = 1.0
    var current: Int? = component
    while let index = current {
      let component = (screen.components[index].layoutStyle, screen.components[index].paintStyle)
      if screen.layoutStyles[component.0].display == .none { return 0 }
      opacity *= screen.paintStyles[component.1].opacity
      current = screen.components[index].parent
    }
    return opacity
  }
}
