/// The stable name of one kind of mistake. Names never change their meaning; `seguec explain` tells
/// what each one means and how to mend it.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // Syntax
  case fileTooLarge = "file-too-large"
  case unexpectedEnd = "unexpected-end"
  case trailingData = "trailing-data"
  case unexpectedCharacter = "unexpected-character"
  case mismatchedBracket = "mismatched-bracket"
  case jsonTooDeep = "json-too-deep"
  case missingColon = "missing-colon"
  case missingComma = "missing-comma"
  case trailingComma = "trailing-comma"
  case comment
  case controlCharacter = "control-character"
  case unterminatedString = "unterminated-string"
  case invalidUTF8 = "invalid-utf8"
  case invalidEscape = "invalid-escape"
  case invalidNumber = "invalid-number"
  case invalidLiteral = "invalid-literal"
  case unquotedKey = "unquoted-key"
  case singleQuotes = "single-quotes"
  case duplicateKey = "duplicate-key"
  case loneSurrogate = "lone-surrogate"

  // Shapes and values
  case wrongType = "wrong-type"
  case missingKey = "missing-key"
  case unknownKey = "unknown-key"
  case invalidValue = "invalid-value"
  case valueOutOfRange = "value-out-of-range"
  case unknownStyle = "unknown-style"
  case insetDoesNotStretch = "inset-does-not-stretch"

  // Components and composition
  case unknownComponent = "unknown-component"
  case unknownAction = "unknown-action"
  case unknownEvent = "unknown-event"
  case invalidID = "invalid-id"
  case duplicateID = "duplicate-id"
  case duplicateComponent = "duplicate-component"
  case reservedName = "reserved-name"
  case componentCycle = "component-cycle"
  case missingArgument = "missing-argument"
  case surplusArgument = "surplus-argument"
  case wrongArgumentType = "wrong-argument-type"
  case unknownParameter = "unknown-parameter"
  case unclosedSubstitution = "unclosed-substitution"
  case tooManyComponents = "too-many-components"
  case componentsTooDeep = "components-too-deep"
  case textTooLong = "text-too-long"

  // Projects
  case notAScreen = "not-a-screen"
  case duplicateScreen = "duplicate-screen"
  case unknownDevice = "unknown-device"
  case duplicateDevice = "duplicate-device"
  case unknownTransition = "unknown-transition"
  case conflictingTiming = "conflicting-timing"
  case keyWithoutEffect = "key-without-effect"
  case unreducedMotion = "unreduced-motion"
  case restlessTrack = "restless-track"
  case missingAsset = "missing-asset"
  case unreadableAsset = "unreadable-asset"
  case unknownPictureSize = "unknown-picture-size"
  case fontNotRead = "font-not-read"
  case missingFile = "missing-file"

  // Layouts
  case visibleOverflow = "visible-overflow"
  case zeroSize = "zero-size"
  case squeezedContent = "squeezed-content"
  case smallTapTarget = "small-tap-target"
  case coveredContent = "covered-content"

  // Links
  case invalidRoute = "invalid-route"
  case ambiguousRoute = "ambiguous-route"
  case invalidLink = "invalid-link"
  case foreignLink = "foreign-link"
  case deadLink = "dead-link"
  case unknownScreen = "unknown-screen"
  case unknownTab = "unknown-tab"
  case screenWithoutArguments = "screen-without-arguments"
  case tooManyLinks = "too-many-links"

  // Flights
  case missingPartner = "missing-partner"
  case ambiguousPartner = "ambiguous-partner"
  case emptySnapshot = "empty-snapshot"
}
