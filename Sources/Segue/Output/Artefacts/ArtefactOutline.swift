/// The screens and links of a build's output, in the order of compilation. Paths of files,
/// `index.json` and the tables of the binary artefact are made from this list.
struct ArtefactOutline: Sendable {
  /// A compiled screen.
  struct Screen: Sendable {
    /// Unique in the project: the screen's id, and its arguments where they are not the defaults.
    let name: String
    let id: String
    let declaration: DeclarationIndex
    let arguments: [ScreenArgument]
    let phase: ScreenPhase
  }

  /// A link from a component's action to a compiled screen.
  struct Link: Sendable {
    let from: ScreenIndex
    let component: ComponentID
    /// The name of the component in outputs.
    let componentName: String
    /// The index of the action among the component's `navigate` actions.
    let action: Int
    let to: ScreenIndex
    let presentation: Presentation
    let url: String?
    /// The choice with which the link leads there; nil for one that leads to no flow.
    let choice: FlowChoice?
    /// The name of the transition; nil if there is no plan.
    let transition: String?
    /// The number of devices with a plan.
    let planCount: Int

    /// The key by which readers find links: those of one action in the order of the choices, and
    /// then of the phases, which is that of their destinations.
    var key: (ScreenIndex, ComponentID, Int, Int, ScreenIndex) {
      (from, component, action, choice?.choice ?? 0, to)
    }
  }

  let app: String?
  let devices: [Device]
  let flows: [FlowDeclaration]
  /// The screens, in the order of their chunks.
  let screens: [Screen]
  /// The links, ordered by their source screens.
  let links: [Link]

  /// The indices of the links, sorted by their keys.
  var order: [Int] { links.indices.sorted { links[$0].key < links[$1].key } }
}
