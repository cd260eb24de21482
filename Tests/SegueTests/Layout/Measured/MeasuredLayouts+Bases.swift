// The cases of Tests/Layout/cases/bases.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let bases = #"""
    flex-basis wins over width
      (flexDirection:row width:100 height:10 (flexBasis:30 width:50))
      0 0 100 10, 0 0 30 10
    a flex-basis of zero still shows the content
      (flexDirection:row width:100 height:10 (flexBasis:0 ((width:30))))
      0 0 100 10, 0 0 30 10, 0 0 30 0, 0 0 30 0
    a percentage flex-basis of a definite size
      (flexDirection:row width:200 height:10 (flexBasis:25%))
      0 0 200 10, 0 0 50 10
    a percentage flex-basis of an automatic height leaves the content's height to the container
      (width:100 (flexBasis:50% (height:30)))
      0 0 100 30, 0 0 100 30, 0 0 100 30
    flex-basis content ignores the width
      (flexDirection:row width:100 height:10 (flexBasis:content width:50 (width:20)))
      0 0 100 10, 0 0 20 10, 0 0 20 0
    flex-basis min-content of a row
      (flexDirection:row width:100 height:10 (flexBasis:min-content flexDirection:row flexWrap:wrap (width:20) (width:30)))
      0 0 100 10, 0 0 30 10, 0 0 20 5, 0 5 30 5
    flex-basis auto takes the width
      (flexDirection:row width:100 height:10 (flexBasis:auto width:30) (width:20))
      0 0 100 10, 0 0 30 10, 30 0 20 10
    flex-basis auto without a width is the content
      (flexDirection:row width:100 height:10 (flexBasis:auto (width:25 height:5)))
      0 0 100 10, 0 0 25 10, 0 0 25 5
    flex-basis in a column is a height
      (width:20 height:100 (flexBasis:30 height:50) (height:10))
      0 0 20 100, 0 0 20 30, 0 30 20 10
    flex-basis counts padding in a border box
      (flexDirection:row width:100 height:30 (flexBasis:40 padding:5))
      0 0 100 30, 0 0 40 30
    a basis smaller than the padding is the padding
      (flexDirection:row width:100 height:30 (flexBasis:4 padding:5) (flexBasis:0 borderWidth:2))
      0 0 100 30, 0 0 10 30, 10 0 4 30
    a basis is cut by a maximum
      (flexDirection:row width:100 height:10 (flexBasis:60 maxWidth:40) (flexBasis:10))
      0 0 100 10, 0 0 40 10, 40 0 10 10
    a basis is raised by a minimum
      (flexDirection:row width:100 height:10 (flexBasis:10 minWidth:40) (flexBasis:10))
      0 0 100 10, 0 0 40 10, 40 0 10 10
    a percentage basis and a gap overflow and shrink
      (flexDirection:row width:100 height:10 gap:10 (flexBasis:50%) (flexBasis:50%))
      0 0 100 10, 0 0 45 10, 55 0 45 10
    a percentage basis in a row sized by its content
      (width:300 alignItems:flex-start (flexDirection:row (flexBasis:50% (width:40 height:5)) (width:20)))
      0 0 300 5, 0 0 60 5, 0 0 40 5, 0 0 40 5, 40 0 20 5
    a percentage basis of the content box
      (flexDirection:row width:100 height:40 padding:10 (flexBasis:50%))
      0 0 100 40, 10 10 40 20
    a percentage basis of a column of definite height
      (width:20 height:100 (flexBasis:25%) (flexBasis:50%))
      0 0 20 100, 0 0 20 25, 0 25 20 50
    flex-basis content in a column ignores the height
      (width:20 height:100 (flexBasis:content height:50 (height:20)))
      0 0 20 100, 0 0 20 20, 0 0 20 20
    flex-basis max-content of a wrapping row
      (flexDirection:row width:100 height:30 (flexBasis:max-content flexDirection:row flexWrap:wrap flexShrink:0 (width:20 height:5) (width:30 height:5)))
      0 0 100 30, 0 0 50 30, 0 0 20 5, 20 0 30 5
    flex-basis fit-content of a wrapping row
      (flexDirection:row width:45 height:30 (flexBasis:fit-content flexDirection:row flexWrap:wrap flexShrink:0 (width:20 height:5) (width:30 height:5)))
      0 0 45 30, 0 0 45 30, 0 0 20 5, 0 15 30 5
    flex-basis min-content in a column is the content's height
      (width:30 height:100 (flexBasis:min-content height:50 (height:20)))
      0 0 30 100, 0 0 30 20, 0 0 30 20
    an empty item of basis zero has no size
      (flexDirection:row width:100 height:10 (flexBasis:0 width:40 height:4) (width:10))
      0 0 100 10, 0 0 0 4, 0 0 10 10
    a basis of zero and a width of zero
      (flexDirection:row width:100 height:10 (flexBasis:0 width:0 (width:30 height:4)) (width:10))
      0 0 100 10, 0 0 0 10, 0 0 30 4, 0 0 10 10
    flex-basis does not count in the cross axis
      (flexDirection:row width:100 height:30 alignItems:flex-start (flexBasis:20 (height:5)))
      0 0 100 30, 0 0 20 5, 0 0 20 5
    a basis of a column's item is no width
      (width:100 height:100 alignItems:flex-start (flexBasis:50 (width:10 height:10)))
      0 0 100 100, 0 0 10 50, 0 0 10 10
    an absolute box has no basis
      (width:100 height:100 (position:absolute flexBasis:50 width:20 height:10))
      0 0 100 100, 0 0 20 10
    """#
}
