/// A value that has JSON, such as one of a type that is generated for a screen's data.
///
/// Generated types have the property but do not import this library. A program that does lets them
/// conform:
///
/// ```swift
/// extension Shop.Data.Feed: JSONRepresentable {}
/// ```
public protocol JSONRepresentable {
  /// The value as JSON, in UTF-8.
  var json: [UInt8] { get }
}
