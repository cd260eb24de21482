/// The version of the artefacts' formats. A reader refuses a newer one.
let artefactVersion = 1

/// A file of a build's output.
public struct Artefact: Sendable {
  /// Relative to the output folder, with forward slashes.
  public let path: String
  public let bytes: [UInt8]
}

extension Compilation {
  /// How many files `artefacts` hands out.
  public var artefactCount: Int {
    1 + instances.reduce(0) { $0 + $1.layouts.count } + transits.reduce(0) { $0 + $1.plans.count }
  }

  /// The files of a build, one at a time so that they need not all be in memory: the laid-out tree
  /// of each screen and device, the plan of each link and device, and last `index.json`, which
  /// lists them. Same compilation, same bytes.
  public func artefacts(
    of project: Project, _ emit: (Artefact) throws -> Void
  ) rethrows {
    var places = SourcePlaces(project.sources)
    var names = FileNames()
    var index = ArtefactIndex(app: project.manifest.app, devices: devices)
    var instanceNames: [String] = []
    for instance in instances {
      let name = names.unique(instance.name)
      instanceNames.append(name)
      var files: [String] = []
      for layout in instance.layouts {
        let path = "screens/\(name)/\(names.safe(layout.device.name)).json"
        let file = project.sources[instance.screen.file].path
        let bytes = layout.artefact(file: file, places: &places)
        try emit(Artefact(path: path, bytes: bytes))
        files.append(path)
      }
      index.add(instance, files: files)
    }
    for transit in transits {
      let source = instances[transit.from]
      let component = ComponentNames(source.screen, for: 1).name(of: transit.component)
      let number = transit.index == 0 ? "" : "-\(transit.index + 1)"
      let name = names.unique("\(component)\(number)", in: instanceNames[transit.from])
      var files: [String] = []
      for plan in transit.plans {
        let path = "transitions/\(name)/\(names.safe(plan.device.name)).json"
        var writer = JSONWriter(indentation: 1)
        writer.transitionArtefact(
          transit, plan, from: source.name, to: instances[transit.to].name)
        writer.endLine()
        try emit(Artefact(path: path, bytes: writer.bytes))
        files.append(path)
      }
      index.add(
        transit, component: component, from: source.name, to: instances[transit.to].name,
        files: files)
    }
    try emit(Artefact(path: "index.json", bytes: index.bytes()))
  }
}

/// Gives each thing a path of its own that every file system takes.
private struct FileNames {
  private var taken: Set<String> = []

  /// Letters, digits and a few signs stay; what else there is becomes `_`. A name that is changed,
  /// long or differs from another in case only gets a number made from the whole of it.
  mutating func unique(_ name: String, in folder: String? = nil) -> String {
    let plain = (folder.map { "\($0)/" } ?? "") + safe(name)
    var candidate = plain
    var salt = 0
    while !taken.insert(candidate.lowercased()).inserted {
      salt += 1
      candidate = "\(plain)~\(salt)"
    }
    return candidate
  }

  func safe(_ name: String) -> String {
    var text = ""
    var isChanged = false
    for byte in name.utf8 {
      let isPlain =
        isASCIILetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "@")
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "_"
        isChanged = true
      }
    }
    guard isChanged || text.utf8.count > 60 || text.isEmpty else { return text }
    return "\(text.prefix(60))-\(digest(name))"
  }

  /// FNV-1a, 64 bits, in hexadecimal: it keeps names apart and nothing more depends on it.
  private func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
