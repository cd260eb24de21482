import Foundation
import Testing

/// CSS values as Chromium computes them, measured by `Tests/Values/measure_values.py`.
struct BrowserMeasurements {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    /// The computed value, or nil if the browser rejects the text.
    let computed: String?
    /// Red, green, blue and alpha in sRGB, as coloraide computes them, not clamped. Only for
    /// colours in notations newer than the legacy ones.
    let precise: [Double]?
    /// The same as computed by the browser, for every colour that it accepts.
    let inSRGB: String?

    var testDescription: String { text }
  }

  static func rows(_ kind: String) throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Values/chromium.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let table = try #require((json as? [String: Any])?[kind] as? [[Any]])
    return try table.map { row in
      Row(
        text: try #require(row.first as? String), computed: row[1] as? String,
        precise: row.count > 3 ? row[3] as? [Double] : nil,
        inSRGB: row.count > 2 ? row[2] as? String : nil)
    }
  }

  /// Returns all numbers in a text, in order.
  static func numbers(in text: String) -> [Double] {
    text.split { !"0123456789.+-e".contains($0) }.compactMap { Double($0) }
  }
}
