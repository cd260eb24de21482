extension PlayedFlight {
  /// The frames as comma-separated values (RFC 4180, lines end with LF): a row for each frame and
  /// layer: of what flies, or of the two screens where nothing does. Lengths are points in device
  /// coordinates, times are seconds; `content` is what is drawn, relative to the layer. `drivenBy` is
  /// what moves it just then: the timing, a finger, a spring behind the finger, or the latest
  /// interruption.
  ///
  /// - Parameter withHeader: Whether the names of the columns stand first.
  package func csv(withHeader: Bool) -> String {
    var text = ""
    if withHeader {
      text +=
        "device,link,transition,direction,index,time,progress,layer,z,x,y,width,height,clipX,clipY,"
        + "clipWidth,clipHeight,opacity,topLeft,topRight,bottomRight,bottomLeft,source,"
        + "contentX,contentY,contentWidth,contentHeight,drivenBy\n"
    }
    let plan = [
      field(plan.device.name), field(plan.link.url), field(plan.transition),
      plan.direction.rawValue,
    ]
    for index in 0..<frameCount {
      let frame = frame(index)
      for moment in frame.layers {
        let (layer, state) = (moment.layer, moment.state)
        var fields = plan
        fields += [
          "\(frame.index)", shortestText(of: frame.time), shortestText(of: frame.progress),
          field(layer.id), "\(layer.z)",
        ]
        fields += numbers(state.frame) + numbers(state.clip)
        fields.append(shortestText(of: state.opacity))
        fields += state.corners.clockwise.map(shortestText)
        fields.append(field(layer.content.source))
        fields += numbers(state.content)
        fields.append(frame.drive.rawValue)
        text += fields.joined(separator: ",") + "\n"
      }
    }
    return text
  }

  private func numbers(_ rect: Rect) -> [String] {
    [rect.x, rect.y, rect.width, rect.height].map(shortestText)
  }

  private func field(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 >= 0x20
    }
    guard !isPlain else { return text }
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}

extension Layer.Content {
  /// The picture or screen that is drawn; empty for others.
  fileprivate var source: String {
    switch self {
    case .picture(let source, _): source
    case .screen(let id): id
    case .layout, .component: ""
    }
  }
}
