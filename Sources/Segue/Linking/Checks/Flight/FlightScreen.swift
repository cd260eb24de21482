/// One of the two screens of a flight, as it is laid out on the device when the flight begins or
/// ends.
struct FlightScreen {
  let layout: ScreenLayout
  /// The frames after scrolling, relative to the viewport's top left corner, one per component.
  let frames: [Rect]
  /// Whether scroll offsets are given.
  let isScrolled: Bool

  init(_ layout: ScreenLayout, scrolledBy offsets: ScrollOffsets) {
    self.layout = layout
    frames = layout.frames(scrolledBy: offsets)
    isScrolled = !offsets.isEmpty
  }

  var screen: Screen { _read { yield layout.screen } }
  /// The part of the screen that is on the device: the bottom of a sheet below its full height is
  /// not.
  var viewport: Rect { layout.rest.visiblePart(on: layout.device) }

  func range(of component: ComponentID) -> SourceRange { screen.components[component].range }

  /// Returns a component's padding box, which clips its content.
  func paddingBox(of component: ComponentID) -> Rect {
    frames[component].inset(by: layout.border(of: component))
  }

  /// Returns the area to which the ancestors and the viewport clip a component at the current
  /// offsets. Linear in its depth.
  func clip(of component: ComponentID) -> Rect {
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

  /// Returns the visible part of a component's frame at the current offsets.
  func visibleFrame(of component: ComponentID) -> Rect {
    frames[component].intersection(clip(of: component))
  }

  /// Returns the nearest scroll container around a component, and the area to which clips inside
  /// the container limit the component at any scroll offset.
  func scrolling(of component: ComponentID) -> (container: ComponentID?, clip: Rect) {
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

  /// Returns the product of the opacities of a component and its ancestors; 0 if it is not
  /// displayed. Linear in its depth.
  func opacity(of component: ComponentID) -> Double {
    var opacity = 1.0
    var current: ComponentID? = component
    while let index = current {
      let component = (screen.components[index].layoutStyle, screen.components[index].paintStyle)
      if screen.layoutStyles[component.0].display == .none { return 0 }
      opacity *= screen.paintStyles[component.1].opacity
      current = screen.components[index].parent
    }
    return opacity
  }
}
