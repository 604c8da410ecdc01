import AccessibilityTree

extension Layout {
  /// Sets the frame of a view and of all inside it.
  static func place(_ view: inout ResolvedView, at origin: Point, size: Size) {
    view.frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    if view.children.isEmpty {
      if view.turnsAround { view.isMirrored.toggle() }
      return
    }
    if case .fitting = view.kind {
      let chosen = max(0, min(Int(view.measured.fitting), view.children.count - 1))
      view.children = [view.children[chosen]]
    }
    switch view.kind {
    case .stack(let stack): placeStack(&view, stack, at: origin, size: size)
    case .list, .section: placeList(&view, at: origin, size: size)
    case .grid(let grid): placeGrid(&view, grid, at: origin, size: size)
    case .framed(let frames): placeFramed(&view, frames, at: origin)
    case .layers(let alignment): placeLayers(&view, alignment, at: origin, size: size)
    case .overlay(let alignment): placeLayers(&view, alignment, at: origin, size: size)
    case .background(let alignment): placeLayers(&view, alignment, at: origin, size: size)
    case .row: placeRow(&view, at: origin, size: size)
    default: placeWrapped(&view, at: origin, size: size)
    }
    if view.turnsAround { turnAround(&view) }
  }

  /// Turns what is inside a view around its middle, so that leading becomes trailing.
  ///
  /// What was turned inside already is turned back with it and stands as it was laid out.
  ///
  /// - Source: Apple, SwiftUI LayoutDirection: views are laid out from the leading edge.
  private static func turnAround(_ view: inout ResolvedView) {
    let axis = view.frame.minX + view.frame.maxX
    view.isMirrored.toggle()
    mirrorInside(&view, around: axis, movedBy: 0)
  }

  private static func mirror(_ view: inout ResolvedView, around axis: Double) {
    let before = view.frame.minX
    view.frame.origin.x = axis - view.frame.maxX
    view.isMirrored.toggle()
    mirrorInside(&view, around: axis, movedBy: view.frame.minX - before)
  }

  /// Mirrors what is inside a view; children with frames of their own keep their place in it.
  private static func mirrorInside(
    _ view: inout ResolvedView,
    around axis: Double,
    movedBy distance: Double
  ) {
    for index in view.children.indices {
      var own = axis
      if case .framed = view.kind {
        let frame = view.children[index].frame
        own = frame.minX + frame.maxX + distance
      }
      mirror(&view.children[index], around: own)
    }
  }

  private static func placeLayers(
    _ view: inout ResolvedView,
    _ alignment: Alignment,
    at origin: Point,
    size: Size
  ) {
    for index in view.children.indices { align(&view, index, alignment, at: origin, size: size) }
  }

  /// Puts a child into a room by its alignment.
  private static func align(
    _ view: inout ResolvedView,
    _ index: Int,
    _ alignment: Alignment,
    at origin: Point,
    size: Size,
    offer: Proposal? = nil
  ) {
    let room = offer ?? Proposal(width: size.width, height: size.height)
    let child = measure(&view.children[index], room)
    let corner = Point(
      x: origin.x + (size.width - child.width) * alignment.x,
      y: origin.y + (size.height - child.height) * alignment.y
    )
    place(&view.children[index], at: corner, size: child)
  }

  private static func placeWrapped(_ view: inout ResolvedView, at origin: Point, size: Size) {
    let leading = Alignment(x: 0, y: 0)
    switch view.kind {
    case .padding(let insets):
      let corner = Point(x: origin.x + insets.leading, y: origin.y + insets.top)
      let inner = Size(
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)
      )
      place(&view.children[0], at: corner, size: inner)
    case .frame(let frame): align(&view, 0, frame.alignment, at: origin, size: size)
    case .offset(let x, let y):
      place(&view.children[0], at: Point(x: origin.x + x, y: origin.y + y), size: size)
    case .position(let center):
      let child = measure(&view.children[0], Proposal(width: size.width, height: size.height))
      let corner = Point(
        x: origin.x + center.x - child.width / 2,
        y: origin.y + center.y - child.height / 2
      )
      place(&view.children[0], at: corner, size: child)
    case .scroll(let axis):
      let offer =
        axis == .vertical
        ? Proposal(width: size.width, height: nil) : Proposal(width: nil, height: size.height)
      let side = axis == .vertical ? Alignment(x: 0.5, y: 0) : leading
      let child = measure(&view.children[0], offer)
      let corner = Point(
        x: origin.x + max(0, size.width - child.width) * side.x,
        y: origin.y + max(0, size.height - child.height) * side.y
      )
      place(&view.children[0], at: corner, size: child)
    case .bar:
      let inset = 16.0
      align(
        &view,
        0,
        Alignment(x: 0, y: 0.5),
        at: Point(x: origin.x + inset, y: origin.y),
        size: Size(width: max(0, size.width - 2 * inset), height: size.height)
      )
    default: placeLayers(&view, .center, at: origin, size: size)
    }
  }

  private static func placeRow(_ view: inout ResolvedView, at origin: Point, size: Size) {
    guard case .row(let control) = view.kind else { return }
    let trailing = trailingSize(control, size.width)
    let room = max(0, size.width - trailing.width - (trailing.width > 0 ? 8 : 0))
    var heights = 0.0
    var sizes: [Size] = []
    for index in view.children.indices {
      let child = measure(&view.children[index], Proposal(width: room, height: nil))
      sizes.append(child)
      heights += child.height
    }
    var y = origin.y + max(0, size.height - heights) / 2
    for index in view.children.indices {
      place(&view.children[index], at: Point(x: origin.x, y: y), size: sizes[index])
      y += sizes[index].height
    }
  }
}
