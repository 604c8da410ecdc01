/// Dates as ISO 8601 writes them.
///
/// - Source: Apple, Date.ISO8601FormatStyle, ISO8601DateFormatter.Options; ISO 8601-1:2019.
struct ISODate {
  private var names: Set<String> = []
  private var dateMark = "-"
  private var timeMark = ":"
  private var middle = "T"
  private var hasFraction = false

  /// Creates what a chain such as `.iso8601.year().month()` asks for.
  init(_ members: [SystemValue.Member]) {
    for member in members {
      let first = member.arguments.first?.value
      switch member.name {
      case "dateSeparator": dateMark = first?.memberName == "omitted" ? "" : "-"
      case "timeSeparator": timeMark = first?.memberName == "omitted" ? "" : ":"
      case "dateTimeSeparator": middle = first?.memberName == "space" ? " " : "T"
      case "time":
        names.insert("time")
        hasFraction = member.arguments["includingFractionalSeconds"] == .bool(true)
      default: names.insert(member.name)
      }
    }
    takeAllIfNone()
  }

  /// Creates what an `ISO8601DateFormatter` is set to.
  init(options: Value?) {
    let options = Set(options?.members.compactMap(\.memberName) ?? [])
    if options.contains("withFullDate") { names.formUnion(["year", "month", "day"]) }
    let parts = [
      "withYear": "year", "withMonth": "month", "withDay": "day", "withTime": "time",
      "withFullTime": "time", "withTimeZone": "timeZone",
    ]
    for (option, name) in parts where options.contains(option) { names.insert(name) }
    if options.contains("withFullTime") { names.insert("timeZone") }
    if options.contains("withInternetDateTime") { names = [] }
    if options.contains("withSpaceBetweenDateAndTime") { middle = " " }
    hasFraction = options.contains("withFractionalSeconds")
    takeAllIfNone()
  }

  private mutating func takeAllIfNone() {
    if names.isEmpty { names = ["year", "month", "day", "time", "timeZone"] }
  }

  private var pattern: String {
    var date: [String] = []
    if names.contains("year") { date.append("yyyy") }
    if names.contains("month") { date.append("MM") }
    if names.contains("weekOfYear") { date.append("'W'ww") }
    if names.contains("day") {
      date.append(names.contains("month") ? "dd" : names.contains("weekOfYear") ? "ee" : "DDD")
    }
    var time = ""
    if names.contains("time") {
      time = ["HH", "mm", "ss"].joined(separator: timeMark) + (hasFraction ? ".SSS" : "")
    }
    if names.contains("timeZone") { time += "'Z'" }
    let day = date.joined(separator: dateMark)
    return day.isEmpty || time.isEmpty || time == "'Z'" ? day + time : day + "'\(middle)'" + time
  }

  func text(_ seconds: Double) -> String { DatePattern.text(of: seconds, as: pattern) }

  /// The moment that a text names; absent where it is no such date.
  static func seconds(in text: String) -> Double? {
    var text = text
    var fraction = 0.0
    if let mark = text.firstIndex(of: ".") {
      let digits = text[text.index(after: mark)...].prefix { $0.isNumber }
      fraction = Double("0." + digits) ?? 0
      text.removeSubrange(mark..<text.index(mark, offsetBy: digits.count + 1))
    }
    for pattern in ["yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd"] {
      if let found = DatePattern.seconds(in: text, as: pattern) { return found + fraction }
    }
    return nil
  }
}
