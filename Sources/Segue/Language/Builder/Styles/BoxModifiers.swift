/// The size of a component's box.
extension ScreenComponent {
  /// Sets the width of the border box. By default, `auto`.
  public func width(_ width: StyleLength<SizeLength>) -> Self { styled(.width, width.value) }

  /// Sets the height of the border box. By default, `auto`.
  public func height(_ height: StyleLength<SizeLength>) -> Self { styled(.height, height.value) }

  /// Sets the minimum width of the border box.
  public func minWidth(_ width: StyleLength<SizeLength>) -> Self { styled(.minWidth, width.value) }

  /// Sets the minimum height of the border box.
  public func minHeight(_ height: StyleLength<SizeLength>) -> Self {
    styled(.minHeight, height.value)
  }

  /// Sets the maximum width of the border box. By default, `none`.
  public func maxWidth(_ width: StyleLength<MaximumLength>) -> Self {
    styled(.maxWidth, width.value)
  }

  /// Sets the maximum height of the border box. By default, `none`.
  public func maxHeight(_ height: StyleLength<MaximumLength>) -> Self {
    styled(.maxHeight, height.value)
  }

  /// Sets the ratio of width to height; nil for `auto`.
  public func aspectRatio(_ ratio: Double?) -> Self {
    styled(.aspectRatio, ratio, orElse: "auto")
  }

  /// Sets the box that `width` and `height` measure. By default, the border box.
  public func boxSizing(_ sizing: LayoutStyle.BoxSizing) -> Self { styled(.boxSizing, sizing) }

  /// Sets whether the component is laid out at all.
  public func display(_ display: LayoutStyle.Display) -> Self { styled(.display, display) }

  /// Sets the writing direction of the component and of everything in it.
  public func direction(_ direction: LayoutDirection) -> Self { styled(.direction, direction) }

  /// Aligns the lines of a container, or those of a label's text in a taller box.
  public func alignContent(_ alignment: LayoutStyle.ContentAlignment) -> Self {
    styled(.alignContent, alignment)
  }

  /// Sets whether content that does not fit is visible, clipped, or scrolled.
  public func overflow(_ overflow: LayoutStyle.Overflow) -> Self { styled(.overflow, overflow) }
}

/// A component as an item of the container around it.
extension ScreenComponent {
  /// Sets the component's share of the free space. By default, 0.
  public func flexGrow(_ factor: Double) -> Self { styled(.flexGrow, factor) }

  /// Sets the component's share of the space that is missing. By default, 1.
  public func flexShrink(_ factor: Double) -> Self { styled(.flexShrink, factor) }

  /// Sets the size along the main axis before free space is distributed. By default, the width or
  /// height.
  public func flexBasis(_ basis: StyleLength<BasisLength>) -> Self {
    styled(.flexBasis, basis.value)
  }

  /// Aligns the component on the cross axis. By default, as its container aligns its items.
  public func alignSelf(_ alignment: LayoutStyle.ItemAlignment) -> Self {
    styled(.alignSelf, alignment)
  }

  /// Sets the component's order among its siblings. Siblings of equal order stay as written.
  public func order(_ order: Int) -> Self { styled(.order, Double(order)) }
}

/// The children of a container.
extension ContainerComponent {
  /// Sets the main axis, along which the children are laid out. By default, from top to bottom.
  public func flexDirection(_ direction: LayoutStyle.FlexDirection) -> Self {
    styled(.flexDirection, direction)
  }

  /// Sets whether the children may wrap onto several lines.
  public func flexWrap(_ wrap: LayoutStyle.FlexWrap) -> Self { styled(.flexWrap, wrap) }

  /// Aligns the children on the main axis.
  public func justifyContent(_ alignment: LayoutStyle.ContentAlignment) -> Self {
    styled(.justifyContent, alignment)
  }

  /// Aligns the children on the cross axis.
  public func alignItems(_ alignment: ItemsAlignment) -> Self { styled(.alignItems, alignment) }

  /// Sets the gap between the children, and between their lines.
  public func gap(_ gap: StyleLength<GapLength>) -> Self { styled(.gap, gap.value) }

  /// Sets the gap between rows.
  public func rowGap(_ gap: StyleLength<GapLength>) -> Self { styled(.rowGap, gap.value) }

  /// Sets the gap between columns.
  public func columnGap(_ gap: StyleLength<GapLength>) -> Self { styled(.columnGap, gap.value) }
}

/// The values of `alignItems`: those of ``LayoutStyle/ItemAlignment`` without `auto`, which only an
/// item has.
public enum ItemsAlignment: String, Hashable, Sendable, CaseIterable {
  case normal, stretch, start, end, center, baseline
  case selfStart = "self-start"
  case selfEnd = "self-end"
  case flexStart = "flex-start"
  case flexEnd = "flex-end"
  case lastBaseline = "last baseline"
}
