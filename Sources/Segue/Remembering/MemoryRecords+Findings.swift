extension FindingGroups {
  /// Devices are not written: the environment of the build determines them.
  func write(_ writer: inout MemoryWriter) {
    writer.write(zip(keys, groups).map { $0 }) { writer, entry in
      let (key, group) = entry
      writer.packed.write(key.code.rawValue)
      key.subject.write(&writer)
      writer.packed.write(key.aspect)
      group.worst.write(&writer)
      writer.packed.write(group.devices.sorted()) { $0.write($1) }
      writer.packed.write(group.members.map(\.record).sorted { $0 < $1 }) {
        $0.write($1.isText)
        $0.write($1.name)
      }
      writer.packed.write(group.varies)
    }
  }

  /// Reads findings without devices; they are joined to findings that have some.
  init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    self.init(devices: [])
    for _ in 0..<(try reader.packed.count()) {
      let key = Key(
        code: try reader.value(), subject: try Finding.Subject(&reader),
        aspect: try reader.packed.number())
      let worst = try Finding(&reader, key)
      var group = Group(
        worst: worst,
        devices: Set(
          try reader.packed.array { (reader) throws(PackedReader.Damage) in try reader.number() }))
      group.members = Set(
        try reader.packed.array { (reader) throws(PackedReader.Damage) in
          try reader.flag() ? .text(try reader.text()) : .picture(try reader.text())
        })
      group.varies = try reader.packed.flag()
      append(group, key)
    }
  }
}

extension Finding {
  /// Writes a finding without the properties of its group's key.
  fileprivate func write(_ writer: inout MemoryWriter) {
    writer.packed.write(severity.rawValue)
    writer.write(range)
    writer.packed.write(namesDevices)
    writer.packed.write(member.map(\.record)) {
      $0.write($1.isText)
      $0.write($1.name)
    }
    writer.packed.write(weight)
    for text in [before, figure, hedge, after, remedy] { writer.packed.write(text) }
    writer.write(notes) { $1.write(&$0) }
  }

  fileprivate init(
    _ reader: inout MemoryReader, _ key: FindingGroups.Key
  ) throws(PackedReader.Damage) {
    let severity: Diagnostic.Severity = try reader.value()
    let range = try reader.range()
    let namesDevices = try reader.packed.flag()
    let member = try reader.packed.optional { (reader) throws(PackedReader.Damage) -> Member in
      try reader.flag() ? .text(try reader.text()) : .picture(try reader.text())
    }
    let weight = try reader.packed.double()
    let before = try reader.packed.text()
    let figure = try reader.packed.text()
    let hedge = try reader.packed.text()
    let after = try reader.packed.text()
    let remedy = try reader.packed.text()
    self.init(
      key.code, at: range, weight: weight, before, figure: figure, hedge: hedge, after: after,
      remedy: remedy,
      notes: try reader.array { (reader) throws(PackedReader.Damage) in
        try Diagnostic.Note(&reader)
      })
    self.severity = severity
    self.namesDevices = namesDevices
    self.member = member
    subject = key.subject
    aspect = key.aspect
  }
}

extension Finding.Member {
  fileprivate var record: (isText: Bool, name: String) {
    switch self {
    case .picture(let name): (false, name)
    case .text(let text): (true, text)
    }
  }
}

private func < (a: (isText: Bool, name: String), b: (isText: Bool, name: String)) -> Bool {
  a.isText == b.isText ? a.name < b.name : b.isText
}

extension Finding.Subject {
  fileprivate func write(_ writer: inout MemoryWriter) {
    switch self {
    case .place(let range):
      writer.packed.write(0)
      writer.write(range)
    case .missing(let kind, let font):
      writer.packed.write(1)
      writer.packed.write(font)
      switch kind {
      case .emoji: writer.packed.write(0)
      case .eastAsian: writer.packed.write(1)
      case .single: writer.packed.write(2)
      case .script(let script): writer.packed.write(3 + Int(script.rawValue))
      }
    }
  }

  fileprivate init(_ reader: inout MemoryReader) throws(PackedReader.Damage) {
    switch try reader.packed.number() {
    case 0: self = .place(try reader.range())
    case 1:
      let font = try reader.packed.text()
      switch try reader.packed.number() {
      case 0: self = .missing(.emoji, font: font)
      case 1: self = .missing(.eastAsian, font: font)
      case 2: self = .missing(.single, font: font)
      case let number:
        guard number >= 3,
          let script = UInt8(exactly: number - 3).flatMap({ Script(rawValue: $0) })
        else { throw PackedReader.Damage() }
        self = .missing(.script(script), font: font)
      }
    default: throw PackedReader.Damage()
    }
  }
}
