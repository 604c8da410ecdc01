/// The parts of a date that a format asks for, each in the width of its pattern letters.
///
/// - Source: Apple, Date.FormatStyle; Unicode CLDR, en.xml, availableFormats and
///   dateTimeFormats; texts of swift-foundation with ICU, en_US.
struct DateFields: Hashable {
  var era = ""
  var year = ""
  var quarter = ""
  var month = ""
  var week = ""
  var day = ""
  var dayOfYear = ""
  var weekday = ""
  /// `h` or `H` letters.
  var hour = ""
  /// The letters of AM and PM; absent where the hour stands without them.
  var period = "a"
  var minute = ""
  var second = ""
  var fraction = ""
  var zone = ""

  var hasDate: Bool { !dateLetters.isEmpty }
  var hasTime: Bool { !(hour + minute + second + fraction + zone).isEmpty }
  private var dateLetters: String {
    era + year + quarter + month + week + day + dayOfYear + weekday
  }

  /// Whether the month is written as a word.
  var hasMonthName: Bool { month.count >= 3 }

  /// The pattern that en_US writes these parts in.
  var pattern: String {
    let (date, time) = (datePattern, timePattern)
    if date.isEmpty || time.isEmpty { return date + time }
    return date + glue + time
  }

  /// What stands between the date and the time.
  private var glue: String {
    if hasMonthName { return " 'at' " }
    let isWeekdayOnly = dateLetters == weekday
    return isWeekdayOnly && !hour.isEmpty && !minute.isEmpty ? " " : ", "
  }

  // MARK: The date

  var datePattern: String {
    var text = month.isEmpty ? withoutMonth : hasMonthName ? withMonthName : withMonthNumber
    if !quarter.isEmpty { text = text.isEmpty ? quarter : quarter + " " + text }
    if !week.isEmpty { text = text.isEmpty ? week : text + " '(week:' " + week + "')'" }
    if !dayOfYear.isEmpty { text = text.isEmpty ? dayOfYear : text + " " + dayOfYear }
    if !era.isEmpty { text = text.isEmpty ? era : text + " " + era }
    return text
  }

  private var withMonthName: String {
    if day.isEmpty {
      let text = year.isEmpty ? month : month + " " + year
      return weekday.isEmpty ? text : text + " " + weekday
    }
    let text = month + " " + day + (year.isEmpty ? "" : ", " + year)
    return weekday.isEmpty ? text : weekday + ", " + text
  }

  private var withMonthNumber: String {
    let text = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    return weekday.isEmpty ? text : weekday + ", " + text
  }

  private var withoutMonth: String {
    if day.isEmpty { return [year, weekday].filter { !$0.isEmpty }.joined(separator: " ") }
    let text = weekday.isEmpty ? day : weekday + " " + day
    return year.isEmpty ? text : year + " '(day:' " + text + "')'"
  }

  // MARK: The time

  var timePattern: String {
    var text = hour
    if !minute.isEmpty {
      text += text.isEmpty && second.isEmpty ? minute : Self.after(text, minute)
    }
    if !second.isEmpty { text += text.isEmpty ? second : Self.after(text, second) }
    if !fraction.isEmpty { text += (second.isEmpty ? "" : ".") + fraction }
    if hour.hasPrefix("h"), !period.isEmpty { text += " " + period }
    if !zone.isEmpty { text += text.isEmpty ? zone : " " + zone }
    return text
  }

  /// A number after a colon has two digits, and so has a minute before a second.
  private static func after(_ text: String, _ letters: String) -> String {
    (text.isEmpty ? "" : ":") + (letters.count == 1 ? letters + letters : letters)
  }
}

extension DateFields {
  /// What `formatted(date:time:)` asks for.
  init(date: String?, time: String?) {
    switch date {
    case "numeric": (month, day, year) = ("M", "d", "y")
    case "abbreviated": (month, day, year) = ("MMM", "d", "y")
    case "long": (month, day, year) = ("MMMM", "d", "y")
    case "complete": (weekday, month, day, year) = ("EEEE", "MMMM", "d", "y")
    default: break
    }
    switch time {
    case "shortened": (hour, minute) = ("h", "mm")
    case "standard": (hour, minute, second) = ("h", "mm", "ss")
    case "complete": (hour, minute, second, zone) = ("h", "mm", "ss", "z")
    default: break
    }
  }

  /// What the styles of a `DateFormatter` ask for.
  ///
  /// - Source: Apple, DateFormatter.Style.
  init(dateStyle: String?, timeStyle: String?) {
    let dates = [
      "short": "numeric", "medium": "abbreviated", "long": "long", "full": "complete",
    ]
    let times = [
      "short": "shortened", "medium": "standard", "long": "complete", "full": "complete",
    ]
    self.init(date: dates[dateStyle ?? ""], time: times[timeStyle ?? ""])
    if dateStyle == "short" { year = "yy" }
    if timeStyle == "full" { zone = "zzzz" }
  }

  /// What a template such as `MMMd` or `jm` asks for; the order of its letters says nothing.
  ///
  /// - Source: Apple, DateFormatter.setLocalizedDateFormatFromTemplate; UTS 35, skeletons.
  init(template: String) {
    var rest = Substring(template)
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      take(first, String(run.prefix(6)))
      rest = rest.dropFirst(run.count)
    }
  }

  private mutating func take(_ letter: Character, _ letters: String) {
    switch letter {
    case "G": era = letters
    case "y", "Y", "u": year = letters.count == 2 ? "yy" : "y"
    case "M", "L": month = String(repeating: "M", count: letters.count)
    case "d": day = letters
    case "E", "c", "e":
      weekday = letters.count < 3 ? "EEE" : String(repeating: "E", count: letters.count)
    case "Q", "q": quarter = letters
    case "w": week = letters
    case "D": dayOfYear = letters
    case "j", "J", "h", "K", "C": hour = letters.count == 2 ? "hh" : "h"
    case "H", "k": hour = "HH"
    case "m": minute = letters
    case "s": second = letters
    case "S": fraction = letters
    case "z", "Z", "v", "V", "O", "x", "X": zone = letters
    default: break
    }
  }
}

extension DateFields {
  /// What a chain such as `.dateTime.month(.wide).day()` asks for.
  init(_ members: [SystemValue.Member]) {
    for member in members { take(member) }
  }

  /// Every name that a chain of a date's style may hold.
  static let names: Set<String> = [
    "dateTime", "era", "year", "quarter", "month", "week", "day", "dayOfYear", "weekday", "hour",
    "minute", "second", "secondFraction", "timeZone", "locale", "attributed", "iso8601", "relative",
    "dateSeparator", "timeSeparator", "dateTimeSeparator", "time", "weekOfYear", "interval",
    "components", "timeDuration", "FormatStyle", "dateTimeStyle",
  ]

  private mutating func take(_ member: SystemValue.Member) {
    let width = member.arguments.first?.value.memberName
    switch member.name {
    case "init":
      self = DateFields(
        date: member.arguments["date"]?.memberName,
        time: member.arguments["time"]?.memberName
      )
    case "era": era = width == "wide" ? "GGGG" : width == "narrow" ? "GGGGG" : "G"
    case "year": year = width == "twoDigits" ? "yy" : "y"
    case "quarter": quarter = Self.named(width, "Q")
    case "month": month = Self.named(width, "M")
    case "week": week = width == "twoDigits" ? "ww" : "w"
    case "day": day = width == "twoDigits" ? "dd" : width == "ordinalOfDayInMonth" ? "F" : "d"
    case "dayOfYear": dayOfYear = width == "threeDigits" ? "DDD" : width == "twoDigits" ? "DD" : "D"
    case "weekday": weekday = Self.weekday(width)
    case "hour": takeHour(member.arguments.first?.value)
    case "minute": minute = width == "twoDigits" ? "mm" : "m"
    case "second": second = width == "twoDigits" ? "ss" : "s"
    case "secondFraction":
      let count = member.arguments.first?.value.memberArguments.first?.value.integer ?? 1
      fraction = String(repeating: "S", count: min(max(1, count), 9))
    case "timeZone": zone = Self.zone(member.arguments.first?.value)
    default: break
    }
  }

  private static func named(_ width: String?, _ letter: Character) -> String {
    let count =
      switch width {
      case "wide": 4
      case "narrow": 5
      case "twoDigits": 2
      case "defaultDigits", "oneDigit": 1
      default: 3
      }
    return String(repeating: letter, count: count)
  }

  private static func weekday(_ width: String?) -> String {
    switch width {
    case "wide": "EEEE"
    case "narrow": "EEEEE"
    case "short": "EEEEEE"
    case "oneDigit", "twoDigits": "c"
    default: "EEE"
    }
  }

  private mutating func takeHour(_ style: Value?) {
    hour = style?.memberName?.hasPrefix("twoDigits") == true ? "hh" : "h"
    switch style?.memberArguments["amPM"]?.memberName {
    case "omitted": period = ""
    case "narrow": period = "aaaaa"
    case "wide": period = "aaaa"
    default: period = "a"
    }
  }

  private static func zone(_ style: Value?) -> String {
    switch style?.memberName {
    case "iso8601":
      style?.memberArguments.first?.value.memberName == "long" ? "ZZZZZ" : "Z"
    case "localizedGMT": "ZZZZ"
    case "specificName", "genericName":
      style?.memberArguments.first?.value.memberName == "long" ? "zzzz" : "z"
    case "identifier": "VV"
    default: "z"
    }
  }
}
