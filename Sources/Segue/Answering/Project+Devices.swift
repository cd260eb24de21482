extension Project {
  /// Returns the device of a name: one of the project's, a built-in one, or a size such as
  /// `375x812@3`.
  package func device(named name: String) throws(Refusal) -> Device {
    if let device = devices.first(where: { $0.name == name }) ?? Device.named(name) {
      return device
    }
    let meant = suggestion(
      for: name, among: devices.map { $0.name } + Device.builtIn.map { $0.name })
    throw Refusal(
      "there is no device \(quoted(name))"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; see seguec devices"))
  }
}
