/// The parameters of a file in declared order, with lookup by name in constant time.
package struct ParameterList: Sendable, RandomAccessCollection {
  private let parameters: [Parameter]
  /// The index of each name; empty for a list so short that a linear search is as fast.
  private let places: [String: Int]
  /// The names of declared parameters that could not be read, which has been reported.
  let unread: Set<String>
  /// Whether parameters of any name may be declared, because the list could not be read.
  let isIncomplete: Bool

  package init(
    _ parameters: [Parameter] = [], unread: Set<String> = [], isIncomplete: Bool = false
  ) {
    self.parameters = parameters
    self.unread = unread
    self.isIncomplete = isIncomplete
    places =
      parameters.count <= 8
      ? [:]
      : Dictionary(firstOf: zip(parameters.map { $0.name }, parameters.indices))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { parameters.count }
  package subscript(index: Int) -> Parameter { parameters[index] }

  /// Whether a parameter that is not in the list may be declared all the same: it could not be
  /// read, which has been reported, so its uses are not.
  func mayDeclare(_ name: String) -> Bool { isIncomplete || unread.contains(name) }

  /// Returns the index of the first parameter with a name.
  func index(named name: String) -> Int? {
    places.isEmpty ? parameters.firstIndex { $0.name == name } : places[name]
  }
}
