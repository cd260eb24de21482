/// A device that screens are laid out for. Lengths are in points.
public struct Device: Hashable, Sendable {
  /// The name of the device.
  public let name: String
  /// The size of the screen.
  public let size: Size
  /// The number of pixels per point.
  public let scale: Double
  /// The writing direction of screens, unless they declare another.
  public let direction: LayoutDirection
  /// The insets of the safe area.
  public let safeArea: SafeArea
  /// The height of the navigation bar that screens may show.
  public let navigationBarHeight: Double
  /// The height of the tab bar that screens may show.
  public let tabBarHeight: Double
  /// The factor by which font sizes are multiplied, according to the preferred text size.
  public let textScale: Double

  /// Creates a device.
  public init(
    name: String, size: Size, scale: Double, direction: LayoutDirection = .ltr,
    safeArea: SafeArea = .none, navigationBarHeight: Double = 44, tabBarHeight: Double = 49,
    textScale: Double = 1
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.direction = direction
    self.safeArea = safeArea
    self.navigationBarHeight = navigationBarHeight
    self.tabBarHeight = tabBarHeight
    self.textScale = textScale
  }

  /// The range of a side in points.
  static let sides = 1.0...100_000
  /// The range of scales.
  static let scales = 0.25...16.0
  /// The range of text scales, which includes that of phones: Dynamic Type ranges from 0.8 to 3.1.
  package static let textScales = 0.5...4.0

  /// Half a pixel of the finest device, as a fraction of the longest distance. A spring must come
  /// to rest within it.
  static let finestTolerance = 0.5 / scales.upperBound / sides.upperBound

  /// Returns the device with another writing direction.
  public func turned(to direction: LayoutDirection) -> Device {
    Device(
      name: name, size: size, scale: scale, direction: direction, safeArea: safeArea,
      navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight, textScale: textScale)
  }

  /// Returns the device with another text scale.
  public func withTextScale(_ textScale: Double) -> Device {
    Device(
      name: name, size: size, scale: scale, direction: direction, safeArea: safeArea,
      navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight, textScale: textScale)
  }
}

/// The insets inside which nothing covers a screen. `leading` is the left one if text runs to the
/// right.
public struct SafeArea: Hashable, Sendable {
  /// The inset at the top.
  public var top: Double
  /// The inset at the bottom.
  public var bottom: Double
  /// The inset on the side where lines begin.
  public var leading: Double
  /// The inset on the side where lines end.
  public var trailing: Double

  /// Creates insets, by default zero.
  public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  /// Insets of zero.
  public static let none = SafeArea()
}

extension Device {
  /// The devices that need no declaration, in portrait orientation unless their name says
  /// otherwise.
  public static let builtIn: [Device] = [
    Device(
      name: "iphone-se", size: Size(width: 375, height: 667), scale: 2,
      safeArea: SafeArea(top: 20)),
    Device(
      name: "iphone-15", size: Size(width: 393, height: 852), scale: 3,
      safeArea: SafeArea(top: 59, bottom: 34)),
    Device(
      name: "iphone-15-pro-max", size: Size(width: 430, height: 932), scale: 3,
      safeArea: SafeArea(top: 59, bottom: 34)),
    Device(
      name: "pixel-8", size: Size(width: 412, height: 915), scale: 2.625,
      safeArea: SafeArea(top: 24, bottom: 24), navigationBarHeight: 64, tabBarHeight: 80),
    Device(
      name: "galaxy-s24", size: Size(width: 360, height: 780), scale: 3,
      safeArea: SafeArea(top: 24, bottom: 24), navigationBarHeight: 64, tabBarHeight: 80),
    Device(
      name: "ipad-11", size: Size(width: 834, height: 1194), scale: 2,
      safeArea: SafeArea(top: 24, bottom: 20), navigationBarHeight: 50, tabBarHeight: 50),
    Device(
      name: "ipad-11-landscape", size: Size(width: 1194, height: 834), scale: 2,
      safeArea: SafeArea(top: 24, bottom: 20), navigationBarHeight: 50, tabBarHeight: 50),
  ]

  /// Parses a device without insets, such as `375x812@3`; without `@`, the scale is 1. Returns nil
  /// for other texts, and for sides or scales out of range.
  public init?(dimensions text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { return nil }
    let sides = first.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = decimal(sides[0]), let height = decimal(sides[1]),
      let scale = halves.count == 2 ? decimal(halves[1]) : 1,
      Device.sides.contains(width), Device.sides.contains(height), Device.scales.contains(scale)
    else { return nil }
    self.init(
      name: text, size: Size(width: width, height: height), scale: scale,
      navigationBarHeight: 44, tabBarHeight: 49)
  }
}
