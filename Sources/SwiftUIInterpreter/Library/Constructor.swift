extension Evaluator {
  /// The types whose values the library makes itself.
  enum Constructor: String {
    case int = "Int"
    case double = "Double"
    case cgFloat = "CGFloat"
    case float = "Float"
    case float32 = "Float32"
    case float64 = "Float64"
    case timeInterval = "TimeInterval"
    case decimal = "Decimal"
    case nsNumber = "NSNumber"
    case asyncStream = "AsyncStream"
    case asyncThrowingStream = "AsyncThrowingStream"
    case navigationPath = "NavigationPath"
    case uInt = "UInt"
    case int64 = "Int64"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case uInt8 = "UInt8"
    case uInt16 = "UInt16"
    case uInt32 = "UInt32"
    case uInt64 = "UInt64"
    case string = "String"
    case bool = "Bool"
    case character = "Character"
    case substring = "Substring"
    case nsString = "NSString"
    case localizedStringKey = "LocalizedStringKey"
    case localizedStringResource = "LocalizedStringResource"
    case array = "Array"
    case set = "Set"
    case indexSet = "IndexSet"
    case dictionary = "Dictionary"
    case state = "State"
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case published = "Published"
    case bindable = "Bindable"
    case appStorage = "AppStorage"
    case gestureState = "GestureState"
    case focusState = "FocusState"
    case accessibilityFocusState = "AccessibilityFocusState"
    case scaledMetric = "ScaledMetric"
    case environmentObject = "EnvironmentObject"
    case binding = "Binding"
    case uuid = "UUID"
    case url = "URL"
    case date = "Date"
    case cgPoint = "CGPoint"
    case cgSize = "CGSize"
    case cgRect = "CGRect"
    case cgVector = "CGVector"
    case task = "Task"
    case regex = "Regex"
    case optional = "Optional"
    case result = "Result"
    case anySequence = "AnySequence"
    case anyCollection = "AnyCollection"
    case anyIterator = "AnyIterator"

    /// Whether it describes, hashes or reads all that its first argument holds.
    var goesThroughAll: Bool {
      switch self {
      case .string, .nsString, .localizedStringKey, .localizedStringResource, .character,
        .substring, .set, .indexSet, .dictionary, .double, .int, .regex, .url:
        true
      default: false
      }
    }
  }
}
