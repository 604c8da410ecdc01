import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let constants = "AccessibilitySnapshot: tops closer than 8 points are one row"
private let priority = "Apple, accessibilitySortPriority(_:); CVS Health, Sort Priority"

private func layers(_ offset: Int) -> String {
  """
  ZStack(alignment: .topLeading) {
    Text("Right").offset(x: 100)
    Text("Left").offset(y: \(offset))
  }
  """
}

private let rules = [
  Rule(
    "tops less than 8 points apart are one row, read from the leading edge",
    from: constants,
    layers(7),
    says: ["Left", "Right"]
  ),
  Rule("tops 8 points apart are two rows", from: constants, layers(8), says: ["Right", "Left"]),
  Rule(
    "so it is upwards",
    from: constants,
    layers(-30),
    says: ["Left", "Right"]
  ),
  Rule(
    "columns that are combined are read one after the other",
    from: "AccessibilitySnapshot, ReadingOrder",
    """
    HStack {
      VStack { Text("A1"); Text("A2") }.accessibilityElement(children: .combine)
      VStack { Text("B1"); Text("B2") }.accessibilityElement(children: .combine)
    }
    """,
    says: ["A1, A2", "B1, B2"]
  ),
  Rule(
    "all of a container is read before the next one, wherever its parts stand",
    from: "Apple, accessibilityElement(children:)",
    """
    ZStack(alignment: .topLeading) {
      ZStack(alignment: .topLeading) { Text("A1"); Text("A2").offset(y: 200) }
        .accessibilityElement(children: .contain)
      ZStack(alignment: .topLeading) {
        Text("B1").offset(y: 60); Text("B2").offset(y: 100)
      }.accessibilityElement(children: .contain)
    }
    """,
    says: ["A1", "A2", "B1", "B2"]
  ),
  Rule(
    "without containers the same parts mix by their places",
    from: constants,
    """
    ZStack(alignment: .topLeading) {
      Text("A1"); Text("A2").offset(y: 200)
      Text("B1").offset(y: 60); Text("B2").offset(y: 100)
    }
    """,
    says: ["A1", "B1", "B2", "A2"]
  ),
  Rule(
    "higher priorities first, the default is 0, negative ones last, equal ones stay",
    from: priority,
    """
    VStack {
      Text("0a"); Text("-1").accessibilitySortPriority(-1); Text("2").accessibilitySortPriority(2)
      Text("0b"); Text("1").accessibilitySortPriority(1); Text("0c").accessibilitySortPriority(0)
    }
    """,
    says: ["2", "1", "0a", "0b", "0c", "-1"]
  ),
  Rule(
    "a priority inside a container does not lift what it holds out of it",
    from: priority,
    """
    VStack {
      Text("First")
      VStack { Text("A"); Text("B").accessibilitySortPriority(9) }
        .accessibilityElement(children: .contain)
    }
    """,
    says: ["First", "B", "A"]
  ),
  Rule(
    "a priority on a container moves all of it",
    from: priority,
    """
    VStack {
      Text("First")
      VStack { Text("A"); Text("B") }
        .accessibilityElement(children: .contain).accessibilitySortPriority(1)
    }
    """,
    says: ["A", "B", "First"]
  ),
  Rule(
    "of two modal containers only the last is in reach",
    from: "Apple, AccessibilityTraits isModal; AccessibilitySnapshot, ModalTests",
    """
    ZStack {
      Text("Behind")
      VStack { Text("One") }.accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      VStack { Text("Two"); Button("Three") { } }.accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
    """,
    says: ["Two", "Three, button"]
  ),
  Rule(
    "a close button in a corner over tall content is read first",
    from: "AccessibilitySnapshot, iOS 17.5, overlays",
    """
    VStack { Text("Offer"); Text("Half price") }.frame(width: 300, height: 300)
      .overlay(alignment: .topTrailing) { Button("Close", systemImage: "xmark") { } }
    """,
    says: ["Close, button", "Offer", "Half price"]
  ),
  Rule(
    "sections are read whole: header, rows, footer",
    from: "AccessibilitySnapshot, iOS 26.2: testListWithSectionHeaders",
    """
    List {
      Section { Text("a"); Text("b") } header: { Text("H") } footer: { Text("F") }
      Section { Text("c") } header: { Text("I") } footer: { Text("G") }
    }
    """,
    says: ["H, heading", "a", "b", "F", "I, heading", "c", "G"],
    certainty: Array(repeating: .observed, count: 7)
  ),
]

@Suite("The order in which stops are met")
struct ReadingOrderTests {
  @Test("is that of a device", arguments: rules)
  func order(_ rule: Rule) throws { try rule.check() }
}
