import AccessibilityTree

extension Layout {
  static func measureGrid(_ view: inout ResolvedView, _ grid: Grid, _ offer: Proposal) -> Size {
    if grid.rows > 0 { return measureColumns(&view, grid, offer.height) }
    let width = offer.width ?? screen.width
    let columns = max(1, grid.columns)
    let cell = max(0, (width - grid.spacing * Double(columns - 1)) / Double(columns))
    var (height, rowHeight) = (0.0, 0.0)
    for index in view.children.indices {
      let size = measure(&view.children[index], Proposal(width: cell, height: nil))
      rowHeight = max(rowHeight, size.height)
      if (index + 1) % columns == 0 || index == view.children.count - 1 {
        height += rowHeight + (index < view.children.count - 1 ? grid.spacing : 0)
        rowHeight = 0
      }
    }
    return Size(width: width, height: height)
  }

  static func placeGrid(_ view: inout ResolvedView, _ grid: Grid, at origin: Point, size: Size) {
    if grid.rows > 0 { return placeColumns(&view, grid, at: origin, height: size.height) }
    let columns = max(1, grid.columns)
    let cell = max(0, (size.width - grid.spacing * Double(columns - 1)) / Double(columns))
    var y = origin.y
    var start = 0
    while start < view.children.count {
      let end = min(start + columns, view.children.count)
      var sizes: [Size] = []
      for index in start..<end {
        sizes.append(measure(&view.children[index], Proposal(width: cell, height: nil)))
      }
      let height = sizes.reduce(0) { max($0, $1.height) }
      for index in start..<end {
        let child = sizes[index - start]
        let x = origin.x + Double(index - start) * (cell + grid.spacing)
        let corner = Point(x: x + (cell - child.width) / 2, y: y + (height - child.height) / 2)
        place(&view.children[index], at: corner, size: child)
      }
      y += height + grid.spacing
      start = end
    }
  }

  // MARK: Column after column

  /// The widths of columns and the heights of rows where columns are filled one after the other.
  private struct Tracks {
    var widths: [Double] = []
    var heights: [Double] = []
  }

  /// Each column is as wide as its widest cell, each row as high as its highest.
  private static func tracks(
    of view: inout ResolvedView,
    _ grid: Grid,
    _ height: Double?
  ) -> Tracks {
    let rows = max(1, grid.rows)
    let cell = height.map { max(0, ($0 - grid.spacing * Double(rows - 1)) / Double(rows)) }
    var tracks = Tracks(heights: Array(repeating: 0, count: min(rows, view.children.count)))
    for index in view.children.indices {
      let size = measure(&view.children[index], Proposal(width: nil, height: cell))
      let (column, row) = index.quotientAndRemainder(dividingBy: rows)
      if row == 0 { tracks.widths.append(0) }
      tracks.widths[column] = max(tracks.widths[column], size.width)
      tracks.heights[row] = max(tracks.heights[row], size.height)
    }
    return tracks
  }

  private static func measureColumns(
    _ view: inout ResolvedView,
    _ grid: Grid,
    _ height: Double?
  ) -> Size {
    let tracks = tracks(of: &view, grid, height)
    func extent(_ parts: [Double]) -> Double {
      parts.reduce(0, +) + grid.spacing * Double(max(0, parts.count - 1))
    }
    return Size(width: extent(tracks.widths), height: extent(tracks.heights))
  }

  private static func placeColumns(
    _ view: inout ResolvedView,
    _ grid: Grid,
    at origin: Point,
    height: Double
  ) {
    let tracks = tracks(of: &view, grid, height)
    var corner = origin
    for index in view.children.indices {
      let (column, row) = index.quotientAndRemainder(dividingBy: max(1, grid.rows))
      if row == 0 { corner.y = origin.y }
      let cell = Size(width: tracks.widths[column], height: tracks.heights[row])
      let child = measure(&view.children[index], Proposal(width: cell.width, height: cell.height))
      let inset = Point(x: (cell.width - child.width) / 2, y: (cell.height - child.height) / 2)
      place(
        &view.children[index],
        at: Point(x: corner.x + inset.x, y: corner.y + inset.y),
        size: child
      )
      corner.y += cell.height + grid.spacing
      if row == tracks.heights.count - 1 { corner.x += cell.width + grid.spacing }
    }
  }
}
