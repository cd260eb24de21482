/// A picture in a screen written in Swift.
public struct Image: PictureComponent {
  public var description = ComponentDescription(.image)

  /// - Parameters:
  ///   - source: The path of an asset, or a URL.
  ///   - naturalSize: The picture's size in pixels. By default, the size of the asset.
  public init(_ source: ScreenText, naturalSize: Size? = nil) {
    description.members.set("source", .text(source))
    if let naturalSize { description.members.set("naturalSize", described(naturalSize)) }
  }

  /// - Parameters:
  ///   - source: The path of an asset, or a URL.
  ///   - naturalSize: The picture's size in pixels. By default, the size of the asset.
  @_disfavoredOverload
  public init(_ source: String, naturalSize: Size? = nil) {
    self.init(ScreenText(source), naturalSize: naturalSize)
  }
}

extension Image {
  /// Creates an image of a placeholder or a failure that shows the picture which flies into it:
  /// that of the tapped component with the same hero key.
  ///
  /// - Parameter hero: The hero key.
  public init(receiving hero: ScreenText) {
    description.members.set("hero", .text(hero))
  }
}

/// A video in a screen written in Swift.
public struct Video: PictureComponent {
  public var description = ComponentDescription(.video)

  /// - Parameters:
  ///   - source: The path of an asset, or a URL.
  ///   - poster: The picture that is shown before the video plays.
  ///   - naturalSize: The video's size in pixels.
  public init(_ source: ScreenText, poster: ScreenText? = nil, naturalSize: Size? = nil) {
    description.members.set("source", .text(source))
    if let poster { description.members.set("poster", .text(poster)) }
    if let naturalSize { description.members.set("naturalSize", described(naturalSize)) }
  }

  /// - Parameters:
  ///   - source: The path of an asset, or a URL.
  ///   - poster: The picture that is shown before the video plays.
  ///   - naturalSize: The video's size in pixels.
  @_disfavoredOverload
  public init(_ source: String, poster: String? = nil, naturalSize: Size? = nil) {
    self.init(
      ScreenText(source), poster: poster.map { ScreenText($0) }, naturalSize: naturalSize)
  }
}

private func described(_ size: Size) -> DescribedValue {
  .object([
    DescribedMember("width", .number(size.width)), DescribedMember("height", .number(size.height)),
  ])
}
