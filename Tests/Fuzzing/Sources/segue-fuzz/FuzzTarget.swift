/// A fuzz target, named by the environment variable SEGUE_FUZZ.
enum FuzzTarget: String, CaseIterable {
  case json, screens, projects, fonts, pictures, urls, gestures, artefact, types, data

  /// Exercises the library with an input as a client could, and checks its invariants.
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
    case .types: testTypes(input)
    case .data: testData(input)
    }
  }

  /// Returns the text of an input for a target whose inputs may be decisions, or nil for other
  /// targets.
  func document(of input: [UInt8]) -> [UInt8]? {
    switch self {
    case .screens: screenText(input)
    case .projects: projectText(input)
    case .data: dataText(input)
    case .json, .fonts, .pictures, .urls, .gestures, .artefact, .types: nil
    }
  }

  /// Returns an input mutated according to its format, or nil if only bytes are to be mutated.
  func mutated(_ input: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
    switch self {
    case .json, .screens, .projects, .types:
      return isText(input) ? mutatedJSON(input, room: room, &random) : nil
    case .data:
      return isText(input)
        ? mutatedData(input, room: room, &random) : mutatedExpression(input, room: room, &random)
    case .fonts: return mutatedFont(input, room: room, &random)
    case .artefact: return mutatedArtefact(input, room: room, &random)
    case .pictures, .urls, .gestures: return nil
    }
  }
}

/// Returns whether an input is used as text. Otherwise its bytes are decisions between a document's
/// alternatives.
func isText(_ input: [UInt8]) -> Bool { input.first == UInt8(ascii: "{") }
