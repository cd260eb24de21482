/// The inputs of a build that screens depend on, besides their own files: those that all of them
/// depend on, and the composed components, of which each screen depends on those that it uses.
package struct BuildEnvironment: Sendable {
  /// A digest of the inputs that all screens depend on, and of the names of all composed
  /// components.
  let digest: ContentDigest
  /// The files that are not screens: the manifest, then the others in the order of the project.
  let sharedFiles: [FileID]
  /// The digest of the bytes of each file of the project.
  let bytes: [ContentDigest]
  /// The digest of the path and the bytes of each file.
  private let files: [ContentDigest]
  /// The digest of the file of each composed component.
  private let components: [ContentDigest]
  /// The diagnostics of the project's files, which also depend on what was not read.
  private let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - project: The project.
  ///   - unread: The screens of the project whose files have not been read.
  ///   - devices: The devices of the build.
  ///   - tool: An identifier of the version of the compiler.
  ///   - workers: The workers that read the files.
  package init(
    _ project: Project, unread: UnreadScreens, devices: [Device], tool: String,
    by workers: some Workers
  ) {
    let sources = project.sources.files
    let digests = workers.mapChunks(of: sources.count, each: 64) { range in
      range.map { place -> (bytes: ContentDigest, file: ContentDigest) in
        let file = sources[place]
        let bytes = unread[FileID(place)]?.digest ?? ContentDigest(file.bytes)
        // Artefacts contain the paths of source files.
        return (bytes, ContentDigest(of: [ContentDigest(of: file.path), bytes]))
      }
    }
    let screens = Set(project.declarations.screens.map { $0.file })
    let shared = sources.indices.map { FileID($0) }.filter { !screens.contains($0) }
    let declared = project.declarations.components
    let ofSome = Set(declared.map { $0.file }).union(project.declarations.sampleFiles)
    var parts = [
      ContentDigest(of: tool), Self.digest(of: devices),
      project.assets?.digest ?? ContentDigest(of: ""), project.fontsDigest,
      Self.digest(of: project.limits),
    ]
    // A component that is added or renamed may be the one that a screen names. Source ranges refer
    // to shared files by their order. Components and sample data are inputs of some screens only.
    parts += declared.map { ContentDigest(of: $0.name) }
    parts += shared.map {
      ofSome.contains($0) ? ContentDigest(of: sources[$0.index].path) : digests[$0.index].file
    }
    bytes = digests.map { $0.bytes }
    files = digests.map { $0.file }
    components = declared.map { digests[$0.file.index].file }
    sharedFiles = shared
    diagnostics = project.diagnostics
    digest = ContentDigest(of: parts)
  }

  private static func digest(of devices: [Device]) -> ContentDigest {
    var writer = PackedWriter()
    writer.write(devices) { $0.write($1) }
    return ContentDigest(writer.bytes)
  }

  private static func digest(of limits: Limits) -> ContentDigest {
    var writer = PackedWriter()
    writer.write(Limits.Name.allCases) { writer, name in
      writer.write(name.rawValue, limits[name])
    }
    return ContentDigest(writer.bytes)
  }

  /// Returns a digest of all inputs of a build.
  ///
  /// - Parameter hasFiles: Whether the build writes a file for each screen or link and device.
  func digestOfInputs(hasFiles: Bool) -> ContentDigest {
    var writer = PackedWriter(allFiles)
    writer.write(hasFiles, diagnostics)
    return ContentDigest(of: [digest, ContentDigest(writer.bytes)] + files)
  }

  /// All files of the project, for a record that holds as long as there are no others.
  var allFiles: FileReferences {
    FileReferences(own: FileID(0), other: FileID(0), shared: files.indices.map { FileID($0) })
  }

  /// The indices of all composed components.
  var allComponents: [Int] { Array(components.indices) }

  /// Returns a digest of the files of composed components; nil if there is no component with one of
  /// the indices.
  func digest(ofComponents indices: [Int]) -> ContentDigest? {
    guard indices.allSatisfy(components.indices.contains) else { return nil }
    return ContentDigest(of: indices.map { components[$0] })
  }

  /// Returns the key of a screen with arguments, without the composed components that it uses.
  ///
  /// - Parameters:
  ///   - sample: The file with the sample data.
  ///   - isUsual: Whether the data is not named in the screen's name.
  ///   - phase: What the screen shows.
  ///   - columns: The column of a split view on each device, which depends on other files.
  func key(
    of file: FileID, arguments: [Argument], sample: FileID?, isUsual: Bool, phase: ScreenPhase,
    columns: [SplitColumn?]
  ) -> ContentDigest {
    var parts = [digest, files[file.index]]
    if phase != .content { parts.append(ContentDigest(of: phase.rawValue)) }
    if let sample {
      parts += [files[sample.index], ContentDigest(of: isUsual ? "usual" : "other")]
    }
    if !arguments.isEmpty {
      parts.append(ContentDigest(of: arguments.map { $0.record }.joined()))
    }
    for (place, column) in columns.enumerated() {
      guard let column else { continue }
      let frame = column.frame
      parts.append(ContentDigest(high: UInt64(place), low: UInt64(column.stack)))
      parts.append(ContentDigest(high: frame.x.bitPattern, low: frame.y.bitPattern))
      parts.append(ContentDigest(high: frame.width.bitPattern, low: frame.height.bitPattern))
    }
    return ContentDigest(of: parts)
  }

  /// Returns the key of a link between two screens with the given keys.
  func key(
    of link: FollowedLink, from: ContentDigest, to: ContentDigest
  ) -> ContentDigest {
    let action =
      UInt64(truncatingIfNeeded: link.action.component.index) << 16
      | UInt64(truncatingIfNeeded: link.action.linkIndex)
    let presentation = Presentation.allCases.firstIndex(of: link.presentation) ?? 0
    let opening = presentation << 16 | (link.choice.map { $0.choice + 1 } ?? 0)
    return ContentDigest(of: [
      from, to, ContentDigest(high: action, low: UInt64(truncatingIfNeeded: opening)),
    ])
  }
}

extension PackedWriter {
  /// Writes all properties of a device.
  fileprivate mutating func write(_ device: Device) {
    write(device.name)
    write(device.direction.rawValue)
    let safe = device.safeArea
    for number in [
      device.size.width, device.size.height, device.scale, safe.top, safe.bottom, safe.leading,
      safe.trailing, device.navigationBarHeight, device.tabBarHeight, device.textScale,
    ] { write(number) }
  }
}

extension Argument {
  /// An encoding that differs for different arguments.
  fileprivate var record: String {
    guard case .scalar(let value, _) = self else { return "?" }
    return switch value {
    case .string(let text): "s\(text.utf8.count):\(text)"
    case .number(let number): "n\(number.bitPattern):"
    case .boolean(let flag): flag ? "t" : "f"
    }
  }
}
