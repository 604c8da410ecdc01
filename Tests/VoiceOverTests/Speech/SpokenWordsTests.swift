import AccessibilityTree
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
    ("3.75", "three dot seventy-five"),
    ("1.2.3", "one dot two dot three"),
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
    ("4.50", "four dot fifty"),
    ("3.05 of 5", "three dot zero five of five"),
    ("4.5%", "four point five percent"),
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
    ("Order No. 42", "order number forty-two"),
    ("No. I said no.", "no i said no"),
    ("Dr. Gray vs. Mr. Oak, etc.", "doctor gray versus mister oak et cetera"),
    ("The cat sat. In the sun.", "the cat sat in the sun"),
    ("2.5 mg", "two point five milligrams"),
    ("1 kg", "one kilogram"),
    ("12km/h", "twelve kilometers per hour"),
    ("30 min read", "thirty minutes read"),
    ("5 items", "five items"),
    ("3:05 PM", "three oh five p m"),
    ("3:00 p.m. sharp", "three p m sharp"),
    ("9:00", "nine o'clock"),
    ("15:00", "fifteen zero zero"),
    ("1:02:03", "one oh two oh three"),
    ("16:9", "sixteen nine"),
    ("2026-11-30", "november thirtieth two thousand twenty-six"),
    ("2026-13-30", "two thousand twenty-six thirteen thirty"),
    (
      "https://www.pixiv.net/users/",
      "https colon slash slash www dot pixiv dot net slash users slash"
    ),
    ("Write to ann@example.org.", "write to ann at example dot org"),
    ("½ cup", "one-half cup"),
    ("$1.5M", "one point five million dollars"),
    ("$3 More", "three dollars more"),
    ("99¢", "ninety-nine cents"),
    ("1 ¢", "one cent"),
    ("₹500", "five hundred rupees"),
    ("$-5", "minus five dollars"),
    ("3 PM", "three p m"),
    ("12:05 AM", "twelve oh five a m"),
    ("15 am", "fifteen am"),
    (
      "2024-10-27T10:05:00",
      "october twenty-seventh two thousand twenty-four ten oh five zero zero"
    ),
    ("Mon, Nov 12", "monday november twelfth"),
    ("Sat Nov 12", "saturday november twelfth"),
    ("The cat Sat down", "the cat sat down"),
    ("Tues.", "tuesday"),
    ("milk, eggs, etc", "milk eggs et cetera"),
    ("99999999999999999999", Array(repeating: "nine", count: 20).joined(separator: " ")),
  ]

  @Test("a text is heard in these words", arguments: table)
  func isHeard(_ row: (text: String, heard: String)) {
    #expect(SpokenWords(row.text).words.joined(separator: " ") == row.heard)
  }

  /// A setting of punctuation and numbers, and what is heard under it.
  static let readings:
    [(punctuation: Verbosity.Punctuation, numbers: Verbosity.Numbers, text: String, heard: String)] =
      [
        (.all, .words, "Hi. (Yes!)", "hi dot parenthesis yes exclamation parenthesis"),
        (.some, .words, "Hi. (Yes!)", "hi yes"),
        (.none, .words, "-, button", "button"),
        (.none, .words, "50% & more", "fifty percent and more"),
        (.some, .digits, "42 kg, 3.5", "four two kilograms three point five"),
      ]

  @Test("settings change the words that are heard, never what is written", arguments: readings)
  func isReadAsSet(
    _ row: (
      punctuation: Verbosity.Punctuation, numbers: Verbosity.Numbers, text: String, heard: String
    )
  ) {
    var settings = Settings()
    settings.verbosity.punctuation = row.punctuation
    settings.verbosity.numbers = row.numbers
    let words = SpokenWords(row.text, settings: settings).words
    #expect(words.joined(separator: " ") == row.heard)
    let element = Element.named(row.text)
    #expect(Utterance(of: element, settings: settings).spoken == row.text)
    #expect(Utterance(of: element).words(settings: settings) == words)
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
