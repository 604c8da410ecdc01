/// Counts of bytes: `123 KB`, by thousands or by 1,024.
///
/// - Source: Apple, ByteCountFormatStyle and ByteCountFormatter; texts of swift-foundation with ICU,
///   en_US: the style writes `kB`, the formatter `KB`.
struct ByteText {
  private var base = 1000.0
  private var units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
  /// The units that may be used; all where empty.
  private var allowed: Set<String> = []
  private var spellsZero = true
  private var showsUnit = true
  private var showsCount = true
  private var showsActual = false
  /// Whether what rounds to a thousand goes to the next unit.
  private var carries = true

  /// Creates what `.byteCount(style:…)` asks for.
  init(_ arguments: [Argument]) {
    if ["memory", "binary"].contains(arguments["style"]?.memberName) { base = 1024 }
    spellsZero = arguments["spellsOutZero"] != .bool(false)
    showsActual = arguments["includesActualByteCount"] == .bool(true)
    allow(arguments["allowedUnits"])
  }

  /// Creates what a `ByteCountFormatter` is set to.
  init(formatter: SystemValue) {
    if ["memory", "binary"].contains(formatter.setting("countStyle")?.memberName) { base = 1024 }
    units[1] = "KB"
    carries = false
    spellsZero = formatter.setting("allowsNonnumericFormatting") != .bool(false)
    showsUnit = formatter.setting("includesUnit") != .bool(false)
    showsCount = formatter.setting("includesCount") != .bool(false)
    showsActual = formatter.setting("includesActualByteCount") == .bool(true)
    allow(formatter.setting("allowedUnits"))
  }

  private mutating func allow(_ value: Value?) {
    guard let value else { return }
    let names = value.members.isEmpty ? [value] : value.members
    for name in names.compactMap(\.memberName) {
      let name = name.lowercased()
      allowed.insert(name.hasPrefix("use") ? String(name.dropFirst(3)) : name)
    }
    if allowed.contains("all") || allowed.contains("default") { allowed = [] }
  }

  private func isAllowed(_ index: Int) -> Bool {
    allowed.isEmpty || allowed.contains(units[index].lowercased())
  }

  func text(_ count: Double) -> String {
    let count = count.isFinite ? min(max(count, -1e18), 1e18) : 0
    var index = units.indices.first(where: isAllowed) ?? 0
    while index + 1 < units.count, isFull(count, index),
      let next = units.indices.first(where: { $0 > index && isAllowed($0) })
    {
      index = next
    }
    if count == 0, spellsZero, allowed.isEmpty { return "Zero " + units[1] }
    var text = showsCount ? number(count, index) : ""
    if showsUnit {
      let name = index == 0 && text == "1" ? "byte" : units[index]
      text += (text.isEmpty ? "" : " ") + name
    }
    if showsActual, index > 0 {
      text += " (" + NumberStyle().text(.int(Int(clamping: count))) + " bytes)"
    }
    return text
  }

  private func amount(_ count: Double, _ index: Int) -> Double {
    (0..<index).reduce(count) { rest, _ in rest / base }
  }

  private func places(_ index: Int) -> Int { index < 2 ? 0 : index == 2 ? 1 : 2 }

  /// Whether so many bytes are too many for a unit.
  private func isFull(_ count: Double, _ index: Int) -> Bool {
    let amount = amount(count, index).magnitude
    guard carries else { return amount >= base }
    var digits = DecimalDigits(amount)
    digits.round(toPlaces: places(index), .toNearestOrEven)
    let rounded = Double(digits.whole() + "." + digits.fraction(atLeast: 1)) ?? amount
    return index == 0 ? amount >= base : rounded >= base
  }

  private func number(_ count: Double, _ index: Int) -> String {
    NumberText.decimal(
      amount(count, index),
      fraction: places(index),
      isFixed: false,
      isGrouped: true
    )
  }
}
