/// What navigation has to know of a screen. It never changes, and is handed on as one reference.
final class NavigationScreen: Sendable {
  struct Parameter: Sendable {
    let name: String
    let type: ParameterType
    let defaultValue: ScalarValue?
  }

  let id: String
  let parameters: [Parameter]
  let presentation: Presentation
  let bars: [Bar]
  let title: Template?
  let backTitle: Template?
  /// One bit for each requirement.
  let requires: UInt64
  /// What lies below it, as links with `${name}`, if it says so.
  let backStack: [String]?
  let isInteractiveDismissDisabled: Bool
  let sheet: SheetDeclaration?

  init(_ screen: ScreenDeclaration, requirements: [String]) {
    id = screen.id
    parameters = screen.parameters.map { parameter in
      Parameter(
        name: parameter.name, type: parameter.type, defaultValue: parameter.defaultScalar?.value)
    }
    presentation = screen.presentation
    bars = screen.bars
    title = screen.titleText.map(Template.init)
    backTitle = screen.backTitle.map { Template($0.name) }
    requires = screen.requires.reduce(0) { mask, name in
      // A requirement that nobody has declared is an error of its own.
      requirements.firstIndex(of: name.name).map { mask | 1 << UInt64($0) } ?? mask
    }
    backStack = screen.backStack?.map(\.url)
    isInteractiveDismissDisabled = screen.isInteractiveDismissDisabled
    sheet = screen.sheet
  }

  /// The arguments that it opens with where none are given; nil if not all have defaults.
  var defaultArguments: [ScalarValue]? {
    let values = parameters.compactMap(\.defaultValue)
    return values.count == parameters.count ? values : nil
  }

  /// A text of the screen with its arguments filled in.
  func text(_ template: Template, _ arguments: [ScalarValue]) -> String {
    template.filled { name in
      zip(parameters, arguments).first { $0.0.name == name }?.1.text ?? ""
    } ?? ""
  }
}
