// The cases of Tests/Layout/cases/indefinite-heights.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let indefiniteHeights = #"""
    percentage height of an indefinite height is the content's
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:50% (height:30))))
      0 0 200 30, 0 0 100 30, 0 0 100 30, 0 0 100 30
    percentage height of an indefinite height without content is nothing
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:50%) (height:10)))
      0 0 200 10, 0 0 100 10, 0 0 100 0, 0 0 100 10
    percentage minimum of an indefinite height is nothing
      (flexDirection:row width:200 alignItems:flex-start (width:100 (minHeight:50% (height:10)) (height:30)))
      0 0 200 40, 0 0 100 40, 0 0 100 10, 0 0 100 10, 0 10 100 30
    percentage maximum of an indefinite height is none
      (flexDirection:row width:200 alignItems:flex-start (width:100 (maxHeight:50% (height:50)) (height:30)))
      0 0 200 80, 0 0 100 80, 0 0 100 50, 0 0 100 50, 0 50 100 30
    percentage basis of an indefinite height is the content
      (flexDirection:row width:200 alignItems:flex-start (width:100 (flexBasis:50% (height:30))))
      0 0 200 30, 0 0 100 30, 0 0 100 30, 0 0 100 30
    percentage gap of an indefinite height adds nothing to it
      (flexDirection:row width:200 alignItems:flex-start (width:100 rowGap:10% (height:10) (height:10)))
      0 0 200 20, 0 0 100 20, 0 0 100 10, 0 10 100 10
    percentage offset of an indefinite height is nothing
      (flexDirection:row width:200 alignItems:flex-start (width:100 (width:10 height:10 top:50%) (height:30)))
      0 0 200 40, 0 0 100 40, 0 0 10 10, 0 10 100 30
    percentage height under a minimum height of an indefinite one
      (flexDirection:row width:200 alignItems:flex-start (width:100 minHeight:80 (height:50% (height:10))))
      0 0 200 80, 0 0 100 80, 0 0 100 10, 0 0 100 10
    percentage height under a maximum height of an indefinite one
      (flexDirection:row width:200 alignItems:flex-start (width:100 maxHeight:80 (height:50% (height:10))))
      0 0 200 10, 0 0 100 10, 0 0 100 10, 0 0 100 10
    percentage height in an item that grew to a minimum of an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 minHeight:80 (flexGrow:1 (height:50% (height:10)))))
      0 0 200 80, 0 0 100 80, 0 0 100 80, 0 0 100 10, 0 0 100 10
    percentage height in a rigid item of given height is definite
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:40 flexShrink:0 (height:50%))))
      0 0 200 40, 0 0 100 40, 0 0 100 40, 0 0 100 20
    percentage height in a stretched item of a line of indefinite height
      (flexDirection:row width:200 alignItems:flex-start (flexDirection:row width:100 (width:10 height:40) ((width:10 height:50%))))
      0 0 200 40, 0 0 100 40, 0 0 10 40, 10 0 10 40, 10 0 10 20
    percentage height in an aligned item of a line of indefinite height
      (flexDirection:row width:200 alignItems:flex-start (flexDirection:row width:100 (width:10 height:40) (alignSelf:center (width:10 height:50% (height:6)))))
      0 0 200 40, 0 0 100 40, 0 0 10 40, 10 17 10 6, 10 17 10 6, 10 17 10 6
    percentage height in an absolute box over an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:40) (position:absolute inset:0 (height:50%))))
      0 0 200 40, 0 0 100 40, 0 0 100 40, 0 0 100 40, 0 0 100 20
    percentage height of an absolute box over an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:40) (position:absolute top:0 left:0 width:10 height:50%)))
      0 0 200 40, 0 0 100 40, 0 0 100 40, 0 0 10 20
    a picture of percentage height of an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 alignItems:flex-start (picture:60x40 height:50%)))
      0 0 200 40, 0 0 100 40, 0 0 60 40
    a picture of percentage maximum height of an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 alignItems:flex-start (picture:60x40 maxHeight:50%)))
      0 0 200 40, 0 0 100 40, 0 0 60 40
    a ratio of a percentage height of an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 alignItems:flex-start (height:50% aspectRatio:2 (width:20 height:5))))
      0 0 200 10, 0 0 100 10, 0 0 20 10, 0 0 20 5
    percentage height in a ratio box of indefinite surroundings is definite
      (flexDirection:row width:200 alignItems:flex-start (width:100 aspectRatio:2 (height:50%)))
      0 0 200 50, 0 0 100 50, 0 0 100 25
    a column in an indefinite height does not justify
      (flexDirection:row width:200 alignItems:flex-start (width:100 justifyContent:space-between (height:10) (height:10)))
      0 0 200 20, 0 0 100 20, 0 0 100 10, 0 10 100 10
    growth in an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 (flexGrow:1 height:10) (flexGrow:1)))
      0 0 200 10, 0 0 100 10, 0 0 100 10, 0 10 100 0
    percentage gap between lines of an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (flexDirection:row flexWrap:wrap width:50 rowGap:50% (width:40 height:10) (width:40 height:10)))
      0 0 200 20, 0 0 50 20, 0 0 40 10, 0 10 40 10
    percentage heights in an indefinite wrapping column
      (flexDirection:row width:200 alignItems:flex-start (flexWrap:wrap width:100 (height:50% (width:10 height:20)) (height:50% (width:10 height:20))))
      0 0 200 40, 0 0 100 40, 0 0 100 20, 0 0 10 20, 0 20 100 20, 0 20 10 20
    percentage padding is definite in an indefinite height
      (flexDirection:row width:200 alignItems:flex-start (width:100 (paddingTop:10% height:5)))
      0 0 200 10, 0 0 100 10, 0 0 100 10
    a stretched row in an indefinite column is as high as its content
      (flexDirection:row width:200 alignItems:flex-start (width:100 (flexDirection:row (width:10 height:100%) (width:10 height:20))))
      0 0 200 20, 0 0 100 20, 0 0 100 20, 0 0 10 0, 10 0 10 20
    a percentage height below a percentage height that counts for nothing
      (flexDirection:row width:200 alignItems:flex-start (width:100 (height:50% (height:50% (height:8)))))
      0 0 200 8, 0 0 100 8, 0 0 100 8, 0 0 100 8, 0 0 100 8
    an item that an indefinite column shrinks under a maximum
      (flexDirection:row width:200 alignItems:flex-start (width:100 maxHeight:30 (height:40 (height:100%)) (height:20)))
      0 0 200 30, 0 0 100 30, 0 0 100 20, 0 0 100 20, 0 20 100 10
    percentage height in an item sized by min-content
      (width:100 height:100 (height:min-content flexShrink:0 (height:50% (height:20))))
      0 0 100 100, 0 0 100 20, 0 0 100 10, 0 0 100 10
    """#
}
