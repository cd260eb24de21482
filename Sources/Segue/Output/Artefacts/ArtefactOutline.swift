/// What a build puts out of a project, in the order in which it was compiled: the one list from which the files'
/// paths, `index.json` and the tables of the binary artefact are made.
struct ArtefactOutline: Sendable {
  /// A compiled screen.
  struct Screen: Sendable {
    /// Unique in the project: the screen's id, and its arguments where they are not the defaults.
    let name: String
    let id: String
    /// The place of the screen among the project's declarations.
    let declaration: Int
    let arguments: [ScreenArgument]
  }

  /// A link from a component's action to a compiled screen.
  struct Link: Sendable {
    let from: Int
    let component: Int
    /// What outputs call the component.
    let componentName: String
    /// The place among the component's `navigate` actions.
    let action: Int
    let to: Int
    let presentation: Presentation
    let url: String?
    /// The name of the transition that plays; nil if none could be planned.
    let transition: String?
    /// On how many devices it could be planned.
    let planCount: Int

    /// What links are found by.
    var key: (Int, Int, Int) { (from, component, action) }
  }

  let app: String?
  let devices: [Device]
  /// In the order of their chunks.
  let screens: [Screen]
  /// In the order of the screens that they leave.
  let links: [Link]

  /// The places of the links in the order of where they come from, in which they are found.
  var order: [Int] { links.indices.sorted { links[$0].key < links[$1].key } }
}
