import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Time, counted from what is spoken")
struct SpeechTimingTests {
  @Test("half the rate is 180 words a minute; the hint waits 1.1 seconds")
  func hint() {
    let slider = Element(id: "s", label: "Volume", value: "50%", traits: .adjustable)
    let course = SpeechTiming(rate: 50, settings: Settings()).course(of: Utterance(of: slider))
    #expect(course.description == 4 * 60_000 / 180)
    #expect(course.hint == course.description + 1_100)
    #expect(course.end > course.description + 1_100)
  }

  @Test("the rate that the rotor sets counts")
  func rate() {
    var reader = ScreenReader(screen: FixedScreen(.named("A")))
    _ = reader.open()
    #expect(reader.timing.wordsPerMinute == 180)
    _ = reader.perform(.rotorPrevious)
    _ = reader.perform(.swipeUp)
    #expect(reader.timing.wordsPerMinute == 198)
  }

  @Test("events without speech take no time")
  func events() {
    let timing = SpeechTiming(rate: 100, settings: Settings())
    let said = Saying(.system, Utterance(plain: "one two three"))
    #expect(timing.wordsPerMinute == 360)
    #expect(timing.duration(of: [.sound(.boundary), .said(said), .dropped(said)]) == 500)
  }

  @Test("what no source has is marked as inferred")
  func certainty() throws {
    var reader = ScreenReader(screen: FixedScreen(.named("A")))
    _ = reader.open()
    for gesture in try Gesture.parse("right curtain mute mute summary help-mode") {
      #expect(reader.perform(gesture).map(\.certainty).max() == .inferred)
    }
  }

  @Test("tables without headers and numbers, where those are switched off")
  func tables() {
    var cell = TableCell(row: 0, column: 1, isFirstInRow: true)
    cell.columnHeaders = [TableCell.Header(label: "Price")]
    var element = Element(id: "cell", label: "Tea")
    element.position = .cell(cell)
    #expect(Utterance(of: element).spoken == "Price, Tea, row 1, column 2")
    var settings = Settings()
    settings.verbosity.speaksTableHeaders = false
    #expect(Utterance(of: element, settings: settings).spoken == "Tea, row 1, column 2")
    settings.verbosity.speaksTableNumbers = false
    #expect(Utterance(of: element, settings: settings).spoken == "Tea")
  }
}
