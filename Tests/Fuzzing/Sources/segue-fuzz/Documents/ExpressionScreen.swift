import Segue

/// The screens that show an expression, by its type.
enum ExpressionScreen: CaseIterable {
  case scalar, list

  /// Returns the screen, its data and other data.
  func parts(_ expression: [UInt8]) -> [[UInt8]] {
    let text = Self.escaped(expression)
    let shown =
      switch self {
      case .scalar:
        Array(#"{"type": "label", "text": "${"#.utf8) + text + Array(#"}"}"#.utf8)
      case .list:
        Array(#"{"forEach": ""#.utf8) + text
          + Array(#"", "as": "it", "body": {"type": "label", "text": "${size([it])}"}}"#.utf8)
      }
    return [Self.start + shown + Array("]}}".utf8), Self.data, Self.other]
  }

  /// Returns text as the contents of a JSON string.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case ..<0x10: Array("\\u000\(String(byte, radix: 16))".utf8)
      case ..<0x20: Array("\\u00\(String(byte, radix: 16))".utf8)
      default: [byte]
      }
    }
  }

  private static let start = Array(
    #"""
    {"screen": "e", "safeArea": ["top"], "data": {"properties": {
      "name": {"type": "string"}, "text": {"type": "string"}, "digits": {"type": "string"},
      "n": {"type": "int32"}, "zero": {"type": "uint8"}, "d": {"type": "float64"},
      "yes": {"type": "boolean"}, "no": {"type": "boolean"}, "any": {},
      "kind": {"enum": ["new", "sale"]}, "time": {"type": "timestamp"},
      "nick": {"type": "string", "nullable": true}, "count": {"type": "int16", "nullable": true},
      "xs": {"elements": {"type": "int32"}}, "ds": {"elements": {"type": "float32"}},
      "names": {"elements": {"type": "string"}}, "nothing": {"elements": {"type": "string"}},
      "matrix": {"elements": {"elements": {"type": "int32"}}},
      "maybe": {"elements": {"type": "int32", "nullable": true}},
      "outfits": {"elements": {"properties": {"id": {"type": "string"}, "price": {"type": "float64"},
        "tags": {"elements": {"type": "string"}}}, "optionalProperties": {"badge": {"type": "string"}}}},
      "o": {"properties": {"id": {"type": "string"}}, "optionalProperties": {
        "badge": {"type": "string"}, "size": {"type": "int8"}}},
      "m": {"values": {"type": "int32"}},
      "tagged": {"discriminator": "kind", "mapping": {
        "a": {"properties": {"x": {"type": "int8"}}}, "b": {"properties": {"y": {"type": "string"}}}}}}},
     "root": {"type": "layout", "style": {"overflow": "scroll"}, "children": [
      {"type": "label", "text": "Hello"}, 
    """#.utf8)

  private static let data = Array(
    #"""
    {"name": "Ada", "text": "a👍ß", "digits": "42", "n": 3, "zero": 0, "d": 2.5, "yes": true,
     "no": false, "any": {"a": [1]}, "kind": "new", "time": "2024-05-31T18:30:00Z", "nick": "Bee",
     "count": null, "xs": [1, 2, 3], "ds": [1, 2.5], "names": ["Ada", "Bo"], "nothing": [],
     "matrix": [[1, 2], [3]], "maybe": [1, null, 3],
     "outfits": [{"id": "linen", "price": 129.5, "badge": "new", "tags": ["a"]},
                 {"id": "wool", "price": 249, "tags": []}],
     "o": {"id": "linen", "badge": "new"}, "m": {"a": 1, "b": 2}, "tagged": {"kind": "a", "x": 5}}
    """#.utf8)

  private static let other = Array(
    #"""
    {"name": "", "text": "tab\tquote\"", "digits": "x", "n": -7, "zero": 1, "d": -0.0, "yes": false,
     "no": true, "any": null, "kind": "sale", "time": "1985-04-12T23:20:50.52Z", "nick": null,
     "count": 12, "xs": [], "ds": [1e38], "names": ["Bo", "Bo", "é"], "nothing": [""],
     "matrix": [[], [2147483647, -2147483648]], "maybe": [null],
     "outfits": [{"id": "wool", "price": 1e300, "tags": ["x", "y"]}],
     "o": {"id": "wool", "size": 1}, "m": {"Ada": 3, "": 0}, "tagged": {"kind": "b", "y": "z"}}
    """#.utf8)
}
