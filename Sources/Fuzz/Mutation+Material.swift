/// What mutations put into source.
extension Mutation {
  /// Pieces that often do harm where they do not belong.
  static let harmful = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "!", "$0", "self", "Self", "body", "return", "nil",
    "nil!", "[]", "[:]", "{ }", "()", "_", "#if", "#endif", "@State", "@ViewBuilder", "inout ",
    "A()", "fatalError()", "1 / 0", "[][3]", "while true { }", "self.body", "AnyView(self)",
    "ForEach(0..<1_000_000) { Text(\"\\($0)\") }", "\"\\u{1B}[2J\"", "0...Int.max", "throw 1",
    "Int.max + 1", ".init()", ".some", "$body", "try! ", "as! Int", "async let x = 1", "\\.self",
    "repeat { } while true", "defer { }", "indirect ", "lazy ", "static ", "&", "...", "..<",
    "Array(repeating: 0, count: 1_000_000)", "String(repeating: \"x\", count: 1_000_000)",
    ".reduce(0, +)", ".map { $0 }", ".first!", "[Int.max]", "UUID()", "Date.distantFuture",
  ]

  /// Numbers at the edges of their types and beyond.
  static let numbers = [
    "0", "-1", "1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551616", "1e308", "-1e308", "1e400", "1e-320", "0.0", "-0.0", "(0.0 / 0.0)",
    "Double.nan", "Double.infinity", "(-Double.infinity)", "Int.min", "Int.max", "UInt.max",
    "100_000_000", "4294967296", "0xFFFF_FFFF_FFFF_FFFF", "0b1", "0x1p1023", "0x", "1.", "1e",
    "1_", "CGFloat.greatestFiniteMagnitude", "99999999999999999999999999999999999999999999",
    String(repeating: "9", count: 10_000), "0." + String(repeating: "3", count: 10_000),
  ]

  /// Texts that are very long.
  static let longTexts = [
    String(repeating: "long ", count: 20_000), String(repeating: "x", count: 100_000),
    String(repeating: "\u{301}", count: 20_000), String(repeating: "👩‍👩‍👧", count: 5_000),
    String(repeating: "\n", count: 20_000), String(repeating: "**a** [b](c) `d` ", count: 2_000),
    String(repeating: "%d %@ ", count: 5_000), String(repeating: "*_[(", count: 10_000),
  ]

  /// Scalars that are seldom met in source.
  static let oddTexts = [
    "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}",
    "\u{202E}", "\u{2028}", "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{301}",
    "e\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦", "🇩🇪🇩", "\u{1F3FB}", "߷", "ﷺ", "ｆｕｌｌ", "ẞ", "İ", "ǆ", "한",
    "नि", "\u{E0001}", "\r", "\r\n", "\u{B}", "\u{C}", "‘’“”", "−", "×", "…", "`", "\\",
  ]

  /// What pieces are put into, and how it ends.
  static let nests = [
    ("(", ")"), ("[", "]"), ("{ ", " }"), ("(", ""), ("[", ""), ("{", ""), ("", "}"), ("", ")"),
    ("VStack { ", " }"), ("Group { ", " }"), ("AnyView(", ")"), ("List { ", " }"),
    ("if true { ", " }"), ("ForEach(0..<2) { _ in ", " }"), ("Text(\"\\(", ")\")"), ("!", ""),
    ("-", ""), ("try ", ""), ("await ", ""), ("Optional(", ")"), ("{ () in ", " }()"),
    ("[0: ", "]"),
    ("", ".padding()"), ("", ".overlay(Text(\"o\"))"), ("", "[0]"), ("", "?.x"), ("", "!"),
    ("switch 1 { default: ", " }"), ("func f() { ", " }"), ("struct S { ", " }"), ("Array<", ">"),
    ("NavigationStack { ", " }"), ("Button { } label: { ", " }"), ("x ? ", " : 1"),
    ("#if A\n", "#endif\n"),
  ]
}
