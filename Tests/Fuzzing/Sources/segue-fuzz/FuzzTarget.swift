/// What can be fuzzed, by the name that SEGUE_FUZZ gives.
enum FuzzTarget: String, CaseIterable {
  case json, screens, projects, fonts, pictures, urls, gestures, artefact

  /// Does with an input all that a client could, and checks what must hold of it.
  func test(_ input: [UInt8]) {
    switch self {
    case .json: testJSON(input)
    case .screens: testScreen(input)
    case .projects: testProject(input)
    case .fonts: testFont(input)
    case .pictures: testPicture(input)
    case .urls: testURL(input)
    case .gestures: testGestures(input)
    case .artefact: testArtefact(input)
    }
  }

  /// The text that an input stands for, of a target whose inputs may be decisions; nil of others.
  func document(of input: [UInt8]) -> [UInt8]? {
    switch self {
    case .screens: screenText(input)
    case .projects: projectText(input)
    case .json, .fonts, .pictures, .urls, .gestures, .artefact: nil
    }
  }

  /// An input that is changed as its format wants it; nil where bytes alone are to be changed.
  func mutated(_ input: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
    switch self {
    case .json, .screens, .projects:
      return isText(input) ? mutatedJSON(input, room: room, &random) : nil
    case .fonts: return mutatedFont(input, room: room, &random)
    case .artefact: return mutatedArtefact(input, room: room, &random)
    case .pictures, .urls, .gestures: return nil
    }
  }
}

/// Whether an input is to be read as it stands. Otherwise it says which of a document's alternatives to take.
func isText(_ input: [UInt8]) -> Bool { input.first == UInt8(ascii: "{") }
