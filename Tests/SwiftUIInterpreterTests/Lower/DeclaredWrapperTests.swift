import Testing

@testable import SwiftUIInterpreter

@Suite("Property wrappers of the source's own")
struct DeclaredWrapperTests {
  private let clamped = """
    @propertyWrapper struct Clamped {
      private var value: Int
      let range: ClosedRange<Int>
      init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
      }
      var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
      }
      var projectedValue: String { "of \\(range.upperBound)" }
    }
    struct Level { @Clamped(0...10) var value = 50 }
    """

  @Test(
    "a wrapper is asked for the value, and told of a new one",
    arguments: [
      Expectation("Level().value", "10"),
      Expectation("{ var level = Level(); level.value = -3; return level.value }()", "0"),
      Expectation("{ var level = Level(); level.value -= 4; return level.value }()", "6"),
      Expectation("{ Level().$value }()", "of 10"),
    ]
  )
  func values(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source, after: clamped) == expectation.result)
  }

  @Test("a wrapper may have arguments alone")
  func arguments() {
    let source = """
      @propertyWrapper struct Setting<T> {
        let key: String
        let standard: T
        init(_ key: String, default standard: T) { self.key = key; self.standard = standard }
        var wrappedValue: T { UserDefaults.standard.object(forKey: key) as? T ?? standard }
      }
      struct Page { @Setting("size", default: 12) var size: Int }
      """
    #expect(Harness.value("Page().size", after: source) == "12")
  }
}
