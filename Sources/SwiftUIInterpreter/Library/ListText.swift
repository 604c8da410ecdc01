/// Several texts as one: `a, b, and c`.
///
/// - Source: Apple, ListFormatStyle; Unicode CLDR, en.xml, listPatterns, as swift-foundation with
///   ICU gives them.
enum ListText {
  static func text(_ parts: [String], isOr: Bool = false, width: String = "standard") -> String {
    let isNarrow = width == "narrow" && !isOr
    let word = isOr ? "or" : width == "short" ? "&" : "and"
    switch parts.count {
    case 0: return ""
    case 1: return parts[0]
    case 2: return isNarrow ? parts[0] + ", " + parts[1] : "\(parts[0]) \(word) \(parts[1])"
    default:
      let last = parts.last ?? ""
      let head = parts.dropLast().joined(separator: ", ")
      return head + (isNarrow ? ", " : ", \(word) ") + last
    }
  }
}
