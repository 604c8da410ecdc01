import AccessibilityTree

extension Layout {
  static let rowHeight = 44.0
  static let rowInset = 16.0

  static func measureScroll(_ view: inout ResolvedView, _ axis: Axis, _ offer: Proposal) -> Size {
    let inner =
      axis == .vertical
      ? Proposal(width: offer.width, height: nil) : Proposal(width: nil, height: offer.height)
    let content = measureChild(&view, 0, inner)
    if axis == .vertical {
      return Size(
        width: offer.width ?? content.width,
        height: offer.height ?? content.height
      )
    }
    return Size(width: offer.width ?? content.width, height: content.height)
  }

  /// The rows of a list or section below each other; a list takes the room it is offered.
  static func measureList(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    let width = offer.width ?? screen.width
    var height = 0.0
    for index in view.children.indices { height += rowExtent(&view.children[index], width) }
    if case .list = view.kind, let offered = offer.height {
      return Size(width: width, height: offered)
    }
    return Size(width: width, height: height)
  }

  private static func rowExtent(_ row: inout ResolvedView, _ width: Double) -> Double {
    if case .section = row.kind {
      return measure(&row, Proposal(width: width, height: nil)).height
    }
    if row.isEmptyView { return 0 }
    let size = measure(&row, Proposal(width: max(0, width - 2 * rowInset), height: nil))
    return extentOfRow(size.height)
  }

  /// How much room a row takes with what stands above and below it.
  static func extentOfRow(_ height: Double) -> Double { max(rowHeight, height + 22) }

  static func placeList(_ view: inout ResolvedView, at origin: Point, size: Size) {
    var y = origin.y
    for index in view.children.indices {
      let height = rowExtent(&view.children[index], size.width)
      if case .section = view.children[index].kind {
        place(
          &view.children[index],
          at: Point(x: origin.x, y: y),
          size: Size(width: size.width, height: height)
        )
      } else {
        let offer = Proposal(width: max(0, size.width - 2 * rowInset), height: nil)
        let inner = measure(&view.children[index], offer)
        place(
          &view.children[index],
          at: Point(x: origin.x + rowInset, y: y + (height - inner.height) / 2),
          size: inner
        )
      }
      y += height
    }
  }

  /// The size of a system control.
  static func measureControl(
    _ view: inout ResolvedView,
    _ control: Control,
    _ offer: Proposal
  ) -> Size {
    let own = size(of: control, offer.width)
    guard case .segmented = control else { return own }
    for index in view.children.indices {
      _ = measure(&view.children[index], Proposal(width: offer.width, height: nil))
    }
    return own
  }

  private static func size(of control: Control, _ width: Double?) -> Size {
    switch control {
    case .toggle: Size(width: 51, height: 31)
    case .slider: Size(width: width ?? 120, height: 31)
    case .stepper: Size(width: 94, height: 32)
    case .field(_, _, let isBordered, let lines):
      Size(width: width ?? 160, height: Double(lines) * (isBordered ? 34 : 22))
    case .progress(let fraction):
      fraction == nil ? Size(width: 20, height: 20) : Size(width: width ?? 120, height: 4)
    case .menu(let value), .dates(let value):
      Size(width: Double(value.count) * 8.5 + 24, height: 34)
    case .segmented: Size(width: width ?? 80, height: 32)
    case .wheel: Size(width: width ?? 120, height: 216)
    case .none: Size(width: 44, height: 32)
    }
  }

  /// A title with a control at its trailing side.
  static func measureRow(_ view: inout ResolvedView, _ control: Control, _ offer: Proposal) -> Size
  {
    let trailing = trailingSize(control, offer.width)
    var size = Size()
    let room = offer.width.map { max(0, $0 - trailing.width - (trailing.width > 0 ? 8 : 0)) }
    for index in view.children.indices {
      let child = measure(&view.children[index], Proposal(width: room, height: nil))
      size.width = max(size.width, child.width)
      size.height += child.height
    }
    let gap = size.width > 0 && trailing.width > 0 ? 8.0 : 0
    let natural = size.width + gap + trailing.width
    let isWide = view.isRowOfWholeWidth
    return Size(
      width: isWide ? max(offer.width ?? natural, 0) : natural,
      height: max(size.height, trailing.height)
    )
  }

  /// The size of the control at the trailing side of a row.
  static func trailingSize(_ control: Control, _ width: Double?) -> Size {
    if case .none = control { return Size() }
    if case .progress(let fraction) = control, fraction != nil {
      return Size(width: (width ?? 240) / 2, height: 4)
    }
    return size(of: control, width)
  }
}

extension ResolvedView {
  /// Whether a row reaches from side to side; a menu by itself does not.
  var isRowOfWholeWidth: Bool {
    if case .row(.menu) = kind { return !children.isEmpty }
    if case .row(.none) = kind { return false }
    return true
  }
}
