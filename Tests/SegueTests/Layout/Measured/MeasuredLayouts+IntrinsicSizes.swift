// The cases of Tests/Layout/cases/intrinsic-sizes.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let intrinsicSizes = #"""
    an automatic column height sums hypothetical sizes
      (width:50 (height:10) (flexBasis:0 height:30) (height:20 minHeight:25))
      0 0 50 35, 0 0 50 10, 0 10 50 0, 0 10 50 25
    an automatic row width sums contributions
      (flexDirection:row width:300 height:10 (flexDirection:row (flexBasis:0 flexGrow:1 (width:30)) (flexBasis:50)))
      0 0 300 10, 0 0 30 10, 0 0 30 10, 0 0 30 0, 30 0 0 10
    a rigid item contributes its basis
      (flexDirection:row width:300 height:10 (flexDirection:row (flexBasis:50 flexShrink:0 (width:30))))
      0 0 300 10, 0 0 50 10, 0 0 50 10, 0 0 30 0
    a column is as wide as its widest item
      (flexDirection:row width:300 height:30 ((width:30 height:5) (width:50 height:5 marginLeft:5)))
      0 0 300 30, 0 0 55 30, 0 0 30 5, 5 5 50 5
    a wrapping row is as narrow as its widest item
      (flexDirection:row width:60 (flexDirection:row flexWrap:wrap (width:40 height:10) (width:50 height:10)))
      0 0 60 20, 0 0 60 20, 0 0 40 10, 0 10 50 10
    a row's fit-content in a centring column
      (width:100 height:50 alignItems:center (flexDirection:row (width:80 height:5) (width:80 height:5)))
      0 0 100 50, -30 0 160 5, -30 0 80 5, 50 0 80 5
    a column's width counts margins of its items
      (width:200 alignItems:flex-start ((width:30 height:5 marginLeft:4 marginRight:6) (width:20 height:5)))
      0 0 200 10, 0 0 40 10, 4 0 30 5, 0 5 20 5
    a row's width counts gaps and margins
      (width:200 alignItems:flex-start (flexDirection:row gap:7 (width:30 height:5 marginLeft:4) (width:20 height:5) (width:1 height:1)))
      0 0 200 5, 0 0 69 5, 4 0 30 5, 41 0 20 5, 68 0 1 1
    a row's height is its highest item with its margins
      (flexDirection:row width:200 (width:10 height:20 marginTop:5) (width:10 height:22))
      0 0 200 25, 0 5 10 20, 10 0 10 22
    a column's height counts gaps and margins
      (width:20 gap:4 (height:10 marginBottom:3) (height:10 marginTop:5))
      0 0 20 32, 0 0 20 10, 0 22 20 10
    margins of neighbours do not collapse
      (width:20 (height:10 marginBottom:8) (height:10 marginTop:8))
      0 0 20 36, 0 0 20 10, 0 26 20 10
    a child's margin does not leave its container
      (width:20 (width:20 (height:10 marginTop:8 marginBottom:8)))
      0 0 20 26, 0 0 20 26, 0 8 20 10
    a growing item contributes its content to the width
      (width:200 alignItems:flex-start (flexDirection:row (flexGrow:1 (width:30 height:5)) (flexGrow:2 (width:10 height:5))))
      0 0 200 5, 0 0 40 5, 0 0 30 5, 0 0 30 5, 30 0 10 5, 30 0 10 5
    a growing item with a basis contributes its content
      (width:200 alignItems:flex-start (flexDirection:row (flexGrow:1 flexBasis:50 (width:30 height:5)) (flexGrow:1 flexBasis:10 (width:30 height:5))))
      0 0 200 5, 0 0 60 5, 0 0 30 5, 0 0 30 5, 30 0 30 5, 30 0 30 5
    an item with a width that may shrink contributes its width
      (width:200 alignItems:flex-start (flexDirection:row (width:50 (width:10 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 70 5, 0 0 50 5, 0 0 10 5, 50 0 20 5
    a contribution is cut by a maximum
      (width:200 alignItems:flex-start (flexDirection:row (maxWidth:20 (width:50 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 40 5, 0 0 20 5, 0 0 50 5, 20 0 20 5
    a contribution is raised by a minimum
      (width:200 alignItems:flex-start (flexDirection:row (minWidth:40 (width:10 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 60 5, 0 0 40 5, 0 0 10 5, 40 0 20 5
    a basis below the content does not narrow the row
      (width:200 alignItems:flex-start (flexDirection:row (flexBasis:10 (width:50 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 70 5, 0 0 50 5, 0 0 50 5, 50 0 20 5
    a rigid basis below the content lets it overflow
      (width:200 alignItems:flex-start (flexDirection:row (flexBasis:10 flexShrink:0 minWidth:0 (width:50 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 30 5, 0 0 10 5, 0 0 50 5, 10 0 20 5
    a basis above the content that may shrink
      (width:200 alignItems:flex-start (flexDirection:row (flexBasis:60 (width:20 height:5)) (width:20 height:5)))
      0 0 200 5, 0 0 40 5, 0 0 30 5, 0 0 20 5, 30 0 10 5
    negative margins narrow a row sized by its content
      (width:200 alignItems:flex-start (flexDirection:row (width:50 height:5 marginRight:-20) (width:30 height:5)))
      0 0 200 5, 0 0 60 5, 0 0 50 5, 30 0 30 5
    absolute children add nothing to a width sized by its content
      (width:200 alignItems:flex-start (padding:2 (position:absolute width:80 height:5) (width:30 height:5)))
      0 0 200 9, 0 0 34 9, 2 2 80 5, 2 2 30 5
    a hidden child adds nothing to a height
      (width:20 gap:4 (height:10) (display:none height:40) (height:10))
      0 0 20 24, 0 0 20 10, 0 0 0 0, 0 14 20 10
    an empty box has its padding's size
      (width:200 alignItems:flex-start (padding:4) (borderWidth:3) (flexDirection:row gap:10))
      0 0 200 14, 0 0 8 8, 0 8 6 6, 0 14 0 0
    fit-content is the room where the content is wider
      (width:60 alignItems:flex-start (flexDirection:row (flexGrow:1 minWidth:0 width:50 height:5) (flexShrink:1 width:50 height:5)))
      0 0 60 5, 0 0 100 5, 0 0 50 5, 50 0 50 5
    fit-content is the minimum where the room is less
      (width:30 alignItems:flex-start (flexDirection:row (width:50 height:5 flexShrink:0) (width:20 height:5)))
      0 0 30 5, 0 0 70 5, 0 0 50 5, 50 0 20 5
    fit-content counts the item's margins
      (width:60 alignItems:flex-start (flexDirection:row marginLeft:10 marginRight:5 flexWrap:wrap (width:30 height:5) (width:30 height:5)))
      0 0 60 10, 10 0 45 10, 10 0 30 5, 10 5 30 5
    a wrapping row in a narrow column is as high as its lines
      (width:60 alignItems:flex-start (flexDirection:row flexWrap:wrap (width:40 height:10) (width:40 height:15)))
      0 0 60 25, 0 0 60 25, 0 0 40 10, 0 10 40 15
    a wrapping row takes all the room when it must wrap
      (width:70 alignItems:flex-start (flexDirection:row flexWrap:wrap (width:30 height:10) (width:30 height:10) (width:30 height:10)))
      0 0 70 20, 0 0 70 20, 0 0 30 10, 30 0 30 10, 0 10 30 10
    an item in a row that is squeezed is as high as its wrapped content
      (flexDirection:row width:60 (flexDirection:row flexWrap:wrap (width:30 height:10) (width:30 height:10)) (width:20 flexShrink:0))
      0 0 60 20, 0 0 40 20, 0 0 30 10, 0 10 30 10, 40 0 20 20
    a nested row's width passes through two columns
      (width:200 alignItems:flex-start (padding:1 (padding:2 (flexDirection:row (width:10 height:5) (width:20 height:5)))))
      0 0 200 11, 0 0 36 11, 1 1 34 9, 3 3 30 5, 3 3 10 5, 13 3 20 5
    a column's minimum contribution is its widest item's
      (flexDirection:row width:10 height:40 ((flexDirection:row flexWrap:wrap (width:20 height:5) (width:30 height:5)) (width:25 height:5)))
      0 0 10 40, 0 0 30 40, 0 0 30 10, 0 0 20 5, 0 5 30 5, 0 10 25 5
    the order of items does not change a width
      (width:200 alignItems:flex-start (flexDirection:row (width:10 height:5 order:2) (width:20 height:5 order:1)))
      0 0 200 5, 0 0 30 5, 20 0 10 5, 0 0 20 5
    a reversed row is as wide as a row
      (width:200 alignItems:flex-start (flexDirection:row-reverse gap:3 (width:10 height:5) (width:20 height:5)))
      0 0 200 5, 0 0 33 5, 23 0 10 5, 0 0 20 5
    the width of a column with wrapping but room enough
      (width:200 alignItems:flex-start (flexWrap:wrap (width:10 height:5) (width:20 height:5)))
      0 0 200 10, 0 0 20 10, 0 0 10 5, 0 5 20 5
    a column of automatic height counts a maximum of its item
      (width:20 (maxHeight:15 (height:40)) (height:10))
      0 0 20 25, 0 0 20 15, 0 0 20 15, 0 15 20 10
    a basis in a column of automatic height counts
      (width:20 (flexBasis:25 (height:40)) (flexBasis:30 flexGrow:1 (height:5)))
      0 0 20 70, 0 0 20 40, 0 0 20 40, 0 40 20 30, 0 40 20 5
    a basis of zero in a column of automatic height is the automatic minimum
      (width:20 (flexBasis:0 flexGrow:1 (height:40)))
      0 0 20 40, 0 0 20 40, 0 0 20 40
    a scroll container with a basis of zero in a column of automatic height vanishes
      (width:20 (flexBasis:0 flexGrow:1 overflow:hidden (height:40)) (height:10))
      0 0 20 10, 0 0 20 0 [20 0], 0 0 20 0, 0 0 20 10
    a percentage height chain adds its content
      (width:20 (height:100% (height:100% (height:12))))
      0 0 20 12, 0 0 20 12, 0 0 20 12, 0 0 20 12
    """#
}
