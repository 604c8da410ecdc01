import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let due = "@State var due = Date(timeIntervalSince1970: 1762940460)"

private let rules = [
  Rule(
    "a compact date is a text and a button that the label does not name",
    """
    VStack {
      DatePicker("Due", selection: $due, displayedComponents: .date)
      DatePicker("Due", selection: $due, displayedComponents: .date).accessibilityLabel("Due on")
      DatePicker("Due", selection: $due, displayedComponents: .date).labelsHidden()
    }
    """,
    with: due,
    says: ["Due", "Nov 12, 2025, button", "Due on, Nov 12, 2025, button", "Nov 12, 2025, button"],
    certainty: [.observed, .inferred, .inferred, .inferred]
  ),
  Rule(
    "a compact picker of day and time has two buttons",
    "DatePicker(\"Due\", selection: $due, displayedComponents: [.date, .hourAndMinute])",
    with: due,
    says: ["Due", "Nov 12, 2025, button", "9:41 AM, button"]
  ),
  Rule(
    "wheels are adjustable columns after the label",
    "DatePicker(\"Due\", selection: $due, displayedComponents: .date).datePickerStyle(.wheel)",
    with: due,
    says: [
      "Due", "November, picker item, adjustable", "12, picker item, adjustable",
      "2025, picker item, adjustable",
    ],
    certainty: [.observed, .inferred, .inferred, .inferred]
  ),
  Rule(
    "wheels of the time have the hour, the minute and the half of the day",
    """
    DatePicker("At", selection: $due, displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel).labelsHidden()
    """,
    with: due,
    says: [
      "9 o’clock, picker item, adjustable", "41 minutes, picker item, adjustable",
      "AM, picker item, adjustable",
    ]
  ),
]

@Suite("Date pickers")
struct DateRuleTests {
  @Test("a date picker is heard as its style says", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }

  @Test("a column moves its part of the date")
  func column() throws {
    var walk = try walk(
      showing: """
        DatePicker("Due", selection: $due, displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden()
        """,
      with: "@State var due = Date(timeIntervalSince1970: 1769853600)"
    )
    #expect(walk.spoken.first == "January, picker item, adjustable")
    walk.perform(.swipeUp)
    #expect(walk.spoken.prefix(2).map { $0.prefix(8) } == ["February", "28, pick"])
  }

  @Test("a calendar has a month, the way to others, and days to choose")
  func calendar() throws {
    var walk = try walk(
      showing: """
        VStack {
          DatePicker("Due", selection: $due, displayedComponents: .date)
            .datePickerStyle(.graphical)
          Text(due, style: .date)
        }
        """,
      with: due
    )
    #expect(
      walk.spoken.prefix(4) == [
        "November 2025, button, heading", "Previous Month, button", "Next Month, button",
        "Saturday, November 1, button",
      ]
    )
    #expect(walk.spoken[14] == "selected, Wednesday, November 12, button")
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "November 2, 2025")
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "December 2025, button, heading")
  }

  @Test("the button of a compact picker opens the calendar, whose days stay in bounds")
  func opened() throws {
    var walk = try walk(
      showing: "DatePicker(\"Due\", selection: $due, in: ...due, displayedComponents: .date)",
      with: due
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("Thursday, November 13, dimmed, button"))
    #expect(walk.spoken.contains("Tuesday, November 11, button"))
  }
}
