import AccessibilityTree

extension Evaluator {
  /// `Type.name` of a type that the source does not declare.
  mutating func systemStatic(
    _ name: String,
    of type: String,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let value = integerStatic(name, of: type) { return value }
    switch (type, name) {
    case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): return .double(.pi)
    case ("Double", "infinity"), ("CGFloat", "infinity"): return .double(.infinity)
    case ("Double", "zero"), ("CGFloat", "zero"): return .double(0)
    case ("Double", "greatestFiniteMagnitude"), ("CGFloat", "greatestFiniteMagnitude"):
      return .double(.greatestFiniteMagnitude)
    case ("CGSize", "zero"): return Geometry.size(0, 0)
    case ("CGPoint", "zero"): return Geometry.point(0, 0)
    case ("CGRect", "zero"): return Geometry.rectangle(Geometry.point(0, 0), Geometry.size(0, 0))
    case ("Double", "nan"), ("CGFloat", "nan"): return .double(.nan)
    case ("Double", "leastNonzeroMagnitude"), ("CGFloat", "leastNonzeroMagnitude"):
      return .double(.leastNonzeroMagnitude)
    case ("Double", "ulpOfOne"), ("CGFloat", "ulpOfOne"): return .double(.ulpOfOne)
    case ("Task", "isCancelled"): return .bool(isCancelled)
    case ("Date", "now"): return .date(clock)
    case ("Date", "distantPast"): return .date(-63_114_076_800)
    case ("Date", "distantFuture"): return .date(63_113_904_000)
    case ("NSAttributedString", "Key"): return .type(.system("NSAttributedString.Key"))
    case ("UIAccessibility", _):
      if let setting = Self.assistiveSetting(name) { return setting }
      fallthrough
    default:
      if let known = libraryConstant(type, name)
        ?? Self.device(SystemValue(type: type, members: []), name)
      {
        return known
      }
      checkType(type, at: place)
      return .system(
        SystemValue(type: type, members: [.init(name: name, arguments: [])])
      )
    }
  }

  /// `Type.name(…)` of a type that the source does not declare.
  mutating func callSystemStatic(
    _ type: String,
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch (type, name) {
    case (_, "init"): return try makeSystem(type, arguments, at: place)
    case ("Binding", "constant"): return .binding(.constant(arguments.first?.value ?? .none))
    case ("Int", "random"), ("Double", "random"), ("CGFloat", "random"):
      return try random(in: arguments.first?.value, at: place)
    case (_, "random") where type == "Int64" || SizedInteger.Kind(rawValue: type) != nil:
      let kind = SizedInteger.Kind(rawValue: type)
      let drawn = try random(in: arguments.first?.value, at: place)
      return try kind.map { (kind) throws(Fault) in try sized(drawn, kind, at: place) } ?? drawn
    case ("Result", "success"), ("Result", "failure"):
      return .enumeration(EnumerationValue(type: nil, name: name, payload: arguments))
    case ("Bool", "random"): return .bool(randomBits() & 1 == 1)
    case ("Task", "sleep"): return try sleep(arguments, at: place)
    case ("Task", "yield"):
      waits += 1
      return .void
    case ("Task", "checkCancellation"):
      if isCancelled { throw .thrown(Self.cancellation, place) }
      return .void
    case ("Self", "_printChanges"): return .void
    case ("Task", "detached"): return try makeSystem("Task", arguments, at: place)
    case ("MainActor", "run"):
      guard let closure = arguments.last?.value else { return .void }
      return try apply(closure, [], at: place)
    case ("UIAccessibility", "post"): return post(arguments)
    case ("Swift", _), ("SwiftUI", _), ("Foundation", _):
      return try callQualified(name, arguments, at: place)
    case ("Publishers", _):
      if let joined = Self.joined(name, arguments) { return joined }
    case ("Timer", "publish"): return .system(Self.publisher("timer", arguments))
    case ("Timer", "scheduledTimer"): return startTimer(arguments, at: place)
    default: break
    }
    if let found = try libraryStatic(type, name, arguments, at: place) {
      try pay(Self.formatting, at: place)
      return found
    }
    checkType(type, at: place)
    if let first = name.unicodeScalars.first, first.properties.isUppercase {
      return .system(
        SystemValue(type: "\(type).\(name)", members: [.init(name: "init", arguments: arguments)])
      )
    }
    return .system(SystemValue(type: type, members: [.init(name: name, arguments: arguments)]))
  }

  /// What is switched on: VoiceOver, and nothing else.
  ///
  /// - Source: Apple, UIAccessibility, "Determining the status of accessibility capabilities".
  private static func assistiveSetting(_ name: String) -> Value? {
    switch name {
    case "isVoiceOverRunning", "isVideoAutoplayEnabled": .bool(true)
    case "buttonShapesEnabled", "prefersCrossFadeTransitions", "shouldDifferentiateWithoutColor",
      "isOnOffSwitchLabelsEnabled":
      .bool(false)
    default:
      name.hasPrefix("is") && (name.hasSuffix("Enabled") || name.hasSuffix("Running"))
        ? .bool(false) : nil
    }
  }

  private mutating func random(in value: Value?, at place: PlaceID) throws(Fault) -> Value {
    guard case .range(let range) = value else { return .none }
    if let bounds = range.bounds {
      guard range.count > 0 else { throw .trap("a range to choose from is empty", place) }
      return .int(bounds.lower + random(range.count))
    }
    guard let lower = range.lower?.number, let upper = range.upper?.number else { return .none }
    let fraction = Double(randomBits() >> 11) / 9_007_199_254_740_992
    return .double(lower + (upper - lower) * fraction)
  }

  // MARK: VoiceOver

  /// `UIAccessibility.post(notification:argument:)`.
  ///
  /// - Source: Apple, UIAccessibility.Notification.
  private mutating func post(_ arguments: [Argument]) -> Value {
    guard case .enumeration(let notification) = arguments.first?.value else { return .void }
    let argument = arguments.dropFirst().first?.value ?? .none
    switch notification.name {
    case "announcement": announce(argument)
    case "layoutChanged": effects.append(.layoutChanged(argument))
    case "screenChanged": effects.append(.screenChanged(argument))
    case "pageScrolled": effects.append(.pageScrolled(announced(argument)))
    default: break
    }
    return .void
  }

  /// Has a text announced, with the priority that its attributes ask for.
  private mutating func announce(_ value: Value) {
    var priority = Announcement.Priority.standard
    if case .system(let system) = value { priority = system.announcementPriority }
    effects.append(.announcement(announced(value), priority))
  }

  private func announced(_ value: Value) -> String { text(of: value) }

  /// What a method of a system value does besides giving a longer chain.
  ///
  /// - Source: Apple, AccessibilityNotification; ScrollViewProxy.scrollTo(_:anchor:).
  mutating func effect(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch (system.type, name) {
    case ("PresentationMode", "dismiss"):
      guard let action = system.members.first?.arguments.first?.value else { return .void }
      return try apply(action, [], at: place)
    case ("AccessibilityNotification.Announcement", "post"):
      announce(system.members.first?.arguments.first?.value ?? .none)
      return .void
    case ("AccessibilityNotification.LayoutChanged", "post"):
      effects.append(.layoutChanged(system.members.first?.arguments.first?.value ?? .none))
      return .void
    case ("AccessibilityNotification.ScreenChanged", "post"):
      effects.append(.screenChanged(system.members.first?.arguments.first?.value ?? .none))
      return .void
    case ("AccessibilityNotification.PageScrolled", "post"):
      let text = system.members.first?.arguments.first?.value ?? .none
      effects.append(.pageScrolled(announced(text)))
      return .void
    case ("ScrollViewProxy", "scrollTo"):
      guard let id = arguments.first?.value else { return .void }
      effects.append(.scrolled(to: id, arguments["anchor"].flatMap(Alignment.init)))
      return .void
    case ("DispatchQueue", "async"):
      if let closure = arguments.last?.value, case .closure = closure {
        later.append(.call(closure))
      }
      return .void
    case ("DispatchQueue", "asyncAfter"):
      delay(arguments)
      return .void
    default: return nil
    }
  }
}
