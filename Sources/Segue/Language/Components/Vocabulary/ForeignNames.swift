/// What other systems call the things that this language has a name for, in small letters: UIKit,
/// SwiftUI, Android, React Native, CSS and HTML. Messages name ours.
enum ForeignNames {
  static let actions: [String: ActionType] = [
    "push": .navigate, "present": .navigate, "show": .navigate, "link": .navigate,
    "goto": .navigate,
    "pop": .back, "goback": .back, "poptoroot": .backToRoot, "home": .backToRoot,
    "close": .dismiss, "hide": .dismiss, "cancel": .dismiss,
    "openurl": .open, "url": .open, "browser": .open, "log": .track, "analytics": .track,
    "event": .track, "replace": .replaceStack, "reset": .replaceStack, "tab": .selectTab,
    "switchtab": .selectTab,
  ]

  static let events: [String: EventKind] = [
    "ontap": .tap, "click": .tap, "onclick": .tap, "press": .tap, "onpress": .tap,
    "longclick": .longPress, "onlongclick": .longPress, "onlongpress": .longPress,
    "longtap": .longPress, "onappear": .appear, "show": .appear, "onshow": .appear,
    "mount": .appear, "ondisappear": .disappear, "hide": .disappear, "onhide": .disappear,
    "unmount": .disappear,
  ]

  /// Repetitions, conditions and choices, by their names elsewhere, in lower case.
  static let controls: [String: ControlType] = [
    "foreach": .forEach, "for": .forEach, "each": .forEach, "repeat": .forEach, "loop": .forEach,
    "map": .forEach, "items": .forEach, "when": .condition, "condition": .condition,
    "switch": .choice, "choose": .choice, "match": .choice, "case": .choice,
  ]

  static let components: [String: ComponentType] = [
    "view": .layout, "container": .layout, "box": .layout, "div": .layout, "row": .layout,
    "column": .layout, "stack": .layout, "hstack": .layout, "vstack": .layout, "zstack": .layout,
    "group": .layout, "scrollview": .layout, "section": .layout, "text": .label, "span": .label,
    "p": .label, "title": .label, "heading": .label, "img": .image, "picture": .image,
    "photo": .image, "foto": .image, "icon": .image, "movie": .video, "player": .video,
  ]

  static let keys: [String: ComponentKey] = [
    "src": .source, "url": .source, "uri": .source, "href": .source,
    "content": .children, "items": .children, "body": .children, "elements": .children,
    "ontap": .events, "onclick": .events, "onpress": .events, "tap": .events, "action": .events,
    "actions": .events, "classname": .style, "class": .style, "name": .id, "key": .id,
    "props": .arguments, "args": .arguments, "parameters": .arguments, "params": .arguments,
    "alt": .accessibilityLabel, "label": .title, "value": .text, "string": .text,
    "text": .title, "title": .text,
  ]

  /// Keys of a screen's file.
  static let screenKeys: [String: String] = [
    "id": "screen", "name": "screen", "path": "route", "url": "route", "deeplink": "route",
    "body": "root", "content": "root", "view": "root", "children": "root",
    "params": "parameters", "arguments": "parameters", "loading": "placeholder",
    "skeleton": "placeholder", "shimmer": "placeholder", "error": "failure",
    "errorview": "failure", "onerror": "failure", "toolbar": "navigationBar",
    "appbar": "navigationBar", "topbar": "navigationBar", "navbar": "navigationBar",
    "header": "navigationBar",
  ]

  /// Styles, among them shorthands, whose parts have keys of their own here.
  static let styles: [String: [StyleProperty]] = [
    "border": [.borderWidth, .borderColor], "outline": [.outlineWidth, .outlineColor],
    "flex": [.flexGrow, .flexShrink, .flexBasis], "flexflow": [.flexDirection, .flexWrap],
    "font": [.fontFamily, .fontSize, .fontWeight], "placeitems": [.alignItems, .justifyContent],
    "background": [.backgroundColor], "fill": [.backgroundColor], "shadow": [.boxShadow],
    "cornerradius": [.borderRadius], "radius": [.borderRadius], "alpha": [.opacity],
    "paddingx": [.paddingHorizontal], "paddinginline": [.paddingHorizontal],
    "paddingy": [.paddingVertical], "paddingblock": [.paddingVertical],
    "marginx": [.marginHorizontal], "margininline": [.marginHorizontal],
    "marginy": [.marginVertical], "marginblock": [.marginVertical],
    "paddinginlinestart": [.paddingStart], "paddinginlineend": [.paddingEnd],
    "margininlinestart": [.marginStart], "margininlineend": [.marginEnd],
    "spacing": [.gap], "wrap": [.flexWrap], "textcolor": [.color], "foregroundcolor": [.color],
    "textalignment": [.textAlign], "textdecoration": [.textDecorationLine],
    "numberoflines": [.maxLines], "linelimit": [.maxLines], "lineclamp": [.maxLines],
    "kerning": [.letterSpacing], "contentmode": [.objectFit], "resizemode": [.objectFit],
  ]
}

/// The names of font weights in CSS and UIKit, in small letters and without hyphens.
enum FontWeightNames {
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]

  static func weight(named name: String) -> Double? {
    weights[name.lowercased().filter { !"-_ ".contains($0) }]
  }
}

extension StyleProperty {
  /// The keys that the parts of a CSS shorthand with so many are written with; nil if it has none.
  func longhands(of count: Int) -> [StyleProperty]? {
    let axes: [StyleProperty]
    let sides: [StyleProperty]
    switch self {
    case .padding:
      axes = [.paddingVertical, .paddingHorizontal]
      sides = [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
    case .margin:
      axes = [.marginVertical, .marginHorizontal]
      sides = [.marginTop, .marginRight, .marginBottom, .marginLeft]
    case .borderWidth:
      axes = [.borderVerticalWidth, .borderHorizontalWidth]
      sides = [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth]
    case .gap: return count == 2 ? [.rowGap, .columnGap] : nil
    default: return nil
    }
    switch count {
    case 2: return axes
    case 3: return [sides[0], axes[1], sides[2]]
    case 4: return sides
    default: return nil
    }
  }
}
