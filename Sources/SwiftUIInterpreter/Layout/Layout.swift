import AccessibilityTree

/// Gives resolved views their frames: sizes are proposed and answered, then places are set.
///
/// Each view is measured for a bounded number of proposals and remembers the last, so the cost grows
/// with the number of views alone. Assumed metrics; Apple's Human Interface Guidelines for text.
struct Layout: Sendable {
  /// A room on offer, in points; a side that is absent asks for what is ideal.
  struct Proposal: Sendable {
    var width: Double?
    var height: Double?
  }

  /// An iPhone 15 or 16: 393 × 852 points, with a safe area that begins 59 points below the top and
  /// ends 34 points above the bottom while the phone is upright.
  ///
  /// - Source: Apple, Human Interface Guidelines, Layout, iOS device screen dimensions, for width
  ///   and height; Apple's published safe areas of these phones for the insets.
  static let screen = Size(width: 393, height: 852)
  static let topInset = 59.0
  static let bottomInset = 34.0

  /// The room between the safe areas.
  static var safeArea: Rect {
    Rect(
      x: 0,
      y: topInset,
      width: screen.width,
      height: screen.height - topInset - bottomInset
    )
  }

  /// Lays views out as the root of a screen: in the middle of the room.
  static func place(_ views: inout [ResolvedView], in area: Rect = safeArea) {
    var root = ResolvedView(.stack(Stack(axis: .vertical)), at: .root, place: .none)
    swap(&root.children, &views)
    let offered = Proposal(width: area.size.width, height: area.size.height)
    let size = measure(&root, offered)
    let origin = Point(
      x: area.minX + (area.size.width - size.width) / 2,
      y: area.minY + max(0, (area.size.height - size.height) / 2)
    )
    place(&root, at: origin, size: size)
    swap(&root.children, &views)
  }

  /// The size a view takes of the room that is offered.
  static func measure(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    if offer.width == nil, offer.height == nil {
      if let ideal = view.measured.ideal { return ideal }
    } else if view.measured.width == offer.width ?? -2,
      view.measured.height == offer.height ?? -2
    {
      return view.measured.size
    }
    let size = measured(&view, offer)
    if offer.width == nil, offer.height == nil {
      view.measured.ideal = size
    } else {
      view.measured.width = offer.width ?? -2
      view.measured.height = offer.height ?? -2
      view.measured.size = size
    }
    return size
  }

  private static func measured(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    switch view.kind {
    case .nothing: Size()
    case .text(let run): TextMeasure.size(of: run, width: offer.width, height: offer.height)
    case .picture(let picture): size(of: picture, offer)
    case .spacer(let minimum): Size(width: minimum, height: minimum)
    case .divider: Size(width: offer.width ?? 10, height: 1)
    case .shape: Size(width: offer.width ?? 10, height: offer.height ?? 10)
    case .placeholder: Size(width: min(offer.width ?? 160, 160), height: 44)
    case .stack(let stack): measureStack(&view, stack, offer)
    case .control(let control): measureControl(&view, control, offer)
    default: measureWrapper(&view, offer)
    }
  }

  private static func size(of picture: Picture, _ offer: Proposal) -> Size {
    if picture.isResizable {
      return Size(width: offer.width ?? 44, height: offer.height ?? offer.width ?? 44)
    }
    let side = picture.side ?? 44
    return Size(width: side, height: side)
  }

  private static func measureWrapper(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    switch view.kind {
    case .layers: return largest(&view, offer)
    case .fitting: return measureFitting(&view, offer)
    case .overlay: return measureChild(&view, 0, offer)
    case .background: return measureChild(&view, view.children.count - 1, offer)
    case .framed(let frames): return measureFramed(frames)
    case .padding(let insets):
      let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let inner = measureChild(&view, 0, offer.less(width: x, height: y))
      return Size(width: max(0, inner.width + x), height: max(0, inner.height + y))
    case .frame(let frame): return measureFrame(&view, frame, offer)
    case .position: return Size(width: offer.width ?? 10, height: offer.height ?? 10)
    case .scroll(let axis): return measureScroll(&view, axis, offer)
    case .list, .section: return measureList(&view, offer)
    case .grid(let grid): return measureGrid(&view, grid, offer)
    case .button(let look):
      let (x, y) = look.isBordered ? (24.0, 12.0) : (0, 0)
      let inner = largest(&view, offer.less(width: x, height: y))
      return Size(width: inner.width + x, height: inner.height + y)
    case .row(let control): return measureRow(&view, control, offer)
    case .bar(let height):
      let wide = offer.width ?? screen.width
      _ = largest(&view, Proposal(width: wide - 32, height: nil))
      return Size(width: wide, height: height)
    default: return measureChild(&view, 0, offer)
    }
  }

  /// The size of the first child whose ideal size fits, else of the last.
  ///
  /// - Source: Apple, ViewThatFits.
  private static func measureFitting(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    var chosen = max(0, view.children.count - 1)
    for index in view.children.indices {
      let ideal = measure(&view.children[index], Proposal(width: nil, height: nil))
      let isWide = offer.width.map { ideal.width > $0 } ?? false
      let isTall = offer.height.map { ideal.height > $0 } ?? false
      if isWide || isTall { continue }
      chosen = index
      break
    }
    if offer.width != nil || view.measured.fitting < 0 {
      view.measured.fitting = Int16(clamping: chosen)
    }
    return measureChild(&view, chosen, offer)
  }

  /// The size of one child; nothing where there is none.
  static func measureChild(_ view: inout ResolvedView, _ index: Int, _ offer: Proposal) -> Size {
    guard view.children.indices.contains(index) else { return Size() }
    return measure(&view.children[index], offer)
  }

  private static func largest(_ view: inout ResolvedView, _ offer: Proposal) -> Size {
    var size = Size()
    for index in view.children.indices {
      let child = measure(&view.children[index], offer)
      size.width = max(size.width, child.width)
      size.height = max(size.height, child.height)
    }
    return size
  }

  private static func measureFrame(
    _ view: inout ResolvedView,
    _ frame: FrameSpecification,
    _ offer: Proposal
  ) -> Size {
    let width = frame.width ?? clamp(offer.width, frame.minWidth, frame.maxWidth)
    let height = frame.height ?? clamp(offer.height, frame.minHeight, frame.maxHeight)
    let inner = measureChild(&view, 0, Proposal(width: width, height: height))
    return Size(
      width: frame.width
        ?? extent(inner.width, offer.width, frame.minWidth, frame.maxWidth),
      height: frame.height
        ?? extent(inner.height, offer.height, frame.minHeight, frame.maxHeight)
    )
  }

  private static func clamp(_ offer: Double?, _ least: Double?, _ most: Double?) -> Double? {
    guard let offer else { return most.flatMap { $0.isFinite ? $0 : nil } }
    return max(min(offer, most ?? offer), least ?? 0)
  }

  /// How far a flexible frame reaches: up to its greatest extent where it has one.
  private static func extent(
    _ inner: Double,
    _ offer: Double?,
    _ least: Double?,
    _ most: Double?
  ) -> Double {
    var size = inner
    if let most, let offer { size = max(inner, min(most, offer)) }
    if let most, size > most { size = most }
    if let least { size = max(size, least) }
    return size
  }
}

extension Layout.Proposal {
  /// The room left after taking some off both sides.
  func less(width: Double, height: Double) -> Self {
    Self(
      width: self.width.map { max(0, $0 - width) },
      height: self.height.map { max(0, $0 - height) }
    )
  }
}
