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
      csvField(plan.device.name), csvField(plan.link.url), csvField(plan.transition),
      plan.direction.rawValue,
    ]
    for index in 0..<frameCount {
      let frame = frame(index)
      for moment in frame.layers {
        let (layer, state) = (moment.layer, moment.state)
        var fields = plan
        fields += [
          "\(frame.index)", shortestText(of: frame.time), shortestText(of: frame.progress),
          csvField(layer.id), "\(layer.z)",
        ]
        fields += numbers(state.frame) + numbers(state.clip)
        fields.append(shortestText(of: state.opacity))
        fields += state.corners.clockwise.map(shortestText)
        fields.append(csvField(layer.content.source))
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
}

/// A text as a field (RFC 4180 §2), quoted if it must be.
///
/// Spreadsheets take what begins with `=`, `+`, `-` or `@` for a formula, which may call programs and ask
/// servers. There an apostrophe stands before it: at the start of a text, and behind whatever a spreadsheet
/// may take for the end of a cell. Letters of full width are read as signs too. Hidden characters, but for
/// line breaks, are shown as `visible` shows them, since the format has no escapes.
package func csvField(_ text: String) -> String {
  var content = ""
  var isQuoted = false
  var beginsCell = true
  for scalar in text.unicodeScalars {
    switch scalar {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}":
      if beginsCell { content += "'" }
      content.unicodeScalars.append(scalar)
      beginsCell = false
    case "\"":
      content += "\"\""
      isQuoted = true
    case ",", ";", "\n":
      content.unicodeScalars.append(scalar)
      isQuoted = true
      beginsCell = true
    case _ where scalar.isHidden:
      content += sign(for: scalar)
      beginsCell = false
    default:
      content.unicodeScalars.append(scalar)
      // Blanks before a sign may be taken away.
      beginsCell = beginsCell && scalar.properties.isWhitespace
    }
  }
  return isQuoted ? "\"\(content)\"" : content
}

extension Layer.Content {
  /// The picture or screen that is drawn; empty for others.
  fileprivate var source: String {
    switch self {
    case .picture(let source, _): source
    case .screen(let id): id
    case .layout, .component, .part, .scrim, .grabber, .backdrop, .bar: ""
    }
  }
}
