/// What assistive technology sees of a screen: elements in containers and in groups with an order.
public struct Tree: Hashable, Sendable {
  /// The top of the tree, in source order.
  public var roots: [Node]
  /// Which screen this is: changes with a push, tab, sheet, alert or menu, not with a value.
  public var screenID: ElementID
  /// The rotors that code adds on the whole screen, in source order.
  public var rotors: [AppRotor] = []
  /// Whether rows are read from right to left.
  public var isRightToLeft = false
  /// What it is shown on, which decides how far apart the tops of one row may be.
  public var device: Device = .phone

  /// Creates a tree.
  public init(roots: [Node] = [], screenID: ElementID = ElementID(0)) {
    self.roots = roots
    self.screenID = screenID
  }
}

extension Tree {
  /// What a screen is shown on.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }
}

/// A part of the tree.
public enum Node: Hashable, Sendable {
  /// A stop.
  case element(Element)
  /// A real container: visited as a block, its name said on entry.
  case container(Container)
  /// Views that are nothing to assistive technology, with the order in which they are read.
  case group(Group)
}

/// A real container: its children are visited before anything else is.
public struct Container: Hashable, Sendable, Identifiable {
  /// The structural identity.
  public var id: ElementID
  /// The name that is said when the cursor enters; none is silent.
  public var label: String?
  /// The value that is said with the name.
  public var value: String?
  /// The author's name for tests; never spoken.
  public var identifier: String?
  /// What part of a screen it is, where that decides where the cursor goes.
  public var kind: Kind
  /// Whether what stands beside it is out of reach.
  public var isModal: Bool
  /// Whether the scrub is answered here, by an action or by closing.
  public var handlesEscape: Bool
  /// Whether the magic tap is answered here.
  public var handlesMagicTap: Bool
  /// Whether the three-finger scroll is answered here.
  public var isScrollable: Bool
  /// The rotors that code adds while the cursor is inside.
  public var rotors: [AppRotor]
  /// The place among its siblings: higher first, 0 unless set.
  public var sortPriority: Double
  /// Where it stands on the screen, in points.
  public var frame: Rect
  /// What it holds.
  public var children: [Node]
  /// How its children are put in order.
  public var order: Order
  /// Whether the Containers rotor stops at it; scroll views and bars are blocks only.
  public var isRotorStop: Bool

  /// Creates a container; all but the identity has a default.
  public init(
    id: ElementID,
    label: String? = nil,
    frame: Rect = Rect(),
    order: Order = .source,
    children: [Node] = []
  ) {
    self.id = id
    self.label = label
    value = nil
    identifier = nil
    kind = .plain
    isModal = false
    handlesEscape = false
    handlesMagicTap = false
    isScrollable = false
    rotors = []
    sortPriority = 0
    self.frame = frame
    self.children = children
    self.order = order
    isRotorStop = label != nil
  }
}

extension Container {
  /// The parts of a screen that decide where the cursor goes when the screen changes.
  public enum Kind: String, Hashable, Sendable {
    /// No such part.
    case plain
    /// The bar at the top with title and back button, or one of tools.
    case bar
    /// The bar of tabs.
    case tabBar
    /// A sheet, a cover or a popover.
    case sheet
    /// An alert.
    case alert
    /// A confirmation dialog.
    case dialog
    /// A menu, that of a picker included.
    case menu
  }
}

/// Views that are not elements, kept only because they decide the order of what they hold.
public struct Group: Hashable, Sendable {
  /// How the children are put in order.
  public var order: Order
  /// What it holds.
  public var children: [Node]
  /// Whether its rows are read from right to left; as the whole tree's where absent.
  public var isRightToLeft: Bool?

  /// Creates a group.
  public init(order: Order, children: [Node]) {
    self.order = order
    self.children = children
  }
}

/// How the children of a group or a container are read.
public enum Order: String, Hashable, Sendable {
  /// As they stand in the source.
  case source
  /// By frames: rows from top to bottom, each from leading to trailing; a container is one block.
  case geometry
}
