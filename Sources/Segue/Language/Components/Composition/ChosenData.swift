/// The data that a command fills the screens of a project with, by its name.
struct ChosenData: Sendable {
  let name: String
  /// Whether the screens that have the data are compiled with no other, unless a link leads to it.
  let isOnly: Bool
}
