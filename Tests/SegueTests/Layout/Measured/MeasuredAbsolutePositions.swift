// Tests/Layout/cases/absolute-positions.txt in Chromium 156, written by
// Tests/Layout/measure_layouts.py: what a case shows, its tree, and the frames of its boxes in
// document order, with what a box holds in brackets where its overflow is hidden or scrolls.
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
      0 0 300 300, 10 5 120 80 [120 80]
    an absolute box with an aspect ratio
      (width:100 height:80 (position:absolute left:0 right:0 aspectRatio:2))
      0 0 100 80, 0 0 100 50
    align-self between two insets
      (width:100 height:80 (position:absolute top:10 bottom:10 width:20 height:20 alignSelf:center))
      0 0 100 80, 40 30 20 20
    absolute boxes take no part in flexing
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:10) (position:absolute width:50) (width:10))
      0 0 100 10, 0 0 10 10, 0 0 50 0, 90 0 10 10
    """#
}
