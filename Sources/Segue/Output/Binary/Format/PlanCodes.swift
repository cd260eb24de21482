/// The role of a plan in its link.
enum PlanRole: UInt32 {
  case push, back, reduced
}

/// The bits of the third word of a plan.
enum PlanBits {
  static let fallbackShift: UInt32 = 8
  static let pop: UInt32 = 1 << 14
  static let ownReturn: UInt32 = 1 << 15
  /// The interactive dismissal's code plus 1, or 0 if it is not recorded, in four bits.
  static let dismissalShift: UInt32 = 16
}

/// The bits of the first word of a screen's motion, including those of its role.
enum ScreenMotionBits {
  static let role: UInt32 = 0xFF
  static let backwards: UInt32 = 1 << 8
}

/// The bits of the first word of a flying layer's motion.
enum FlightBits {
  static let contentMask: UInt32 = 0xF
  static let typeShift: UInt32 = 4
  static let typeMask: UInt32 = 7
  static let poster: UInt32 = 1 << 7
  static let destination: UInt32 = 1 << 8
  static let clipTravels: UInt32 = 1 << 9
  static let arc: UInt32 = 1 << 10
  static let lifted: UInt32 = 1 << 11
}

/// The bits of the first word of a picture: the object fit at the beginning in 0–2, at the end in
/// 3–5.
enum PictureBits {
  static let fitMask: UInt32 = 7
  static let endShift: UInt32 = 3
  static let hasSize: UInt32 = 1 << 6
  static let covers: UInt32 = 1 << 7
}

extension Layer.ScreenRole {
  var binaryCode: UInt32 {
    switch self {
    case .exiting: 0
    case .entering: 1
    case .scrim: 2
    case .grabber: 3
    case .returning: 4
    case .backdrop: 5
    case .navigationBar: 6
    case .tabBar: 7
    case .arrivingNavigationBar: 8
    case .arrivingTabBar: 9
    }
  }

  /// Creates the role for a code, or the role of the source screen for an unknown code.
  init(binaryCode: UInt32) {
    self = Self.allCases.first { $0.binaryCode == binaryCode } ?? .exiting
  }
}
