/// The properties of a screen that navigation needs. An immutable class, passed as one reference.
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
  /// Whether items of its navigation bar are in the place of a back button.
  let hasLeadingItems: Bool
  let title: Template?
  let backTitle: Template?
  /// Whether a title has expressions, which only a builder evaluates.
  let hasFilledTitles: Bool
  /// A mask with one bit for each requirement.
  let requires: UInt64
  /// The declared back stack, as links that may contain `${name}`; nil if none is declared.
  let backStack: [String]?
  let isInteractiveDismissDisabled: Bool
  let sheet: SheetDeclaration?
  /// The phases in which the screen can be shown.
  let phases: [ScreenPhase]

  init(_ screen: ScreenDeclaration, requirements: [String]) {
    id = screen.id
    parameters = screen.parameters.map { parameter in
      Parameter(
        name: parameter.name, type: parameter.type, defaultValue: parameter.defaultScalar?.value)
    }
    presentation = screen.presentation
    bars = screen.bars
    hasLeadingItems = screen.navigationBar?.leading != nil
    let expressions = screen.expressions
    title = screen.titleText.map { text in
      screen.title.flatMap { expressions.template($0)?.template } ?? Template(text)
    }
    backTitle = screen.backTitle.map { text in
      screen.backTitleNode.flatMap { expressions.template($0)?.template } ?? Template(text.name)
    }
    hasFilledTitles = [title, backTitle].contains { $0?.hasExpressions ?? false }
    requires = screen.requires.reduce(0) { mask, name in
      // An undeclared requirement is reported elsewhere.
      requirements.firstIndex(of: name.name).map { mask | 1 << UInt64($0) } ?? mask
    }
    backStack = screen.backStack?.map { $0.url }
    isInteractiveDismissDisabled = screen.isInteractiveDismissDisabled
    sheet = screen.sheet
    phases = screen.phases
  }

  /// The arguments with which it opens if no arguments are given; nil unless all parameters have
  /// defaults.
  var defaultArguments: [ScalarValue]? {
    let values = parameters.compactMap { $0.defaultValue }
    return values.count == parameters.count ? values : nil
  }

  /// Returns the titles of the screen, neither of which has expressions, with its arguments.
  func titles(_ arguments: [ScalarValue]) -> ScreenTitles {
    ScreenTitles(
      title: title.map { text($0, arguments) }, backTitle: backTitle.map { text($0, arguments) })
  }

  private func text(_ template: Template, _ arguments: [ScalarValue]) -> String {
    template.filled { name in
      zip(parameters, arguments).first { $0.0.name == name }?.1.text ?? ""
    } ?? ""
  }
}

extension [NavigationScreen] {
  subscript(id: DeclarationIndex) -> NavigationScreen { self[id.index] }
}
