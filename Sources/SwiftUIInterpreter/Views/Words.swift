// The words of values that stand where SwiftUI takes a text.
//
// Source: Apple, SwiftUI Text, LocalizedStringKey.

extension Evaluator {
  /// What a `Text` shows.
  func textString(_ name: String, _ arguments: [Argument]) -> String {
    if name == "+" { return arguments.reduce(into: "") { $0 += words($1.value) } }
    if let verbatim = arguments["verbatim"] { return text(of: verbatim) }
    if let interval = arguments["timerInterval"] { return timer(interval, arguments) }
    let title = arguments.first { $0.label == nil && !$0.value.isClosure }?.value
    guard let value = title ?? arguments.first?.value else { return "" }
    if let format = arguments["format"] ?? arguments["formatter"] {
      return formatted(value, format)
    }
    if let (start, end) = value.dates { return dateRange(start, end) }
    if let style = arguments["style"], let seconds = value.seconds {
      let span = seconds - clock
      return DateText.span(span, style: style.memberName ?? "") ?? formatted(value, style)
    }
    return words(value)
  }

  /// The words of a value that stands where SwiftUI takes a text.
  func words(_ value: Value) -> String {
    switch value {
    case .localized(let text): Markdown.plain(text)
    case .string(let text): text
    case .none, .void: ""
    case .unknown(let name): "⟨\(name)⟩"
    case .view(let view): words(of: view)
    case .enumeration(let made) where made.type == nil && made.name == "init":
      made.payload.first.map { words(.localized(words($0.value))) } ?? ""
    default: text(of: value)
    }
  }

  /// The words of a text, a symbol or what stands for one.
  func words(of view: ViewValue) -> String {
    switch view.base {
    case .system(let name, let arguments) where name == "Text" || name == "+":
      textString(name, arguments)
    case .system("Image", let arguments):
      if let name = arguments["systemName"] {
        SymbolNames.name(of: words(name)).name
      } else {
        arguments.unlabelled.map { words($0) } ?? ""
      }
    case .system("LocalizedStringKey", let arguments): arguments.first.map { words($0.value) } ?? ""
    case .content(let items): items.reduce(into: "") { $0 += words($1.value) }
    default: ""
    }
  }

  /// Two dates: the times alone on one day, else the dates with their times.
  ///
  /// - Source: Apple, Text.init(_:) of a ClosedRange or a DateInterval; which parts it shows is
  ///   inferred.
  private func dateRange(_ start: Double, _ end: Double) -> String {
    let isSameDay = DateText.dayNumber(start) == DateText.dayNumber(end)
    let fields = DateFields(date: isSameDay ? nil : "numeric", time: "shortened")
    return DateIntervalText.text(start, end, fields)
  }

  /// What a countdown between two dates shows now.
  private func timer(_ interval: Value, _ arguments: [Argument]) -> String {
    guard case .range(let range) = interval, let start = range.lower?.seconds,
      let end = range.upper?.seconds
    else { return "" }
    let isDown = arguments["countsDown"] != .bool(false)
    let left = min(max(clock, start), end)
    return DateText.span(isDown ? left - end : start - left, style: "timer") ?? ""
  }
}
