/// Writes the values that artefacts and lines of output share.
extension JSONWriter {
  mutating func member(_ key: String, _ rect: Rect) {
    member(key) { $0.write(rect) }
  }

  mutating func write(_ rect: Rect) {
    object {
      $0.member("x", rect.x)
      $0.member("y", rect.y)
      $0.member("width", rect.width)
      $0.member("height", rect.height)
    }
  }

  mutating func member(_ key: String, _ device: Device) {
    member(key) { $0.device(device) }
  }

  /// Writes a device as an object.
  package mutating func device(_ device: Device) {
    object {
      $0.member("name", device.name)
      $0.member("width", device.size.width)
      $0.member("height", device.size.height)
      $0.member("scale", device.scale)
      if device.textScale != 1 { $0.member("textScale", device.textScale) }
    }
  }

  mutating func member(_ key: String, _ location: SourceLocations.Location?) {
    member(key) {
      guard let location else { return $0.null() }
      $0.object {
        $0.member("file", location.file)
        $0.member("line", location.position.line)
        $0.member("column", location.position.column)
      }
    }
  }

  mutating func member(_ key: String, _ values: [String]) {
    member(key) { writer in
      writer.array { for value in values { $0.element { $0.string(value) } } }
    }
  }

  mutating func member(_ key: String, arguments: [ScreenArgument]) {
    member(key) {
      $0.object {
        for argument in arguments {
          switch argument.value {
          case .string(let text): $0.member(argument.name, text)
          case .number(let number): $0.member(argument.name, number)
          case .boolean(let flag): $0.member(argument.name, flag)
          }
        }
      }
    }
  }
}
