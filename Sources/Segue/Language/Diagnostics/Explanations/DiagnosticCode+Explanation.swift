extension DiagnosticCode {
  /// The meaning of the code, and how to fix the problem.
  public var explanation: Explanation {
    switch self {
    // Syntax
    case .fileTooLarge: .fileTooLarge
    case .unexpectedEnd: .unexpectedEnd
    case .trailingData: .trailingData
    case .unexpectedCharacter: .unexpectedCharacter
    case .mismatchedBracket: .mismatchedBracket
    case .jsonTooDeep: .jsonTooDeep
    case .stringTooLong: .stringTooLong
    case .tooManyProblems: .tooManyProblems
    case .missingColon: .missingColon
    case .missingComma: .missingComma
    case .trailingComma: .trailingComma
    case .comment: .comment
    case .controlCharacter: .controlCharacter
    case .unterminatedString: .unterminatedString
    case .invalidUTF8: .invalidUTF8
    case .invalidEscape: .invalidEscape
    case .invalidNumber: .invalidNumber
    case .invalidLiteral: .invalidLiteral
    case .unquotedKey: .unquotedKey
    case .singleQuotes: .singleQuotes
    case .duplicateKey: .duplicateKey
    case .loneSurrogate: .loneSurrogate
    case .tooManyMarks: .tooManyMarks
    // Shapes and values
    case .wrongType: .wrongType
    case .missingKey: .missingKey
    case .unknownKey: .unknownKey
    case .invalidValue: .invalidValue
    case .valueOutOfRange: .valueOutOfRange
    case .unknownStyle: .unknownStyle
    case .insetDoesNotStretch: .insetDoesNotStretch
    // Types of data
    case .mixedForms: .mixedForms
    case .duplicateValue: .duplicateValue
    case .duplicateProperty: .duplicateProperty
    case .misplacedDefinitions: .misplacedDefinitions
    case .unknownType: .unknownType
    case .endlessType: .endlessType
    case .invalidMapping: .invalidMapping
    case .duplicateType: .duplicateType
    // Components and composition
    case .unknownComponent: .unknownComponent
    case .unknownAction: .unknownAction
    case .unknownEvent: .unknownEvent
    case .invalidID: .invalidID
    case .duplicateID: .duplicateID
    case .duplicateComponent: .duplicateComponent
    case .reservedName: .reservedName
    case .componentCycle: .componentCycle
    case .missingArgument: .missingArgument
    case .surplusArgument: .surplusArgument
    case .wrongArgumentType: .wrongArgumentType
    case .unknownParameter: .unknownParameter
    case .unclosedSubstitution: .unclosedSubstitution
    case .tooManyComponents: .tooManyComponents
    case .componentsTooDeep: .componentsTooDeep
    case .tooManyLevels: .tooManyLevels
    case .tooManyChildren: .tooManyChildren
    case .tooManyParameters: .tooManyParameters
    case .textTooLong: .textTooLong
    case .tooMuchText: .tooMuchText
    // Projects
    case .tooManyEntries: .tooManyEntries
    case .tooManyLayouts: .tooManyLayouts
    case .tooMuchWork: .tooMuchWork
    case .tooManyLines: .tooManyLines
    case .answerTooLarge: .answerTooLarge
    case .cancelled: .cancelled
    case .notAScreen: .notAScreen
    case .notAComponent: .notAComponent
    case .duplicateScreen: .duplicateScreen
    case .unknownDevice: .unknownDevice
    case .duplicateDevice: .duplicateDevice
    case .conflictingContainers: .conflictingContainers
    case .unknownDetent: .unknownDetent
    case .duplicateDetent: .duplicateDetent
    case .unknownTransition: .unknownTransition
    case .conflictingTiming: .conflictingTiming
    case .keyWithoutEffect: .keyWithoutEffect
    case .unreducedMotion: .unreducedMotion
    case .restlessTrack: .restlessTrack
    case .missingAsset: .missingAsset
    case .unreadableAsset: .unreadableAsset
    case .unknownPictureSize: .unknownPictureSize
    case .fontUnreadable: .fontUnreadable
    case .mismatchedFont: .mismatchedFont
    case .duplicateFont: .duplicateFont
    case .unknownFont: .unknownFont
    case .missingFile: .missingFile
    case .outsideProject: .outsideProject
    case .clashingNames: .clashingNames
    // Layouts
    case .visibleOverflow: .visibleOverflow
    case .zeroSize: .zeroSize
    case .squeezedContent: .squeezedContent
    case .smallTapTarget: .smallTapTarget
    case .coveredContent: .coveredContent
    case .truncatedText: .truncatedText
    case .brokenWord: .brokenWord
    case .missingCharacter: .missingCharacter
    // Links
    case .invalidRoute: .invalidRoute
    case .ambiguousRoute: .ambiguousRoute
    case .invalidLink: .invalidLink
    case .linkTooLong: .linkTooLong
    case .foreignLink: .foreignLink
    case .deadLink: .deadLink
    case .unknownScreen: .unknownScreen
    case .unknownTab: .unknownTab
    case .unknownRequirement: .unknownRequirement
    case .screenWithoutArguments: .screenWithoutArguments
    case .tooManyLinks: .tooManyLinks
    case .tooManyRoutes: .tooManyRoutes
    case .tooManyFlights: .tooManyFlights
    // Navigation
    case .shadowedRoute: .shadowedRoute
    case .undeclaredRouteParameter: .undeclaredRouteParameter
    case .parentWithoutArguments: .parentWithoutArguments
    case .unreachableScreen: .unreachableScreen
    case .noWayOut: .noWayOut
    case .growingCycle: .growingCycle
    case .unreachableBackTo: .unreachableBackTo
    case .unmeetableRequirement: .unmeetableRequirement
    // Flights
    case .missingPartner: .missingPartner
    case .ambiguousPartner: .ambiguousPartner
    case .duplicateHero: .duplicateHero
    case .emptySnapshot: .emptySnapshot
    case .pixelatedPicture: .pixelatedPicture
    case .aspectJump: .aspectJump
    case .textScaled: .textScaled
    case .clippedSource: .clippedSource
    case .partnerOffScreen: .partnerOffScreen
    case .hiddenPart: .hiddenPart
    case .heroUnderBar: .heroUnderBar
    case .seam: .seam
    case .overdraw: .overdraw
    case .noReducedMotion: .noReducedMotion
    case .unusualDuration: .unusualDuration
    }
  }
}
