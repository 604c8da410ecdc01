import Testing

@testable import SwiftUIInterpreter

@Suite("Whole numbers of a fixed width")
struct SizedIntegerTests {
  private func run(_ statements: String) -> String {
    var harness = Harness("func testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "have the bounds and the arithmetic of their type",
    arguments: [
      Expectation("return UInt8.max", "255"),
      Expectation("return Int16.min", "-32768"),
      Expectation("return UInt64.max", "18446744073709551615"),
      Expectation("return UInt.max", "18446744073709551615"),
      Expectation("return Int64.max", "9223372036854775807"),
      Expectation("let a: UInt8 = 200; return a &+ 100", "44"),
      Expectation("let a: UInt8 = 200; let b = a / 3; return b", "66"),
      Expectation("var a: UInt8 = 3; a += 4; return a", "7"),
      Expectation("let a: UInt8 = 1; return a << 9", "0"),
      Expectation("let a: UInt8 = 1; return a &<< 9", "2"),
      Expectation("let a: Int8 = -128; return a >> 1", "-64"),
      Expectation("let a: UInt8 = 0b1010; return ~a", "245"),
      Expectation("return ~5", "-6"),
      Expectation("let a: UInt32 = 0xDEADBEEF; return String(a, radix: 16)", "deadbeef"),
      Expectation("let a: UInt64 = 0xFFFF_FFFF_FFFF_FFFF; return a", "18446744073709551615"),
      Expectation(
        "let a: UInt64 = 0xFFFF_FFFF_FFFF_FFFF; return a &* 3 ^ 5",
        "18446744073709551608"
      ),
      Expectation("let a: UInt8 = 7; return a == 7 && a < 8 && a != 9 && 6 < a", "true"),
      Expectation("let a: [UInt8] = [1, 2, 250]; return a.max() ?? 0", "250"),
      Expectation("let a: UInt8 = 5; return Int(a) + 300", "305"),
      Expectation("let a: UInt8 = 5; return Double(a) / 2", "2.5"),
      Expectation("func half(_ n: UInt16) -> UInt16 { n / 2 }; return half(65_535)", "32767"),
      Expectation("let n: UInt8 = 3; return (0..<n).map { $0 * 80 }", "[0, 80, 160]"),
      Expectation("return UInt8(truncatingIfNeeded: 300)", "44"),
      Expectation("return Int8(truncatingIfNeeded: 200)", "-56"),
      Expectation("return Int8(bitPattern: UInt8(200))", "-56"),
      Expectation("return UInt8(clamping: -5)", "0"),
      Expectation("return UInt8(exactly: 256)", "nil"),
      Expectation("return UInt8(exactly: 255)", "255"),
      Expectation("return UInt8(\"256\")", "nil"),
      Expectation("return UInt8(\"fe\", radix: 16)", "254"),
      Expectation("return Int(UInt64.max >> 1)", "9223372036854775807"),
      Expectation("return Int(exactly: UInt64.max)", "nil"),
      Expectation(
        "return UInt8(200).addingReportingOverflow(100)",
        "(partialValue: 44, overflow: true)"
      ),
      Expectation(
        "return (7).subtractingReportingOverflow(8)",
        "(partialValue: -1, overflow: false)"
      ),
      Expectation("return Int8.min.magnitude", "128"),
      Expectation("return UInt16(0x0102).byteSwapped", "513"),
      Expectation("return UInt8(12).nonzeroBitCount + UInt8.bitWidth", "10"),
      Expectation("return 17.quotientAndRemainder(dividingBy: 5)", "(quotient: 3, remainder: 2)"),
      Expectation(
        "let a: UInt8? = 4; return \"\\(a ?? 0) \\(UInt64(12_345).formatted())\"",
        "4 12,345"
      ),
      Expectation("return String(format: \"%02X%02x\", UInt8(10), UInt8(255))", "0Aff"),
      Expectation("return String(format: \"%d\", 9_007_199_254_740_993)", "9007199254740993"),
    ]
  )
  func arithmetic(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "fault where compiled code would trap, each at its place",
    arguments: [
      Expectation("var a = UInt8.max; a += 1; return a", "2:22: arithmetic overflow in '+'"),
      Expectation("var a: UInt8 = 200; a += 100; return a", "2:23: arithmetic overflow in '+'"),
      Expectation("let a: UInt = 0; return a - 1", "2:27: arithmetic overflow in '-'"),
      Expectation("return Int8.max * 2", "2:17: arithmetic overflow in '*'"),
      Expectation("return Int8.min / -1", "2:17: arithmetic overflow in '/'"),
      Expectation("let a = Int8.min; return -a", "2:26: arithmetic overflow in '-'"),
      Expectation("let z: UInt8 = 0; return 5 / z", "2:28: division by zero in '/'"),
      Expectation("return UInt8(300)", "2:8: 300 does not fit a 'UInt8'"),
      Expectation("return Int8(-129)", "2:8: -129 does not fit an 'Int8'"),
      Expectation("let n = -1; return UInt(n)", "2:20: -1 does not fit a 'UInt'"),
      Expectation("return UInt8(256.5)", "2:8: 256.0 does not fit a 'UInt8'"),
      Expectation("return Int(UInt64.max)", "2:8: 18446744073709551615 does not fit an 'Int'"),
      Expectation("let a: UInt8 = 300; return a", "2:16: 300 does not fit a 'UInt8'"),
    ]
  )
  func faults(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test("a property keeps the width of its type through bindings and steps")
  func state() throws {
    var harness = Harness(
      """
      struct Level: View {
        @State private var level: UInt8 = 250
        var body: some View {
          Button("Raise") { level += 4 }
          Button("Wrap") { level &+= 10 }
        }
      }
      """
    )
    try harness.open()
    try harness.tap("Raise")
    #expect(try harness.state("level") == "254")
    #expect(throws: Fault.self) { try harness.tap("Raise") }
    try harness.tap("Wrap")
    #expect(try harness.state("level") == "8")
  }
}
