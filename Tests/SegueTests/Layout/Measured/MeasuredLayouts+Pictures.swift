// The cases of Tests/Layout/cases/pictures.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let pictures = #"""
    a picture has its natural size
      (width:300 height:300 alignItems:flex-start (picture:120x80))
      0 0 300 300, 0 0 120 80
    a picture keeps its ratio at one given side
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60) (picture:120x80 height:20))
      0 0 300 300, 0 0 60 40, 0 40 30 20
    a picture stretches across and keeps its ratio
      (width:240 height:300 (picture:120x80))
      0 0 240 300, 0 0 240 160
    a picture's limits keep its ratio
      (width:300 height:400 alignItems:flex-start (picture:120x80 maxWidth:60) (picture:120x80 minHeight:160) (picture:120x80 maxWidth:60 maxHeight:20))
      0 0 300 400, 0 0 60 40, 0 40 240 160, 0 200 30 20
    contrary limits give up a picture's ratio
      (width:300 height:300 alignItems:flex-start (picture:120x80 maxWidth:60 minHeight:100))
      0 0 300 300, 0 0 60 100
    a style's ratio takes the place of the natural height
      (width:300 height:300 alignItems:flex-start (picture:120x80 aspectRatio:1))
      0 0 300 300, 0 0 120 120
    a picture's automatic minimum
      (flexDirection:row width:100 height:50 alignItems:flex-start (picture:120x80) (width:40 height:10))
      0 0 100 50, 0 0 120 80, 120 0 0 10
    a picture in a box sized by its content
      (flexDirection:row width:300 height:50 ((picture:120x80 padding:3)))
      0 0 300 50, 0 0 126 50, 0 0 126 86
    a picture of both sides is distorted
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:50 height:100))
      0 0 300 300, 0 0 50 100
    a picture's stretched side in a row gives its width
      (flexDirection:row width:300 height:40 (picture:120x80))
      0 0 300 40, 0 0 60 40
    a picture stretched by a row of automatic height is wider for it
      (flexDirection:row width:300 (picture:120x80) (width:10 height:120))
      0 0 300 120, 0 0 180 120, 180 0 10 120
    a picture in a column keeps its ratio when stretched
      (width:60 (picture:120x80))
      0 0 60 40, 0 0 60 40
    a picture wider than its column overflows
      (width:60 alignItems:flex-start (picture:120x80))
      0 0 60 80, 0 0 120 80
    a maximum width of all its room keeps a picture within
      (width:60 alignItems:flex-start (picture:120x80 maxWidth:100%))
      0 0 60 40, 0 0 60 40
    a picture of percentage width
      (width:60 (picture:120x80 width:50%))
      0 0 60 20, 0 0 30 20
    a picture of percentage height
      (width:300 height:100 alignItems:flex-start (picture:120x80 height:40%))
      0 0 300 100, 0 0 60 40
    a picture of a percentage of an automatic height
      (width:300 alignItems:flex-start (picture:120x80 height:40%))
      0 0 300 80, 0 0 48 32
    a picture of percentage width in a box sized by its content
      (width:300 alignItems:flex-start ((picture:120x80 width:50%)))
      0 0 300 40, 0 0 120 40, 0 0 60 40
    a picture of percentage maximum in a box sized by its content
      (width:60 alignItems:flex-start ((picture:120x80 maxWidth:100%)))
      0 0 60 40, 0 0 60 40, 0 0 60 40
    a picture with padding and border
      (width:300 height:300 alignItems:flex-start (picture:120x80 padding:5 borderWidth:2))
      0 0 300 300, 0 0 134 94
    a picture of given border-box width keeps its content's ratio
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:70 padding:5))
      0 0 300 300, 0 0 70 50
    a picture of given content-box width
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60 padding:5 boxSizing:content-box))
      0 0 300 300, 0 0 70 50
    a picture grows in a row
      (flexDirection:row width:200 height:100 alignItems:flex-start (picture:40x20 flexGrow:1))
      0 0 200 100, 0 0 200 100
    a picture that grows across a definite row
      (flexDirection:row width:200 height:100 (picture:40x20 flexGrow:1))
      0 0 200 100, 0 0 200 100
    a picture that grows in a column
      (width:100 height:200 alignItems:flex-start (picture:40x20 flexGrow:1))
      0 0 100 200, 0 0 400 200
    a picture shrinks with a given width
      (flexDirection:row width:60 height:50 alignItems:flex-start (picture:120x80 width:100 minWidth:0) (width:40))
      0 0 60 50, 0 0 42.859375 28.5625, 42.859375 0 17.140625 0
    a picture with a minimum of zero shrinks
      (flexDirection:row width:60 height:50 alignItems:flex-start (picture:120x80 minWidth:0) (width:40 flexShrink:0))
      0 0 60 50, 0 0 20 13.328125, 20 0 40 0
    a picture with hidden overflow shrinks
      (flexDirection:row width:60 height:50 alignItems:flex-start (picture:120x80 overflow:hidden) (width:40 flexShrink:0))
      0 0 60 50, 0 0 20 13.328125 [20 13], 20 0 40 0
    a picture of a definite height has a minimum by its ratio
      (flexDirection:row width:60 height:50 alignItems:flex-start (picture:120x80 height:20) (width:100))
      0 0 60 50, 0 0 30 20, 30 0 30 0
    a picture in a column that squeezes
      (width:120 height:60 alignItems:flex-start (picture:120x80) (height:40))
      0 0 120 60, 0 0 120 80, 0 80 0 0
    a picture's automatic minimum wins over its basis in a row
      (flexDirection:row width:300 height:100 alignItems:flex-start (picture:120x80 flexBasis:60))
      0 0 300 100, 0 0 120 80
    a picture's automatic minimum wins over its basis in a column
      (width:300 height:100 alignItems:flex-start (picture:120x80 flexBasis:40))
      0 0 300 100, 0 0 120 80
    a picture with a basis of zero that grows beside another
      (flexDirection:row width:200 height:100 alignItems:flex-start (picture:40x20 flexBasis:0 flexGrow:1) (picture:40x20 flexBasis:0 flexGrow:3))
      0 0 200 100, 0 0 50 25, 50 0 150 75
    a minimum width enlarges a picture
      (width:300 height:300 alignItems:flex-start (picture:40x20 minWidth:80))
      0 0 300 300, 0 0 80 40
    a minimum height enlarges a picture
      (width:300 height:300 alignItems:flex-start (picture:40x20 minHeight:80))
      0 0 300 300, 0 0 160 80
    both maxima make a picture fit in a box
      (width:300 height:300 alignItems:flex-start (picture:120x80 maxWidth:90 maxHeight:90) (picture:80x120 maxWidth:90 maxHeight:90))
      0 0 300 300, 0 0 90 60, 0 60 60 90
    both minima make a picture cover a box
      (width:300 height:300 alignItems:flex-start (picture:40x20 minWidth:50 minHeight:50))
      0 0 300 300, 0 0 100 50
    a maximum height and a minimum width give up a ratio
      (width:300 height:300 alignItems:flex-start (picture:40x20 minWidth:80 maxHeight:10))
      0 0 300 300, 0 0 80 10
    a limit on the other side of a given width
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60 maxHeight:20) (picture:120x80 width:60 minHeight:60))
      0 0 300 300, 0 0 60 20, 0 20 60 60
    a percentage maximum height of a definite height
      (width:300 height:100 alignItems:flex-start (picture:120x80 maxHeight:50%))
      0 0 300 100, 0 0 75 50
    a stretched picture obeys a maximum width
      (width:240 height:300 (picture:120x80 maxWidth:60))
      0 0 240 300, 0 0 60 40
    a stretched picture obeys a maximum height
      (width:240 height:300 (picture:120x80 maxHeight:40))
      0 0 240 300, 0 0 240 40
    a style's ratio with a given width
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60 aspectRatio:3))
      0 0 300 300, 0 0 60 20
    a style's ratio with a given height
      (width:300 height:300 alignItems:flex-start (picture:120x80 height:60 aspectRatio:3))
      0 0 300 300, 0 0 180 60
    a style's ratio of a stretched picture
      (width:60 height:300 (picture:120x80 aspectRatio:3))
      0 0 60 300, 0 0 60 20
    a style's ratio is of the border box
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60 padding:10 aspectRatio:2))
      0 0 300 300, 0 0 60 30
    a picture without natural size is 300 by 150
      (width:400 height:300 alignItems:flex-start (picture:none))
      0 0 400 300, 0 0 300 150
    a picture without natural size and a width
      (width:400 height:300 alignItems:flex-start (picture:none width:60))
      0 0 400 300, 0 0 60 150
    a picture without natural size and a height
      (width:400 height:300 alignItems:flex-start (picture:none height:60))
      0 0 400 300, 0 0 300 60
    a picture without natural size stretches
      (width:400 height:300 (picture:none))
      0 0 400 300, 0 0 400 150
    a picture without natural size stretches in a row
      (flexDirection:row width:400 height:200 (picture:none))
      0 0 400 200, 0 0 300 200
    a picture without natural size with a ratio
      (width:400 height:400 alignItems:flex-start (picture:none aspectRatio:2))
      0 0 400 400, 0 0 400 200
    a picture without natural size with a ratio and a height
      (width:400 height:300 alignItems:flex-start (picture:none aspectRatio:2 height:40))
      0 0 400 300, 0 0 80 40
    a picture without natural size in a narrow row
      (flexDirection:row width:100 height:200 alignItems:flex-start (picture:none) (width:50))
      0 0 100 200, 0 0 300 150, 300 0 0 0
    a picture of no pixels
      (width:400 height:300 alignItems:flex-start (picture:0x0))
      0 0 400 300, 0 0 0 0
    a picture of no pixels with a width
      (width:400 height:300 alignItems:flex-start (picture:0x0 width:50))
      0 0 400 300, 0 0 50 0
    a picture of no pixels stretches across alone
      (width:400 height:300 (picture:0x0))
      0 0 400 300, 0 0 400 0
    a picture of no pixels with a ratio
      (width:400 height:300 alignItems:flex-start (picture:0x0 width:50 aspectRatio:2))
      0 0 400 300, 0 0 50 25
    a picture of no height has no ratio
      (width:400 height:300 alignItems:flex-start (picture:40x0 width:20))
      0 0 400 300, 0 0 20 0
    a video that has not loaded is 300 by 150
      (width:400 height:300 alignItems:flex-start (video:none))
      0 0 400 300, 0 0 300 150
    a video that has not loaded has no ratio at a width
      (width:400 height:300 alignItems:flex-start (video:none width:60))
      0 0 400 300, 0 0 60 150
    a video that has not loaded has no ratio when stretched
      (width:400 height:300 (video:none))
      0 0 400 300, 0 0 400 150
    a video with a style's ratio
      (width:400 height:300 (video:none aspectRatio:1.6))
      0 0 400 300, 0 0 400 250
    a picture in lines that wrap
      (flexDirection:row flexWrap:wrap width:100 (picture:60x20) (picture:60x30) (width:30))
      0 0 100 50, 0 0 60 20, 0 20 60 30, 60 20 30 30
    a picture stretches to its line without growing wider
      (flexDirection:row flexWrap:wrap width:100 height:100 (picture:60x20) (picture:60x30))
      0 0 100 100, 0 0 60 45, 0 45 60 55
    an absolute picture has its natural size
      (width:300 height:300 (picture:120x80 position:absolute))
      0 0 300 300, 0 0 120 80
    an absolute picture with a percentage width
      (width:300 height:300 (picture:120x80 position:absolute width:50% right:0))
      0 0 300 300, 150 0 150 100
    an absolute picture at right and bottom
      (width:300 height:300 (picture:120x80 position:absolute right:10 bottom:20))
      0 0 300 300, 170 200 120 80
    an absolute picture with automatic margins between insets
      (width:300 height:300 (picture:120x80 position:absolute inset:0 margin:auto))
      0 0 300 300, 90 110 120 80
    an absolute picture with a maximum
      (width:100 height:300 (picture:120x80 position:absolute left:0 maxWidth:100%))
      0 0 100 300, 0 0 99.984375 66.65625
    an absolute picture without natural size
      (width:400 height:300 (picture:none position:absolute left:10 right:10 top:5))
      0 0 400 300, 10 5 300 150
    a picture of fractional ratio
      (width:100 height:300 (picture:300x7))
      0 0 100 300, 0 0 100 2.328125
    a picture of huge natural size
      (width:100 height:300 alignItems:flex-start (picture:100000x50000 width:100))
      0 0 100 300, 0 0 100 50
    a picture centred in a box
      (width:200 height:100 alignItems:center justifyContent:center (picture:40x20))
      0 0 200 100, 80 40 40 20
    a picture as high as its row and as wide as it may
      (flexDirection:row width:200 height:60 (picture:40x20 height:100%) (flexGrow:1))
      0 0 200 60, 0 0 120 60, 120 0 80 60
    a picture of full width over a row of text boxes
      (width:200 alignItems:flex-start (width:100% (picture:120x80 width:100%) (flexDirection:row gap:4 (flexGrow:1 height:10) (flexGrow:1 height:10))))
      0 0 200 143.328125, 0 0 200 143.328125, 0 0 200 133.328125, 0 133.328125 200 10, 0 133.328125 98 10, 102 133.328125 98 10
    a picture with a basis of zero in a column
      (width:100 height:100 alignItems:flex-start (picture:40x20 flexBasis:0 flexGrow:1))
      0 0 100 100, 0 0 200 100
    a picture that shrinks in a column with a minimum of zero
      (width:120 height:60 alignItems:flex-start (picture:120x80 minHeight:0) (height:40 flexShrink:0))
      0 0 120 60, 0 0 30 20, 0 20 0 40
    a picture that shrinks in a stretching column
      (width:120 height:60 (picture:120x80 minHeight:0) (height:40 flexShrink:0))
      0 0 120 60, 0 0 120 20, 0 20 120 40
    a picture of percentage height in a stretched item
      (flexDirection:row width:300 height:60 ((picture:120x80 height:100%)))
      0 0 300 60, 0 0 90 60, 0 0 90 60
    a picture of percentage height in a row sized by its content
      (width:300 height:100 alignItems:flex-start (flexDirection:row height:50 (picture:120x80 height:100%) (width:10)))
      0 0 300 100, 0 0 85 50, 0 0 75 50, 75 0 10 50
    a picture of percentage maximum height in a row sized by its content
      (width:300 height:100 alignItems:flex-start (flexDirection:row height:50 (picture:120x80 maxHeight:100%) (width:10)))
      0 0 300 100, 0 0 85 50, 0 0 75 50, 75 0 10 50
    a stretched picture in a row of definite height sized by its content
      (width:300 height:100 alignItems:flex-start (flexDirection:row height:40 (picture:120x80) (width:10)))
      0 0 300 100, 0 0 70 40, 0 0 60 40, 60 0 10 40
    a picture with padding in a stretching row
      (flexDirection:row width:300 height:60 (picture:120x80 padding:10))
      0 0 300 60, 0 0 80 60
    a picture with a ratio and padding in a stretching row
      (flexDirection:row width:300 height:60 (picture:120x80 aspectRatio:1 padding:10))
      0 0 300 60, 0 0 60 60
    a picture with a percentage width in a growing item
      (flexDirection:row width:200 height:100 (flexGrow:1 flexBasis:0 (picture:120x80 width:100%)) (flexGrow:1 flexBasis:0 (picture:300x100 width:100%)))
      0 0 200 100, 0 0 100 100, 0 0 100 66.65625, 100 0 100 100, 100 0 100 33.328125
    a picture of max-content with limits
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:max-content maxHeight:20))
      0 0 300 300, 0 0 30 20
    a picture with a minimum of max-content
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:20 minWidth:max-content))
      0 0 300 300, 0 0 120 80
    a picture with a maximum of min-content
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:200 maxWidth:min-content))
      0 0 300 300, 0 0 120 80
    a picture without natural size in a box sized by its content
      (width:400 height:300 alignItems:flex-start ((picture:none width:50%)))
      0 0 400 300, 0 0 300 150, 0 0 150 150
    a picture without natural size and only a ratio in a box sized by its content
      (width:400 height:300 alignItems:flex-start ((picture:none aspectRatio:2)))
      0 0 400 300, 0 0 0 0, 0 0 0 0
    a picture without natural size and only a ratio in a row
      (flexDirection:row width:400 height:100 (picture:none aspectRatio:2))
      0 0 400 100, 0 0 200 100
    a picture without natural size and only a ratio in a row that does not stretch
      (flexDirection:row width:400 height:100 alignItems:flex-start (picture:none aspectRatio:2) (width:300 flexShrink:0))
      0 0 400 100, 0 0 400 200, 400 0 300 0
    an absolute picture with only a ratio
      (width:400 height:300 (picture:none position:absolute left:10 right:30 aspectRatio:2))
      0 0 400 300, 10 0 360 180
    an absolute picture without natural size and a height
      (width:400 height:300 (picture:none position:absolute left:10 top:10 height:20))
      0 0 400 300, 10 10 300 20
    a stretched picture with automatic margins
      (width:240 height:300 (picture:120x80 marginLeft:auto marginRight:auto))
      0 0 240 300, 60 0 120 80
    a picture of min-content and max-content height
      (flexDirection:row width:200 height:100 (picture:120x80 height:min-content) (picture:120x80 height:max-content width:30))
      0 0 200 100, 0 0 120 80, 120 0 30 20
    """#
}
