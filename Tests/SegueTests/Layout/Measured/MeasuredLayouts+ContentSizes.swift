// The cases of Tests/Layout/cases/content-sizes.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let contentSizes = #"""
    max-content and min-content widths
      (width:300 height:50 (width:max-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5)) (width:min-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5)))
      0 0 300 50, 0 0 90 5, 0 0 40 5, 40 0 50 5, 0 5 50 10, 0 5 40 5, 0 10 50 5
    fit-content fits between
      (width:70 height:50 (width:fit-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5)))
      0 0 70 50, 0 0 70 10, 0 0 40 5, 0 5 50 5
    a maximum of min-content
      (width:300 height:50 (maxWidth:min-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5)))
      0 0 300 50, 0 0 50 10, 0 0 40 5, 0 5 50 5
    a height of min-content is the content's
      (width:100 height:100 alignItems:flex-start (height:min-content (width:10 height:20)))
      0 0 100 100, 0 0 10 20, 0 0 10 20
    a height of max-content is the content's
      (flexDirection:row width:100 height:100 (height:max-content (width:10 height:20)))
      0 0 100 100, 0 0 10 20, 0 0 10 20
    a height of fit-content does not stretch
      (flexDirection:row width:100 height:100 (height:fit-content (width:10 height:20)))
      0 0 100 100, 0 0 10 20, 0 0 10 20
    a width of max-content does not stretch
      (width:100 height:100 (width:max-content (width:10 height:20)))
      0 0 100 100, 0 0 10 20, 0 0 10 20
    a width of fit-content does not stretch
      (width:100 height:100 (width:fit-content (width:10 height:20)))
      0 0 100 100, 0 0 10 20, 0 0 10 20
    a width of min-content may be wider than the room
      (width:30 height:100 (width:min-content (width:50 height:20)))
      0 0 30 100, 0 0 50 20, 0 0 50 20
    a width of max-content overflows the room
      (width:30 height:100 (width:max-content flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 30 100, 0 0 40 5, 0 0 20 5, 20 0 20 5
    fit-content is no more than max-content
      (width:100 height:30 (width:fit-content flexDirection:row (width:20 height:5) (width:20 height:5)))
      0 0 100 30, 0 0 40 5, 0 0 20 5, 20 0 20 5
    fit-content is no less than min-content
      (width:15 height:30 (width:fit-content flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 15 30, 0 0 20 10, 0 0 20 5, 0 5 20 5
    a minimum of max-content
      (width:100 height:30 alignItems:flex-start (minWidth:max-content width:10 flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 100 30, 0 0 40 5, 0 0 20 5, 20 0 20 5
    a minimum of min-content
      (width:100 height:30 alignItems:flex-start (minWidth:min-content width:10 flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 100 30, 0 0 20 10, 0 0 20 5, 0 5 20 5
    a minimum of fit-content
      (width:30 height:30 alignItems:flex-start (minWidth:fit-content width:10 flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 30 30, 0 0 30 10, 0 0 20 5, 0 5 20 5
    a maximum of max-content cuts a stretched width
      (width:100 height:30 (maxWidth:max-content (width:20 height:5)))
      0 0 100 30, 0 0 20 5, 0 0 20 5
    a maximum of fit-content cuts a given width
      (width:100 height:30 (maxWidth:fit-content width:80 (width:20 height:5)))
      0 0 100 30, 0 0 20 5, 0 0 20 5
    a maximum height of min-content cuts a stretched height
      (flexDirection:row width:100 height:60 (maxHeight:min-content (width:10 height:20)))
      0 0 100 60, 0 0 10 20, 0 0 10 20
    a maximum height of max-content stops growing
      (width:100 height:60 (flexGrow:1 maxHeight:max-content (width:10 height:20)))
      0 0 100 60, 0 0 100 20, 0 0 10 20
    a minimum height of min-content in a column that squeezes
      (width:100 height:20 (minHeight:min-content height:10 (height:30)) (height:20))
      0 0 100 20, 0 0 100 30, 0 0 100 30, 0 30 100 0
    a width of max-content in a row is the base
      (flexDirection:row width:100 height:20 (width:max-content flexDirection:row flexWrap:wrap (width:30 height:5) (width:30 height:5)) (width:20))
      0 0 100 20, 0 0 60 20, 0 0 30 5, 30 0 30 5, 60 0 20 20
    a width of min-content in a row is the base
      (flexDirection:row width:100 height:20 (width:min-content flexDirection:row flexWrap:wrap (width:30 height:5) (width:30 height:5)) (width:20))
      0 0 100 20, 0 0 30 20, 0 0 30 5, 0 10 30 5, 30 0 20 20
    a width of max-content in a row shrinks to its minimum
      (flexDirection:row width:60 height:20 (width:max-content flexDirection:row flexWrap:wrap (width:30 height:5) (width:30 height:5)) (width:20))
      0 0 60 20, 0 0 45 20, 0 0 30 5, 0 10 30 5, 45 0 15 20
    a width of max-content in a row grows
      (flexDirection:row width:100 height:20 (width:max-content flexGrow:1 (width:30 height:5)) (width:20))
      0 0 100 20, 0 0 80 20, 0 0 30 5, 80 0 20 20
    a height of max-content in a column grows
      (width:20 height:100 (height:max-content flexGrow:1 (height:30)) (height:20))
      0 0 20 100, 0 0 20 80, 0 0 20 30, 0 80 20 20
    keywords count nested contents
      (width:200 height:60 alignItems:flex-start (width:min-content ((flexDirection:row (width:10 height:5) (width:15 height:5)) (width:20 height:5))))
      0 0 200 60, 0 0 25 10, 0 0 25 10, 0 0 25 5, 0 0 10 5, 10 0 15 5, 0 5 20 5
    an absolute box of max-content
      (width:30 height:60 (position:absolute width:max-content flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 30 60, 0 0 40 5, 0 0 20 5, 20 0 20 5
    an absolute box of min-content between insets
      (width:100 height:60 (position:absolute left:5 right:5 width:min-content flexDirection:row flexWrap:wrap (width:20 height:5) (width:20 height:5)))
      0 0 100 60, 5 0 20 10, 5 0 20 5, 5 5 20 5
    an absolute box of fit-content between insets
      (width:100 height:60 (position:absolute left:5 right:5 width:fit-content height:fit-content top:1 bottom:1 (width:20 height:5)))
      0 0 100 60, 5 1 20 5, 5 1 20 5
    a picture's max-content width is its natural width
      (width:30 height:100 alignItems:flex-start (picture:40x20 width:max-content) (picture:40x20 width:min-content))
      0 0 30 100, 0 0 40 20, 0 20 40 20
    a picture's fit-content width in little room
      (width:30 height:100 alignItems:flex-start (picture:40x20 width:fit-content))
      0 0 30 100, 0 0 40 20
    a picture's max-content height with a given width
      (width:100 height:100 alignItems:flex-start (picture:40x20 width:20 height:max-content))
      0 0 100 100, 0 0 20 10
    a ratio box of max-content width without content
      (width:100 height:100 alignItems:flex-start (width:max-content height:20 aspectRatio:2))
      0 0 100 100, 0 0 40 20
    a min-content width of a box with percentage children
      (width:100 height:100 alignItems:flex-start (width:min-content (width:50% height:5) (width:40 height:5)))
      0 0 100 100, 0 0 40 10, 0 0 20 5, 0 5 40 5
    a max-content width of a wrapping column
      (width:200 height:60 alignItems:flex-start (width:max-content height:30 flexWrap:wrap (width:20 height:20) (width:30 height:20)))
      0 0 200 60, 0 0 50 30, 0 0 20 20, 20 0 30 20
    a min-content width of a wrapping column
      (width:200 height:60 alignItems:flex-start (width:min-content height:30 flexWrap:wrap (width:20 height:20) (width:30 height:20)))
      0 0 200 60, 0 0 30 30, 0 0 20 20, 20 0 30 20
    a percentage basis within max-content
      (width:200 height:60 alignItems:flex-start (width:max-content flexDirection:row (flexBasis:50% (width:20 height:5)) (width:30 height:5)))
      0 0 200 60, 0 0 50 5, 0 0 22.734375 5, 0 0 20 5, 22.734375 0 27.265625 5
    a min-content width of a scroll container's content
      (width:200 height:60 alignItems:flex-start (width:min-content flexDirection:row (overflow:scroll (width:20 height:5)) (width:30 height:5)))
      0 0 200 60, 0 0 50 5, 0 0 20 5 [20 5], 0 0 20 5, 20 0 30 5
    """#
}
