// The cases of Tests/Layout/cases/percentages.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let percentages = #"""
    percentage padding refers to the width on all sides
      (width:200 height:100 (padding:10% height:50))
      0 0 200 100, 0 0 200 50
    percentage margins refer to the width on all sides
      (width:200 height:100 (margin:5% height:10))
      0 0 200 100, 10 10 180 10
    percentage height of a definite height
      (width:100 height:80 (height:50%))
      0 0 100 80, 0 0 100 40
    percentage height of an automatic height counts once a definite column has placed it
      (width:100 (height:50% (height:30)))
      0 0 100 30, 0 0 100 15, 0 0 100 15
    percentage height in a stretched item of a definite row
      (flexDirection:row width:100 height:80 ((height:50% width:10)))
      0 0 100 80, 0 0 10 80, 0 0 10 40
    percentage height in a stretched item of an automatic row
      (flexDirection:row width:100 (width:10 height:60) ((height:50% width:10)))
      0 0 100 60, 0 0 10 60, 10 0 10 60, 10 0 10 30
    percentage height in a growing item of a definite column
      (width:100 height:100 (flexGrow:1 (height:50%)))
      0 0 100 100, 0 0 100 100, 0 0 100 50
    percentage width in an item sized by its content
      (flexDirection:row width:200 height:10 ((width:50% height:5) (width:40 height:5)))
      0 0 200 10, 0 0 40 10, 0 0 20 5, 0 5 40 5
    percentage limits
      (width:200 height:100 (minWidth:25% maxWidth:50% width:10 height:10) (maxHeight:20% height:50))
      0 0 200 100, 0 0 50 10, 0 10 200 20
    percentage gap of a definite size
      (width:100 height:100 gap:10% (height:10) (height:10))
      0 0 100 100, 0 0 100 10, 0 20 100 10
    percentage gap of an automatic height counts once the height is known
      (width:100 rowGap:10% (height:10) (height:10))
      0 0 100 20, 0 0 100 9, 0 11 100 9
    percentage width of the content box
      (width:100 height:40 padding:10 borderWidth:5 (width:50% height:10))
      0 0 100 40, 15 15 35 10
    percentages of percentages
      (width:200 height:100 (width:50% height:50% (width:50% height:50% (width:50% height:50%))))
      0 0 200 100, 0 0 100 50, 0 0 50 25, 0 0 25 12.5
    a percentage above a hundred overflows
      (width:100 height:40 (width:150% height:10))
      0 0 100 40, 0 0 150 10
    a percentage width of zero
      (width:100 height:40 alignItems:flex-start (width:0% height:10 (width:5 height:5)))
      0 0 100 40, 0 0 0 10, 0 0 5 5
    percentage width in a stretched column
      (width:100 height:40 ((width:50% height:10)))
      0 0 100 40, 0 0 100 10, 0 0 50 10
    percentage width in a column sized by its content
      (width:200 alignItems:flex-start ((width:50% height:5) (width:60 height:5)))
      0 0 200 10, 0 0 60 10, 0 0 30 5, 0 5 60 5
    percentage height of a column that its minimum height made higher
      (width:100 minHeight:80 (height:50% (height:10)))
      0 0 100 80, 0 0 100 40, 0 0 100 10
    percentage height of a column below its maximum height
      (width:100 maxHeight:80 (height:50% (height:10)))
      0 0 100 10, 0 0 100 5, 0 0 100 5
    percentage height in an item stretched to a minimum height
      (flexDirection:row width:100 minHeight:80 ((height:50% width:10)))
      0 0 100 80, 0 0 10 80, 0 0 10 40
    percentage height in a centred item is automatic
      (flexDirection:row width:100 height:80 alignItems:center (width:20 (height:50% (height:10))))
      0 0 100 80, 0 35 20 10, 0 35 20 10, 0 35 20 10
    percentage height in an item with a basis in a definite column
      (width:100 height:100 (flexBasis:60 flexShrink:0 (height:50%)))
      0 0 100 100, 0 0 100 60, 0 0 100 30
    percentage height in an item with a basis in an automatic column
      (width:100 (flexBasis:60 (height:50% (height:4))))
      0 0 100 60, 0 0 100 60, 0 0 100 30, 0 0 100 4
    percentage height in a stretched item of a wrapping row
      (flexDirection:row flexWrap:wrap width:100 height:80 (width:60 (height:50% width:10)) (width:60 height:20))
      0 0 100 80, 0 0 60 30, 0 0 10 15, 0 30 60 20
    percentage height through a stretched chain
      (flexDirection:row width:100 height:80 ((flexGrow:1 width:20 (height:50%))))
      0 0 100 80, 0 0 20 80, 0 0 20 80, 0 0 20 40
    percentage height in a growing item of a column of minimum height
      (width:100 minHeight:100 (flexGrow:1 (height:50% (height:10))))
      0 0 100 100, 0 0 100 100, 0 0 100 50, 0 0 100 10
    percentage height in an absolute box between insets
      (width:100 height:100 (position:absolute top:10 bottom:10 width:20 (height:50%)))
      0 0 100 100, 0 10 20 80, 0 10 20 40
    percentage height in an absolute box of automatic height
      (width:100 height:100 (position:absolute top:10 width:20 (height:50% (height:6)) (height:10)))
      0 0 100 100, 0 10 20 16, 0 10 20 6, 0 10 20 6, 0 16 20 10
    percentage height in a box with a ratio
      (width:100 alignItems:flex-start (width:60 aspectRatio:2 (height:50% width:10)))
      0 0 100 30, 0 0 60 30, 0 0 10 15
    a percentage minimum height of a definite height
      (width:100 height:80 (minHeight:50%))
      0 0 100 80, 0 0 100 40
    a percentage maximum width cuts content
      (width:100 height:80 alignItems:flex-start (maxWidth:30% (width:60 height:5)))
      0 0 100 80, 0 0 30 5, 0 0 60 5
    percentage padding of a stretched item
      (width:200 (padding:10% (height:10)))
      0 0 200 50, 0 0 200 50, 20 20 160 10
    percentage padding of an item in a row refers to the row's width
      (flexDirection:row width:200 height:60 (paddingTop:10% width:20 (height:5)))
      0 0 200 60, 0 0 20 60, 0 20 20 5
    percentage padding in a box sized by its content
      (width:200 alignItems:flex-start ((padding:10% (width:50 height:5))))
      0 0 200 15, 0 0 50 15, 0 0 50 15, 5 5 50 5
    percentage margins in a box sized by its content
      (width:200 alignItems:flex-start ((marginLeft:10% width:50 height:5)))
      0 0 200 5, 0 0 50 5, 5 0 50 5
    a percentage column gap in a row sized by its content
      (width:200 alignItems:flex-start (flexDirection:row columnGap:10% (width:50 height:5) (width:50 height:5)))
      0 0 200 5, 0 0 100 5, 0 0 45 5, 55 0 45 5
    a percentage row gap of a definite column
      (width:50 height:200 rowGap:5% (height:10) (height:10))
      0 0 50 200, 0 0 50 10, 0 20 50 10
    a percentage row gap between lines of an automatic height
      (flexDirection:row flexWrap:wrap width:50 rowGap:50% (width:40 height:10) (width:40 height:10))
      0 0 50 20, 0 0 40 10, 0 20 40 10
    a percentage limit of a width sized by its content
      (width:200 alignItems:flex-start ((maxWidth:50% height:5 (width:80 height:5))))
      0 0 200 5, 0 0 80 5, 0 0 40 5, 0 0 80 5
    a percentage minimum of a width sized by its content
      (width:200 alignItems:flex-start ((minWidth:50% height:5) (width:40 height:5)))
      0 0 200 10, 0 0 40 10, 0 0 40 5, 0 5 40 5
    percentage width and height of a rotated chain
      (flexDirection:row width:100 height:60 (width:50% (height:50% flexDirection:row (width:50% (height:50%)))))
      0 0 100 60, 0 0 50 60, 0 0 50 30, 0 0 25 30, 0 0 25 15
    a percentage height in a scroll container that was squeezed
      (width:60 height:40 (overflow:hidden (height:50%) (height:80 flexShrink:0)) (height:20 flexShrink:0))
      0 0 60 40, 0 0 60 20 [60 80], 0 0 60 0, 0 0 60 80, 0 20 60 20
    percentage insets refer to the container's sides
      (width:200 height:100 (width:10 height:10 left:10% top:10%))
      0 0 200 100, 20 10 10 10
    a percentage inset of an automatic height counts once the height is known
      (width:200 (width:10 height:10 top:50%) (height:30))
      0 0 200 40, 0 20 10 10, 0 10 200 30
    percentages are cut to 64ths before they are added
      (flexDirection:row width:99.99 height:10 (width:33.3%) (width:33.3%) (width:33.4%))
      0 0 99.984375 10, 0 0 33.28125 10, 33.28125 0 33.28125 10, 66.5625 0 33.390625 10
    a negative percentage margin
      (width:200 height:60 (marginLeft:-10% width:50 height:10))
      0 0 200 60, -20 0 50 10
    """#
}
