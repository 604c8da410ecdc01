import AccessibilityTree

/// Estimates how much room a text takes.
///
/// A character is half its size wide, a wide one a whole; lines break at spaces. Assumed: these are
/// estimates for drawing and touch, never a ground for speech.
enum TextMeasure {
  /// The size of a text in a room; without a width it stands in a single line.
  ///
  /// In less height than it needs it is cut off after the last line that fits, the first stays.
  ///
  /// - Source: Apple, SwiftUI lineLimit(_:) and truncationMode(_:).
  static func size(of run: TextRun, width: Double?, height room: Double? = nil) -> Size {
    var run = run
    let line = run.style.lineHeight * run.scale
    if let room, room.isFinite, line > 0 {
      let fitting = max(1, Int(clamping: ((room + 0.5) / line).rounded(.down)))
      run.lineLimit = min(run.lineLimit ?? fitting, fitting)
    }
    return size(of: run, in: width)
  }

  private static func size(of run: TextRun, in width: Double?) -> Size {
    let unit = run.style.size * run.scale / 2
    let height = run.style.lineHeight * run.scale
    guard let width, width.isFinite else {
      let (natural, lines) = naturalWidth(run.string, unit)
      return Size(width: natural, height: height * Double(min(lines, run.lineLimit ?? lines)))
    }
    let (natural, lines) = naturalWidth(run.string, unit)
    if natural <= width, lines == 1 { return Size(width: natural, height: height) }
    let (broken, widest) = wrap(run.string, unit, max(width, unit))
    let shown = min(broken, run.lineLimit ?? broken)
    return Size(width: min(widest, max(width, 0)), height: height * Double(shown))
  }

  /// Whether a text shows less than all of itself in a room.
  ///
  /// - Source: Apple, SwiftUI lineLimit(_:) and frame(width:height:alignment:): text that has no
  ///   room is truncated.
  static func isCutOff(_ run: TextRun, in room: Size) -> Bool {
    var whole = run
    whole.lineLimit = nil
    let needed = size(of: whole, width: max(room.width, 1))
    return needed.height > room.height + 0.5 || needed.width > room.width + 0.5
  }

  private static func naturalWidth(_ text: String, _ unit: Double) -> (width: Double, lines: Int) {
    var width = 0.0
    var widest = 0.0
    var lines = 1
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        widest = max(widest, width)
        width = 0
        lines += 1
      } else {
        width += cells(scalar) * unit
      }
    }
    return (max(widest, width), lines)
  }

  /// How many lines a text breaks into, and how wide the widest of them is.
  private static func wrap(
    _ text: String,
    _ unit: Double,
    _ limit: Double
  ) -> (lines: Int, widest: Double) {
    var (lines, line, word, widest) = (1, 0.0, 0.0, 0.0)
    func place() {
      if line > 0, line + word > limit {
        widest = max(widest, line)
        lines += 1
        line = 0
      }
      while word > limit {
        lines += 1
        word -= limit
        widest = limit
      }
      line += word
      word = 0
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        place()
        widest = max(widest, line)
        line = 0
        lines += 1
      } else {
        word += cells(scalar) * unit
        if scalar == " " { place() }
      }
    }
    place()
    return (lines, max(widest, line))
  }

  /// How many halves of the size a character is wide.
  private static func cells(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0...0x2FF: 1
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
