import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Reading order")
struct ReadingTests {
  /// The labels in order.
  private func order(_ nodes: Node...) -> [String] {
    Reading(Tree(roots: nodes)).places.compactMap(\.element.label)
  }

  /// A text at a place.
  private func text(_ label: String, x: Double = 0, y: Double = 0, priority: Double = 0) -> Node {
    var element = Element.named(label, at: Rect(x: x, y: y, width: 40, height: 20))
    element.sortPriority = priority
    return .element(element)
  }

  /// A container around nodes.
  private func container(
    _ name: String,
    order: Order = .source,
    frame: Rect = Rect(),
    isModal: Bool = false,
    _ children: Node...
  ) -> Node {
    var container = Container(
      id: ElementID(stringLiteral: name),
      label: name,
      frame: frame,
      order: order,
      children: children
    )
    container.isModal = isModal
    return .container(container)
  }

  @Test("source order does not look at frames")
  func sourceOrder() {
    #expect(order(text("A", y: 90), text("B", y: 10)) == ["A", "B"])
  }

  @Test("two columns without a container are read across")
  func columnsAreReadAcross() {
    let left = Node.group(Group(order: .source, children: [text("A1"), text("A2", y: 30)]))
    let right = Node.group(
      Group(order: .source, children: [text("B1", x: 100), text("B2", x: 100, y: 30)])
    )
    #expect(
      order(.group(Group(order: .geometry, children: [left, right]))) == [
        "A1", "B1", "A2", "B2",
      ]
    )
  }

  @Test("a container keeps its column together")
  func containersStayTogether() {
    let columns: [Node] = [
      container("A", frame: Rect(width: 40, height: 60), text("A1"), text("A2", y: 30)),
      container(
        "B",
        frame: Rect(x: 100, width: 40, height: 60),
        text("B1", x: 100),
        text("B2", x: 100, y: 30)
      ),
    ]
    let row = Node.group(Group(order: .geometry, children: columns))
    #expect(order(row) == ["A1", "A2", "B1", "B2"])
  }

  @Test("a container without a frame stands where what it holds stands")
  func emptyFrame() {
    let late = container("Late", text("Below", y: 200))
    #expect(
      order(.group(Group(order: .geometry, children: [late, text("Above", y: 10)]))) == [
        "Above", "Below",
      ]
    )
  }

  /// How far the leading element begins below the trailing one, and the order.
  static let rowTable: [(top: Double, order: [String])] = [
    (7.9, ["Leading", "Trailing"]), (8.0, ["Trailing", "Leading"]),
    (0, ["Leading", "Trailing"]),
  ]

  @Test("tops less than eight points apart are one row", arguments: rowTable)
  func rows(_ row: (top: Double, order: [String])) {
    let nodes = [text("Trailing", x: 100, y: 0), text("Leading", x: 0, y: row.top)]
    #expect(order(.group(Group(order: .geometry, children: nodes))) == row.order)
  }

  @Test("on an iPad tops less than thirteen points apart are one row", arguments: [12.9, 13])
  func padRows(_ top: Double) {
    let nodes = [text("Trailing", x: 100, y: 0), text("Leading", x: 0, y: top)]
    var tree = Tree(roots: [.group(Group(order: .geometry, children: nodes))])
    tree.device = .pad
    let first = Reading(tree).places.first?.element.label
    #expect(first == (top < 13 ? "Leading" : "Trailing"))
  }

  @Test("where text runs from right to left, so do rows")
  func rightToLeft() {
    let nodes = [text("Left"), text("Right", x: 100), text("Below", y: 90)]
    var tree = Tree(roots: [.group(Group(order: .geometry, children: nodes))])
    tree.isRightToLeft = true
    #expect(Reading(tree).places.compactMap(\.element.label) == ["Right", "Left", "Below"])
  }

  @Test("equal places keep source order")
  func equalPlaces() {
    let nodes = [text("Back"), text("Middle"), text("Front")]
    #expect(
      order(.group(Group(order: .geometry, children: nodes))) == ["Back", "Middle", "Front"]
    )
  }

  @Test("a place that is no number does no harm")
  func notANumber() {
    let nodes = [text("A", y: .nan), text("B", y: .infinity), text("C", x: .nan)]
    #expect(order(.group(Group(order: .geometry, children: nodes))).count == 3)
  }

  @Test("a higher priority is read first, a negative one last, within the container alone")
  func priorities() {
    #expect(
      order(
        text("Last", priority: -1),
        text("A"),
        container("Box", text("C"), text("B", priority: 9)),
        text("First", priority: 2)
      ) == ["First", "A", "B", "C", "Last"]
    )
  }

  @Test("of modal siblings only the last can be reached")
  func modals() {
    let nodes: [Node] = [
      text("Below"),
      container("One", isModal: true, text("1")),
      container("Two", isModal: true, text("2")),
      text("Above"),
    ]
    #expect(Reading(Tree(roots: nodes)).places.compactMap(\.element.label) == ["2"])
  }

  @Test("a modal inside a container leaves what stands beside the container")
  func innerModal() {
    #expect(
      order(
        text("Bar"),
        container("Content", text("Hidden"), container("Modal", isModal: true, text("Seen")))
      ) == ["Bar", "Seen"]
    )
  }
}
