extension Glyphs {
  /// Returns the nearest ASCII for a visible scalar, `?` where there is none.
  func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    if let known = Self.lookalikes[scalar] { return known }
    return Self.plainLetters[Character(scalar)].map { String($0) } ?? "?"
  }

  /// Letters with one mark to the letters alone; a key equals its composed form.
  private static let plainLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        letters[Character(String(letter) + String(mark))] = letter
      }
    }
    return letters
  }()

  /// Grave, acute, circumflex, tilde, macron, breve, dot above, dot below, diaeresis, ring, double
  /// acute, caron, comma below, cedilla and ogonek.
  private static let marks: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{323}",
    "\u{308}", "\u{30A}", "\u{30B}", "\u{30C}", "\u{326}", "\u{327}", "\u{328}",
  ]

  private static let lookalikes: [Unicode.Scalar: String] = [
    "\u{A0}": " ", "\u{2002}": " ", "\u{2003}": " ", "\u{2009}": " ",
    "\u{202F}": " ", "\u{3000}": " ",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"",
    "‹": "'", "›": "'", "′": "'", "″": "\"", "´": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "·": "-", "•": "*",
    "…": "...", "×": "x", "÷": "/", "⁄": "/", "≤": "<=", "≥": ">=", "≠": "!=", "±": "+-",
    "←": "<-", "→": "->", "↑": "^", "↓": "v", "↔": "<->", "✓": "x", "✔": "x", "✕": "x", "✗": "x",
    "─": "-", "━": "=", "│": "|", "┃": "#", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
    "┤": "+", "┬": "+", "┴": "+", "┼": "+", "┏": "#", "┓": "#", "┗": "#", "┛": "#",
    "═": "=", "║": "|", "╔": "+", "╗": "+", "╚": "+", "╝": "+", "╭": "+", "╮": "+", "╰": "+",
    "╯": "+", "█": "#", "▓": "#", "▒": ":", "░": ".", "▶": ">", "►": ">", "◀": "<", "▲": "^",
    "▼": "v", "●": "*", "○": "o", "■": "#", "□": "o", "★": "*", "☆": "*", "⟨": "<", "⟩": ">",
    "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l",
    "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
    "€": "EUR", "£": "GBP", "¥": "JPY", "©": "(c)", "®": "(R)", "™": "(TM)", "°": "o",
  ]
}
