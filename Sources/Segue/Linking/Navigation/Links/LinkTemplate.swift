/// Fills a screen's declared link: replaces each `${name}` with the percent-encoded value of that
/// name.
///
/// A value is therefore a single path segment or part of a query, whatever it contains. `$${`
/// becomes `${`. A name without a value, which the reader has reported, is replaced with nothing.
///
/// As the URL standard requires, the values `.` and `..` are resolved if they are a whole segment,
/// encoded or not, and an empty one is skipped.
///
/// Linear in the length of the result. A template without `$` is returned unchanged.
package func filled(_ template: String, _ values: [(name: String, value: ScalarValue)]) -> String {
  Template(template).filled { name in
    values.first { $0.name == name }.map { percentEncoded($0.value.text) } ?? ""
  } ?? template
}
