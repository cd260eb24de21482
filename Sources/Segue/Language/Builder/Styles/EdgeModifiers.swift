/// An edge of a box, or a pair of opposite ones. `start` and `end` follow the writing direction.
public enum StyleEdge: String, Hashable, Sendable, CaseIterable {
  case top, right, bottom, left, start, end, horizontal, vertical
}

/// The space around a component and inside it. The more specific edge wins, whatever the order.
extension ScreenComponent {
  /// Sets the margin on all edges.
  public func margin(_ margin: StyleLength<MarginLength>) -> Self { styled(.margin, margin.value) }

  /// Sets the margin on an edge, or on a pair of them.
  public func margin(_ edge: StyleEdge, _ margin: StyleLength<MarginLength>) -> Self {
    styled(edge.margin, margin.value)
  }

  /// Sets the padding on all edges.
  public func padding(_ padding: StyleLength<PaddingLength>) -> Self {
    styled(.padding, padding.value)
  }

  /// Sets the padding on an edge, or on a pair of them.
  public func padding(_ edge: StyleEdge, _ padding: StyleLength<PaddingLength>) -> Self {
    styled(edge.padding, padding.value)
  }

  /// Sets the width of the border on all edges, in points. Borders are solid.
  public func borderWidth(_ width: Double) -> Self { styled(.borderWidth, width) }

  /// Sets the width of the border on an edge, or on a pair of them, in points. Borders are solid.
  public func borderWidth(_ edge: StyleEdge, _ width: Double) -> Self {
    styled(edge.borderWidth, width)
  }
}

/// The position of a component.
extension ScreenComponent {
  /// Sets whether the component stays in the flow, `relative`, or is positioned in the padding box
  /// of its container, `absolute`.
  public func position(_ position: LayoutStyle.Position) -> Self { styled(.position, position) }

  /// Sets the distance from the top.
  public func top(_ distance: StyleLength<MarginLength>) -> Self { styled(.top, distance.value) }

  /// Sets the distance from the right.
  public func right(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.right, distance.value)
  }

  /// Sets the distance from the bottom.
  public func bottom(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.bottom, distance.value)
  }

  /// Sets the distance from the left.
  public func left(_ distance: StyleLength<MarginLength>) -> Self { styled(.left, distance.value) }

  /// Sets the distance from the edge at which lines begin.
  public func start(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.start, distance.value)
  }

  /// Sets the distance from the edge at which lines end.
  public func end(_ distance: StyleLength<MarginLength>) -> Self { styled(.end, distance.value) }

  /// Sets the distance from all four edges.
  public func inset(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.inset, distance.value)
  }

  /// Sets the order of painting: higher numbers are painted later; nil for `auto`.
  public func zIndex(_ index: Int?) -> Self {
    styled(.zIndex, index.map { Double($0) }, orElse: "auto")
  }
}

extension StyleEdge {
  fileprivate var margin: StyleProperty {
    switch self {
    case .top: .marginTop
    case .right: .marginRight
    case .bottom: .marginBottom
    case .left: .marginLeft
    case .start: .marginStart
    case .end: .marginEnd
    case .horizontal: .marginHorizontal
    case .vertical: .marginVertical
    }
  }

  fileprivate var padding: StyleProperty {
    switch self {
    case .top: .paddingTop
    case .right: .paddingRight
    case .bottom: .paddingBottom
    case .left: .paddingLeft
    case .start: .paddingStart
    case .end: .paddingEnd
    case .horizontal: .paddingHorizontal
    case .vertical: .paddingVertical
    }
  }

  fileprivate var borderWidth: StyleProperty {
    switch self {
    case .top: .borderTopWidth
    case .right: .borderRightWidth
    case .bottom: .borderBottomWidth
    case .left: .borderLeftWidth
    case .start: .borderStartWidth
    case .end: .borderEndWidth
    case .horizontal: .borderHorizontalWidth
    case .vertical: .borderVerticalWidth
    }
  }
}
