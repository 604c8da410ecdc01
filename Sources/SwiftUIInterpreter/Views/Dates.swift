import AccessibilityTree

// DatePicker and ColorPicker.
//
// Source: CVS Health's SwiftUI accessibility techniques, Pickers: the label of a compact picker is
// not tied to it; columns of wheels are adjustable; a calendar has a header with the month and days
// that are buttons. The words of days and columns are inferred.

extension Resolver {
  /// A `DatePicker` in the style around.
  mutating func datePicker(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    let label = titleViews(call, context, closure: call["label"] ?? call.trailing)
    let binding = moment(call.binding("selection"))
    guard call.name == "DatePicker", let seconds = read(binding)?.seconds, let binding else {
      return compact(call, [plainDate(call, context)], label, context, into: &views)
    }
    let dates = DateChoice(seconds: seconds, binding: binding, range: call["in"])
    let parts = components(call)
    switch context.datePickerStyle {
    case "wheel":
      var shown = context.hidesLabels ? [] : label
      shown += wheels(dates, parts, call, context)
      views.append(call.node(.stack(Stack(axis: .vertical, alignment: 0)), children: shown))
    case "graphical":
      var shown = parts == ["hourAndMinute"] ? [] : calendar(dates, call, context)
      if parts.contains("hourAndMinute") { shown.append(dateButton(dates, true, call, context)) }
      views.append(call.node(.stack(Stack(axis: .vertical, alignment: 0)), children: shown))
    default:
      var buttons: [ResolvedView] = []
      if parts != ["hourAndMinute"] { buttons.append(dateButton(dates, false, call, context)) }
      if parts.contains("hourAndMinute") {
        buttons.append(dateButton(dates, true, call, context))
      }
      compact(call, buttons, label, context, into: &views)
    }
  }

  /// What is shown of the date: day and time unless the source says less.
  ///
  /// - Source: Apple, SwiftUI DatePicker, init(_:selection:displayedComponents:).
  private func components(_ call: SystemCall) -> Set<String> {
    let known: Set<String> = ["date", "hourAndMinute"]
    let written = call["displayedComponents"].map { known.intersection(names($0)) } ?? []
    return written.isEmpty ? known : written
  }

  /// A binding whose date may be written as `.constant(.now)`.
  private mutating func moment(_ binding: BindingValue?) -> BindingValue? {
    guard case .constant(let value)? = binding, value.isMoment,
      let date = try? evaluator.implicit(value, as: .system("Date"), at: .none)
    else { return binding }
    return .constant(date)
  }

  /// The label as a stop of its own, then the buttons.
  private func compact(
    _ call: SystemCall,
    _ buttons: [ResolvedView],
    _ label: [ResolvedView],
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    let shown = context.hidesLabels ? [] : label
    if shown.isEmpty, buttons.count == 1 { return views += buttons }
    var view = call.node(.stack(Stack(axis: .horizontal)), children: shown + buttons)
    view.isDatePicker = true
    views.append(view)
  }

  /// A colour well, or the button of a date that is not known.
  private mutating func plainDate(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let current = read(call.binding("selection")) ?? .none
    let isColor = call.name == "ColorPicker"
    let words = isColor ? "" : evaluator.dateText(current).day
    var view = button(saying: words, at: call.identity.appending(7), call, context)
    if isColor { view.seed?.inference = .view }
    return view
  }

  private func button(
    saying words: String,
    at identity: Identity,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    var view = ResolvedView(.control(.dates(words)), at: identity, place: call.place)
    var seed = Seed(
      label: words.isEmpty ? nil : words,
      traits: .button,
      inference: .datePicker
    )
    seed.valueOnceNamed = words.isEmpty ? nil : words
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// The button of a compact picker: it opens the calendar, or the wheels of the time.
  private mutating func dateButton(
    _ dates: DateChoice,
    _ isTime: Bool,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let text = isTime ? DateText.time(dates.seconds) : DateText.abbreviated(dates.seconds)
    let identity = call.identity.appending(isTime ? 8 : 7)
    var view = button(saying: text, at: identity, call, context)
    let cell = CellID(hash: identity.appending(0x3E9).hash)
    view.seed?.capabilities = .activate
    view.seed?.handlers = [Handler(trigger: .activate, response: .keep(.bool(true), cell))]
    guard kept(cell)?.isTrue == true else { return view }
    var sheet = Presentation(
      kind: .sheet,
      identity: identity.appending(0x3EA),
      place: call.place,
      dismissal: .keep(.bool(false), cell)
    )
    sheet.isRightToLeft = context.isRightToLeft
    var inner = call
    inner.identity = sheet.identity
    sheet.content =
      isTime
      ? wheels(dates, ["hourAndMinute"], inner, context) : calendar(dates, inner, context)
    presentations.append(sheet)
    return view
  }

  // MARK: Wheels

  private func wheels(
    _ dates: DateChoice,
    _ parts: Set<String>,
    _ call: SystemCall,
    _ context: Context
  ) -> [ResolvedView] {
    let hasTime = parts.contains("hourAndMinute")
    let hasDate = parts != ["hourAndMinute"]
    var columns: [DateChoice.Column] = []
    if hasDate { columns += hasTime ? [.date] : [.month, .day, .year] }
    if hasTime { columns += [.hour, .minute, .halfDay] }
    return columns.enumerated().map { index, column in
      let value = dates.text(of: column)
      var view = ResolvedView(
        .control(.wheel(value)),
        at: call.identity.appending(UInt64(index) + 20),
        place: call.place
      )
      var seed = Seed(label: value, traits: [.pickerItem, .adjustable], inference: .datePicker)
      seed.capabilities = [.increment, .decrement]
      seed.handlers = [
        Handler(trigger: .increment, response: dates.response(to: dates.moved(column, by: 1))),
        Handler(trigger: .decrement, response: dates.response(to: dates.moved(column, by: -1))),
      ]
      view.seed = seed
      view.isDisabled = !context.isEnabled
      return view
    }
  }

  // MARK: The calendar

  /// A month: its name, the way to the months beside it, its days.
  private mutating func calendar(
    _ dates: DateChoice,
    _ call: SystemCall,
    _ context: Context
  ) -> [ResolvedView] {
    let cell = CellID(hash: call.identity.appending(0xCA1).hash)
    let offset = kept(cell)?.integer ?? 0
    let month = dates.startOfMonth(offset)
    let parts = DateText.parts(month)
    var header = button(
      saying: "\(DateText.months[parts.month - 1]) \(parts.year)",
      at: call.identity.appending(30),
      call,
      context
    )
    header.seed?.traits = [.button, .header]
    var views = [header]
    for (index, (name, step)) in [("Previous Month", -1), ("Next Month", 1)].enumerated() {
      var side = button(
        saying: name,
        at: call.identity.appending(UInt64(index) + 31),
        call,
        context
      )
      side.seed?.capabilities = .activate
      side.seed?.handlers = [
        Handler(trigger: .activate, response: .keep(.int(offset + step), cell))
      ]
      views.append(side)
    }
    var days: [ResolvedView] = []
    for day in dates.days(of: month) { days.append(dayButton(day, dates, call, context)) }
    let grid = ResolvedView(
      .grid(Grid(columns: 7)),
      at: call.identity.appending(33),
      place: call.place,
      children: days
    )
    return views + [grid]
  }

  private func dayButton(
    _ day: Double,
    _ dates: DateChoice,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let parts = DateText.parts(day)
    let name = "\(DateText.weekdays[parts.weekday - 1]), \(DateText.months[parts.month - 1])"
    var view = button(
      saying: "\(name) \(parts.day)",
      at: call.identity.appending(UInt64(parts.day) + 40),
      call,
      context
    )
    let own = DateText.parts(dates.seconds)
    if (own.year, own.month, own.day) == (parts.year, parts.month, parts.day) {
      view.seed?.traits.insert(.selected)
    }
    view.seed?.isDimmedByItself = !dates.allows(day)
    view.seed?.capabilities = .activate
    view.seed?.handlers = [Handler(trigger: .activate, response: dates.response(to: day))]
    return view
  }
}

/// A date that a person chooses, with the bounds in which it may lie.
struct DateChoice {
  /// Seconds since 2001-01-01 00:00 UTC.
  var seconds: Double
  var binding: BindingValue
  var lower: Double?
  var upper: Double?

  /// What a column of wheels changes.
  enum Column {
    case date, month, day, year, hour, minute, halfDay
  }

  init(seconds: Double, binding: BindingValue, range: Value?) {
    self.seconds = seconds
    self.binding = binding
    guard case .range(let range)? = range else { return }
    lower = range.lower?.seconds
    upper = range.upper?.seconds
  }

  func text(of column: Column) -> String {
    let parts = DateText.parts(seconds)
    switch column {
    case .date:
      let weekday = DateText.weekdays[parts.weekday - 1].prefix(3)
      return "\(weekday) \(DateText.months[parts.month - 1].prefix(3)) \(parts.day)"
    case .month: return DateText.months[parts.month - 1]
    case .day: return String(parts.day)
    case .year: return String(parts.year)
    case .hour: return "\(parts.hour % 12 == 0 ? 12 : parts.hour % 12) o’clock"
    case .minute: return "\(parts.minute) minutes"
    case .halfDay: return parts.hour < 12 ? "AM" : "PM"
    }
  }

  /// The date with one column moved.
  func moved(_ column: Column, by step: Int) -> Double {
    let parts = DateText.parts(seconds)
    let time = Double(parts.hour * 3600 + parts.minute * 60 + parts.second)
    switch column {
    case .date, .day: return seconds + Double(step) * 86400
    case .hour: return seconds + Double(step) * 3600
    case .minute: return seconds + Double(step) * 60
    case .halfDay: return seconds + (parts.hour < 12 ? 43200 : -43200)
    case .year:
      return DateText.seconds(year: parts.year + step, month: parts.month, day: parts.day) + time
    case .month:
      let month = (parts.month - 1 + step + 12) % 12 + 1
      let year = parts.year + (parts.month + step > 12 ? 1 : parts.month + step < 1 ? -1 : 0)
      let day = min(parts.day, Self.length(year: year, month: month))
      return DateText.seconds(year: year, month: month, day: day) + time
    }
  }

  /// How many days a month has.
  static func length(year: Int, month: Int) -> Int {
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    let start = DateText.seconds(year: year, month: month, day: 1)
    return Int(clamping: (DateText.seconds(year: next.0, month: next.1, day: 1) - start) / 86400)
  }

  /// The first moment of the month that lies so many months away.
  func startOfMonth(_ offset: Int) -> Double {
    let parts = DateText.parts(seconds)
    let limited = min(max(offset, -12_000), 12_000)
    let index = parts.year * 12 + parts.month - 1 + limited
    let year = (index - (index % 12 + 12) % 12) / 12
    return DateText.seconds(year: year, month: (index % 12 + 12) % 12 + 1, day: 1)
  }

  /// The days of a month at the time of day that is chosen.
  func days(of month: Double) -> [Double] {
    let parts = DateText.parts(month)
    let own = DateText.parts(seconds)
    let time = Double(own.hour * 3600 + own.minute * 60 + own.second)
    return (0..<Self.length(year: parts.year, month: parts.month)).map {
      month + Double($0) * 86400 + time
    }
  }

  /// Whether a day lies inside the bounds.
  func allows(_ day: Double) -> Bool {
    if let lower, day + 86400 <= lower { return false }
    if let upper, day - 86400 >= upper { return false }
    return true
  }

  /// Writes a date, kept inside the bounds.
  func response(to date: Double) -> Response {
    .write(.date(min(max(date, lower ?? date), upper ?? date)), binding)
  }
}
