/// A link that a screen declares, with each `${name}` replaced by the value of that name,
/// percent-encoded, so that a value is one segment of a path or one part of a query, whatever stands in
/// it; `$${` becomes `${`. A name that has no value, which the reader has reported, stands for nothing.
///
/// What follows from the URL standard: as a whole segment, the values `.` and `..` are followed, encoded
/// or not, and one without characters is skipped.
///
/// Linear in the result. A template without `$` is returned as it is.
package func filled(_ template: String, _ values: [(name: String, value: ScalarValue)]) -> String {
  Template(template).filled { name in
    values.first { $0.name == name }.map { percentEncoded($0.value.text) } ?? ""
  } ?? template
}
