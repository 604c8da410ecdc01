import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Elements whose properties contradict each other")
struct ContradictionTests {
  /// An element that makes no sense, and what is said of it all the same.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: Element
    var spoken: String

    init(_ name: String, _ spoken: String, _ change: (inout Element) -> Void) {
      testDescription = name
      self.spoken = spoken
      var element = Element(id: "x", label: "A")
      change(&element)
      self.element = element
    }
  }

  static let cases: [Case] = [
    Case("a negative index", "A, -1 of 3") { $0.position = .series(index: -1, count: 3) },
    Case("a count of none", "A, 1 of 0") { $0.position = .series(index: 1, count: 0) },
    Case("an index beyond the count", "A, tab, 9 of 2") {
      $0.position = .tab(index: 9, count: 2)
    },
    Case("the least and the greatest number", "A, \(Int.min) of \(Int.max)") {
      $0.position = .series(index: .min, count: .max)
    },
    Case("a list of none", "A, list start") { $0.position = .list(index: 1, count: 0) },
    Case("the end of a list of none", "A, list end") { $0.position = .list(index: 0, count: 0) },
    Case("a landmark before the first", "A") { $0.position = .landmark(index: -5, count: 2) },
    Case("a row beyond all rows", "A, row \(Int.max), column 0") {
      $0.position = .cell(TableCell(row: .max, column: -1, isFirstInRow: true))
    },
    Case("spans of less than nothing", "A, column 1") {
      var cell = TableCell(row: 0, column: 0)
      (cell.rowSpan, cell.columnSpan) = (.min, 0)
      $0.position = .cell(cell)
    },
    Case("a header without a word", "A, column 1") {
      var cell = TableCell(row: nil, column: 0, isFirstInRow: true)
      cell.rowHeaders = [TableCell.Header(label: "", value: nil)]
      $0.position = .cell(cell)
    },
    Case("a switch with a value of its own", "A, switch button, 7") {
      $0.traits = [.button, .toggle]
      $0.value = "7"
    },
    Case("a switch without a value", "A, switch button") { $0.traits = [.button, .toggle] },
    Case("an empty value", "A, adjustable") {
      $0.traits = .adjustable
      $0.value = ""
    },
    Case("a heading of level 99", "A, heading") {
      $0.traits = .header
      $0.headingLevel = 99
    },
    Case("a level without a heading", "A") { $0.headingLevel = -1 },
    Case("a field that is a button, edited and dimmed", "A, dimmed, button, text field, is editing")
    {
      $0.traits = [.button, .textEntry, .isEditing, .notEnabled]
    },
    Case("editing without a field", "A") { $0.traits = .isEditing },
    Case("secure and searching", "A, search field") {
      $0.traits = [.secureTextField, .searchField]
    },
    Case(
      "all traits at once",
      "selected, A, dimmed, pop up button, draggable, back button, switch button, on, tab,"
        + " is editing, heading, link, picker item, adjustable, image, search field, collapsed"
    ) {
      $0.traits = Traits(rawValue: .max)
      $0.value = "1"
      $0.isExpanded = false
    },
    Case("a frame that is no number", "A") {
      $0.frame = Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
      $0.activationPoint = Point(x: .nan, y: .nan)
      $0.sortPriority = .nan
    },
    Case("actions without names", "A") {
      $0.customActions = [CustomAction(index: -3, name: ""), CustomAction(index: .max, name: "")]
      $0.customContent = [CustomContent(label: "", value: "", isImportant: true)]
    },
  ]

  @Test("it is described as far as it can be", arguments: cases)
  func described(_ row: Case) {
    #expect(Utterance(of: row.element).spoken == row.spoken)
  }

  @Test("every gesture goes through on it", arguments: cases)
  func gestures(_ row: Case) throws {
    var settings = Settings()
    settings.rotorItems = Set(RotorItem.allCases)
    for style in Settings.NavigationStyle.allCases {
      settings.navigationStyle = style
      let screen = FixedScreen(row.element, .named("B"), row.element)
      var reader = ScreenReader(screen: screen, settings: settings)
      _ = reader.open()
      for word in Gesture.words + Gesture.words.reversed() + ["touch -1,1e300"] {
        let needsText = ["touch", "item", "type", "label"].contains(word)
        for gesture in try Gesture.parse(needsText ? word + " \"A\"" : word) {
          _ = reader.perform(gesture, hearing: -1, after: .min)
          _ = reader.perform(gesture, after: .max)
        }
      }
      _ = reader.open()
      #expect(reader.stops().count == 3)
    }
  }

  @Test("an adjustable element without actions says its value at once, as at a limit")
  func adjustableWithoutActions() throws {
    var element = Element.named("Volume", .adjustable)
    element.value = "3"
    #expect(
      try Transcript.of(FixedScreen(element), "up down").dropFirst() == [
        ["<boundary>", "boundary: 3"], ["<boundary>", "boundary: 3"],
      ]
    )
  }
}
