import Segue

/// The notation of a style's keys and values in Tests/Layout/cases.
enum StyleNotation {
  static func set(_ key: String, _ value: String, in style: inout LayoutStyle) throws {
    func keyword<Value: RawRepresentable>(_ type: Value.Type) throws -> Value
    where Value.RawValue == String {
      guard let known = Value(rawValue: value.replacing("last-baseline", with: "last baseline"))
      else { throw LayoutNotation.Unknown(word: "\(key):\(value)") }
      return known
    }
    func number() throws -> Double {
      guard let number = Double(value) else {
        throw LayoutNotation.Unknown(word: "\(key):\(value)")
      }
      return number
    }
    func length() throws -> Length {
      switch value {
      case "auto": return .auto
      case "none", "content": return .none
      case "min-content": return .minContent
      case "max-content": return .maxContent
      case "fit-content": return .fitContent
      default:
        if value.hasSuffix("%"), let percent = Double(value.dropLast()) { return .percent(percent) }
        return .points(try number())
      }
    }
    switch key {
    case "display": style.display = try keyword(LayoutStyle.Display.self)
    case "position": style.position = try keyword(LayoutStyle.Position.self)
    case "boxSizing": style.boxSizing = try keyword(LayoutStyle.BoxSizing.self)
    case "overflow": style.overflow = try keyword(LayoutStyle.Overflow.self)
    case "direction": style.direction = try keyword(LayoutDirection.self)
    case "flexDirection": style.flexDirection = try keyword(LayoutStyle.FlexDirection.self)
    case "flexWrap": style.flexWrap = try keyword(LayoutStyle.FlexWrap.self)
    case "justifyContent": style.justifyContent = try keyword(LayoutStyle.ContentAlignment.self)
    case "alignContent": style.alignContent = try keyword(LayoutStyle.ContentAlignment.self)
    case "alignItems": style.alignItems = try keyword(LayoutStyle.ItemAlignment.self)
    case "alignSelf": style.alignSelf = try keyword(LayoutStyle.ItemAlignment.self)
    case "width": style.width = try length()
    case "height": style.height = try length()
    case "minWidth": style.minWidth = try length()
    case "minHeight": style.minHeight = try length()
    case "maxWidth": style.maxWidth = try length()
    case "maxHeight": style.maxHeight = try length()
    case "aspectRatio": style.aspectRatio = try number()
    case "margin": style.margin = EdgeLengths(try length())
    case "marginTop": style.margin.top = try length()
    case "marginRight": style.margin.right = try length()
    case "marginBottom": style.margin.bottom = try length()
    case "marginLeft": style.margin.left = try length()
    case "padding": style.padding = EdgeLengths(try length())
    case "paddingTop": style.padding.top = try length()
    case "paddingRight": style.padding.right = try length()
    case "paddingBottom": style.padding.bottom = try length()
    case "paddingLeft": style.padding.left = try length()
    case "borderWidth":
      let width = try number()
      style.border = Edges(top: width, right: width, bottom: width, left: width)
    case "borderTopWidth": style.border.top = try number()
    case "borderRightWidth": style.border.right = try number()
    case "borderBottomWidth": style.border.bottom = try number()
    case "borderLeftWidth": style.border.left = try number()
    case "inset": style.inset = EdgeLengths(try length())
    case "top": style.inset.top = try length()
    case "right": style.inset.right = try length()
    case "bottom": style.inset.bottom = try length()
    case "left": style.inset.left = try length()
    case "gap":
      style.rowGap = try length()
      style.columnGap = style.rowGap
    case "rowGap": style.rowGap = try length()
    case "columnGap": style.columnGap = try length()
    case "flexGrow": style.flexGrow = try number()
    case "flexShrink": style.flexShrink = try number()
    case "flexBasis": style.flexBasis = try length()
    case "order": style.order = Int32(try number())
    default: throw LayoutNotation.Unknown(word: key)
    }
  }
}
