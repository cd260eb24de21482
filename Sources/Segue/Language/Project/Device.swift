/// A screen that layouts are made for. Lengths are points.
public struct Device: Hashable, Sendable {
  public let name: String
  public let size: Size
  /// Pixels a point.
  public let scale: Double
  /// The direction that screens begin with.
  public let direction: LayoutDirection
  public let safeArea: SafeArea
  /// The heights of the bars that screens may show.
  public let navigationBarHeight: Double
  public let tabBarHeight: Double
  /// What font sizes are multiplied by, as people set it who want larger letters.
  public let textScale: Double

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

  /// The largest side in points, and the range of scales, that a device may have.
  static let sides = 1.0...100_000
  static let scales = 0.25...16.0
  /// Around what phones offer: Dynamic Type goes from 0.8 to 3.1.
  package static let textScales = 0.5...4.0

  /// Half a pixel of the finest device as a part of the longest way: a spring must come to rest
  /// within it.
  static let finestTolerance = 0.5 / scales.upperBound / sides.upperBound

  /// The device turned to another direction of writing.
  public func turned(to direction: LayoutDirection) -> Device {
    Device(
      name: name, size: size, scale: scale, direction: direction, safeArea: safeArea,
      navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight, textScale: textScale)
  }

  /// The device with letters of another size.
  public func withTextScale(_ textScale: Double) -> Device {
    Device(
      name: name, size: size, scale: scale, direction: direction, safeArea: safeArea,
      navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight, textScale: textScale)
  }
}

/// The insets within which nothing covers a screen. `leading` is left where lines run to the right.
public struct SafeArea: Hashable, Sendable {
  public var top: Double
  public var bottom: Double
  public var leading: Double
  public var trailing: Double

  public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  public static let none = SafeArea()
}

extension Device {
  /// Devices that need no declaration, in points and portrait unless their name says otherwise.
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

  /// A device without insets from `375x812@3` (the scale is 1 if left out); nil if the text is
  /// something else, or a side or scale makes no sense.
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
