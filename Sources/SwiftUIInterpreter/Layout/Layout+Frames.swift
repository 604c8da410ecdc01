import AccessibilityTree

// Views with frames of their own, as UIKit's have them.
//
// Source: Apple, UIView.frame: in the coordinates of the superview, whatever the direction of
// reading is.

extension Layout {
  /// The room in which all frames lie.
  static func measureFramed(_ frames: [Rect]) -> Size {
    frames.reduce(Size()) { size, frame in
      Size(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
  }

  static func placeFramed(_ view: inout ResolvedView, _ frames: [Rect], at origin: Point) {
    for (index, frame) in zip(view.children.indices, frames) {
      let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      _ = measure(
        &view.children[index],
        Proposal(width: frame.size.width, height: frame.size.height)
      )
      place(&view.children[index], at: corner, size: frame.size)
    }
  }
}
