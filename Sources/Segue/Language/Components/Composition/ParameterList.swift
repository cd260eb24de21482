/// The parameters of a file in declared order, with lookup by name in constant time.
package struct ParameterList: Sendable, RandomAccessCollection {
  private let parameters: [Parameter]
  /// The index of each name; empty for a list so short that a linear search is as fast.
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

  /// Returns the index of the first parameter with a name.
  func index(named name: String) -> Int? {
    places.isEmpty ? parameters.firstIndex { $0.name == name } : places[name]
  }
}
