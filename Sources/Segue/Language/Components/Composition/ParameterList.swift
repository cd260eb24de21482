/// The parameters of a file in the order of their declaration, found by name without comparing all.
package struct ParameterList: Sendable, RandomAccessCollection {
  private let parameters: [Parameter]
  /// Empty for a list so short that comparing is as quick.
  private let places: [String: Int]

  package init(_ parameters: [Parameter] = []) {
    self.parameters = parameters
    places =
      parameters.count <= 8
      ? [:]
      : Dictionary(
        zip(parameters.map(\.name), parameters.indices), uniquingKeysWith: { first, _ in first })
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { parameters.count }
  package subscript(index: Int) -> Parameter { parameters[index] }

  /// The place of the first parameter of that name.
  func index(named name: String) -> Int? {
    places.isEmpty ? parameters.firstIndex { $0.name == name } : places[name]
  }
}
