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
    case .labelStyle: context.labelStyle = styleName(value)
    case .pickerStyle: context.pickerStyle = styleName(value)
    case .datePickerStyle: context.datePickerStyle = styleName(value)
    case .tabViewStyle:
      context.tabViewStyle = styleName(value)
      let mode = value?.memberArguments["indexDisplayMode"]?.memberName
      context.showsPageIndex = mode != "never"
    case .textFieldStyle: context.fieldStyle = styleName(value)
    case .toggleStyle: context.toggleStyle = style(value, of: "ToggleStyle")
    case .buttonStyle:
      context.buttonStyle = style(style(value, of: "ButtonStyle"), of: "PrimitiveButtonStyle")
    case .dynamicTypeSize: typeSize(value, &context)
    case .groupBoxStyle: context.styles[name] = style(value, of: "GroupBoxStyle")
    case .disclosureGroupStyle: context.styles[name] = style(value, of: "DisclosureGroupStyle")
    case .labeledContentStyle: context.styles[name] = style(value, of: "LabeledContentStyle")
    case .lineLimit: if case .int(let lines)? = value { context.lineLimit = max(1, lines) }
    case .textCase: context.textCase = textCase(value)
    case .font: font(value, &context)
    case .bold: context.isStrong = value != .bool(false)
    case .fontWeight: context.isStrong = isStrong(value)
    case .keyboardType: context.takesFigures = KeyboardTypes.takesFigures(value)
    case .environment: environment(modifier.arguments, &context)
    case .environmentObject: object(value)
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

  private mutating func disable(_ context: inout Context) {
    context.isEnabled = false
    set("isEnabled", .bool(false))
  }

  /// `.iconOnly`, `IconOnlyLabelStyle()` and `SegmentedPickerStyle()` by the short name.
  private func styleName(_ value: Value?) -> String {
    guard let value else { return "automatic" }
    if case .system(let system) = value, system.members.first?.name == "init" {
      for suffix in ["PickerStyle", "LabelStyle", "TabViewStyle", "TextFieldStyle"] {
        guard system.type.hasSuffix(suffix) else { continue }
        let name = system.type.dropLast(suffix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
      }
    }
    if case .view(let view) = value, case .system(let name, _) = view.base {
      return styleName(
        .system(SystemValue(type: name, members: [.init(name: "init", arguments: [])]))
      )
    }
    return value.memberName ?? "automatic"
  }

  private func textCase(_ value: Value?) -> Context.TextCase? {
    switch value?.memberName {
    case "uppercase": .uppercase
    case "lowercase": .lowercase
    default: nil
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
    set(key, value)
    if key == "isEnabled", value == .bool(false) { context.isEnabled = false }
    if key == "layoutDirection", let name = value.memberName {
      context.isRightToLeft = name == LayoutDirection.rightToLeft.rawValue
    }
    if key == "lineLimit", case .int(let lines) = value { context.lineLimit = lines }
  }

  /// Hands down an object by the name of its type.
  private mutating func object(_ value: Value?) {
    guard case .object(let id)? = value, let object = evaluator.store.objects[id] else { return }
    if let value { set(typeName(object.type), value) }
  }
}
