import CNcurses
import Canvas
import Testing

@Suite("The width of text and the C library")
struct TextWidthAgreementTests {
  /// Ranges in which the two may differ; none are known for Unicode 15.
  static let exceptions: [ClosedRange<UInt32>] = []

  @Test("every scalar that the C library can draw is measured as it measures it")
  func everyScalar() throws {
    let found = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let locale = try #require(found)
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    var differing: [String] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cells = wcwidth(wchar_t(value))
      guard cells >= 0, Int(cells) != TextWidth.cells(of: scalar) else { continue }
      guard !Self.exceptions.contains(where: { $0.contains(value) }) else { continue }
      differing.append(String(value, radix: 16))
    }
    #expect(differing.isEmpty)
  }
}
