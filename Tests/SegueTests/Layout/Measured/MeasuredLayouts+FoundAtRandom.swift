// The cases of Tests/Layout/cases/found-at-random.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let foundAtRandom = #"""
    a wrapping column whose minimum is a keyword breaks at its height
      (height:0 minHeight:min-content flexWrap:wrap rowGap:1 (width:10) (width:10))
      0 0 20 0, 0 0 10 0, 10 0 10 0
    a wrapping column whose minimum is a keyword breaks at its maximum
      (minHeight:max-content maxHeight:0 flexWrap:wrap (picture:300x200) (borderWidth:6))
      0 0 312 200, 0 0 300 200, 300 0 12 12
    lines higher than their label begin at its top
      (flexDirection:row alignItems:last-baseline () (text:"a" alignContent:end height:5))
      0 0 9.03125 16, 0 16 0 0, 0 0 9.03125 5
    an absolute box too large for a container that scrolls upwards sticks out at its top
      (width:20 height:20 overflow:hidden flexDirection:column-reverse (width:5 height:30 alignSelf:start position:absolute top:0 bottom:0))
      0 0 20 20 [20 30], 0 -10 5 30
    a reversed wrapping row scrolls upwards too
      (width:20 height:20 overflow:hidden flexDirection:row flexWrap:wrap-reverse (width:5 height:30 alignSelf:center position:absolute top:0 bottom:0))
      0 0 20 20 [20 30], 0 -10 5 30
    a container that scrolls upwards still holds the end
      (width:20 height:20 overflow:hidden flexDirection:column-reverse (width:5 height:30 alignSelf:start position:absolute top:5 bottom:-5))
      0 0 20 20 [20 25], 0 -5 5 30
    an absolute box's limits that are keywords do not hide its height from its aspect ratio
      (height:100 width:200 (position:absolute aspectRatio:1 height:40 left:0 right:0 maxHeight:min-content (height:20 width:10)))
      0 0 200 100, 0 0 40 40, 0 0 10 20
    an absolute box between insets gives its width through the ratio before its minimum is measured
      (height:100 width:200 (position:absolute aspectRatio:1 top:0 bottom:0 minHeight:min-content (height:120)))
      0 0 200 100, 0 0 100 100, 0 0 100 100
    what a stretched item with an aspect ratio measured before its row's height was known stays
      (flexDirection:row-reverse (width:0 aspectRatio:1 (height:75%) (height:1)))
      0 0 0 1, 0 0 0 1, 0 0 0 0, 0 0 0 1
    stretching an item with an aspect ratio in a row of definite height is measured anew
      (flexDirection:row (width:30% aspectRatio:1 flexDirection:row (height:5%) (height:99)))
      0 0 99 99, 0 0 29.6875 99, 0 0 0 4.9375, 0 0 0 99
    a row of definite height does not measure a rigid column item's minimum beforehand
      (height:1 flexDirection:row (width:1 aspectRatio:2 flexBasis:0))
      0 0 1 1, 0 0 1 1
    an item that grows never needs its automatic minimum
      (height:300 width:400 alignItems:flex-start (height:20 flexGrow:1 flexDirection:row (width:50 flexBasis:0 aspectRatio:2)))
      0 0 400 300, 0 0 50 300, 0 0 50 300
    an item that shrinks measures its minimum before it knows its height
      (height:10 width:400 alignItems:flex-start (height:20 flexDirection:row (width:50 flexBasis:0 aspectRatio:2)))
      0 0 400 10, 0 0 0 10, 0 0 20 10
    a stretched item's percentage margins keep its height when the row grows wider
      (flexDirection:row (picture:33x77) (height:143) (marginTop:2%))
      0 0 61.28125 143, 0 0 61.28125 143, 61.28125 0 0 143, 61.28125 1.21875 0 142.34375
    a stretched picture's percentage margins keep its height too
      (flexDirection:row-reverse (picture:64x64 minWidth:137 margin:5%))
      0 0 150.6875 150.6875, 6.15625 7.53125 137 137
    percentages of the height are no reason to keep one
      (flexDirection:row-reverse (maxHeight:30% margin:5%) (paddingTop:6))
      0 0 0 6, 0 0 0 1.796875, 0 0 0 6
    a percentage maximum that was indefinite when the row was measured makes stretching new
      (flexDirection:row (width:0 maxHeight:75% aspectRatio:3 (minHeight:5%) (marginTop:16)))
      0 0 0 16, 0 0 0 12, 0 0 0 0.59375, 0 16.59375 0 0
    the baseline of a wrapping column is that of the lines it was laid out in
      (flexDirection:row alignItems:last-baseline () (aspectRatio:3 flexWrap:wrap (picture:33x77) ()))
      0 0 33 77, 0 0 0 0, 0 0 33 77, 0 0 33 77, 33 0 0 0
    a row with a percentage padding seeks its width anew when its height is known
      (padding:2% flexDirection:row-reverse (width:1 flexBasis:0 (picture:640x480 height:10%)))
      0 0 48.078125 48.75, 24 24 0.078125 0.75, 24 24 0.078125 0.0625
    a picture as wide as it likes keeps its natural height to the last 64th
      (width:600 height:300 (picture:178x22 width:max-content alignSelf:flex-start) (picture:413x30 width:min-content))
      0 0 600 300, 0 0 178 22, 0 22 413 30
    a row of pictures keeps whole natural widths
      (flexDirection:row width:1200 height:300 (picture:477x53 flexShrink:0) (picture:283x212 flexShrink:0))
      0 0 1200 300, 0 0 2700 300, 2700 0 400.46875 300
    """#
}
