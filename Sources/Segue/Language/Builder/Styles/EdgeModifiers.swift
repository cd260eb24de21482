/// A side of a box, or two that face each other. `start` and `end` follow the direction of writing.
public enum StyleEdge: String, Hashable, Sendable, CaseIterable {
  case top, right, bottom, left, start, end, horizontal, vertical
}

/// The space around a component and inside of it. The more specific side wins, whatever the order.
extension ScreenComponent {
  public func margin(_ margin: StyleLength<MarginLength>) -> Self { styled(.margin, margin.value) }

  public func margin(_ edge: StyleEdge, _ margin: StyleLength<MarginLength>) -> Self {
    styled(edge.margin, margin.value)
  }

  public func padding(_ padding: StyleLength<PaddingLength>) -> Self {
    styled(.padding, padding.value)
  }

  public func padding(_ edge: StyleEdge, _ padding: StyleLength<PaddingLength>) -> Self {
    styled(edge.padding, padding.value)
  }

  /// In points. Borders are solid.
  public func borderWidth(_ width: Double) -> Self { styled(.borderWidth, width) }

  /// In points. Borders are solid.
  public func borderWidth(_ edge: StyleEdge, _ width: Double) -> Self {
    styled(edge.borderWidth, width)
  }
}

/// Where a component stands that is positioned.
extension ScreenComponent {
  /// Whether it keeps its place among its siblings, `relative`, or stands in the padding box around it.
  public func position(_ position: LayoutStyle.Position) -> Self { styled(.position, position) }

  public func top(_ distance: StyleLength<MarginLength>) -> Self { styled(.top, distance.value) }

  public func right(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.right, distance.value)
  }

  public func bottom(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.bottom, distance.value)
  }

  public func left(_ distance: StyleLength<MarginLength>) -> Self { styled(.left, distance.value) }

  /// The side at which lines begin.
  public func start(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.start, distance.value)
  }

  /// The side at which lines end.
  public func end(_ distance: StyleLength<MarginLength>) -> Self { styled(.end, distance.value) }

  /// All four sides.
  public func inset(_ distance: StyleLength<MarginLength>) -> Self {
    styled(.inset, distance.value)
  }

  /// What is painted later; nil for `auto`.
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
