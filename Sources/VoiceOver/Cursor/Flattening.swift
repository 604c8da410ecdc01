import AccessibilityTree

/// Puts the nodes of a tree in reading order.
///
/// - Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser, for rows, grouping and
///   modals; Apple, accessibilitySortPriority. Trusting frames only where asked is assumed.
struct Flattening {
  /// The elements met so far.
  private(set) var places: [Reading.Place] = []
  /// The containers met so far.
  private(set) var containers: [Reading.Enclosure] = []

  /// Tops that differ by less than this many points are in one row.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, found by experiment: 8 on an iPhone, 13 on an iPad.
  private var rowHeight = 8.0
  /// Whether rows are read from right to left where no group tells.
  private var isRightToLeft = false

  /// Reads a whole tree.
  mutating func read(_ tree: Tree) {
    rowHeight = tree.device == .pad ? 13 : 8
    isRightToLeft = tree.isRightToLeft
    visit(Self.sorted(items(of: tree.roots, in: .source)), inside: nil)
  }

  /// One block of the order: an element, or a container with all that it holds.
  private enum Item {
    case element(Element)
    case container(Container)

    /// Where it stands.
    var frame: Rect {
      switch self {
      case .element(let element): element.frame
      case .container(let container):
        container.frame.size == Size() ? Self.extent(of: container.children) : container.frame
      }
    }

    /// Its place among the siblings of its container.
    var sortPriority: Double {
      let priority =
        switch self {
        case .element(let element): element.sortPriority
        case .container(let container): container.sortPriority
        }
      return priority.isNaN ? 0 : priority
    }

    /// Whether what stands beside it is out of reach.
    var isModal: Bool {
      if case .container(let container) = self { return container.isModal }
      return false
    }

    /// The rectangle around nodes, for a container that has none of its own.
    private static func extent(of nodes: [Node]) -> Rect {
      nodes.reduce(Rect()) { extent, node in
        switch node {
        case .element(let element): extent.union(element.frame)
        case .container(let container): extent.union(Item.container(container).frame)
        case .group(let group): extent.union(Self.extent(of: group.children))
        }
      }
    }
  }

  /// Adds items and what they hold to the order.
  private mutating func visit(_ items: [Item], inside parent: Int?) {
    for item in items {
      switch item {
      case .element(let element):
        places.append(Reading.Place(element: element, container: parent))
      case .container(let container):
        let index = enclose(container, in: parent)
        let inside = self.items(of: container.children, in: container.order)
        visit(Self.sorted(inside), inside: index)
      }
    }
  }

  /// Notes a container and returns its index.
  private mutating func enclose(_ container: Container, in parent: Int?) -> Int {
    var shell = container
    shell.children = []
    let depth = parent.map { containers[$0].depth + 1 } ?? 0
    containers.append(Reading.Enclosure(container: shell, parent: parent, depth: depth))
    return containers.count - 1
  }

  /// Returns the items of nodes and of the groups among them, in the order asked for: of siblings
  /// among which one is modal that one alone, the last and so topmost of several.
  ///
  /// - Source: Apple, AccessibilityTraits isModal; cashapp/AccessibilitySnapshot, modal views.
  private func items(
    of nodes: [Node],
    in order: Order,
    isRightToLeft: Bool? = nil
  ) -> [Item] {
    var items: [Item] = []
    for node in nodes {
      switch node {
      case .element(let element): items.append(.element(element))
      case .container(let container): items.append(.container(container))
      case .group(let group):
        items += self.items(
          of: group.children,
          in: group.order,
          isRightToLeft: group.isRightToLeft ?? isRightToLeft
        )
      }
    }
    if let modal = items.last(where: \.isModal) { return [modal] }
    let direction = isRightToLeft ?? self.isRightToLeft
    return order == .geometry ? inRows(items, isRightToLeft: direction) : items
  }

  /// Puts higher priorities first.
  private static func sorted(_ items: [Item]) -> [Item] {
    guard items.contains(where: { $0.sortPriority != 0 }) else { return items }
    return stablySorted(items) { $0.sortPriority > $1.sortPriority }
  }

  /// Sorts by frames: rows from top to bottom, each from leading to trailing.
  ///
  /// A row holds what begins less than `rowHeight` below its topmost item.
  private func inRows(_ items: [Item], isRightToLeft: Bool) -> [Item] {
    let framed = items.map {
      Framed(item: $0, frame: $0.frame, isRightToLeft: isRightToLeft)
    }
    let fromTop = Self.stablySorted(framed) { $0.top < $1.top }
    var rows: [Item] = []
    var row: [Framed] = []
    for next in fromTop {
      if let first = row.first, next.top - first.top >= rowHeight {
        rows += Self.stablySorted(row) { $0.leading < $1.leading }.map(\.item)
        row = []
      }
      row.append(next)
    }
    return rows + Self.stablySorted(row) { $0.leading < $1.leading }.map(\.item)
  }

  /// An item with its frame, found once.
  private struct Framed {
    var item: Item
    var top: Double
    var leading: Double

    init(item: Item, frame: Rect, isRightToLeft: Bool) {
      self.item = item
      let edge = isRightToLeft ? -frame.maxX : frame.minX
      top = frame.minY.isFinite ? frame.minY : 0
      leading = edge.isFinite ? edge : 0
    }
  }

  /// Sorts so that equal values keep their order.
  private static func stablySorted<Value>(
    _ values: [Value],
    by isBefore: (Value, Value) -> Bool
  ) -> [Value] {
    values.enumerated().sorted { left, right in
      if isBefore(left.element, right.element) { return true }
      if isBefore(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
