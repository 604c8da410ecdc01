/// What becomes of names that the source does not declare: the one place where that is decided.
///
/// The interpreter reports what is unsupported here, and coverage counts by the same answers.
enum NameSupport {
  /// What becomes of a view.
  static func view(_ name: String) -> NameUse.Support {
    guard let view = ViewName.named[name] else { return .unsupported }
    return view.isDrawn ? .ignored : .simulated
  }

  /// What becomes of a modifier.
  static func modifier(_ name: String) -> NameUse.Support {
    if ModifierName.named[name] != nil { return .simulated }
    let isQuiet = QuietNames.modifiers.contains(name) || QuietNames.noted[name] != nil
    return isQuiet ? .ignored : .unsupported
  }

  /// What becomes of a type that is no view: of its values and of its static members.
  ///
  /// - Parameters:
  ///   - name: The name, with its outer types.
  ///   - usesUIKit: Whether the source has views of UIKit's, whose types are met by the prefix.
  /// - Returns: How far it is simulated.
  static func type(_ name: String, usesUIKit: Bool) -> NameUse.Support {
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }
    let name = end.map { String(name[..<$0]) } ?? name
    if ViewName.named[name] != nil { return view(name) }
    if Evaluator.Constructor(rawValue: name) != nil || SystemTypes.simulated.contains(name) {
      return .simulated
    }
    if SystemObject.simulated.contains(name) { return .simulated }
    if SystemObject.carried.contains(name) || SystemTypes.quiet.contains(name) { return .ignored }
    if SystemTypes.shapeStyles.contains(name) { return .ignored }
    if usesUIKit, ["UI", "NS", "CA"].contains(String(name.prefix(2))) {
      if UIKitPrelude.classes.contains(name) { return .simulated }
      return UIKitPrelude.isView(name) ? .unsupported : .ignored
    }
    return view(name)
  }

  /// What becomes of a function outside all types.
  static func function(_ name: String) -> NameUse.Support {
    guard let function = FreeFunction(rawValue: name) else { return .unsupported }
    return function.isQuiet ? .ignored : .simulated
  }

  /// What becomes of a method of a value that is no view.
  static func method(_ name: String) -> NameUse.Support {
    if Builtin(rawValue: name) != nil || SystemMethods.simulated.contains(name)
      || PublisherStage.simulated.contains(name) || PublisherStage.ends.contains(name)
    {
      return .simulated
    }
    if SystemMethods.quiet.contains(name) { return .ignored }
    return modifier(name) == .unsupported ? .unsupported : .ignored
  }
}

/// Types of the system that are neither views nor made by the library, by what becomes of them.
///
/// - Source: Apple, SwiftUI, UIKit and Foundation.
enum SystemTypes {
  /// Those whose values or static members do something here.
  static let simulated: Set<String> = [
    "Alert", "ActionSheet", "TableColumn", "AnyLayout", "HStackLayout", "VStackLayout",
    "ZStackLayout", "GridLayout", "TapGesture", "LongPressGesture", "MainActor", "UIAccessibility",
    "AccessibilityNotification", "DispatchQueue", "UserDefaults", "UIScreen",
    "UIDevice", "Duration", "GridItem", "Gradient", "Environment",
    "DynamicTypeSize", "ModifiedContent", "AccessibilityCustomContentKey",
    "SegmentedPickerStyle", "WheelPickerStyle", "MenuPickerStyle", "InlinePickerStyle",
    "DefaultPickerStyle", "NavigationLinkPickerStyle", "PalettePickerStyle", "IconOnlyLabelStyle",
    "TitleOnlyLabelStyle", "TitleAndIconLabelStyle", "DefaultLabelStyle", "PageTabViewStyle",
    "DefaultTabViewStyle", "DefaultDatePickerStyle", "CompactDatePickerStyle",
    "WheelDatePickerStyle", "GraphicalDatePickerStyle", "SwitchToggleStyle", "ButtonToggleStyle",
    "DefaultToggleStyle",
    "RoundedBorderTextFieldStyle", "PlainTextFieldStyle", "DefaultTextFieldStyle", "URLSession",
    "UInt8", "Int8", "Int16", "Int32", "UInt16", "UInt32", "UInt64",
    "TimeInterval", "Range", "ClosedRange", "NSString", "NSDecimalNumber",
    "AppStorage", "SceneStorage", "AnyView", "EmptyModifier", "EditMode", "Self", "Never", "Void",
    "ViewDimensions", "GeometryProxy", "ScrollViewProxy", "Result", "AnyHashable", "Error",
    "NSError", "URLError",
    "NSLocalizedString", "UIAccessibilityPriority", "UIAccessibilityTraits", "AccessibilityTraits",
    "CancellationError",
    "FloatingPointRoundingRule", "TaskGroup", "Unicode", "StaticString",
    "UnitLength", "UnitMass", "UnitTemperature", "UnitSpeed", "UnitVolume", "UnitArea",
    "UnitDuration", "UnitEnergy", "UnitPower", "UnitPressure", "UnitAngle", "UnitFrequency",
    "UnitInformationStorage", "Dimension", "Swift", "SwiftUI", "Foundation",
    "NotificationCenter", "DispatchTime", "DispatchWallTime", "AnyPublisher", "Publisher",
  ]

  /// Those that are views where a view is asked for, and draw no element.
  ///
  /// - Source: Apple, ShapeStyle.
  static let shapeStyles: Set<String> = [
    "AnyShapeStyle", "AnyGradient", "BackgroundStyle", "ForegroundStyle", "Gradient",
    "HierarchicalShapeStyle", "Material",
  ]

  /// Those that change looks, or nothing that this program shows.
  static let quiet: Set<String> = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "UnitPoint",
    "EdgeInsets", "Edge", "Axis", "Animation", "AnyTransition", "Transaction",
    "Transition", "Font", "UIFont", "UIColor", "NSColor", "UIImage", "NSImage", "CGColor",
    "CGImage",
    "CIImage", "ImageRenderer", "UIBezierPath", "CGAffineTransform", "ProjectionTransform",
    "CATransform3D", "StrokeStyle", "FillStyle", "ShapeStyle", "Shape", "Glass", "ColorScheme",
    "ContentMode", "ControlSize", "Visibility", "BlendMode", "SymbolRenderingMode", "Prominence",
    "SafeAreaRegions", "ContentShapeKinds", "ButtonBorderShape", "RoundedCornerStyle",
    "TitleDisplayMode",
    "PlainButtonStyle", "BorderedButtonStyle", "BorderedProminentButtonStyle",
    "BorderlessButtonStyle",
    "DefaultButtonStyle", "LinkButtonStyle", "CircularProgressViewStyle", "LinearProgressViewStyle",
    "DefaultProgressViewStyle", "PlainListStyle", "GroupedListStyle", "InsetListStyle",
    "InsetGroupedListStyle", "SidebarListStyle", "DefaultListStyle", "StackNavigationViewStyle",
    "DoubleColumnNavigationViewStyle", "DefaultNavigationViewStyle", "ColumnNavigationViewStyle",
    "PageIndexViewStyle", "DefaultGroupBoxStyle", "DefaultMenuStyle", "ButtonMenuStyle",
    "BorderlessButtonMenuStyle", "DefaultGaugeStyle", "LinearCapacityGaugeStyle",
    "AccessoryCircularGaugeStyle", "AccessoryLinearGaugeStyle",
    "AccessoryCircularCapacityGaugeStyle",
    "DefaultFormStyle", "GroupedFormStyle", "ColumnsFormStyle", "DefaultTextEditorStyle",
    "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture",
    "SpatialTapGesture", "SequenceGesture", "ExclusiveGesture", "SimultaneousGesture",
    "GestureMask",
    "ProposedViewSize", "LayoutSubviews", "ToolbarItemPlacement", "ToolbarPlacement",
    "PresentationDetent", "NavigationBarItem", "UIKeyboardType", "UITextContentType",
    "UITextAutocapitalizationType", "TextInputAutocapitalization", "SubmitLabel", "Bundle",
    "Namespace",
    "ProcessInfo", "FileManager", "RunLoop", "NSCalendar", "CGGradient",
    "TimelineSchedule",
    "PeriodicTimelineSchedule", "EveryMinuteTimelineSchedule", "LayoutDirection",
    "UserInterfaceSizeClass",
    "ScenePhase", "AxisMarks", "AxisGridLine", "AxisTick", "AxisValueLabel", "AxisMarkValues",
    "PlottableValue", "ChartProxy", "ScrollAnchorRole", "PinnedScrollableViews", "CoordinateSpace",
    "NamedCoordinateSpace", "NSHapticFeedbackManager", "SensoryFeedback", "SymbolEffect",
    "UIApplication", "UIPasteboard", "NSWorkspace", "ContentTransition",
    "MatchedGeometryProperties",
    "CGMutablePath", "CGPath", "LocalizedStringInterpolation", "UIHostingController", "UIWindow",
    "KeyframeTrack", "LinearKeyframe", "SpringKeyframe", "CubicKeyframe", "MoveKeyframe", "Spring",
    "InsettableShape", "PreviewDevice", "PreviewLayout", "PreviewTrait", "OSLogType", "UTType",
    "WindowGroup", "MapCompass", "MapUserLocationButton", "MapScaleView", "MapPitchToggle",
    "MapPitchSlider", "Hasher", "DecodingError", "EncodingError", "Decoder", "Encoder",
  ]
}

/// Methods of values of the system's types that have no number of their own, by what becomes of
/// them.
///
/// - Source: Apple, Foundation, Combine and SwiftUI.
enum SystemMethods {
  /// Those that do something here.
  static let simulated: Set<String> = [
    "formatted", "addingTimeInterval", "timeIntervalSince", "string", "number", "date",
    "localizedString", "isDate", "isDateInToday", "isDateInYesterday", "isDateInTomorrow",
    "isDateInWeekend", "startOfDay", "component", "dateComponents", "set", "setValue",
    "removeObject", "bool", "integer", "double", "float", "object", "array", "stringArray", "data",
    "url", "value", "dictionary", "register", "synchronize", "post", "async", "asyncAfter", "bytes",
    "upload", "download", "init", "callAsFunction", "onEnded", "dismiss", "scrollTo",
    "wrappedValue",
    "path", "appendInterpolation", "defaultValue", "errorDescription", "run", "sleep",
    // Formats
    "precision", "notation", "grouping", "sign", "month", "day", "year", "weekday", "hour",
    "minute", "second", "era", "locale", "decimalSeparator", "scale", "presentation", "quarter",
    "week", "dayOfYear", "secondFraction", "timeZone", "dateSeparator", "timeSeparator",
    "dateTimeSeparator", "weekOfYear", "ISO8601Format",
    // Values of Foundation's
    "appendingPathComponent", "appendingPathExtension", "deletingLastPathComponent",
    "deletingPathExtension", "host", "query", "fragment", "identifier", "abbreviation",
    "secondsFromGMT", "isDaylightSavingTime", "converted", "dateInterval", "range", "ordinality",
    "nextDate", "concat", "delete", "fetch", "fetchCount", "save", "transaction", "rollback", "get",
    "mapError", "flatMapError", "evaluate", "makeIterator", "next",
    "decode", "decodeIfPresent", "encode", "container", "singleValueContainer",
  ]

  /// Those that change looks, or nothing that this program shows.
  static let quiet: Set<String> = [
    // Styles, animations, gestures
    "mix", "weight", "delay", "speed", "repeatForever", "repeatCount", "combined", "leading",
    "width", "interactive", "clear", "regular", "lighter", "darker", "withAlphaComponent",
    "onChanged", "updating", "sequenced", "simultaneously", "exclusively", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps", "rotated", "scaledBy", "concatenating", "inverted",
    "impactOccurred", "notificationOccurred", "selectionChanged", "prepare", "resolve",
    // Paths and canvases
    "addLine", "addCurve", "addQuadCurve", "addArc", "addRect", "addRoundedRect", "addEllipse",
    "addLines", "addPath", "closeSubpath", "applying", "strokedPath", "trimmedPath", "draw",
    "translateBy", "scaleBy", "rotate", "clip", "insetBy", "offsetBy", "standardized", "place",
    "sizeThatFits", "dimensions", "spacing",
    // Formats
    "attributed",
    // Pipelines before their end; tasks, logs, locks, speech
    "debounce", "throttle", "removeDuplicates", "receive", "combineLatest", "handleEvents", "share",
    "eraseToAnyPublisher", "autoconnect", "publisher", "publish", "store", "cancel", "send",
    "replaceError",
    "catch", "invalidate", "fire", "speak", "stopSpeaking", "info", "debug",
    "warning", "error", "notice", "fault", "trace", "critical", "lock", "unlock", "addObserver",
    "removeObserver", "isCancelled", "requestWhenInUseAuthorization", "startUpdatingLocation",
    "open", "canOpenURL", "sendAction", "enumerateObjects",
    "withLock", "finish", "yield", "erased", "checkCancellation", "location", "translation",
    "velocity", "addTarget", "endEditing", "combine",
  ]
}
