extension FlightPlan {
  /// The frames as comma-separated values (RFC 4180, lines end with LF): a row for each frame and
  /// layer. Lengths are points in device coordinates, times are seconds; `content` is what is drawn,
  /// relative to the layer.
  ///
  /// - Parameter withHeader: Whether the names of the columns stand first.
  package func csv(perSecond fps: Int, withHeader: Bool) -> String {
    var text = ""
    if withHeader {
      text +=
        "device,link,transition,direction,index,time,progress,layer,z,x,y,width,height,clipX,clipY,"
        + "clipWidth,clipHeight,opacity,topLeft,topRight,bottomRight,bottomLeft,source,"
        + "contentX,contentY,contentWidth,contentHeight\n"
    }
    for frame in frames(perSecond: fps) {
      for (layer, state) in zip(layers, frame.layers) {
        var fields = [
          field(device.name), field(link.url), field(transition), direction.rawValue,
          "\(frame.index)", shortestText(of: frame.time), shortestText(of: frame.progress),
          field(layer.id), "\(layer.z)",
        ]
        fields += numbers(state.frame) + numbers(state.clip)
        fields.append(shortestText(of: state.opacity))
        fields += state.corners.clockwise.map(shortestText)
        fields.append(field(layer.content.source))
        fields += numbers(state.content)
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
