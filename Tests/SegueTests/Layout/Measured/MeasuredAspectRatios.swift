// Tests/Layout/cases/aspect-ratios.txt in Chromium 156, written by
// Tests/Layout/measure_layouts.py: what a case shows, its tree, and the frames of its boxes in
// document order, with what a box holds in brackets where its overflow is hidden or scrolls.
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
    """#
}
