/// The size of a component's box.
extension ScreenComponent {
  /// The width of the border box; `auto` unless told.
  public func width(_ width: StyleLength<SizeLength>) -> Self { styled(.width, width.value) }

  /// The height of the border box; `auto` unless told.
  public func height(_ height: StyleLength<SizeLength>) -> Self { styled(.height, height.value) }

  public func minWidth(_ width: StyleLength<SizeLength>) -> Self { styled(.minWidth, width.value) }

  public func minHeight(_ height: StyleLength<SizeLength>) -> Self {
    styled(.minHeight, height.value)
  }

  public func maxWidth(_ width: StyleLength<MaximumLength>) -> Self {
    styled(.maxWidth, width.value)
  }

  public func maxHeight(_ height: StyleLength<MaximumLength>) -> Self {
    styled(.maxHeight, height.value)
  }

  /// Width over height; nil for `auto`.
  public func aspectRatio(_ ratio: Double?) -> Self {
    styled(.aspectRatio, ratio, orElse: "auto")
  }

  public func boxSizing(_ sizing: LayoutStyle.BoxSizing) -> Self { styled(.boxSizing, sizing) }

  /// Whether it is there at all.
  public func display(_ display: LayoutStyle.Display) -> Self { styled(.display, display) }

  /// The direction of writing, for it and all in it.
  public func direction(_ direction: LayoutDirection) -> Self { styled(.direction, direction) }

  /// Where lines stand: those of a container, or those of a label's text in a taller box.
  public func alignContent(_ alignment: LayoutStyle.ContentAlignment) -> Self {
    styled(.alignContent, alignment)
  }

  /// Whether what does not fit is seen, cut, or scrolled.
  public func overflow(_ overflow: LayoutStyle.Overflow) -> Self { styled(.overflow, overflow) }
}

/// A component as an item of the container around it.
extension ScreenComponent {
  /// Its share of the room that is left over; 0 unless told.
  public func flexGrow(_ factor: Double) -> Self { styled(.flexGrow, factor) }

  /// Its share of the room that is missing; 1 unless told.
  public func flexShrink(_ factor: Double) -> Self { styled(.flexShrink, factor) }

  public func flexBasis(_ basis: StyleLength<BasisLength>) -> Self {
    styled(.flexBasis, basis.value)
  }

  public func alignSelf(_ alignment: LayoutStyle.ItemAlignment) -> Self {
    styled(.alignSelf, alignment)
  }

  /// Its place among its siblings: those of equal numbers as written.
  public func order(_ order: Int) -> Self { styled(.order, Double(order)) }
}

/// The children of a container.
extension ContainerComponent {
  public func flexDirection(_ direction: LayoutStyle.FlexDirection) -> Self {
    styled(.flexDirection, direction)
  }

  public func flexWrap(_ wrap: LayoutStyle.FlexWrap) -> Self { styled(.flexWrap, wrap) }

  public func justifyContent(_ alignment: LayoutStyle.ContentAlignment) -> Self {
    styled(.justifyContent, alignment)
  }

  public func alignItems(_ alignment: ItemsAlignment) -> Self { styled(.alignItems, alignment) }

  public func gap(_ gap: StyleLength<GapLength>) -> Self { styled(.gap, gap.value) }

  public func rowGap(_ gap: StyleLength<GapLength>) -> Self { styled(.rowGap, gap.value) }

  public func columnGap(_ gap: StyleLength<GapLength>) -> Self { styled(.columnGap, gap.value) }
}

/// `alignItems`: the same as ``LayoutStyle/ItemAlignment`` without `auto`, which only an item has.
public enum ItemsAlignment: String, Hashable, Sendable, CaseIterable {
  case normal, stretch, start, end, center, baseline
  case selfStart = "self-start"
  case selfEnd = "self-end"
  case flexStart = "flex-start"
  case flexEnd = "flex-end"
  case lastBaseline = "last baseline"
}
