import AccessibilityTree

// Formatters, calendars, defaults and the network: types of Foundation that hold settings.
//
// Source: Apple, Foundation; the locale is en_US, the time zone UTC.

/// The types of the system that are objects with settings, and no views.
enum SystemObject {
  /// Those whose methods do something here.
  static let simulated: Set<String> = [
    "NumberFormatter", "DateFormatter", "ISO8601DateFormatter", "DateComponentsFormatter",
    "RelativeDateTimeFormatter", "ByteCountFormatter", "DateComponents", "Measurement",
    "KeyPathComparator", "SortDescriptor", "OpenURLAction", "UIAccessibilityCustomAction",
    "UIAction", "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UserDefaults",
    "JSONDecoder", "JSONEncoder",
    "PropertyListDecoder", "PropertyListEncoder", "MeasurementFormatter", "ListFormatter",
    "PersonNameComponents", "PersonNameComponentsFormatter", "DateIntervalFormatter",
    "DateInterval", "Locale", "TimeZone", "Calendar", "CharacterSet", "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "AttributeContainer", "URLComponents",
    "URLQueryItem", "Unit", "Angle", "IntegerFormatStyle", "FloatingPointFormatStyle",
    "ListFormatStyle", "ByteCountFormatStyle",
    "NSPredicate", "NSRegularExpression", "PassthroughSubject", "CurrentValueSubject",
    "AnyCancellable", "Timer", "Just", "Query", "FetchRequest", "SectionedFetchRequest",
    "ModelContext", "ModelContainer", "FetchDescriptor",
    "AXChartDescriptor", "AXDataSeriesDescriptor", "AXDataPoint", "AXNumericDataAxisDescriptor",
    "AXCategoricalDataAxisDescriptor",
  ]

  /// Those that are kept and handed on, and do nothing that this program shows.
  static let carried: Set<String> = [
    "URLRequest", "Notification", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "AVSpeechSynthesizer", "AVSpeechUtterance", "CLLocationManager",
    "CMMotionManager",
    "ModelConfiguration", "Schema",
    "CLLocationCoordinate2D", "CLLocation", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapItem",
    "MKPlacemark", "MKMapRect", "MapCameraPosition", "MapCamera", "MapStyle", "AVPlayer",
    "AVPlayerItem", "AVAudioPlayer", "PhotosPickerItem", "NSSortDescriptor", "Logger", "OSLog",
    "OperationQueue", "NSLock", "Scanner", "Data", "Process", "ObservableObjectPublisher",
  ]

  static let names = simulated.union(carried)
}

extension Evaluator {
  /// What a method of such an object gives; absent where it is only a longer chain.
  mutating func foundationCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value ?? .none
    if let found = textCall(name, system, arguments) {
      try pay(Self.formatting, at: place)
      return found
    }
    if let found = valueCall(name, system, arguments) { return found }
    switch system.type {
    case "NumberFormatter" where name == "number":
      return first.plainText.flatMap { NumberText.number(in: $0) }.map { .double($0) } ?? Value.none
    case "DateFormatter" where name == "date", "ISO8601DateFormatter" where name == "date":
      return first.plainText.flatMap { system.date(in: $0) }.map { .date($0) } ?? Value.none
    case "Publisher", "PassthroughSubject", "CurrentValueSubject":
      return try publisherCall(name, on: .system(system), arguments, at: place)
    case "Timer", "AnyCancellable": return timerCall(name, system)
    case "NotificationCenter": return try notificationCall(name, arguments, at: place)
    case "Regex", "NSRegularExpression": return try regexCall(name, system, arguments, at: place)
    case "NSPredicate": return try predicateCall(name, system, arguments, at: place)
    case "AsyncStream.Continuation": return try feed(name, system, first)
    case "Calendar":
      let isSearch = name == "nextDate" || arguments["bySetting"] != nil
      try pay(isSearch ? Self.formatting * 50 : Self.formatting, at: place)
      return calendarCall(name, try dated(arguments, at: place), at: place)
    case "UserDefaults": return defaultsCall(name, arguments)
    case "ModelContext": return try modelCall(name, arguments, at: place)
    case "Bundle" where ["url", "path", "object"].contains(name): return Value.none
    case "JSONDecoder", "PropertyListDecoder", "JSONEncoder", "PropertyListEncoder", "Decoder",
      "KeyedDecodingContainer", "SingleValueDecodingContainer":
      return try codingCall(name, system, arguments, at: place)
    case "Task" where name == "cancel":
      if let number = Self.number(of: system) { cancelTask(number) }
      return .void
    case "CheckedContinuation" where name == "resume": return try resume(system, arguments)
    case "ContinuousClock" where name == "sleep", "SuspendingClock" where name == "sleep":
      return try sleep(arguments, at: place)
    case "URLSession" where ["data", "bytes", "upload", "download"].contains(name):
      report(.note, "there is no network here: the call throws", name: name, at: place)
      throw .thrown(.system(SystemValue(type: "URLError", members: [])), place)
    default: return nil
    }
  }

  /// `continuation.yield(value)`: one more value of the stream.
  private mutating func feed(
    _ name: String,
    _ system: SystemValue,
    _ value: Value
  ) throws(Fault) -> Value? {
    guard case .binding(let binding)? = system.members.first?.arguments.first?.value,
      case .array(let values) = try read(binding)
    else { return nil }
    if name == "yield" { try write(.array(values + [value]), to: binding) }
    return .void
  }

  /// What the device says of itself: an iPhone of the layout's size in en_US.
  ///
  /// - Source: Apple, UIScreen, UIDevice, Locale; the sizes are those of the layout.
  static func device(_ system: SystemValue, _ name: String) -> Value? {
    switch (system.type, name) {
    case ("UIScreen", "bounds"), ("UIScreen", "nativeBounds"):
      let size = Geometry.size(Layout.screen.width, Layout.screen.height)
      return Geometry.rectangle(Geometry.point(0, 0), size)
    case ("UIScreen", "scale"): return .double(3)
    case ("UIDevice", "userInterfaceIdiom"):
      return .enumeration(EnumerationValue(type: nil, name: "phone"))
    case ("UIDevice", "name"), ("UIDevice", "model"): return .string("iPhone")
    case ("UIDevice", "systemName"): return .string("iOS")
    case ("UIDevice", "systemVersion"): return .string("26.0")
    case ("Bundle", "bundleIdentifier"), ("Bundle", "infoDictionary"): return Value.none
    case ("Locale", "preferredLanguages"): return .array([.string("en-US")])
    case ("UIApplication", "openSettingsURLString"): return .string("app-settings:")
    case ("UIDevice", "isLandscape"), ("UIDevice", "isFlat"): return .bool(false)
    case ("UIDevice", "isPortrait"): return .bool(true)
    case ("Calendar", "firstWeekday"): return .int(1)
    case ("ModelContainer", "mainContext"), ("ModelContext", "container"):
      return .system(
        SystemValue(type: name == "container" ? "ModelContainer" : "ModelContext", members: [])
      )
    case ("ModelContext", "hasChanges"): return .bool(false)
    default: return nil
    }
  }

  // MARK: Settings that the app keeps

  private mutating func defaultsCall(_ name: String, _ arguments: [Argument]) -> Value? {
    let key = arguments.first { $0.label == "forKey" }?.value.plainText ?? ""
    let kept = store.statics["defaults " + key]
    switch name {
    case "set", "setValue":
      store.statics["defaults " + key] = arguments.first?.value ?? Value.none
      return .void
    case "removeObject":
      store.statics["defaults " + key] = nil
      return .void
    case "bool": return kept ?? .bool(false)
    case "integer": return kept ?? .int(0)
    case "double", "float": return kept ?? .double(0)
    case "string", "object", "array", "stringArray", "data", "url", "value", "dictionary":
      return kept ?? Value.none
    case "register", "synchronize": return .void
    default: return nil
    }
  }
}

extension SystemValue {
  /// What a property was set to, or the argument of that label with which it was made.
  func setting(_ name: String) -> Value? {
    if let set = members.last(where: { $0.name == name && !$0.arguments.isEmpty }) {
      return set.arguments.first?.value
    }
    return members.first?.arguments.first { $0.label == name }?.value
  }
}
