extension PlayedFlight {
  /// Returns the frames as comma-separated values (RFC 4180, with LF as the line break): a row for
  /// each frame and layer, either of the flying layers or, if there are none, of the two screens.
  /// Lengths are points in device coordinates, times are seconds; `content` is the drawn rectangle,
  /// relative to the layer. `drivenBy` is what drives the motion at that time: the timing, a
  /// gesture, the spring after a gesture, or the latest interruption.
  ///
  /// - Parameter withHeader: Whether the first row contains the names of the columns.
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

/// Returns a text as a field (RFC 4180 §2), quoted if necessary.
///
/// Spreadsheets interpret a cell that begins with `=`, `+`, `-` or `@`, or their fullwidth forms,
/// as a formula, which may run programs and send requests. An apostrophe is inserted before such a
/// character: at the start of a text, and after anything that a spreadsheet may interpret as the
/// end of a cell. Hidden characters except line breaks are shown as by `escapeHidden`,
/// since the format has no escapes.
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
      content += visibleReplacement(for: scalar)
      beginsCell = false
    default:
      content.unicodeScalars.append(scalar)
      // A spreadsheet may trim white space before the sign.
      beginsCell = beginsCell && scalar.properties.isWhitespace
    }
  }
  return isQuoted ? "\"\(content)\"" : content
}

extension Layer.Content {
  /// The picture or screen that is drawn; empty for other content.
  fileprivate var source: String {
    switch self {
    case .picture(let source, _): source
    case .screen(let id): id
    case .layout, .component, .part, .scrim, .grabber, .backdrop, .bar: ""
    }
  }
}
