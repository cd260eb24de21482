extension FindingGroups: Packed {
  /// Devices are not written: the environment of the build determines them.
  func write(_ writer: inout PackedWriter) {
    writer.write(zip(keys, groups).map { $0 }) { writer, entry in
      let (key, group) = entry
      writer.write(key.code, key.subject, key.aspect)
      group.worst.write(&writer)
      writer.write(group.devices.sorted(), group.members.sorted(), group.varies)
    }
  }

  /// Reads findings without devices; they are joined to findings that have some.
  init(_ reader: inout PackedReader) throws(Damage) {
    self.init(devices: [])
    for _ in 0..<(try reader.count()) {
      let key = try Key(code: reader.value(), subject: reader.value(), aspect: reader.value())
      var group = Group(
        worst: try Finding(&reader, key), devices: Set(try reader.value() as [Int]))
      group.members = Set(try reader.value() as [Finding.Member])
      group.varies = try reader.value()
      append(group, key)
    }
  }
}

extension Finding {
  /// Writes a finding without the properties of its group's key.
  fileprivate func write(_ writer: inout PackedWriter) {
    writer.write(severity, range, namesDevices, member, weight)
    writer.write(before, figure, hedge, after, remedy, notes)
  }

  fileprivate init(
    _ reader: inout PackedReader, _ key: FindingGroups.Key
  ) throws(PackedReader.Damage) {
    let severity: Diagnostic.Severity = try reader.value()
    let range: SourceRange = try reader.value()
    let namesDevices: Bool = try reader.value()
    let member: Member? = try reader.value()
    try self.init(
      key.code, at: range, weight: reader.value(), reader.value(), figure: reader.value(),
      hedge: reader.value(), after: reader.value(), remedy: reader.value(),
      notes: reader.value())
    self.severity = severity
    self.namesDevices = namesDevices
    self.member = member
    subject = key.subject
    aspect = key.aspect
  }
}

extension Finding.Member: Packed, Comparable {
  private var record: (isText: Bool, name: String) {
    switch self {
    case .picture(let name): (false, name)
    case .text(let text): (true, text)
    }
  }

  static func < (a: Self, b: Self) -> Bool {
    let (a, b) = (a.record, b.record)
    return a.isText == b.isText ? a.name < b.name : b.isText
  }

  func write(_ writer: inout PackedWriter) { writer.write(record.isText, record.name) }

  init(_ reader: inout PackedReader) throws(Damage) {
    self = try Bool(&reader) ? .text(try reader.value()) : .picture(try reader.value())
  }
}

extension Finding.Subject: Packed {
  func write(_ writer: inout PackedWriter) {
    switch self {
    case .location(let range): writer.write(0, range)
    case .missing(let kind, let font):
      let number =
        switch kind {
        case .emoji: 0
        case .eastAsian: 1
        case .single: 2
        case .script(let script): 3 + Int(script.rawValue)
        }
      writer.write(1, font, number)
    }
  }

  init(_ reader: inout PackedReader) throws(Damage) {
    switch try Int(&reader) {
    case 0: self = .location(try reader.value())
    case 1:
      let font: String = try reader.value()
      switch try Int(&reader) {
      case 0: self = .missing(.emoji, font: font)
      case 1: self = .missing(.eastAsian, font: font)
      case 2: self = .missing(.single, font: font)
      case let number:
        guard number >= 3,
          let script = UInt8(exactly: number - 3).flatMap({ Script(rawValue: $0) })
        else { throw Damage() }
        self = .missing(.script(script), font: font)
      }
    default: throw Damage()
    }
  }
}
