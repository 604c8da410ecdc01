import AccessibilityTree

extension Evaluator {
  /// Takes the clock, the seed and the values of the environment.
  mutating func prepare(_ options: LiveScreen.Options) {
    clock = options.now
    seed = options.seed
    environment = Self.standardEnvironment
    if options.colorScheme != .light {
      let scheme = EnumerationValue(type: nil, name: options.colorScheme.rawValue)
      environment["colorScheme"] = .enumeration(scheme)
    }
    guard options.typeSize != .large else { return }
    let size = Value.enumeration(EnumerationValue(type: nil, name: options.typeSize.rawValue))
    environment["dynamicTypeSize"] = size
    environment["sizeCategory"] = size
  }

  /// What `@Environment` reads where no view sets it: an iPhone with VoiceOver on.
  ///
  /// - Source: Apple, EnvironmentValues.
  private static let standardEnvironment: [String: Value] = {
    let names = [
      "colorScheme": "light", "dynamicTypeSize": "large", "horizontalSizeClass": "compact",
      "verticalSizeClass": "regular", "layoutDirection": "leftToRight", "scenePhase": "active",
      "sizeCategory": "large", "legibilityWeight": "regular", "controlSize": "regular",
    ]
    var values = names.mapValues { Value.enumeration(EnumerationValue(type: nil, name: $0)) }
    for name in [
      "accessibilityReduceMotion", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors",
      "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled", "isPresented",
      "isSearching", "accessibilityDimFlashingLights",
    ] {
      values[name] = .bool(false)
    }
    values["isEnabled"] = .bool(true)
    values["accessibilityVoiceOverEnabled"] = .bool(true)
    values["accessibilityEnabled"] = .bool(true)
    values["displayScale"] = .double(3)
    values["redactionReasons"] = .set(SetValue())
    for (key, type) in [
      ("dismiss", "DismissAction"), ("openURL", "OpenURLAction"), ("locale", "Locale"),
      ("calendar", "Calendar"), ("timeZone", "TimeZone"),
      ("dismissSearch", "DismissSearchAction"), ("refresh", "RefreshAction"),
    ] {
      values[key] = .system(SystemValue(type: type, members: []))
    }
    values["editMode"] = .binding(.cell(.editMode))
    return values
  }()

  /// The view that is shown first: what the preview shows, else a view made with what is handed in.
  ///
  /// A fault while making it is reported; what is shown then is marked with the name of the view.
  mutating func opened(
    _ name: String,
    _ values: [LiveScreen.HandedIn]
  ) throws(LiveScreen.OpenError) -> Value {
    for value in values {
      do {
        _ = try program.expression(value.expression, in: nil)
      } catch {
        throw .invalidValue(value.expression)
      }
    }
    defer { noteInventions(of: name, except: values.map(\.name)) }
    do throws(Fault) {
      if values.isEmpty, let shown = try previewValue(of: name) { return shown }
      if values.isEmpty, let app = program.app, app.view == name {
        return try construct(app.type, [], at: program.code[app.type].place)
      }
      let handed = values.map { (name: $0.name, expression: $0.expression) }
      return .structure(try makeView(named: name, handedIn: handed))
    } catch {
      if let faulty { throw .faultyValue(faulty.name, reason: faulty.reason) }
      if let rejected {
        let expression = values.last { $0.name == rejected.name }?.expression ?? ""
        throw .wrongType(
          rejected.name,
          expression: expression,
          expected: rejected.expected,
          at: program.place(rejected.place)
        )
      }
      report(.error, error.explanation, at: error.origin)
      return .unknown(name)
    }
  }

  /// Calls a declared method by its name.
  ///
  /// - Returns: What it returns; absent where the value's type declares no such method.
  mutating func invokeMethod(
    _ name: String,
    of structure: StructureValue,
    _ arguments: [Argument]
  ) throws(Fault) -> Value? {
    guard let index = program.code.nameIndex[name],
      case .methods(let methods) = program.code[structure.type].members[index],
      let method = methods.first
    else { return nil }
    let place = program.code[method].place
    return try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.invoke(
        method,
        receiver: .structure(structure),
        arguments: arguments,
        asBuilder: true,
        at: place
      )
    }
  }

  /// The day and the time of a date, as a date picker shows them.
  func dateText(_ value: Value) -> (day: String, time: String) {
    guard let seconds = value.seconds else {
      let whole = text(of: value)
      return (whole, whole)
    }
    return (DateText.abbreviated(seconds), DateText.time(seconds))
  }
}

extension Resolver {
  /// Calls a method of a declared value that is no builder; absent where it has none.
  mutating func value(
    ofMethod name: String,
    of receiver: Value,
    plain arguments: [Argument]
  ) -> Value? {
    evaluator.method(name, of: receiver).flatMap { value(of: $0, arguments) }
  }

  /// Calls a method of a declared value; absent where it has none.
  mutating func value(
    ofMethod name: String,
    of receiver: Value,
    _ arguments: [Argument]
  ) -> Value? {
    guard case .structure(let structure) = receiver else { return nil }
    do throws(Fault) {
      return try evaluator.invokeMethod(name, of: structure, arguments)
    } catch {
      evaluator.report(.error, error.explanation, at: error.origin)
      return nil
    }
  }

  /// What a declared `ViewModifier` makes of a view; absent when it is none.
  mutating func modifierBody(
    _ modifier: Value?,
    _ content: ViewValue,
    at identity: Identity
  ) -> [ViewItem]? {
    guard case .structure(let structure)? = modifier else { return nil }
    do throws(Fault) {
      let installed = try evaluator.installed(structure, at: identity)
      return try evaluator.modifierBody(of: installed, content: .view(content))
    } catch {
      evaluator.report(.error, error.explanation, at: error.origin)
      return nil
    }
  }

  /// The name of a declared type.
  func typeName(_ type: TypeID) -> String { evaluator.program.code[type].name }
}

extension Program {
  /// How many parameters a closure takes.
  func parameterCount(of closure: Value) -> Int {
    guard case .closure(let closure) = closure else { return 0 }
    return code[closure.function].parameters.count
  }

  /// The names of the parameters of a closure.
  func parameterNames(of closure: Value) -> [String] {
    guard case .closure(let closure) = closure else { return [] }
    return code[closure.function].parameters.map(\.name)
  }

  /// The names of the stored properties of a type.
  func propertyNames(of type: TypeID) -> [String] {
    code[type].stored.map(\.name)
  }
}
