/// The sizes and the source of a component's picture.
struct Picture: Hashable, Sendable {
  /// The image's source or the video's poster; nil if it has none.
  let source: NamedReference?
  /// The size of what is drawn in its own pixels, with its orientation applied; nil if unknown.
  let drawnSize: Size?
  /// The natural size for layout. For an image, its size, or 0 × 0 if unknown. For a video, its
  /// size, or nil if unknown; layout then treats it as a replaced element without a natural size,
  /// which is 300 × 150 unless its style sets an aspect ratio.
  let layoutSize: Size?
  /// Whether a diagnostic has already reported that the file is missing or not a picture.
  let isReported: Bool

  /// Whether nothing is known of the size, and nothing has been reported.
  var isUnknown: Bool { drawnSize == nil && !isReported && source != nil }
}

/// The pictures of a screen, by component. Takes 4 bytes per component, or nothing for a screen
/// without pictures.
struct ScreenPictures: Sendable {
  /// The components that have a picture, in document order.
  private(set) var all: [(component: ComponentID, picture: Picture)] = []
  /// The index into `all` of each component's picture; −1 without one.
  private var places: [Int32] = []
  private let count: Int

  /// - Parameter count: The number of components.
  init(count: Int) { self.count = count }

  /// Adds the picture of a component that follows all components added so far.
  mutating func append(_ picture: Picture, of component: ComponentID) {
    if places.isEmpty { places = Array(repeating: -1, count: count) }
    places[component] = Int32(all.count)
    all.append((component, picture))
  }

  /// The components whose size on the screen decides whether their picture must be reported: its
  /// own size is unknown.
  var unknown: [ComponentID] {
    all.lazy.filter { $0.picture.isUnknown }.map { $0.component }
  }

  /// Returns the pictures with another one for a component that has one.
  func replacing(_ picture: Picture, of component: ComponentID) -> ScreenPictures {
    var pictures = self
    pictures.all[Int(places[component])].picture = picture
    return pictures
  }

  subscript(component: ComponentID) -> Picture? {
    guard !places.isEmpty, places[component] >= 0 else { return nil }
    return all[Int(places[component])].picture
  }

  /// Returns the source of what a component draws.
  func source(of component: ComponentID) -> NamedReference? {
    guard !places.isEmpty, places[component] >= 0 else { return nil }
    return all[Int(places[component])].picture.source
  }
}

/// Determines the size of each picture of a screen, and reports assets that are missing or not
/// pictures.
struct PictureFinder {
  /// nil for a file compiled without a project, whose assets are not checked.
  let assets: AssetCatalog?

  /// Returns the pictures of a screen. Linear in the number of components.
  func pictures(of screen: Screen, _ diagnostics: inout DiagnosticList) -> ScreenPictures {
    var pictures = ScreenPictures(count: screen.components.count)
    for index in screen.components.ids {
      if let picture = picture(of: screen.components[index].content, &diagnostics) {
        pictures.append(picture, of: index)
      }
    }
    return pictures
  }

  /// Returns the picture that a component draws; nil if it draws none.
  func picture(of content: Component.Content, _ diagnostics: inout DiagnosticList) -> Picture? {
    switch content {
    case .layout, .label: return nil
    case .button(_, let icon):
      if let icon { _ = size(of: icon, &diagnostics) }
      return nil
    case .image(let source, let believed):
      let reported = diagnostics.count
      let known = source.flatMap { self.size(of: $0, &diagnostics) }
      let size = believed ?? known
      return Picture(
        source: source, drawnSize: size, layoutSize: size ?? .zero,
        isReported: diagnostics.count > reported)
    case .video(let source, let poster, let believed):
      checkExists(source, &diagnostics)
      let posterSize = poster.flatMap { size(of: $0, &diagnostics) }
      return Picture(
        source: poster, drawnSize: posterSize ?? believed,
        layoutSize: believed, isReported: false)
    }
  }

  /// Returns the size of an asset's picture; nil for a URL, or, after a diagnostic, if the asset
  /// has none.
  func size(
    of source: NamedReference, _ diagnostics: inout DiagnosticList
  ) -> Size? {
    // A name whose value is not known is empty.
    guard let assets, !source.name.isEmpty, !isURL(source.name) else { return nil }
    switch assets[source.name] {
    case .picture(let header):
      return Size(width: Double(header.pixelWidth), height: Double(header.pixelHeight))
    case .other(let reason):
      diagnostics.append(.unreadableAsset(source, reason))
      return nil
    case nil:
      diagnostics.append(at: source.range, .absentAsset(source, of: assets))
      return nil
    }
  }

  private func checkExists(
    _ source: NamedReference, _ diagnostics: inout DiagnosticList
  ) {
    guard let assets, !source.name.isEmpty, !isURL(source.name), assets[source.name] == nil
    else { return }
    diagnostics.append(at: source.range, .absentAsset(source, of: assets))
  }
}

extension Diagnostic {
  fileprivate static func absentAsset(
    _ source: NamedReference, of assets: AssetCatalog
  ) -> Diagnostic {
    assets.leadsOutside(source.name) ? outsideAsset(source) : missingAsset(source, assets)
  }

  private static func outsideAsset(_ source: NamedReference) -> Diagnostic {
    let (range, notes) = source.blamed { beginning, _ in !leadsOutside(beginning) }
    return Diagnostic(
      .outsideProject, .error,
      leadsOutside(source.name)
        ? "\(quoted(source.name)) leads out of the folder of assets: a source is the path of a file in it"
        : "\(quoted(source.name)) leads out of the project, and is not read", at: range,
      notes: notes)
  }

  /// The text of a source is wrong if no argument would make it the path of a file, or else its
  /// argument.
  private static func missingAsset(
    _ source: NamedReference, _ assets: AssetCatalog
  ) -> Diagnostic {
    let meant = assets.names.nearest(to: source.name)
    guard let pattern = source.pattern else {
      return missingAsset(source.name, meant, at: source.range, fix: source.fix(meant))
    }
    let (range, notes) = source.blamed { assets.hasPath(from: $0, to: $1) }
    guard range == source.range else {
      return missingAsset(source.name, meant, at: range, notes: notes)
    }
    // The same text with another beginning or end.
    let other = meant.flatMap { pattern.written(like: $0, filledAs: source.name) }
    return missingAsset(
      source.written, other, at: range, notes: notes,
      fix: other.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  private static func missingAsset(
    _ name: String, _ meant: String?, at range: SourceRange, notes: [Note] = [], fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      .missingAsset, .error, "no file \(quoted(name)) in the project's assets" + didYouMean(meant),
      at: range, notes: notes, fix: fix)
  }

  fileprivate static func unreadableAsset(_ source: NamedReference, _ reason: String) -> Diagnostic
  {
    let (range, notes) = source.blamed { _, _ in true }
    return Diagnostic(
      .unreadableAsset, .error,
      "\(quoted(source.name)) cannot be read as a picture: \(reason)", at: range, notes: notes)
  }
}
