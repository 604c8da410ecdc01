import AccessibilityTree

extension Layout {
  /// The room a row or a column takes.
  static func measureStack(
    _ view: inout ResolvedView,
    _ stack: Stack,
    _ offer: Proposal
  ) -> Size {
    guard !view.children.isEmpty else { return Size() }
    let sizes =
      stack.axis == .vertical
      ? column(&view, stack, offer) : row(&view, stack, offer)
    var (along, across) = (0.0, 0.0)
    for size in sizes {
      along += stack.axis == .vertical ? size.height : size.width
      across = max(across, stack.axis == .vertical ? size.width : size.height)
    }
    along += gaps(view, stack)
    return stack.axis == .vertical
      ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  /// The room between the children of a stack.
  private static func gaps(_ view: ResolvedView, _ stack: Stack) -> Double {
    let count = view.children.count { !$0.isEmptyView }
    return stack.spacing * Double(max(0, count - 1))
  }

  /// The sizes of a column's children: natural heights, what is left for those that grow.
  private static func column(
    _ view: inout ResolvedView,
    _ stack: Stack,
    _ offer: Proposal
  ) -> [Size] {
    var sizes: [Size] = []
    var used = gaps(view, stack)
    var growing: [Int] = []
    for index in view.children.indices {
      let grows = offer.height != nil && isFlexible(&view.children[index], .vertical)
      if grows { growing.append(index) }
      let size =
        grows ? Size() : measure(&view.children[index], Proposal(width: offer.width, height: nil))
      used += size.height
      sizes.append(size)
    }
    guard let height = offer.height, !growing.isEmpty else { return sizes }
    var left = max(0, height - used)
    for (place, index) in growing.enumerated() {
      let share = left / Double(growing.count - place)
      var size = measure(&view.children[index], Proposal(width: offer.width, height: share))
      if case .spacer = view.children[index].kind { size = Size(height: max(size.height, share)) }
      sizes[index] = size
      left = max(0, left - size.height)
    }
    return sizes
  }

  /// The sizes of a row's children: natural widths; where they do not fit, equal shares of what the
  /// narrow ones leave; what is left goes to those that grow.
  private static func row(
    _ view: inout ResolvedView,
    _ stack: Stack,
    _ offer: Proposal
  ) -> [Size] {
    var sizes = [Size](repeating: Size(), count: view.children.count)
    let ideal = Proposal(width: nil, height: nil)
    guard let width = offer.width else {
      for index in sizes.indices { sizes[index] = measure(&view.children[index], ideal) }
      return sizes
    }
    var left = max(0, width - gaps(view, stack))
    var firm: [Int] = []
    var growing: [Int] = []
    for index in sizes.indices {
      if isFlexible(&view.children[index], .horizontal) {
        growing.append(index)
      } else {
        firm.append(index)
        sizes[index] = measure(&view.children[index], ideal)
      }
    }
    let natural = firm.reduce(0) { $0 + sizes[$1].width }
    if natural > left { firm.sort { (sizes[$0].width, $0) < (sizes[$1].width, $1) } }
    for (place, index) in firm.enumerated() {
      if natural > left || offer.height != nil {
        let share = natural > left ? left / Double(firm.count - place) : sizes[index].width
        if sizes[index].width > share {
          sizes[index] = measure(
            &view.children[index],
            Proposal(width: share, height: offer.height)
          )
        }
      }
      left = max(0, left - sizes[index].width)
    }
    share(left, among: growing, of: &view, offer, &sizes)
    return sizes
  }

  private static func share(
    _ room: Double,
    among growing: [Int],
    of view: inout ResolvedView,
    _ offer: Proposal,
    _ sizes: inout [Size]
  ) {
    var left = room
    for (place, index) in growing.enumerated() {
      let share = left / Double(growing.count - place)
      var size = measure(
        &view.children[index],
        Proposal(width: share, height: offer.height)
      )
      if case .spacer = view.children[index].kind { size = Size(width: max(size.width, share)) }
      sizes[index] = size
      left = max(0, left - size.width)
    }
  }

  /// Whether a view takes more room than it needs in that direction.
  static func isFlexible(_ view: inout ResolvedView, _ axis: Axis) -> Bool {
    if view.measured.flexibility & 1 == 0 {
      let (wide, tall) = flexibility(&view)
      view.measured.flexibility = 1 | (wide ? 2 : 0) | (tall ? 4 : 0)
    }
    return view.measured.flexibility & (axis == .horizontal ? 2 : 4) != 0
  }

  private static func flexibility(_ view: inout ResolvedView) -> (wide: Bool, tall: Bool) {
    switch view.kind {
    case .spacer, .shape, .position, .scroll, .list: return (true, true)
    case .divider: return (true, false)
    case .picture(let picture): return (picture.isResizable, picture.isResizable)
    case .control(.slider), .control(.field), .control(.progress): return (true, false)
    case .control(.segmented), .row, .bar: return (true, false)
    case .frame(let frame):
      let inner = anyFlexible(&view)
      return (
        frame.width == nil && (frame.maxWidth == .infinity || frame.maxWidth == nil && inner.wide),
        frame.height == nil
          && (frame.maxHeight == .infinity || frame.maxHeight == nil && inner.tall)
      )
    case .stack(let stack): return stackFlexibility(&view, stack)
    case .overlay:
      return (childFlexible(&view, 0, .horizontal), childFlexible(&view, 0, .vertical))
    case .background:
      let base = view.children.count - 1
      return (childFlexible(&view, base, .horizontal), childFlexible(&view, base, .vertical))
    default: return anyFlexible(&view)
    }
  }

  /// A spacer grows only along its stack.
  private static func stackFlexibility(
    _ view: inout ResolvedView,
    _ stack: Stack
  ) -> (wide: Bool, tall: Bool) {
    var (wide, tall) = (false, false)
    for index in view.children.indices {
      if case .spacer = view.children[index].kind {
        if stack.axis == .horizontal { wide = true } else { tall = true }
        continue
      }
      if case .divider = view.children[index].kind, stack.axis == .horizontal { continue }
      wide = isFlexible(&view.children[index], .horizontal) || wide
      tall = isFlexible(&view.children[index], .vertical) || tall
    }
    return (wide, tall)
  }

  private static func anyFlexible(_ view: inout ResolvedView) -> (wide: Bool, tall: Bool) {
    var (wide, tall) = (false, false)
    for index in view.children.indices {
      wide = isFlexible(&view.children[index], .horizontal) || wide
      tall = isFlexible(&view.children[index], .vertical) || tall
    }
    return (wide, tall)
  }

  private static func childFlexible(_ view: inout ResolvedView, _ index: Int, _ axis: Axis) -> Bool
  {
    view.children.indices.contains(index) && isFlexible(&view.children[index], axis)
  }

  /// Sets the places of a stack's children.
  static func placeStack(_ view: inout ResolvedView, _ stack: Stack, at origin: Point, size: Size) {
    let offer = Proposal(width: size.width, height: size.height)
    let sizes =
      stack.axis == .vertical ? column(&view, stack, offer) : row(&view, stack, offer)
    var along = stack.axis == .vertical ? origin.y : origin.x
    for index in view.children.indices {
      let child = sizes[index]
      if stack.axis == .vertical {
        let x = origin.x + (size.width - child.width) * stack.alignment
        place(&view.children[index], at: Point(x: x, y: along), size: child)
        along += child.height
      } else {
        let y = origin.y + (size.height - child.height) * stack.alignment
        place(&view.children[index], at: Point(x: along, y: y), size: child)
        along += child.width
      }
      if !view.children[index].isEmptyView { along += stack.spacing }
    }
  }
}

extension ResolvedView {
  /// Whether it takes no room between its neighbours.
  var isEmptyView: Bool {
    if case .nothing = kind { return true }
    return false
  }
}
