package import Segue

extension BuiltInOutlines {
  /// The outlines of Inter in four weights, with the characters that the library has measures of.
  package static let inter = BuiltInOutlines([
    InterOutlines.regular, InterOutlines.medium, InterOutlines.semiBold, InterOutlines.bold,
  ])
}

/// The tables of the outlines.
///
/// They are those of Inter's own files, under the SIL Open Font License, which is beside this file.
/// This is a separate target because only the command needs them.
enum InterOutlines {}
