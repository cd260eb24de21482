/// Components as questions name them.
extension Screen {
  /// Returns the component with an id, or with a path, which starts with `/`. Linear in the
  /// components.
  package func component(named name: String) -> ComponentID? {
    if let component = component(id: name) { return component }
    guard name.utf8.first == UInt8(ascii: "/") else { return nil }
    return paths().firstIndex { $0 == name }.map { ComponentID($0) }
  }

  /// Returns the component with an id or a path.
  ///
  /// - Parameter option: What the name was given for, such as `--scroll`.
  package func component(named name: String, for option: String) throws(Refusal) -> ComponentID {
    if let component = component(named: name) { return component }
    throw Refusal(
      "\(option): the screen \(quoted(id)) has no component \(quoted(name))"
        + didYouMean(suggestion(for: name, among: components.compactMap { $0.id }))
        + (isWhole ? "" : "; not all of the screen could be built: seguec check reports why"))
  }

  /// Returns the component that handles a tap on the one with an id or a path.
  package func tapped(named name: String, for option: String) throws(Refusal) -> ComponentID {
    guard let tapped = tapped(from: try component(named: name, for: option)) else {
      throw Refusal(
        "\(option): neither \(quoted(name)) nor anything around it has a \"tap\" event")
    }
    return tapped
  }
}
