import AccessibilityTree

extension Resolver {
  /// Changes what is handed down to the view that a modifier is written on.
  ///
  /// Inner modifiers are met last, so they win.
  mutating func environment(_ modifier: ModifierValue, _ context: inout Context) {
    guard let name = modifier.known else { return }
    let value = modifier.arguments.firstValue
    switch name {
    case .disabled:
      if value?.isTrue != false, case .bool? = value { disable(&context) }
    case .labelsHidden: context.hidesLabels = true
    case .scrollDisabled: context.isScrollDisabled = value?.isTrue ?? true
    case .labelStyle: context.labelStyle = styleName(value)
    case .pickerStyle: context.pickerStyle = styleName(value)
    case .datePickerStyle: context.datePickerStyle = styleName(value)
    case .tabViewStyle:
      let style = plainStyle(value)
      context.tabViewStyle = styleName(style)
      let mode = style?.memberArguments["indexDisplayMode"]?.memberName
      context.pageIndex = mode.flatMap { PageIndex(rawValue: $0) } ?? .automatic
    case .textFieldStyle: context.fieldStyle = styleName(value)
    case .toggleStyle: context.toggleStyle = style(plainStyle(value), of: "ToggleStyle")
    case .buttonStyle:
      let style = style(plainStyle(value), of: "ButtonStyle")
      context.buttonStyle = self.style(style, of: "PrimitiveButtonStyle")
    case .dynamicTypeSize: typeSize(value, &context)
    case .groupBoxStyle: context.styles[name] = style(value, of: "GroupBoxStyle")
    case .disclosureGroupStyle: context.styles[name] = style(value, of: "DisclosureGroupStyle")
    case .labeledContentStyle: context.styles[name] = style(value, of: "LabeledContentStyle")
    case .lineLimit: if case .int(let lines)? = value { context.lineLimit = max(1, lines) }
    case .textCase: context.textCase = textCase(value)
    case .font: font(value, &context)
    case .bold: context.isStrong = value != .bool(false)
    case .fontWeight: context.isStrong = isStrong(value)
    case .refreshable: refresh(modifier.arguments, &context)
    case .padding, .safeAreaPadding, .frame: narrow(modifier, &context)
    case .keyboardType: context.takesFigures = KeyboardTypes.takesFigures(value)
    case .environment: environment(modifier.arguments, &context)
    case .environmentObject: object(value)
    case .redacted: redact(value.map { names($0) } ?? [])
    case .unredacted: redact([])
    case .transformEnvironment: transform(modifier.arguments)
    default: break
    }
  }

  /// `.dynamicTypeSize(.large)`, or a range in which the person's choice is kept.
  private mutating func typeSize(_ value: Value?, _ context: inout Context) {
    var size = evaluator.environment["dynamicTypeSize"]?.typeSize ?? .large
    if case .range(let range)? = value {
      if let lower = range.lower?.typeSize, size.rank < lower.rank { size = lower }
      if let upper = range.upper?.typeSize, size.rank > upper.rank { size = upper }
    } else if let fixed = value?.typeSize {
      size = fixed
    }
    context.typeScale = size.scale
    set("dynamicTypeSize", .enumeration(EnumerationValue(type: nil, name: size.rawValue)))
  }

  /// A style of the source's own that is written as `.name`, a static member of its protocol.
  private mutating func style(_ value: Value?, of interface: String) -> Value? {
    guard case .enumeration(let name)? = value, name.type == nil,
      let type = evaluator.program.type(named: interface)
    else { return value }
    return (try? evaluator.coerce(.enumeration(name), to: .declared(type), at: .none)) ?? value
  }

  /// `.refreshable`: what the list or scroll view inside does when it is pulled down.
  private mutating func refresh(_ arguments: [Argument], _ context: inout Context) {
    guard let action = arguments.closure else { return }
    context.refresh = action
    set("refresh", action)
  }

  /// The room that `.padding` and `.frame` leave for what is inside, as far as they say.
  private func narrow(_ modifier: ModifierValue, _ context: inout Context) {
    if modifier.known != .frame {
      let insets = insets(modifier.arguments)
      context.room.width = max(0, context.room.width - insets.leading - insets.trailing)
      context.room.height = max(0, context.room.height - insets.top - insets.bottom)
      return
    }
    let frame = frameSpecification(modifier.arguments)
    context.room.width = frame.width ?? min(context.room.width, frame.maxWidth ?? .infinity)
    context.room.height = frame.height ?? min(context.room.height, frame.maxHeight ?? .infinity)
  }

  /// What `\.redactionReasons` holds inside.
  private mutating func redact(_ reasons: [String]) {
    let values = reasons.map { Value.enumeration(EnumerationValue(type: nil, name: $0)) }
    set("redactionReasons", .set(SetValue(elements: values, members: Set(values))))
  }

  private mutating func disable(_ context: inout Context) {
    context.isEnabled = false
    set("isEnabled", .bool(false))
  }

  /// `.iconOnly`, `IconOnlyLabelStyle()` and `SegmentedPickerStyle()` by the short name.
  private func styleName(_ value: Value?) -> String {
    plainStyle(value)?.memberName ?? "automatic"
  }

  /// A style of SwiftUI's written as a type, `PageTabViewStyle(indexDisplayMode: .never)`, as the
  /// implicit member that stands for it.
  private func plainStyle(_ value: Value?) -> Value? {
    var made: (type: String, arguments: [Argument])?
    if case .system(let system)? = value, let first = system.members.first, first.name == "init" {
      made = (system.type, first.arguments)
    } else if case .view(let view)? = value, case .system(let name, let arguments) = view.base {
      made = (name, arguments)
    }
    guard let made, let suffix = Self.styleSuffixes.first(where: { made.type.hasSuffix($0) })
    else { return value }
    let name = made.type.dropLast(suffix.count)
    let short = name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
    return .enumeration(EnumerationValue(type: nil, name: short, payload: made.arguments))
  }

  /// The ends of the names of styles, the longer of two that fit first.
  private static let styleSuffixes = [
    "DatePickerStyle", "PickerStyle", "LabelStyle", "TabViewStyle", "TextFieldStyle",
    "ToggleStyle", "ButtonStyle",
  ]

  /// - Source: Apple, textCase(_:): nil resets to the case of the text itself.
  private func textCase(_ value: Value?) -> Context.TextCase {
    switch value?.memberName {
    case "uppercase": .uppercase
    case "lowercase": .lowercase
    default: .unchanged
    }
  }

  private func isStrong(_ value: Value?) -> Bool {
    ["bold", "semibold", "heavy", "black"].contains(value?.memberName ?? "")
  }

  /// The text style in `.title`, `Font.title.bold()`, `.system(.title)`, `.system(size: 40)`.
  private func font(_ value: Value?, _ context: inout Context) {
    var names: [String] = []
    var arguments: [Argument] = []
    switch value {
    case .enumeration(let value)?:
      names = [value.name]
      arguments = value.payload
    case .system(let value)?:
      names = value.members.map(\.name)
      arguments = value.members.flatMap(\.arguments)
    default: return
    }
    names += arguments.compactMap { $0.value.memberName }
    if let style = names.lazy.compactMap(TextStyle.init(rawValue:)).first { context.font = style }
    if names.contains("bold") || names.contains("semibold") { context.isStrong = true }
    context.isFixedFont =
      arguments["fixedSize"] != nil
      || (arguments["size"] != nil && names.contains("system"))
    if let size = (arguments["size"] ?? arguments["fixedSize"])?.number {
      context.font = TextStyle.allCases.first { $0.size <= size } ?? .caption2
    }
  }

  private mutating func environment(_ arguments: [Argument], _ context: inout Context) {
    guard case .keyPath(let path)? = arguments.firstValue, let key = path.last else {
      return object(arguments.firstValue)
    }
    let value = arguments.dropFirst().first?.value ?? .none
    if let size = Self.typeSize(key, value) {
      typeSize(.enumeration(EnumerationValue(type: nil, name: size)), &context)
    }
    if key == "dynamicTypeSize" { return }
    set(key, value)
    if key == "isEnabled", value == .bool(false) { context.isEnabled = false }
    if key == "layoutDirection", let name = value.memberName {
      context.isRightToLeft = name == LayoutDirection.rightToLeft.rawValue
    }
    if key == "textCase" { context.textCase = textCase(value) }
    if key == "lineLimit", case .int(let lines) = value { context.lineLimit = lines }
  }

  /// The text size that `\.dynamicTypeSize` or the older `\.sizeCategory` is set to.
  ///
  /// - Source: Apple, SwiftUI ContentSizeCategory and DynamicTypeSize.
  private static func typeSize(_ key: String, _ value: Value) -> String? {
    guard let name = value.memberName else { return nil }
    switch key {
    case "dynamicTypeSize": return name
    case "sizeCategory": return sizeCategories[name] ?? name
    default: return nil
    }
  }

  private static let sizeCategories = [
    "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
    "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
    "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
    "accessibilityExtraExtraLarge": "accessibility4",
    "accessibilityExtraExtraExtraLarge": "accessibility5",
  ]

  /// `.transformEnvironment(\.key) { value in … }`: what the closure leaves in the value holds inside.
  ///
  /// - Source: Apple, transformEnvironment(_:transform:).
  private mutating func transform(_ arguments: [Argument]) {
    guard case .keyPath(let path)? = arguments.firstValue, let key = path.last,
      let closure = arguments.closure
    else { return }
    let old = evaluator.environment[key] ?? .none
    guard value(of: closure, [Argument(label: nil, value: old)]) != nil else { return }
    set(key, evaluator.lastFirstParameter)
  }

  /// Hands down an object by the name of its type.
  private mutating func object(_ value: Value?) {
    guard case .object(let id)? = value, let object = evaluator.store.objects[id] else { return }
    if let value { set(typeName(object.type), value) }
  }
}
