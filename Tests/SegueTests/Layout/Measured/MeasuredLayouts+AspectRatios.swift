// The cases of Tests/Layout/cases/aspect-ratios.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let aspectRatios = #"""
    aspect ratio from the width
      (width:100 height:200 (width:50 aspectRatio:2))
      0 0 100 200, 0 0 50 25
    aspect ratio from the height
      (flexDirection:row width:200 height:100 (height:50 aspectRatio:2))
      0 0 200 100, 0 0 100 50
    aspect ratio from the stretched width
      (width:100 height:200 (aspectRatio:0.8))
      0 0 100 200, 0 0 100 125
    aspect ratio from the stretched height of a definite row
      (flexDirection:row width:200 height:40 (aspectRatio:1.5))
      0 0 200 40, 0 0 60 40
    aspect ratio gives way to content
      (width:50 height:200 (aspectRatio:1 (height:80)))
      0 0 50 200, 0 0 50 80, 0 0 50 80
    aspect ratio of a scroll container does not
      (width:50 height:200 (aspectRatio:1 overflow:hidden (height:80)))
      0 0 50 200, 0 0 50 50 [50 50], 0 0 50 50
    aspect ratio carries limits across
      (flexDirection:row width:300 height:100 alignItems:flex-start (height:50 minHeight:60 aspectRatio:2) (aspectRatio:2 maxHeight:30 minWidth:20))
      0 0 300 100, 0 0 120 60, 120 0 20 10
    aspect ratio after growing
      (flexDirection:row width:100 height:200 alignItems:flex-start (flexGrow:1 aspectRatio:2))
      0 0 100 200, 0 0 100 50
    aspect ratio of the content box
      (width:100 height:200 (width:50 padding:5 aspectRatio:2 boxSizing:content-box alignSelf:flex-start))
      0 0 100 200, 0 0 60 35
    a ratio and both sides given
      (width:100 height:200 alignItems:flex-start (width:50 height:10 aspectRatio:2))
      0 0 100 200, 0 0 50 10
    a ratio of a box without content or sides
      (width:100 height:200 alignItems:flex-start (aspectRatio:2))
      0 0 100 200, 0 0 0 0
    a ratio from the content's width
      (width:100 height:200 alignItems:flex-start (aspectRatio:2 (width:40 height:5)))
      0 0 100 200, 0 0 40 20, 0 0 40 5
    a ratio from the content's width is no lower than the content
      (width:100 height:200 alignItems:flex-start (aspectRatio:2 (width:40 height:35)))
      0 0 100 200, 0 0 70 35, 0 0 40 35
    a minimum height of zero lets a ratio be lower than the content
      (width:50 height:200 (aspectRatio:1 minHeight:0 (height:80)))
      0 0 50 200, 0 0 50 50, 0 0 50 50
    a ratio in a row from a percentage height
      (flexDirection:row width:200 height:100 alignItems:flex-start (height:50% aspectRatio:1.5))
      0 0 200 100, 0 0 75 50
    a ratio in a row from an indefinite percentage height
      (flexDirection:row width:200 alignItems:flex-start (height:50% aspectRatio:1.5 (width:30 height:10)) (width:10 height:40))
      0 0 200 40, 0 0 30 20, 0 0 30 10, 30 0 10 40
    a ratio from a percentage width
      (width:200 height:100 (width:50% aspectRatio:4))
      0 0 200 100, 0 0 100 25
    a ratio from a basis in a row
      (flexDirection:row width:200 height:100 alignItems:flex-start (flexBasis:60 aspectRatio:2))
      0 0 200 100, 0 0 60 30
    a ratio from a basis in a column
      (width:200 height:100 alignItems:flex-start (flexBasis:40 aspectRatio:2))
      0 0 200 100, 0 0 80 40
    a ratio after shrinking
      (flexDirection:row width:60 height:100 alignItems:flex-start (width:80 minWidth:0 aspectRatio:2) (width:40))
      0 0 60 100, 0 0 40 20, 40 0 20 0
    a ratio box of both sides does not shrink below what its height carries
      (flexDirection:row width:60 height:100 alignItems:flex-start (width:80 height:30 aspectRatio:2) (width:40))
      0 0 60 100, 0 0 60 30, 60 0 0 0
    a ratio box of given height does not shrink below what it carries
      (flexDirection:row width:60 height:100 alignItems:flex-start (height:30 aspectRatio:2) (width:40))
      0 0 60 100, 0 0 60 30, 60 0 0 0
    a stretched ratio box in a row that grows
      (flexDirection:row width:100 height:50 (aspectRatio:1 flexGrow:1))
      0 0 100 50, 0 0 100 50
    a stretched ratio box in an automatic row
      (flexDirection:row width:100 (aspectRatio:1) (width:10 height:30))
      0 0 100 30, 0 0 30 30, 30 0 10 30
    a stretched ratio box in an automatic row with content
      (flexDirection:row width:100 (aspectRatio:1 (width:8 height:4)) (width:10 height:30))
      0 0 100 30, 0 0 30 30, 0 0 8 4, 30 0 10 30
    a ratio in a column that grows
      (width:40 height:100 (aspectRatio:1 flexGrow:1))
      0 0 40 100, 0 0 40 100
    a ratio box in a column that squeezes keeps what its width carries
      (width:80 height:60 (aspectRatio:1) (height:30 flexShrink:0))
      0 0 80 60, 0 0 80 80, 0 80 80 30
    a ratio box of hidden overflow in a column that squeezes gives way
      (width:80 height:60 (aspectRatio:1 overflow:hidden) (height:30 flexShrink:0))
      0 0 80 60, 0 0 80 30 [80 30], 0 30 80 30
    a maximum width lowers a ratio box
      (width:100 height:200 (maxWidth:40 aspectRatio:2))
      0 0 100 200, 0 0 40 20
    a maximum height does not narrow a ratio box of given width
      (width:100 height:200 alignItems:flex-start (maxHeight:10 aspectRatio:2 width:50))
      0 0 100 200, 0 0 50 10
    a maximum height does not narrow a stretched ratio box
      (width:100 height:200 (maxHeight:10 aspectRatio:2))
      0 0 100 200, 0 0 100 10
    a minimum height does not widen a stretched ratio box
      (width:100 height:200 (minHeight:80 aspectRatio:2))
      0 0 100 200, 0 0 100 80
    a minimum height widens an aligned ratio box
      (width:300 height:200 alignItems:flex-start (minHeight:80 aspectRatio:2))
      0 0 300 200, 0 0 160 80
    a minimum width makes a ratio box higher
      (width:300 height:200 alignItems:flex-start (minWidth:80 aspectRatio:2))
      0 0 300 200, 0 0 80 40
    a maximum height narrows a ratio box with wider content
      (width:300 height:200 alignItems:flex-start (maxHeight:20 aspectRatio:2 (width:60 height:5)))
      0 0 300 200, 0 0 40 20, 0 0 60 5
    a carried minimum is cut by a maximum
      (width:300 height:200 alignItems:flex-start (minHeight:80 maxWidth:100 aspectRatio:2))
      0 0 300 200, 0 0 100 80
    a carried maximum gives way to a minimum
      (width:300 height:200 alignItems:flex-start (maxHeight:20 minWidth:60 aspectRatio:2))
      0 0 300 200, 0 0 60 20
    a percentage limit is carried across
      (width:300 height:200 alignItems:flex-start (minHeight:25% aspectRatio:2))
      0 0 300 200, 0 0 100 50
    a ratio of the border box counts padding
      (width:100 height:200 alignItems:flex-start (width:50 padding:5 aspectRatio:2))
      0 0 100 200, 0 0 50 25
    a ratio of a padded box without sides
      (width:100 height:200 alignItems:flex-start (padding:5 aspectRatio:2))
      0 0 100 200, 0 0 20 10
    a ratio below one
      (width:100 height:200 (width:50 aspectRatio:0.25))
      0 0 100 200, 0 0 50 200
    a ratio of zero is none
      (width:100 height:200 (aspectRatio:0 (height:10)))
      0 0 100 200, 0 0 100 10, 0 0 100 10
    a ratio with a third is cut to 64ths
      (width:100 height:200 (aspectRatio:3))
      0 0 100 200, 0 0 100 33.328125
    a ratio in a box sized by its content
      (width:200 alignItems:flex-start (padding:2 (height:30 aspectRatio:2)))
      0 0 200 34, 0 0 64 34, 2 2 60 30
    a ratio box makes a row sized by its content wider
      (width:200 alignItems:flex-start (flexDirection:row (height:30 aspectRatio:2) (width:10 height:40)))
      0 0 200 40, 0 0 70 40, 0 0 60 30, 60 0 10 40
    a stretched ratio box in a row of definite height sized by its content
      (width:200 alignItems:flex-start (flexDirection:row height:40 (aspectRatio:2) (width:10)))
      0 0 200 40, 0 0 90 40, 0 0 80 40, 80 0 10 40
    a ratio box of min-content
      (width:200 height:100 alignItems:flex-start (width:min-content aspectRatio:2 (width:40 height:5)))
      0 0 200 100, 0 0 40 20, 0 0 40 5
    a ratio box of a max-content height
      (width:200 height:100 alignItems:flex-start (width:80 height:max-content aspectRatio:2 (width:40 height:5)))
      0 0 200 100, 0 0 80 40, 0 0 40 5
    a ratio box in a wrapping row
      (flexDirection:row flexWrap:wrap width:100 height:60 (aspectRatio:1 width:60) (aspectRatio:2 width:60))
      0 0 100 60, 0 0 60 60, 0 60 60 30
    a ratio box stretched by its line is no wider for it
      (flexDirection:row flexWrap:wrap width:200 (aspectRatio:2 height:auto) (width:20 height:30))
      0 0 200 30, 0 0 0 30, 0 0 20 30
    the children of a ratio box grow into its height
      (width:100 (aspectRatio:2 (flexGrow:1) (height:10)))
      0 0 100 50, 0 0 100 50, 0 0 100 40, 0 40 100 10
    the children of a ratio box refer percentages to its height
      (width:100 (aspectRatio:2 (height:50%)))
      0 0 100 50, 0 0 100 50, 0 0 100 25
    an absolute ratio box from its height
      (width:100 height:80 (position:absolute top:10 bottom:10 aspectRatio:0.5))
      0 0 100 80, 0 10 30 60
    an absolute ratio box between all insets keeps its width
      (width:100 height:80 (position:absolute top:0 right:0 bottom:0 left:0 aspectRatio:4))
      0 0 100 80, 0 0 100 25
    an absolute ratio box shrinks to fit its content
      (width:100 height:80 (position:absolute left:5 aspectRatio:2 (width:20 height:4)))
      0 0 100 80, 5 0 20 10, 5 0 20 4
    an absolute ratio box with a maximum
      (width:100 height:80 (position:absolute left:0 right:0 maxWidth:40 aspectRatio:2))
      0 0 100 80, 0 0 40 20
    a ratio within a ratio
      (width:100 (aspectRatio:1 (aspectRatio:2 (aspectRatio:0.5 width:10))))
      0 0 100 100, 0 0 100 100, 0 0 100 50, 0 0 10 20
    an automatic margin and a ratio
      (width:100 height:60 (height:20 aspectRatio:2 marginLeft:auto))
      0 0 100 60, 60 0 40 20
    a percentage height of a minimum in a ratio box
      (width:100 (aspectRatio:2 minHeight:60 (height:50%)))
      0 0 100 60, 0 0 100 60, 0 0 100 30
    a ratio item with a basis of zero that grows
      (flexDirection:row width:100 height:200 alignItems:flex-start (flexBasis:0 flexGrow:1 aspectRatio:2) (flexBasis:0 flexGrow:1 aspectRatio:1))
      0 0 100 200, 0 0 50 25, 50 0 50 50
    a ratio item with a basis of zero that grows in a column
      (width:100 height:90 alignItems:flex-start (flexBasis:0 flexGrow:1 aspectRatio:2) (flexBasis:0 flexGrow:1 aspectRatio:1))
      0 0 100 90, 0 0 90 45, 0 45 45 45
    a ratio item in an automatic column with a percentage width
      (width:200 alignItems:flex-start ((width:50% aspectRatio:1) (width:60 height:10)))
      0 0 200 40, 0 0 60 40, 0 0 30 30, 0 30 60 10
    a ratio item of a row makes its column higher
      (width:100 (flexDirection:row (flexGrow:1 aspectRatio:1) (width:40)) (height:10))
      0 0 100 70, 0 0 100 60, 0 0 60 60, 60 0 40 60, 0 60 100 10
    a wrapping column of ratio boxes
      (flexWrap:wrap width:100 height:50 alignItems:flex-start (height:30 aspectRatio:1) (height:30 aspectRatio:0.5))
      0 0 100 50, 0 0 30 30, 57.5 0 15 30
    a ratio box of content-box with border sized by height
      (width:100 height:100 alignItems:flex-start (height:30 borderWidth:3 padding:2 aspectRatio:2 boxSizing:content-box))
      0 0 100 100, 0 0 70 40
    a ratio and a maximum of min-content
      (width:100 height:100 alignItems:flex-start (width:80 maxWidth:min-content aspectRatio:2 (width:30 height:4)))
      0 0 100 100, 0 0 30 15, 0 0 30 4
    a minimum height of max-content is the height by the ratio
      (width:100 height:100 alignItems:flex-start (width:40 minHeight:max-content aspectRatio:2 (height:34)))
      0 0 100 100, 0 0 40 20, 0 0 40 20
    a ratio of a row item stretched under a maximum height
      (flexDirection:row width:200 height:80 (maxHeight:30 aspectRatio:2))
      0 0 200 80, 0 0 60 30
    a ratio of a row item stretched over a minimum height
      (flexDirection:row width:200 height:20 (minHeight:30 aspectRatio:2))
      0 0 200 20, 0 0 60 30
    """#
}
