import AccessibilityTree

/// A view with all that is known of it; its place on the screen is filled in by layout.
struct ResolvedView: Sendable {
  /// Its place in the view tree.
  var identity: Identity
  /// The call that made it.
  var place: PlaceID
  /// How it is laid out and drawn.
  var kind: Kind
  /// What is laid out inside it.
  var children: [ResolvedView] = []
  /// Views that name its element and are not shown.
  var names: [ResolvedView] = []
  /// The element that it is; absent for views that are nothing to assistive technology.
  var seed: Seed? {
    get { boxedSeed?.value }
    set { boxedSeed = newValue.map(Boxed.init) }
  }
  private var boxedSeed: Boxed?
  /// Accessibility modifiers, inner first.
  var steps: [Step] = []
  /// Whether `.disabled` holds here.
  var isDisabled = false
  /// The environment that its code reads, by its place in the resolver's table; 0 for the plain one.
  var environment = 0
  /// What a selection calls it: `.tag`, or the id that `ForEach` gives.
  var tag: Value?
  /// What code scrolls to it by: the value of `.id`, mixed.
  var scrollID: UInt64?
  /// Whether the tag comes from `ForEach` and gives way to a written one.
  var isTagImplied = false
  /// Which of the rows of a `ForEach` it belongs to, from 0.
  var row: Int?
  /// Whether `.onDelete` gives it no action.
  var forbidsDeletion = false
  /// Whether it is the header or the footer of a section, which is no row.
  var isSectionEdge = false
  /// What turns the pages of which it shows one.
  var pages: ScrollArea.Pages?
  /// Whether it is laid out the other way round than what is around it: from right to left, or from
  /// left to right again.
  var turnsAround = false
  /// Whether what is inside it stands from right to left, once it is laid out.
  var isMirrored = false
  /// Whether `.onMove` gives it no handle.
  var forbidsMoving = false
  /// Whether `.unredacted` keeps it readable where a placeholder would stand for it.
  var isUnredacted = false
  /// Whether it keeps its room and shows nothing.
  var isInvisible = false
  /// Whether nothing of it is shown outside its frame.
  var isClipped = false
  /// Whether a scroll view or a list keeps its place.
  var isScrollLocked = false
  /// Whether it is the bar of tabs.
  var isTabBar = false
  /// Whether a label written on it names only its last part.
  var isDatePicker = false
  /// Whether a hint written on it reaches its header only.
  var isDisclosure = false
  /// Where it stands, in points.
  var frame = Rect()
  /// What was measured before.
  var measured = Measured()

  init(_ kind: Kind, at identity: Identity, place: PlaceID, children: [ResolvedView] = []) {
    self.identity = identity
    self.place = place
    self.kind = kind
    self.children = children
  }

  /// How a view is laid out and drawn.
  indirect enum Kind: Sendable {
    case nothing
    case text(TextRun)
    case picture(Picture)
    case spacer(minimum: Double)
    case divider
    /// Anything that takes the room it is offered.
    case shape(String)
    case stack(Stack)
    /// `ZStack`: children above each other.
    case layers(Alignment)
    /// The first child is the base; the others lie on it.
    case overlay(Alignment)
    /// The last child is the base; the others lie behind it.
    case background(Alignment)
    case grid(Grid)
    /// Children at frames that the source gives, in points from the corner of the view.
    case framed([Rect])
    case padding(Insets)
    case frame(FrameSpecification)
    case offset(x: Double, y: Double)
    case position(Point)
    case scroll(Axis)
    case list(ListLook)
    case section
    case control(Control)
    case button(ButtonLook)
    /// A title at the leading side, a control at the trailing side.
    case row(Control)
    /// A bar of the screen, at a fixed height.
    case bar(height: Double)
    case placeholder(String)
    /// The first child that fits into the room there is, else the last.
    case fitting
    /// One child, nothing added.
    case plain
  }
}

extension ResolvedView {
  /// The same with one more accessibility modifier.
  func adding(_ step: Step) -> ResolvedView {
    var view = self
    view.steps.append(step)
    return view
  }

  /// The same in all the room that bars around it leave.
  func filling(at identity: Identity) -> ResolvedView {
    var frame = FrameSpecification()
    frame.maxWidth = .infinity
    frame.maxHeight = .infinity
    return ResolvedView(.frame(frame), at: identity, place: place, children: [self])
  }
}

/// A seed outside its view, so that views are small where they stand on the stack.
private indirect enum Boxed: Sendable {
  case seed(Seed)

  init(_ seed: Seed) {
    self = .seed(seed)
  }

  var value: Seed {
    switch self {
    case .seed(let seed): seed
    }
  }
}

/// A direction.
enum Axis: Sendable {
  case horizontal
  case vertical
}

/// Where a smaller thing stands in a larger one: 0 leading or top, 1 trailing or bottom.
struct Alignment: Hashable, Sendable {
  var x: Double
  var y: Double
  static let center = Alignment(x: 0.5, y: 0.5)

  /// The alignments by their names; one of the source's own lies in the middle.
  ///
  /// - Source: Apple, Alignment, HorizontalAlignment, VerticalAlignment.
  static let named: [String: Alignment] = {
    let columns = [("leading", 0), ("center", 0.5), ("trailing", 1)]
    let rows = [("top", 0.0), ("bottom", 1.0)]
    var named: [String: Alignment] = [:]
    for (name, x) in columns {
      named[name] = Alignment(x: x, y: 0.5)
      named[name + "FirstTextBaseline"] = Alignment(x: x, y: 0)
      named[name + "LastTextBaseline"] = Alignment(x: x, y: 1)
    }
    for (name, y) in rows {
      named[name] = Alignment(x: 0.5, y: y)
      named[name + "Leading"] = Alignment(x: 0, y: y)
      named[name + "Trailing"] = Alignment(x: 1, y: y)
    }
    named["firstTextBaseline"] = Alignment(x: 0.5, y: 0)
    named["lastTextBaseline"] = Alignment(x: 0.5, y: 1)
    return named
  }()
}

/// A row or a column of views.
struct Stack: Sendable {
  var axis: Axis
  /// Along the other axis: 0 leading or top, 1 trailing or bottom.
  var alignment = 0.5
  var spacing = 8.0
}

/// Rows of cells.
struct Grid: Sendable {
  /// How many cells a row holds; 0 where each child is a row of its own.
  var columns: Int
  /// How many cells a column holds where one column is filled after the other; 0 where rows are.
  var rows = 0
  var spacing = 8.0

  /// The rows of cells from top to bottom, each from leading to trailing.
  func lines<Cell>(of cells: [Cell]) -> [[Cell]] {
    if rows > 0 {
      return (0..<min(rows, cells.count)).map { row in
        stride(from: row, to: cells.count, by: rows).map { cells[$0] }
      }
    }
    let columns = max(1, columns)
    return stride(from: 0, to: cells.count, by: columns).map { start in
      Array(cells[start..<min(start + columns, cells.count)])
    }
  }
}

/// Room around a view, in points.
struct Insets: Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
}

/// What `.frame` asks for, in points.
struct FrameSpecification: Sendable {
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var maxHeight: Double?
  var alignment = Alignment.center

  /// Whether it gives what is inside no more room than it says.
  var limits: Bool {
    width != nil || height != nil || maxWidth?.isFinite == true || maxHeight?.isFinite == true
  }

  /// Whether the view inside has no room at all.
  var isEmpty: Bool { width == 0 && height == 0 }
}

/// Text with the look that decides its size.
struct TextRun: Sendable {
  var string: String
  var style: TextStyle
  var lineLimit: Int?
  var isStrong = false
  /// How much larger it is than at the default text size.
  var scale = 1.0
  var colors = TextColors()
}

/// A symbol or a picture by its name.
struct Picture: Sendable {
  var name: String
  /// The height of a line for a symbol; absent for a picture of unknown size.
  var side: Double?
  var isResizable = false
  var colors = TextColors()
}

/// How the rows of a list stand.
struct ListLook: Sendable {
  var isForm: Bool
}

/// How a button looks.
struct ButtonLook: Sendable {
  var isBordered: Bool
  var isProminent: Bool
}

/// A thing that is drawn by the system.
enum Control: Sendable {
  case toggle(isOn: Bool)
  case slider(fraction: Double)
  case stepper(canDecrement: Bool, canIncrement: Bool)
  case field(String, isPlaceholder: Bool, isBordered: Bool, lines: Int)
  case progress(fraction: Double?)
  case menu(String)
  case segmented
  case wheel(String)
  case dates(String)
  /// Nothing drawn at the trailing side.
  case none
}

/// Sizes that were measured for a proposal before.
struct Measured: Sendable {
  var ideal: Size?
  var width = -1.0
  var height = -1.0
  var size = Size()
  /// Which child fits, once known.
  var fitting: Int16 = -1
  /// Whether it takes more room than it needs, once known: bit 0 known, 1 width, 2 height.
  var flexibility: UInt8 = 0
}

extension Alignment {
  /// The point that a value names: `.bottom`, `UnitPoint(x: 0.5, y: 0.2)`; absent for any other.
  ///
  /// - Source: Apple, UnitPoint.
  init?(_ value: Value) {
    if let name = value.memberName, let named = Self.named[name] {
      self = named
      return
    }
    let arguments = value.memberArguments
    guard let x = arguments["x"]?.number, let y = arguments["y"]?.number else { return nil }
    self.init(x: x, y: y)
  }
}

extension ResolvedView {
  /// Whether `.offset` or `.position` moves it away from its place.
  var isMoved: Bool {
    switch kind {
    case .position: true
    case .offset(let x, let y): x != 0 || y != 0
    case .padding, .frame, .overlay: children.first?.isMoved ?? false
    case .background: children.last?.isMoved ?? false
    default: false
    }
  }
}
