/// The properties of a style, named as in CSS but in camelCase.
public enum StyleProperty: String, Hashable, Sendable, CaseIterable {
  // Box
  case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio, boxSizing
  // Edges
  case margin, marginTop, marginRight, marginBottom, marginLeft
  case marginStart, marginEnd, marginHorizontal, marginVertical
  case padding, paddingTop, paddingRight, paddingBottom, paddingLeft
  case paddingStart, paddingEnd, paddingHorizontal, paddingVertical
  case borderWidth, borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth
  case borderStartWidth, borderEndWidth, borderHorizontalWidth, borderVerticalWidth
  // Container
  case display, flexDirection, flexWrap, justifyContent, alignItems, alignContent
  case gap, rowGap, columnGap, direction
  // Item
  case flexGrow, flexShrink, flexBasis, alignSelf, order
  // Position
  case position, top, right, bottom, left, start, end, inset, zIndex
  case overflow
  // Picture
  case objectFit, objectPosition
  // Paint
  case backgroundColor, backgroundImage, borderColor, borderRadius
  case outlineWidth, outlineColor, outlineOffset, opacity, boxShadow
  // Text
  case fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing
  case textAlign, textDecorationLine, whiteSpace, color, maxLines, textOverflow

  /// Whether the property sets text, and can therefore be declared by a run of a label.
  package var isText: Bool {
    switch self {
    case .fontFamily, .fontSize, .fontWeight, .fontStyle, .lineHeight, .letterSpacing,
      .textAlign, .textDecorationLine, .whiteSpace, .color, .maxLines, .textOverflow:
      true
    default: false
    }
  }

  /// Whether a navigation bar can declare the property: its size and its layout are given.
  fileprivate var isOfBar: Bool {
    switch self {
    case .backgroundColor, .backgroundImage, .borderColor, .borderBottomWidth, .boxShadow: true
    default: isText
    }
  }

  package static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The properties with their syntax, indexed by the bytes of their names.
  static let entries = NameTable(
    allCases.map { ($0.rawValue, (property: $0, syntax: $0.syntax)) })

  /// A unique number below 128, for sets of properties. Its order has no meaning.
  var ordinal: UInt8 {
    // An enumeration case without a payload is stored as one byte.
    unsafe unsafeBitCast(self, to: UInt8.self)
  }

  private static let fromZero = 0...Double.greatestFiniteMagnitude

  package var syntax: StyleSyntax {
    switch self {
    case .width, .height, .minWidth, .minHeight: .length([.percent, .auto, .intrinsic])
    case .maxWidth, .maxHeight: .length([.percent, .none, .intrinsic])
    case .flexBasis: .length([.percent, .auto, .content, .intrinsic])
    case .aspectRatio: .ratio
    case .boxSizing: .keyword(names(LayoutStyle.BoxSizing.self))
    case .margin, .marginTop, .marginRight, .marginBottom, .marginLeft, .marginStart, .marginEnd,
      .marginHorizontal, .marginVertical, .top, .right, .bottom, .left, .start, .end, .inset:
      .length([.percent, .auto, .negative])
    case .padding, .paddingTop, .paddingRight, .paddingBottom, .paddingLeft, .paddingStart,
      .paddingEnd, .paddingHorizontal, .paddingVertical:
      .length(.percent)
    case .borderWidth, .borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth,
      .borderStartWidth, .borderEndWidth, .borderHorizontalWidth, .borderVerticalWidth,
      .outlineWidth, .fontSize:
      .length([])
    case .gap, .rowGap, .columnGap: .length([.percent, .normal])
    case .outlineOffset: .length(.negative)
    case .letterSpacing: .length([.negative, .normal])
    case .lineHeight: .length([.percent, .normal])
    case .display: .keyword(names(LayoutStyle.Display.self))
    case .flexDirection: .keyword(names(LayoutStyle.FlexDirection.self))
    case .flexWrap: .keyword(names(LayoutStyle.FlexWrap.self))
    case .justifyContent, .alignContent: .keyword(names(LayoutStyle.ContentAlignment.self))
    case .alignItems: .keyword(names(LayoutStyle.ItemAlignment.self).filter { $0 != "auto" })
    case .alignSelf: .keyword(names(LayoutStyle.ItemAlignment.self))
    case .direction: .keyword(names(LayoutDirection.self))
    case .flexGrow, .flexShrink: .number(Self.fromZero)
    case .order: .integer(-2_147_483_648...2_147_483_647)
    case .zIndex: .integer(-2_147_483_648...2_147_483_647, keywords: ["auto"])
    case .position: .keyword(names(LayoutStyle.Position.self))
    case .overflow: .keyword(names(LayoutStyle.Overflow.self))
    case .objectFit: .keyword(names(PaintStyle.ObjectFit.self))
    case .objectPosition: .css(.position)
    case .backgroundColor, .borderColor, .outlineColor, .color: .css(.color)
    case .backgroundImage: .css(.gradient)
    case .boxShadow: .css(.shadow)
    case .borderRadius: .radii
    case .opacity: .number(0...1)
    case .fontFamily: .text
    case .fontWeight: .number(1...1000, keywords: ["normal", "bold"])
    case .fontStyle: .keyword(["normal", "italic", "oblique"])
    case .textAlign: .keyword(names(ParagraphStyle.Alignment.self))
    case .textDecorationLine: .keyword(names(TextStyle.Decoration.self))
    case .whiteSpace: .keyword(names(ParagraphStyle.WhiteSpace.self))
    case .maxLines: .integer(1...2_147_483_647, keywords: ["none"])
    case .textOverflow: .keyword(names(ParagraphStyle.Overflow.self))
    }
  }
}

/// Returns the names of a keyword's cases, in order.
private func names<Keyword: RawRepresentable<String> & CaseIterable>(
  _: Keyword.Type
) -> [String] {
  Keyword.allCases.map { $0.rawValue }
}

/// What a style is of, which decides on the properties that it can have.
enum StyleScope {
  case component
  /// A text that is not a component of its own: a run of a label, or the title of a bar.
  case text
  /// A navigation bar.
  case bar

  func holds(_ property: StyleProperty) -> Bool {
    switch self {
    case .component: true
    case .text: property.isText
    case .bar: property.isOfBar
    }
  }

  /// A description of the properties.
  var rule: String {
    switch self {
    case .component: "a component has all styles"
    case .text: "a run of text has only text styles"
    case .bar: "a bar has colours, a shadow, a bottom border and text styles"
    }
  }
}
