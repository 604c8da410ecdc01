import Testing
import VoiceOver

@Suite("Words that are heard")
struct SpokenWordsTests {
  /// A text and the words that are heard of it.
  static let table: [(text: String, heard: String)] = [
    ("", ""),
    ("Quantity: 2", "quantity two"),
    ("42", "forty-two"),
    ("100", "one hundred"),
    ("0", "zero"),
    ("1,234", "one thousand two hundred thirty-four"),
    ("1000000", "one million"),
    ("007", "zero zero seven"),
    ("3.75", "three point seven five"),
    ("1.2.3", "one point two point three"),
    ("$7.50", "seven dollars fifty cents"),
    ("$1", "one dollar"),
    ("$0.01", "one cent"),
    ("$0", "zero dollars"),
    ("€34.99", "thirty-four euros ninety-nine cents"),
    ("34.99 €", "thirty-four euros ninety-nine cents"),
    ("$2.5", "two point five dollars"),
    ("£1,000", "one thousand pounds"),
    ("-$5", "minus five dollars"),
    ("Nov 12", "november twelfth"),
    ("Nov. 12", "november twelfth"),
    ("November 12 · $7.50", "november twelfth seven dollars fifty cents"),
    ("21 February", "twenty-first february"),
    ("March", "march"),
    ("You may 12", "you may twelve"),
    ("Dec 2026", "december two thousand twenty-six"),
    ("2nd of 3", "second of three"),
    ("20th", "twentieth"),
    ("50%, adjustable", "fifty percent adjustable"),
    ("15:20", "fifteen twenty"),
    ("2024/10/27", "two thousand twenty-four slash ten slash twenty-seven"),
    ("-, button", "minus button"),
    ("+, button", "plus button"),
    ("A - B", "a b"),
    ("A · B", "a b"),
    ("-5 °", "minus five degrees"),
    ("Fish & chips", "fish and chips"),
    ("don’t stop", "don't stop"),
    ("well-known", "well-known"),
    ("iPhone15", "iphone fifteen"),
    ("•••, secure text field", "bullet bullet bullet secure text field"),
    ("🎉, button", "🎉 button"),
    ("Great 👍🏽!", "great 👍🏽"),
    ("Hello,, World, !", "hello world exclamation"),
    ("Done.", "done"),
    ("99999999999999999999", Array(repeating: "nine", count: 20).joined(separator: " ")),
  ]

  @Test("a text is heard in these words", arguments: table)
  func isHeard(_ row: (text: String, heard: String)) {
    #expect(SpokenWords(row.text).words.joined(separator: " ") == row.heard)
  }

  @Test("words are found whole, one after the other")
  func areFoundWhole() {
    let heard = SpokenWords("Order No. 10, November 12 · $7.50")
    #expect(heard.contains(SpokenWords("Nov 12")))
    #expect(heard.contains(SpokenWords("order no 10")))
    #expect(!heard.contains(SpokenWords("1")))
    #expect(!heard.contains(SpokenWords("order 10")))
    #expect(!heard.contains(SpokenWords("")))
  }
}
