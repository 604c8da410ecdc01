/// Measures text in cells, as ncurses counts them: scalar by scalar.
public enum TextWidth {
  /// Returns the cells that one scalar takes: 0, 1 or 2.
  ///
  /// A control character counts 1, the width of the placeholder that is shown for it.
  ///
  /// - Complexity: Logarithmic in the size of the tables; constant below U+0300.
  public static func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 || (0x2500...0x25FC).contains(value) { return 1 }
    if contains(value, in: wide) { return 2 }
    return contains(value, in: zeroWidth) ? 0 : 1
  }

  /// Returns the cells that a text takes: the sum over its scalars.
  public static func cells(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
  }

  /// Returns the cells that one grapheme takes: the sum over its scalars.
  public static func cells(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
  }

  /// Searches a table of first and last scalars in turn.
  private static func contains(_ value: UInt32, in table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[middle * 2 + 1] {
        low = middle + 1
      } else if value < table[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
