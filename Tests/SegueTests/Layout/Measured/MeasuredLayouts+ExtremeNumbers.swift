// The cases of Tests/Layout/cases/extreme-numbers.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let extremeNumbers = #"""
    a width beyond the largest length
      (width:1e9 height:10)
      0 0 33554428 10
    a width of 1e30 in a column
      (width:100 height:10 (width:1e30 height:5))
      0 0 100 10, 0 0 33554428 5
    a minimum of 1e30
      (width:100 height:10 (minWidth:1e30 height:5))
      0 0 100 10, 0 0 33554428 5
    a maximum of 1e30 is no limit
      (width:100 height:10 (maxWidth:1e30 height:5))
      0 0 100 10, 0 0 100 5
    a negative offset of 1e30
      (width:100 height:100 (width:10 height:10 left:-1e30))
      0 0 100 100, -33554430 0 10 10
    padding of a million
      (width:100 height:100 alignItems:flex-start (padding:1000000))
      0 0 100 100, 0 0 2000000 2000000
    a margin of a hundred thousand
      (width:100 height:100 (margin:100000 height:10))
      0 0 100 100, 100000 100000 0 0
    growth by 1e30 and one
      (flexDirection:row width:100 height:10 (flexGrow:1e30) (flexGrow:1))
      0 0 100 10, 0 0 100 10, 100 0 0 10
    growth by two huge factors
      (flexDirection:row width:100 height:10 (flexGrow:1e30) (flexGrow:1e30))
      0 0 100 10, 0 0 50 10, 50 0 50 10
    a shrink factor of 1e30
      (flexDirection:row width:50 height:10 (width:50 flexShrink:1e30) (width:50))
      0 0 50 10, 0 0 0 10, 0 0 50 10
    a growth factor of a millionth
      (flexDirection:row width:1000 height:10 (flexGrow:0.000001) (flexGrow:0.000001))
      0 0 1000 10, 0 0 0 10, 0 0 0 10
    a ratio of a million
      (width:100 height:100 alignItems:flex-start (height:10 aspectRatio:1000000))
      0 0 100 100, 0 0 10000000 10
    a ratio of a millionth
      (width:100 height:100 alignItems:flex-start (width:10 aspectRatio:0.000001))
      0 0 100 100, 0 0 10 10000000
    a ratio of a million from the width
      (width:100 height:100 alignItems:flex-start (width:10 aspectRatio:1000000))
      0 0 100 100, 0 0 10 0
    a million percent
      (width:100 height:10 (width:1000000% height:5))
      0 0 100 10, 0 0 1000000 5
    a gap of a million
      (flexDirection:row width:100 height:10 gap:1000000 (width:10) (width:10))
      0 0 100 10, 0 0 0 10, 1000000 0 0 10
    the largest order
      (flexDirection:row width:100 height:10 (width:10 order:2147483647) (width:20) (width:30 order:-2147483648))
      0 0 100 10, 50 0 10 10, 30 0 20 10, 0 0 30 10
    a basis of 1e30 shrinks into its row
      (flexDirection:row width:100 height:10 (flexBasis:1e30) (width:50))
      0 0 100 10, 0 0 100 10, 100 0 0 10
    heights of ten million add up to the largest length
      (width:10 (height:10000000) (height:10000000) (height:10000000) (height:10000000))
      0 0 10 33554432, 0 0 10 8388608, 0 8388608 10 8388608, 0 16777216 10 8388608, 0 25165824 10 8388608
    an absolute box ten million points away
      (width:100 height:100 (position:absolute left:10000000 top:-10000000 width:10 height:10))
      0 0 100 100, 10000000 -10000000 10 10
    """#
}
