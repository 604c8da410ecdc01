import Testing

@testable import SwiftUIInterpreter

// Source of the texts: swift-foundation with ICU, en_US and GMT, its narrow spaces made plain.

private let numbers = Expectation.table(
  #"""
  1234567.891.formatted(.number.precision(.significantDigits(3))) → 1,230,000
  1234567.891.formatted(.number.precision(.significantDigits(2...4))) → 1,235,000
  0.000012345.formatted(.number.precision(.significantDigits(3))) → 0.0000123
  1234567.formatted(.number.grouping(.never)) → 1234567
  1234567.formatted(.number.grouping(.automatic)) → 1,234,567
  5.formatted(.number.sign(strategy: .always())) → +5
  0.formatted(.number.sign(strategy: .always())) → +0
  0.formatted(.number.sign(strategy: .always(includingZero: true))) → +0
  (-5).formatted(.number.sign(strategy: .never)) → 5
  1234567.891.formatted(.number.notation(.scientific)) → 1.234568E6
  1234567.formatted(.number.notation(.scientific)) → 1.234567E6
  0.00012.formatted(.number.notation(.scientific)) → 1.2E-4
  0.formatted(.number.notation(.scientific)) → 0E0
  5.formatted(.number.precision(.integerLength(2))) → 05
  1234.formatted(.number.precision(.integerLength(2))) → 34
  5.5.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 2))) → 05.50
  5.formatted(.number.precision(.integerLength(3...))) → 005
  5.25.formatted(.number.precision(.fractionLength(0...1))) → 5.2
  5.formatted(.number.precision(.fractionLength(2))) → 5.00
  5.0.formatted(.number.precision(.fractionLength(2...4))) → 5.00
  5.123456.formatted(.number.precision(.fractionLength(2...4))) → 5.1235
  5.123456.formatted(.number.precision(.fractionLength(...3))) → 5.123
  1234567.891.formatted(.number.rounded(rule: .up, increment: 100)) → 1,234,600
  1234567.891.formatted(.number.rounded(rule: .down)) → 1,234,567.891
  1234567.891.formatted(.number.rounded(rule: .up, increment: 1)) → 1,234,568
  1.2345.formatted(.number.rounded(rule: .up, increment: 0.01)) → 1.24
  7.formatted(.number.rounded(increment: 5)) → 5
  12.8.formatted(.number.rounded(increment: 0.5)) → 13.0
  0.3.formatted(.percent.rounded(increment: 1)) → 30%
  1.5.formatted(.number.decimalSeparator(strategy: .always)) → 1.5
  1.formatted(.number.decimalSeparator(strategy: .always)) → 1.
  1234.formatted(.number.scale(0.001)) → 1.234
  0.12345.formatted(.number.scale(100)) → 12.345
  1234.5.formatted(.number.notation(.compactName)) → 1.2K
  1234567.formatted(.number.notation(.compactName)) → 1.2M
  999.formatted(.number.notation(.compactName)) → 999
  12345.formatted(.number.notation(.compactName)) → 12K
  123456.formatted(.number.notation(.compactName)) → 123K
  999999.formatted(.number.notation(.compactName)) → 1M
  1500000000.formatted(.number.notation(.compactName)) → 1.5B
  1.5.formatted(.number.notation(.compactName)) → 1.5
  15.25.formatted(.number.notation(.compactName)) → 15
  0.126.formatted(.number.notation(.compactName)) → 0.13
  1234567.formatted(.number.notation(.compactName).precision(.fractionLength(2))) → 1.23M
  1200.formatted(.number.notation(.compactName).precision(.significantDigits(3))) → 1.20K
  1234567.formatted(.currency(code: "USD").notation(.compactName)) → $1.2M
  1234.5.formatted(.currency(code: "EUR").notation(.compactName)) → €1.2K
  9.99.formatted(.currency(code: "USD").presentation(.fullName)) → 9.99 US dollars
  1.formatted(.currency(code: "USD").presentation(.fullName)) → 1.00 US dollars
  1.0.formatted(.currency(code: "USD").presentation(.fullName)) → 1.00 US dollars
  9.99.formatted(.currency(code: "EUR").presentation(.fullName)) → 9.99 euros
  9.99.formatted(.currency(code: "GBP").presentation(.fullName)) → 9.99 British pounds
  9.99.formatted(.currency(code: "JPY").presentation(.fullName)) → 10 Japanese yen
  9.99.formatted(.currency(code: "USD").presentation(.isoCode)) → USD⍽9.99
  9.99.formatted(.currency(code: "CAD").presentation(.narrow)) → $9.99
  9.99.formatted(.currency(code: "CAD")) → CA$9.99
  9.99.formatted(.currency(code: "CHF")) → CHF⍽9.99
  9.99.formatted(.currency(code: "usd")) → $9.99
  9.99.formatted(.currency(code: "XYZ")) → XYZ⍽9.99
  9.formatted(.currency(code: "USD")) → $9.00
  9.formatted(.currency(code: "USD").precision(.fractionLength(0))) → $9
  9.99.formatted(.currency(code: "USD").precision(.fractionLength(0))) → $10
  (-9.99).formatted(.currency(code: "USD")) → -$9.99
  (-9.99).formatted(.currency(code: "USD").sign(strategy: .accounting)) → ($9.99)
  (-9.99).formatted(.currency(code: "USD").precision(.fractionLength(1))) → -$10.0
  9.99.formatted(.currency(code: "USD").sign(strategy: .always())) → +$9.99
  (-9.99).formatted(.currency(code: "USD").sign(strategy: .never)) → $9.99
  9.99.formatted(.currency(code: "USD").sign(strategy: .accountingAlways())) → +$9.99
  9999.99.formatted(.currency(code: "USD").grouping(.never)) → $9999.99
  9999.99.formatted(.currency(code: "USD").rounded(rule: .down, increment: 1)) → $9,999
  0.755.formatted(.percent.precision(.fractionLength(0))) → 76%
  0.12345.formatted(.percent) → 12.345%
  0.5.formatted(.percent.precision(.significantDigits(3))) → 50.0%
  50.formatted(.percent) → 50%
  (-0.25).formatted(.percent) → -25%
  0.25.formatted(.percent.sign(strategy: .always())) → +25%
  12.345.formatted(.percent.precision(.fractionLength(1))) → 1,234.5%
  1234567.formatted(.percent) → 1,234,567%
  Decimal(9.5).formatted(.currency(code: "USD")) → $9.50
  Decimal(0.5).formatted(.percent) → 50%
  1234567.891.formatted(.currency(code: "USD")) → $1,234,567.89
  (-1234.5).formatted(.currency(code: "USD").presentation(.fullName)) → -1,234.50 US dollars
  21.formatted(.number) → 21
  1.formatted(.number.precision(.significantDigits(3))) → 1.00
  0.formatted(.number.precision(.significantDigits(2))) → 0.0
  1500.formatted(.currency(code: "USD").notation(.compactName).precision(.fractionLength(1))) → $1.5K
  1000.formatted(.number.notation(.compactName)) → 1K
  (-1500).formatted(.number.notation(.compactName)) → -1.5K
  0.5.formatted(.percent.notation(.compactName)) → 50%
  1234567.formatted(.number.notation(.scientific).precision(.fractionLength(2))) → 1.23E6
  1234567.formatted(.number.notation(.scientific).precision(.significantDigits(2))) → 1.2E6
  (-0.4).formatted(.number.precision(.fractionLength(0))) → -0
  (-0.0).formatted(.number) → -0
  (-0.001).formatted(.currency(code: "USD")) → -$0.00
  9.5.formatted(.currency(code: "USD").presentation(.isoCode).sign(strategy: .always())) → +USD⍽9.50
  1234.5.formatted(.number.precision(.integerLength(0))) → 1,234.5
  0.5.formatted(.number.precision(.integerLength(0...3))) → .5
  12345678.formatted(.number.precision(.integerLength(1...4))) → 5,678
  Decimal(1).formatted(.percent) → 100%
  1.formatted(.percent.precision(.fractionLength(1))) → 1.0%
  """#
)

private let currencies = Expectation.table(
  #"""
  (2.5).formatted(.currency(code: "SEK")) → SEK⍽2.50
  (2.5).formatted(.currency(code: "SEK").presentation(.narrow)) → kr⍽2.50
  (2.5).formatted(.currency(code: "SEK").presentation(.fullName)) → 2.50 Swedish kronor
  1.formatted(.currency(code: "SEK").presentation(.fullName).precision(.fractionLength(0))) → 1 Swedish krona
  (2.5).formatted(.currency(code: "KWD")) → KWD⍽2.500
  (2.5).formatted(.currency(code: "INR")) → ₹2.50
  (2.5).formatted(.currency(code: "KRW")) → ₩2
  FloatingPointFormatStyle<Double>.Currency(code: "USD").format(2.5) → $2.50
  0.5.formatted(.number.precision(.integerLength(0...3))) → .5
  """#
)

private let bytes = Expectation.table(
  #"""
  5000000.formatted(.byteCount(style: .file)) → 5 MB
  Int64(5000000).formatted(.byteCount(style: .memory)) → 4.8 MB
  Int64(5000000).formatted(.byteCount(style: .decimal)) → 5 MB
  Int64(5000000).formatted(.byteCount(style: .binary)) → 4.8 MB
  Int64(0).formatted(.byteCount(style: .file)) → Zero kB
  Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false)) → 0 bytes
  Int64(1).formatted(.byteCount(style: .file)) → 1 byte
  Int64(512).formatted(.byteCount(style: .file)) → 512 bytes
  Int64(1000).formatted(.byteCount(style: .file)) → 1 kB
  Int64(1234).formatted(.byteCount(style: .file)) → 1 kB
  Int64(1536).formatted(.byteCount(style: .memory)) → 2 kB
  Int64(123456).formatted(.byteCount(style: .file)) → 123 kB
  Int64(1234567).formatted(.byteCount(style: .file)) → 1.2 MB
  Int64(1234567890).formatted(.byteCount(style: .file)) → 1.23 GB
  Int64(12345678901).formatted(.byteCount(style: .file)) → 12.35 GB
  Int64(1500000000000).formatted(.byteCount(style: .file)) → 1.5 TB
  Int64(-5000).formatted(.byteCount(style: .file)) → -5 kB
  Int64(1234567).formatted(.byteCount(style: .file, includesActualByteCount: true)) → 1.2 MB (1,234,567 bytes)
  Int64(1234567).formatted(.byteCount(style: .file, allowedUnits: .mb)) → 1.2 MB
  Int64(999999).formatted(.byteCount(style: .file)) → 1 MB
  Int64(5).formatted(.byteCount(style: .file)) → 5 bytes
  Int64(1234567).formatted(.byteCount(style: .file, allowedUnits: [.kb, .mb])) → 1.2 MB
  """#
)

@Suite("Formats of numbers")
struct NumberFormatTests {
  @Test("numbers are written as their style says", arguments: numbers)
  func numbersHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("currencies have their symbols, names and digits", arguments: currencies)
  func currenciesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("counts of bytes are written by thousands or by 1,024", arguments: bytes)
  func bytesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
