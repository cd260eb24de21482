// Tests/Layout/cases/pictures.txt in Chromium 156, written by
// Tests/Layout/measure_layouts.py: what a case shows, its tree, and the frames of its boxes in
// document order, with what a box holds in brackets where its overflow is hidden or scrolls.
extension MeasuredLayouts {
  static let pictures = #"""
    a picture has its natural size
      (width:300 height:300 alignItems:flex-start (picture:120x80))
      0 0 300 300, 0 0 120 80 [120 80]
    a picture keeps its ratio at one given side
      (width:300 height:300 alignItems:flex-start (picture:120x80 width:60) (picture:120x80 height:20))
      0 0 300 300, 0 0 60 40 [60 40], 0 40 30 20 [30 20]
    a picture stretches across and keeps its ratio
      (width:240 height:300 (picture:120x80))
      0 0 240 300, 0 0 240 160 [240 160]
    a picture's limits keep its ratio
      (width:300 height:400 alignItems:flex-start (picture:120x80 maxWidth:60) (picture:120x80 minHeight:160) (picture:120x80 maxWidth:60 maxHeight:20))
      0 0 300 400, 0 0 60 40 [60 40], 0 40 240 160 [240 160], 0 200 30 20 [30 20]
    contrary limits give up a picture's ratio
      (width:300 height:300 alignItems:flex-start (picture:120x80 maxWidth:60 minHeight:100))
      0 0 300 300, 0 0 60 100 [60 100]
    a style's ratio takes the place of the natural height
      (width:300 height:300 alignItems:flex-start (picture:120x80 aspectRatio:1))
      0 0 300 300, 0 0 120 120 [120 120]
    a picture's automatic minimum
      (flexDirection:row width:100 height:50 alignItems:flex-start (picture:120x80) (width:40 height:10))
      0 0 100 50, 0 0 120 80 [120 80], 120 0 0 10
    a picture in a box sized by its content
      (flexDirection:row width:300 height:50 ((picture:120x80 padding:3)))
      0 0 300 50, 0 0 126 50, 0 0 126 86 [126 86]
    """#
}
