/// The parts of a project's files, in the order of its sources.
enum ProjectPart: Int, CaseIterable {
  case manifest, screens, components, types, samples
}

/// The indices of a project's sources by the part to which they belong.
struct ProjectParts: Sendable {
  /// The index after the last file of each part.
  private let ends: [Int]

  /// - Parameter counts: The number of files of each part; by default, there are none.
  init(counts: [Int] = ProjectPart.allCases.map { _ in 0 }) {
    var end = 0
    ends = counts.map { count in
      end += count
      return end
    }
  }

  subscript(part: ProjectPart) -> Range<Int> {
    (part == .manifest ? 0 : ends[part.rawValue - 1])..<ends[part.rawValue]
  }

  /// Returns the part to which a source belongs; nil for one that is not among them.
  func part(of source: FileID) -> ProjectPart? {
    ProjectPart.allCases.first { self[$0].contains(source.index) }
  }
}
