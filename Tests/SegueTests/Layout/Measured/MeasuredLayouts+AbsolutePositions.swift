// The cases of Tests/Layout/cases/absolute-positions.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let absolutePositions = #"""
    an absolute box between insets
      (width:100 height:80 padding:10 (position:absolute left:5 right:15 top:10 bottom:20))
      0 0 100 80, 5 10 80 50
    an absolute box at its static position
      (width:100 height:80 padding:10 justifyContent:center alignItems:flex-end (position:absolute width:20 height:10) (width:30 height:30))
      0 0 100 80, 70 35 20 10, 60 25 30 30
    absolute percentages refer to the padding box
      (width:100 height:80 padding:10 borderWidth:5 (position:absolute left:10% top:50% width:50% height:25%))
      0 0 100 80, 14 40 45 17.5
    an absolute box shrinks to fit
      (width:100 height:80 (position:absolute right:0 flexDirection:row (width:60 height:5) (width:70 height:5)))
      0 0 100 80, -30 0 130 5, -30 0 60 5, 30 0 70 5
    an absolute box's automatic margins centre it
      (width:100 height:80 (position:absolute left:0 right:0 top:0 bottom:0 width:20 height:20 margin:auto))
      0 0 100 80, 40 30 20 20
    insets that contradict a width give way at the end
      (width:100 height:80 direction:rtl (position:absolute left:10 right:10 width:20 height:20))
      0 0 100 80, 70 0 20 20
    insets do not stretch a picture
      (width:300 height:300 (picture:120x80 position:absolute left:10 right:10 top:5))
      0 0 300 300, 10 5 120 80
    an absolute box with an aspect ratio
      (width:100 height:80 (position:absolute left:0 right:0 aspectRatio:2))
      0 0 100 80, 0 0 100 50
    align-self between two insets
      (width:100 height:80 (position:absolute top:10 bottom:10 width:20 height:20 alignSelf:center))
      0 0 100 80, 40 30 20 20
    absolute boxes take no part in flexing
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:10) (position:absolute width:50) (width:10))
      0 0 100 10, 0 0 10 10, 0 0 50 0, 90 0 10 10
    an absolute box without insets stands at the start of the content box
      (width:100 height:80 paddingLeft:7 paddingTop:9 (position:absolute width:20 height:10))
      0 0 100 80, 7 9 20 10
    an absolute box stands where it would be alone, after a sibling too
      (width:100 height:80 (height:30) (position:absolute width:20 height:10))
      0 0 100 80, 0 0 100 30, 0 0 20 10
    the static position in a row
      (flexDirection:row width:100 height:80 (width:30) (position:absolute width:20 height:10))
      0 0 100 80, 0 0 30 80, 0 0 20 10
    the static position with justify-content flex-end
      (flexDirection:row width:100 height:80 justifyContent:flex-end (position:absolute width:20 height:10))
      0 0 100 80, 80 0 20 10
    the static position with justify-content space-between
      (flexDirection:row width:100 height:80 justifyContent:space-between (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    the static position with justify-content space-around
      (flexDirection:row width:100 height:80 justifyContent:space-around (position:absolute width:20 height:10))
      0 0 100 80, 40 0 20 10
    the static position with justify-content space-evenly of a box that overflows
      (flexDirection:row width:30 height:80 justifyContent:space-evenly (position:absolute width:50 height:10))
      0 0 30 80, -10 0 50 10
    the static position centred with a box that overflows
      (width:30 height:20 alignItems:center justifyContent:center (position:absolute width:50 height:40))
      0 0 30 20, -10 -10 50 40
    the static position with align-items stretch is the start
      (flexDirection:row width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    the static position with align-self center
      (flexDirection:row width:100 height:80 (position:absolute width:20 height:10 alignSelf:center))
      0 0 100 80, 0 35 20 10
    the static position with align-items flex-end in a column
      (width:100 height:80 alignItems:flex-end (position:absolute width:20 height:10))
      0 0 100 80, 80 0 20 10
    the static position with align-items baseline is the start
      (flexDirection:row width:100 height:80 alignItems:baseline (position:absolute width:20 height:10) (width:10 height:40))
      0 0 100 80, 0 0 20 10, 0 0 10 40
    the static position with align-items last baseline
      (flexDirection:row width:100 height:80 alignItems:last-baseline (position:absolute width:20 height:10) (width:10 height:40))
      0 0 100 80, 0 70 20 10, 0 40 10 40
    the static position in a reversed row
      (flexDirection:row-reverse width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 80 0 20 10
    the static position in a reversed column
      (flexDirection:column-reverse width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 70 20 10
    the static position in a row wrapped in reverse
      (flexDirection:row flexWrap:wrap-reverse width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 70 20 10
    the static position in a wrapping row with align-content center
      (flexDirection:row flexWrap:wrap alignContent:center width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    the static position with an inset in one axis
      (width:100 height:80 justifyContent:center alignItems:center (position:absolute left:3 width:20 height:10))
      0 0 100 80, 3 35 20 10
    the static position counts margins
      (width:100 height:80 justifyContent:flex-end alignItems:flex-end (position:absolute margin:4 width:20 height:10))
      0 0 100 80, 76 66 20 10
    the static position with automatic margins
      (width:100 height:80 justifyContent:center (position:absolute marginLeft:auto width:20 height:10))
      0 0 100 80, 0 35 20 10
    the static position in an automatic height
      (width:100 justifyContent:center (height:50) (position:absolute width:20 height:10))
      0 0 100 50, 0 0 100 50, 0 20 20 10
    the static position of a box sized by its content
      (width:100 height:80 alignItems:center justifyContent:center (position:absolute (width:30 height:12)))
      0 0 100 80, 35 34 30 12, 35 34 30 12
    the static position with justify-content right
      (flexDirection:row width:100 height:80 justifyContent:right (position:absolute width:20 height:10))
      0 0 100 80, 80 0 20 10
    the static position with start in a reversed row
      (flexDirection:row-reverse width:100 height:80 justifyContent:start (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    an absolute box without sizes is as large as its content
      (width:100 height:80 (position:absolute top:5 left:5 (width:30 height:12)))
      0 0 100 80, 5 5 30 12, 5 5 30 12
    an absolute box without content is empty
      (width:100 height:80 (position:absolute top:5 left:5))
      0 0 100 80, 5 5 0 0
    an absolute box shrinks to its available width
      (width:100 height:80 (position:absolute left:40 flexDirection:row flexWrap:wrap (width:40 height:5) (width:40 height:5)))
      0 0 100 80, 40 0 60 10, 40 0 40 5, 40 5 40 5
    an absolute box at its static position shrinks to the room from there
      (width:100 height:80 paddingLeft:40 (position:absolute flexDirection:row flexWrap:wrap (width:40 height:5) (width:40 height:5)))
      0 0 100 80, 40 0 60 10, 40 0 40 5, 40 5 40 5
    an absolute box's margins take from its available width
      (width:100 height:80 (position:absolute left:0 marginRight:30 flexDirection:row flexWrap:wrap (width:40 height:5) (width:40 height:5)))
      0 0 100 80, 0 0 70 10, 0 0 40 5, 0 5 40 5
    left and right stretch an absolute box
      (width:100 height:80 (position:absolute left:10 right:20 height:5))
      0 0 100 80, 10 0 70 5
    top and bottom stretch an absolute box
      (width:100 height:80 (position:absolute top:10 bottom:20 width:5))
      0 0 100 80, 0 10 5 50
    insets that leave no room
      (width:100 height:80 (position:absolute left:60 right:60 height:5 (width:10 height:5)))
      0 0 100 80, 60 0 0 5, 60 0 10 5
    insets and a minimum
      (width:100 height:80 (position:absolute left:60 right:30 minWidth:25 height:5))
      0 0 100 80, 60 0 25 5
    insets and a maximum
      (width:100 height:80 (position:absolute left:10 right:10 maxWidth:25 height:5))
      0 0 100 80, 10 0 25 5
    insets and a width keep the left
      (width:100 height:80 (position:absolute left:10 right:10 width:20 height:5))
      0 0 100 80, 10 0 20 5
    insets and a height keep the top
      (width:100 height:80 (position:absolute top:10 bottom:10 height:20 width:5))
      0 0 100 80, 0 10 5 20
    insets and one automatic margin
      (width:100 height:80 (position:absolute left:10 right:10 width:20 height:5 marginLeft:auto))
      0 0 100 80, 70 0 20 5
    automatic margins that would be negative
      (width:100 height:80 (position:absolute left:10 right:10 width:120 height:5 marginLeft:auto marginRight:auto))
      0 0 100 80, 10 0 120 5
    automatic margins that would be negative in height
      (width:100 height:80 (position:absolute top:10 bottom:10 width:5 height:120 marginTop:auto marginBottom:auto))
      0 0 100 80, 0 -20 5 120
    automatic margins between insets without a size
      (width:100 height:80 (position:absolute inset:10 margin:auto (width:20 height:10)))
      0 0 100 80, 10 10 80 60, 10 10 20 10
    negative insets reach outside
      (width:100 height:80 (position:absolute left:-10 top:-5 right:-20 bottom:-15))
      0 0 100 80, -10 -5 130 100
    insets are from the padding box
      (width:100 height:80 padding:10 borderWidth:5 (position:absolute left:0 top:0 width:10 height:10) (position:absolute right:0 bottom:0 width:10 height:10))
      0 0 100 80, 5 5 10 10, 85 65 10 10
    percentage insets
      (width:200 height:100 (position:absolute left:10% right:20% top:10% bottom:20%))
      0 0 200 100, 20 10 140 70
    percentage insets of an automatic height know it at last
      (width:200 (height:60) (position:absolute top:50% left:0 width:10 height:50%))
      0 0 200 60, 0 0 200 60, 0 30 10 30
    percentage padding of an absolute box
      (width:200 height:100 padding:20 (position:absolute padding:10% left:0 top:0))
      0 0 200 100, 0 0 40 40
    percentage margins of an absolute box
      (width:200 height:100 (position:absolute margin:10% left:0 top:0 width:10 height:10))
      0 0 200 100, 20 20 10 10
    an absolute box in a container sized by its content
      (width:200 alignItems:flex-start ((width:30 height:20) (position:absolute right:0 bottom:0 width:5 height:5)))
      0 0 200 20, 0 0 30 20, 0 0 30 20, 25 15 5 5
    an absolute box is laid out after its parent has grown
      (flexDirection:row width:100 height:40 (flexGrow:1 (position:absolute left:0 right:0 bottom:0 height:5)) (width:20))
      0 0 100 40, 0 0 80 40, 0 35 80 5, 80 0 20 40
    absolute boxes nest
      (width:100 height:80 (position:absolute left:10 top:10 width:50 height:50 (position:absolute right:5 bottom:5 width:10 height:10)))
      0 0 100 80, 10 10 50 50, 45 45 10 10
    an absolute container lays out its items
      (width:100 height:80 (position:absolute left:0 right:0 bottom:0 flexDirection:row gap:4 (flexGrow:1 height:8) (flexGrow:1 height:8)))
      0 0 100 80, 0 72 100 8, 0 72 48 8, 52 72 48 8
    an absolute box between insets in height gives its items room to grow
      (width:100 height:80 (position:absolute top:5 bottom:5 width:20 (flexGrow:1) (height:10)))
      0 0 100 80, 0 5 20 70, 0 5 20 60, 0 65 20 10
    an absolute box of percentage size refers to the padding box
      (width:100 height:80 padding:20 (position:absolute width:100% height:100% left:0 top:0))
      0 0 100 80, 0 0 100 80
    flex-grow does nothing to an absolute box
      (flexDirection:row width:100 height:80 (position:absolute flexGrow:1 width:10 height:10))
      0 0 100 80, 0 0 10 10
    align-self stretch between two insets
      (width:100 height:80 (position:absolute top:10 bottom:10 left:0 width:20 alignSelf:stretch))
      0 0 100 80, 0 10 20 60
    align-self end with one inset
      (width:100 height:80 (position:absolute top:10 width:20 height:10 alignSelf:end))
      0 0 100 80, 80 10 20 10
    align-self end between side insets in a row
      (flexDirection:row width:100 height:80 (position:absolute top:10 bottom:10 left:10 width:20 height:20 alignSelf:end))
      0 0 100 80, 10 50 20 20
    align-self center between insets shrinks to the content
      (width:100 height:80 (position:absolute top:10 bottom:10 left:10 alignSelf:center (width:20 height:20)))
      0 0 100 80, 10 30 20 20, 10 30 20 20
    justify-content says nothing between two insets
      (width:100 height:80 justifyContent:center (position:absolute left:10 right:10 width:20 height:20 top:0))
      0 0 100 80, 10 0 20 20
    align-items says something between two insets
      (width:100 height:80 alignItems:flex-end (position:absolute top:10 bottom:10 width:20 height:20))
      0 0 100 80, 80 10 20 20
    an absolute root
      (position:absolute left:10 top:20 width:50 height:40 (flexGrow:1))
      10 20 50 40, 10 20 50 40
    an absolute box right to left with its static position
      (direction:rtl width:100 height:80 alignItems:center (position:absolute width:20 height:10))
      0 0 100 80, 40 0 20 10
    a content-box percentage of an absolute box
      (width:100 height:80 (position:absolute width:50% height:50% padding:5 boxSizing:content-box left:0 top:0))
      0 0 100 80, 0 0 60 50
    a box over all of its sibling's room
      (width:100 height:80 (height:40) (position:absolute inset:0 (flexGrow:1)))
      0 0 100 80, 0 0 100 40, 0 0 100 80, 0 0 100 80
    an absolute box with a hidden parent overflow is placed all the same
      (width:100 height:80 overflow:hidden (position:absolute left:90 top:70 width:50 height:50))
      0 0 100 80 [140 120], 90 70 50 50
    the static position in a wrapping column from right to left
      (flexWrap:wrap direction:rtl width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 80 0 20 10
    the static position with align-content flex-end in a wrapping row
      (flexDirection:row flexWrap:wrap alignContent:flex-end width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    the static position with wrap-reverse and align-self start
      (flexDirection:row flexWrap:wrap-reverse width:100 height:80 (position:absolute width:20 height:10 alignSelf:start))
      0 0 100 80, 0 0 20 10
    the static position with self-end of another direction
      (width:100 height:80 (position:absolute width:20 height:10 alignSelf:self-end direction:rtl))
      0 0 100 80, 0 0 20 10
    the static position justified left from right to left
      (flexDirection:row direction:rtl justifyContent:left width:100 height:80 (position:absolute width:20 height:10))
      0 0 100 80, 0 0 20 10
    the static position of a box of percentage size
      (width:100 height:80 padding:10 alignItems:center justifyContent:center (position:absolute width:50% height:50%))
      0 0 100 80, 25 20 50 40
    the static position of a box with a ratio
      (width:100 height:80 alignItems:flex-end justifyContent:flex-end (position:absolute width:40 aspectRatio:2))
      0 0 100 80, 60 60 40 20
    the static position of a wide wrapping box that is centred
      (width:50 height:80 alignItems:center (position:absolute flexDirection:row flexWrap:wrap (width:40 height:5) (width:40 height:5)))
      0 0 50 80, 0 0 50 10, 0 0 40 5, 0 5 40 5
    a static position in a stretched row
      (flexDirection:row width:100 height:80 (width:40 justifyContent:center (position:absolute width:10 height:10)))
      0 0 100 80, 0 0 40 80, 0 35 10 10
    an absolute box without a width from right to left
      (direction:rtl width:100 height:80 (position:absolute left:40 flexDirection:row flexWrap:wrap (width:40 height:5) (width:40 height:5)))
      0 0 100 80, 40 0 60 10, 60 0 40 5, 60 5 40 5
    a fit-content height between insets
      (width:100 height:80 (position:absolute top:10 bottom:10 height:fit-content width:10 (height:20)))
      0 0 100 80, 0 10 10 20, 0 10 10 20
    automatic margins and a fit-content width between insets
      (width:100 height:80 (position:absolute left:10 right:10 width:fit-content margin:auto (width:20 height:10)))
      0 0 100 80, 40 0 20 10, 40 0 20 10
    automatic margins from right to left that would be negative
      (direction:rtl width:100 height:80 (position:absolute left:10 right:10 width:120 height:5 marginLeft:auto marginRight:auto))
      0 0 100 80, -30 0 120 5
    a maximum and automatic margins between insets
      (width:100 height:80 (position:absolute left:10 right:10 maxWidth:40 height:5 marginLeft:auto marginRight:auto))
      0 0 100 80, 30 0 40 5
    a minimum height of min-content between insets
      (width:100 height:40 (position:absolute top:10 bottom:10 minHeight:min-content width:10 (height:50)))
      0 0 100 40, 0 10 10 50, 0 10 10 50
    a ratio and automatic margins between insets
      (width:100 height:80 (position:absolute left:10 right:10 height:20 aspectRatio:2 margin:auto))
      0 0 100 80, 30 0 40 20
    a ratio between side insets with a maximum height
      (width:100 height:80 (position:absolute left:0 right:0 maxHeight:20 aspectRatio:2))
      0 0 100 80, 0 0 40 20
    a ratio box with align-self center between insets
      (width:100 height:80 (position:absolute top:10 bottom:10 left:10 width:20 aspectRatio:1 alignSelf:center))
      0 0 100 80, 10 30 20 20
    align-self baseline between two insets
      (width:100 height:80 (position:absolute top:10 bottom:10 left:10 right:10 width:20 height:20 alignSelf:baseline))
      0 0 100 80, 10 10 20 20
    align-self center between insets with a box too large
      (width:100 height:80 (position:absolute left:30 right:30 top:0 width:60 height:20 alignSelf:center))
      0 0 100 80, 30 0 60 20
    align-self end between insets with a box too large
      (width:100 height:80 (position:absolute left:30 right:30 top:0 width:60 height:20 alignSelf:end))
      0 0 100 80, 30 0 60 20
    align-self flex-end between insets in a row wrapped in reverse
      (flexDirection:row flexWrap:wrap-reverse width:100 height:80 (position:absolute top:10 bottom:10 left:0 width:20 height:20 alignSelf:flex-end))
      0 0 100 80, 0 50 20 20
    """#
}
