/// Writes where everything of a view is on a device: frames on device pixels, the lines of its text,
/// its pictures as drawn.
struct PreviewLayout {
  let layout: ScreenLayout
  private let end: FlightEnd
  private var screen: Screen { layout.screen }

  init(_ layout: ScreenLayout) {
    self.layout = layout
    end = FlightEnd(layout, scrolledBy: ScrollOffsets())
  }

  /// The members of a view; linear in the components and their text.
  func write(to writer: inout JSONWriter, _ tables: inout PreviewTables) {
    let components = screen.components.indices
    let viewport = layout.viewport.frame
    let bars = layout.viewport.bars
    writer.member("viewport") { $0.numbers(viewport.shortNumbers) }
    if bars.top > 0 || bars.bottom > 0 {
      writer.member("bars") { $0.numbers([bars.top, bars.bottom].map(shortened)) }
    }
    writer.member("frames") { writer in
      writer.numbers(components.flatMap { pixels($0, from: viewport.origin) })
    }
    writer.member("paints") { writer in
      writer.array {
        for component in components {
          $0.element { $0.integer(tables.paint(layout.paintCSS(of: component))) }
        }
      }
    }
    writer.member("gone") { writer in
      writer.array {
        for component in components where isGone(component) {
          $0.element { $0.integer(component) }
        }
      }
    }
    writer.sparse("borders", components) { component in
      let border = layout.border(of: component)
      guard border != .zero else { return nil }
      return [border.top, border.right, border.bottom, border.left].map(shortened)
    }
    writeScrolls(&writer)
    writeOrder(&writer)
    writeTexts(&writer, &tables)
    writePictures(&writer, &tables)
  }

  /// A frame in device pixels: whole numbers, as the corners lie on pixels.
  private func pixels(_ component: Int, from origin: Point) -> [Double] {
    let frame = end.frame(of: component)
    let scale = layout.device.scale
    let corner = Point(
      x: ((frame.x - origin.x) * scale).rounded(), y: ((frame.y - origin.y) * scale).rounded())
    return [corner.x, corner.y, (frame.width * scale).rounded(), (frame.height * scale).rounded()]
  }

  /// Whether `display` takes it out, and nothing above it does so already.
  private func isGone(_ component: Int) -> Bool {
    guard screen.layoutStyle(of: component).display == .none else { return false }
    guard let parent = screen.components[component].parent else { return true }
    return layout.isLaidOut(parent)
  }

  private func writeScrolls(_ writer: inout JSONWriter) {
    writer.member("scrolls") { writer in
      writer.object {
        for area in layout.tree.scrollAreas
        where screen.layoutStyle(of: area.box).overflow == .scroll {
          $0.member("\(area.box)") {
            $0.numbers([area.contentSize.width, area.contentSize.height].map(shortened))
          }
        }
      }
    }
  }

  /// The order of painting, where `order` makes it another than that of the document.
  private func writeOrder(_ writer: inout JSONWriter) {
    let order = PaintOrder(screen: screen)
    writer.sparse("order", screen.components.indices) { component in
      let children = Array(screen.children(of: component))
      guard children.contains(where: { screen.layoutStyle(of: $0).order != 0 }) else { return nil }
      return order.children(of: component).map { Double($0) }
    }
  }

  // MARK: Text

  private func writeTexts(_ writer: inout JSONWriter, _ tables: inout PreviewTables) {
    writer.member("texts") { writer in
      writer.object {
        for component in screen.components.indices {
          guard let text = layout.text(of: component), !text.lines.isEmpty else { continue }
          $0.member("\(component)") { writer in
            writer.array { writer in
              for line in text.lines { write(line, of: text, to: &writer, &tables) }
            }
          }
        }
      }
    }
  }

  /// One entry a piece; but a line that runs from right to left is one, for only the browser puts its
  /// pieces in order.
  private func write(
    _ line: TextLine, of text: PlacedText, to writer: inout JSONWriter,
    _ tables: inout PreviewTables
  ) {
    func letters(_ piece: TextLine.Piece) -> Int {
      tables.letters(text.style(of: piece).lettersCSS(wordSpacing: line.wordSpacing))
    }
    let left = text.box.x + line.x
    let baseline = shortened(text.box.y + line.baseline)
    if text.style.direction == .rtl {
      guard let first = line.pieces.first else { return }
      let pieces = line.pieces.map { (letters($0), $0.text) }
      writer.element { writer in
        writer.array {
          $0.elements([shortened(left), baseline, shortened(line.width)])
          $0.element { $0.integer(letters(first)) }
          $0.element { $0.string(pieces.count == 1 ? pieces[0].1 : "") }
          $0.element { $0.integer(2 + (isMeasured(line.pieces, of: text) ? 1 : 0)) }
          guard pieces.count > 1 else { return }
          $0.element { writer in
            writer.array {
              for (letters, text) in pieces {
                $0.element { writer in
                  writer.array {
                    $0.element { $0.integer(letters) }
                    $0.element { $0.string(text) }
                  }
                }
              }
            }
          }
        }
      }
      return
    }
    for piece in line.pieces where piece.width > 0 {
      writer.element { writer in
        writer.array {
          $0.elements([shortened(left + piece.x), baseline, shortened(piece.width)])
          $0.element { $0.integer(letters(piece)) }
          $0.element { $0.string(piece.text) }
          $0.element { $0.integer(isMeasured([piece], of: text) ? 1 : 0) }
        }
      }
    }
  }

  /// Whether the fonts have every character, so that the width is to be kept in any font: where they lack
  /// one it is a guess, and letters of such scripts are not to be stretched to it.
  private func isMeasured(_ pieces: [TextLine.Piece], of text: PlacedText) -> Bool {
    pieces.allSatisfy { piece in
      let face = layout.fonts.face(for: text.style(of: piece).font)
      return piece.text.unicodeScalars.allSatisfy { face.advance(of: $0) != nil }
    }
  }

  // MARK: Pictures

  private func writePictures(_ writer: inout JSONWriter, _ tables: inout PreviewTables) {
    writer.member("pictures") { writer in
      writer.object { writer in
        for component in screen.components.indices where layout.isLaidOut(component) {
          guard let numbers = picture(of: component, &tables) else { continue }
          writer.member("\(component)") { $0.numbers(numbers) }
        }
      }
    }
  }

  /// Its number, where it is drawn, and the rounded box that clips it.
  private func picture(of component: Int, _ tables: inout PreviewTables) -> [Double]? {
    let frame = end.frame(of: component)
    switch screen.components[component].content {
    case .layout, .label: return nil
    case .button(_, let icon):
      guard let icon, let text = layout.text(of: component), let square = text.icon else {
        return nil
      }
      let box = square.offset(x: text.box.x, y: text.box.y)
      return [Double(tables.picture(icon.name))] + box.shortNumbers + box.shortNumbers
    case .image, .video:
      let paint = screen.paintStyle(of: component)
      let content = layout.contentBox(of: component, in: frame.size)
      let edges = Edges(
        top: content.y, right: frame.width - content.maxX, bottom: frame.height - content.maxY,
        left: content.x)
      let box = RoundedBox(
        Rect(origin: .zero, size: frame.size), paint.borderRadius
      ).inset(by: edges)
      let drawn = drawnPicture(
        layout.naturalSize(of: component), in: box.rect, fit: paint.objectFit,
        position: paint.objectPosition)
      // A video without a poster has a picture too, of which nobody knows anything.
      let picture = layout.pictureSource(of: component).map { Double(tables.picture($0)) } ?? -1
      let place = [picture] + drawn.shortNumbers + box.rect.shortNumbers
      if box.isSharp { return place }
      // Corners of a box within uneven borders are elliptic.
      let radii = [box.horizontal, box.vertical].flatMap { $0.clockwise.map(shortened) }
      return place + (box.horizontal == box.vertical ? Array(radii.prefix(4)) : radii)
    }
  }
}

extension JSONWriter {
  /// Lists of numbers, of those places that have one.
  fileprivate mutating func sparse(
    _ key: String, _ places: Range<Int>, _ numbers: (Int) -> [Double]?
  ) {
    member(key) { writer in
      writer.object { writer in
        for place in places {
          if let numbers = numbers(place) { writer.member("\(place)") { $0.numbers(numbers) } }
        }
      }
    }
  }

  mutating func elements(_ numbers: [Double]) {
    for number in numbers { element { $0.number(number) } }
  }
}

/// A length or a share for the page: what is less than a ten-thousandth nobody sees.
func shortened(_ number: Double) -> Double {
  guard number.isFinite, number.magnitude < 1e9 else { return number }
  return (number * 10_000).rounded() / 10_000 + 0
}

extension Rect {
  var shortNumbers: [Double] { [x, y, width, height].map(shortened) }
}
