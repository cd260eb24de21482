// The cases of Tests/Layout/cases/minimum-sizes.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let minimumSizes = #"""
    shrinking stops at minimum sizes
      (flexDirection:row width:100 height:10 (width:100 minWidth:80) (width:100) (width:100))
      0 0 100 10, 0 0 80 10, 80 0 10 10, 90 0 10 10
    a minimum wins over a maximum
      (flexDirection:row width:100 height:10 (width:50 minWidth:40 maxWidth:30))
      0 0 100 10, 0 0 40 10
    the automatic minimum is the content
      (flexDirection:row width:50 height:10 (width:100 (width:80)) (width:100))
      0 0 50 10, 0 0 80 10, 0 0 80 0, 80 0 0 10
    the automatic minimum is no more than the specified size
      (flexDirection:row width:50 height:10 (width:40 (width:80)) (width:100))
      0 0 50 10, 0 0 40 10, 0 0 80 0, 40 0 10 10
    a scroll container has no automatic minimum
      (flexDirection:row width:50 height:10 (overflow:hidden (width:80)) (width:100))
      0 0 50 10, 0 0 22.21875 10 [80 10], 0 0 80 0, 22.21875 0 27.78125 10
    the automatic minimum in a column
      (width:50 height:50 ((height:40)) ((height:40)))
      0 0 50 50, 0 0 50 40, 0 0 50 40, 0 40 50 40, 0 40 50 40
    an automatic minimum lets no item shrink below its only child
      (flexDirection:row width:50 height:10 ((width:40)) ((width:40)))
      0 0 50 10, 0 0 40 10, 0 0 40 0, 40 0 40 10, 40 0 40 0
    the automatic minimum counts padding and margins within
      (flexDirection:row width:20 height:30 (padding:5 (width:30 margin:3)) (width:40))
      0 0 20 30, 0 0 46 30, 8 8 30 0, 46 0 0 30
    the automatic minimum is no more than the maximum
      (flexDirection:row width:50 height:10 (maxWidth:30 (width:80)) (width:100))
      0 0 50 10, 0 0 30 10, 0 0 80 0, 30 0 20 10
    a minimum of zero lets an item shrink to nothing
      (flexDirection:row width:50 height:10 (minWidth:0 (width:80)) (width:50 flexShrink:0))
      0 0 50 10, 0 0 0 10, 0 0 80 0, 0 0 50 10
    the automatic minimum of a wrapping row is its widest item
      (flexDirection:row width:30 height:40 (flexDirection:row flexWrap:wrap (width:20 height:5) (width:25 height:5)) (width:50))
      0 0 30 40, 0 0 25 40, 0 0 20 5, 0 20 25 5, 25 0 5 40
    the automatic minimum of a nested row is its items' sum
      (flexDirection:row width:30 height:10 (flexDirection:row (width:20) (width:25)) (width:50))
      0 0 30 10, 0 0 45 10, 0 0 20 10, 20 0 25 10, 45 0 0 10
    an item of a nested row that may shrink adds what it cannot give up
      (flexDirection:row width:30 height:10 (flexDirection:row ((width:20)) (width:25)) (width:50))
      0 0 30 10, 0 0 45 10, 0 0 20 10, 0 0 20 0, 20 0 25 10, 45 0 0 10
    the automatic minimum comes before a basis
      (flexDirection:row width:60 height:10 (flexBasis:0 flexGrow:1 (width:50)) (flexBasis:0 flexGrow:1))
      0 0 60 10, 0 0 50 10, 0 0 50 0, 50 0 10 10
    the automatic minimum in the cross axis is nothing
      (flexDirection:row width:100 height:10 (width:10 (height:40)))
      0 0 100 10, 0 0 10 10, 0 0 10 10
    a column's automatic minimum is no more than a given height
      (width:20 height:30 (height:20 (height:50)) (height:40))
      0 0 20 30, 0 0 20 20, 0 0 20 20, 0 20 20 10
    a column's automatic minimum under a maximum
      (width:20 height:30 (maxHeight:15 (height:50)) (height:40))
      0 0 20 30, 0 0 20 15, 0 0 20 15, 0 15 20 15
    a hidden overflow shrinks below its content in a column
      (width:20 height:30 (overflow:hidden (height:50)) (height:20 flexShrink:0))
      0 0 20 30, 0 0 20 10 [20 10], 0 0 20 10, 0 10 20 20
    a scroll container's own child keeps its automatic minimum
      (width:20 height:30 (overflow:scroll flexGrow:1 ((height:50)) ((height:20))))
      0 0 20 30, 0 0 20 30 [20 70], 0 0 20 50, 0 0 20 50, 0 50 20 20, 0 50 20 20
    the automatic minimum of a picture is its natural size under a width
      (flexDirection:row width:30 height:20 alignItems:flex-start (picture:40x20) (width:40))
      0 0 30 20, 0 0 40 20, 40 0 0 0
    a picture of given width has a smaller automatic minimum
      (flexDirection:row width:30 height:20 alignItems:flex-start (picture:40x20 width:20) (width:40))
      0 0 30 20, 0 0 20 10, 20 0 10 0
    the automatic minimum carries a definite height through a ratio
      (flexDirection:row width:30 height:20 alignItems:flex-start (height:20 aspectRatio:2) (width:40))
      0 0 30 20, 0 0 40 20, 40 0 0 0
    the automatic minimum of a ratio box is cut by its carried maximum
      (flexDirection:row width:30 height:20 alignItems:flex-start (height:30 maxHeight:10 aspectRatio:2) (width:40))
      0 0 30 20, 0 0 20 10, 20 0 10 0
    a percentage width counts as given for the automatic minimum
      (flexDirection:row width:50 height:10 (width:50% (width:80)) (width:100))
      0 0 50 10, 0 0 25 10, 0 0 80 0, 25 0 25 10
    a percentage height counts once a maximum has made its column definite
      (width:20 maxHeight:30 (height:50% (height:40)) (height:20))
      0 0 20 30, 0 0 20 15, 0 0 20 15, 0 15 20 15
    min-content as a minimum of an item
      (flexDirection:row width:40 height:10 (minWidth:min-content width:10 (width:30)) (width:40))
      0 0 40 10, 0 0 30 10, 0 0 30 0, 30 0 10 10
    max-content as a minimum of an item
      (flexDirection:row width:40 height:30 (minWidth:max-content width:10 flexDirection:row flexWrap:wrap (width:30 height:5) (width:20 height:5)) (width:40))
      0 0 40 30, 0 0 50 30, 0 0 30 5, 30 0 20 5, 50 0 0 30
    a percentage minimum of a definite width
      (flexDirection:row width:80 height:10 (minWidth:75%) (width:40))
      0 0 80 10, 0 0 60 10, 60 0 20 10
    a percentage minimum of an automatic height counts once the height is known
      (width:20 (minHeight:50% (height:10)) (height:30))
      0 0 20 40, 0 0 20 20, 0 0 20 10, 0 20 20 20
    a percentage maximum of an automatic height counts once the height is known
      (width:20 (maxHeight:50% (height:50)) (height:30))
      0 0 20 80, 0 0 20 40, 0 0 20 40, 0 40 20 30
    a minimum above a growing item's share
      (width:20 height:60 (flexGrow:1 minHeight:50) (flexGrow:1))
      0 0 20 60, 0 0 20 50, 0 50 20 10
    a container's minimum height stretches its row
      (flexDirection:row width:50 minHeight:40 (width:10) (width:10 height:10))
      0 0 50 40, 0 0 10 40, 10 0 10 10
    a container's maximum height cuts its row's line
      (flexDirection:row width:50 maxHeight:20 (width:10) (width:10 height:40))
      0 0 50 20, 0 0 10 20, 10 0 10 40
    a container's minimum wins over its maximum
      (width:50 minHeight:40 maxHeight:20 (height:10 flexGrow:1))
      0 0 50 40, 0 0 50 40
    a minimum width of a column's item under stretching
      (width:50 height:20 (minWidth:80 height:5) (maxWidth:20 height:5))
      0 0 50 20, 0 0 80 5, 0 5 20 5
    an absolute child adds nothing to the automatic minimum
      (flexDirection:row width:40 height:10 ((position:absolute width:80 height:5) (width:10)) (width:60))
      0 0 40 10, 0 0 10 10, 0 0 80 5, 0 0 10 0, 10 0 30 10
    a hidden child adds nothing to the automatic minimum
      (flexDirection:row width:40 height:10 ((display:none width:80 height:5) (width:10)) (width:60))
      0 0 40 10, 0 0 10 10, 0 0 0 0, 0 0 10 0, 10 0 30 10
    """#
}
