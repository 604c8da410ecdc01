// Literals as arguments take the types of the parameters.

extension Lowerer {
  func arguments(of site: Int32) -> ArraySlice<Code.ArgumentNode> {
    let site = code.sites[Int(site)]
    return code.arguments[Int(site.start)..<Int(site.start) + Int(site.count)]
  }

  mutating func settle(_ site: Int32, inOrder types: [TypeHint], depth: Int = 0) {
    for (argument, type) in zip(arguments(of: site), types) {
      settle(argument.node, as: type, depth: depth)
    }
  }

  mutating func settle(_ site: Int32, labelled label: String, as type: TypeHint) {
    for argument in arguments(of: site)
    where argument.label >= 0 && code.name(argument.label) == label {
      settle(argument.node, as: type)
    }
  }

  /// Gives the first argument a type, where it has no label.
  mutating func settle(_ site: Int32, unlabelled type: TypeHint) {
    if let first = arguments(of: site).first, first.label < 0 { settle(first.node, as: type) }
  }

  /// The arguments of a function of the standard library that takes values of one type.
  mutating func settle(_ site: Int32, ofFunction name: String) {
    switch name {
    case "max", "min", "stride": unify(arguments(of: site).map(\.node))
    case "pow", "sqrt", "floor", "ceil", "round":
      for argument in arguments(of: site) { settle(argument.node, as: .double) }
    default: break
    }
  }

  /// The arguments of a method of a collection that takes elements of it.
  mutating func settle(_ site: Int32, ofMethod name: String, on type: TypeHint) {
    switch (type.unwrapped, name) {
    case (.array(let element), "append"), (.array(let element), "insert"),
      (.array(let element), "contains"), (.array(let element), "firstIndex"),
      (.array(let element), "lastIndex"), (.array(let element), "replaceSubrange"),
      (.set(let element), "insert"), (.set(let element), "contains"),
      (.set(let element), "remove"):
      settle(site, unlabelled: element)
      settle(site, labelled: "of", as: element)
      settle(site, labelled: "contentsOf", as: .array(element))
      settle(site, labelled: "with", as: .array(element))
    case (.range(let bound), "contains"): settle(site, unlabelled: bound)
    case (.dictionary(let key, let value), "updateValue"):
      settle(site, unlabelled: value)
      settle(site, labelled: "forKey", as: key)
    case (.dictionary(let key, _), "removeValue"): settle(site, labelled: "forKey", as: key)
    case (.array(let element), "reduce"):
      // With an operator, what it begins with is of the elements' type.
      guard let last = arguments(of: site).last, arguments(of: site).count == 2,
        code.nodes[Int(last.node)].operation == .constant
      else { return }
      settle(site, unlabelled: element)
    default: break
    }
  }

  // MARK: Declared functions

  /// Gives fractions of literals that are handed to functions the types of the parameters.
  ///
  /// These are known only when all is lowered; any other literal takes its type when handed over.
  mutating func settleCalls() {
    guard hasFractions else { return }
    hasFractions = false
    for index in code.nodes.indices { settleCall(code.nodes[index]) }
  }

  private mutating func settleCall(_ node: CodeNode) {
    switch node.operation {
    case .callFunction:
      let functions = code.list(node.first, node.second).map { FunctionID(index: $0) }
      _ = settle(node.third, functions.map { code[$0].parameters })
    case .construct: _ = settle(node.second, initializers(of: TypeID(index: node.first)))
    case .callMember:
      if !settle(node.third, functions(named: node.second)) {
        settle(node.third, systemName: code.name(node.second))
      }
    case .implicitMember where node.second >= 0:
      if !settle(node.second, functions(named: node.first)) {
        settle(node.second, systemName: code.name(node.first))
      }
    case .callSystem: settle(node.second, systemName: code.name(node.first))
    default: break
    }
  }

  /// Marks what reads the lazy properties of structs, so that what they give is kept.
  mutating func markLazyMembers() {
    var names: Set<Int32> = []
    for type in code.types where type.kind == .structure {
      for property in type.stored where property.isLazy {
        if let name = code.nameIndex[property.name] { names.insert(name) }
      }
    }
    guard !names.isEmpty else { return }
    for index in code.nodes.indices
    where code.nodes[index].operation == .member && names.contains(code.nodes[index].second) {
      code.nodes[index].third = 1
    }
  }

  private func initializers(of type: TypeID) -> [[Parameter]] {
    let declared = code[type].initializers
    return declared.isEmpty ? [code[type].memberwise] : declared.map { code[$0].parameters }
  }

  /// The parameters of the methods and enum cases of a name, whatever type has them.
  private func functions(named name: Int32) -> [[Parameter]] {
    code.types.flatMap { type -> [[Parameter]] in
      var found = type.methods(name).map { code[$0].parameters }
      if case .methods(let methods) = type.statics[name] {
        found += methods.map { code[$0].parameters }
      }
      guard let position = type.caseIndex[name] else { return found }
      let entry = type.cases[position]
      let payload = zip(entry.labels, entry.types).map { label, type in
        Parameter(label: label == "_" ? nil : label, name: "", slot: 0, type: type)
      }
      return found + [payload]
    }
  }

  /// Settles arguments by those functions that take them, where they agree.
  ///
  /// - Returns: Whether there is one.
  private mutating func settle(_ site: Int32, _ candidates: [[Parameter]]) -> Bool {
    let nodes = Array(arguments(of: site))
    let values = nodes.map { argument in
      Argument(
        label: argument.label < 0 ? nil : code.name(argument.label),
        value: standIn(for: argument.node)
      )
    }
    let fitting = candidates.filter { Matching.fits(values, $0) }
    guard let first = fitting.first else { return false }
    let types = types(of: first, values)
    guard fitting.allSatisfy({ self.types(of: $0, values) == types }) else { return true }
    for (position, type) in types { settle(nodes[position].node, as: type) }
    return true
  }

  private func types(of parameters: [Parameter], _ values: [Argument]) -> [Int: TypeHint] {
    var types: [Int: TypeHint] = [:]
    for (found, parameter) in zip(Matching.match(values, parameters), parameters) {
      switch found {
      case .argument(let position): types[position] = parameter.type
      case .several(let positions): for position in positions { types[position] = parameter.type }
      case .missing: break
      }
    }
    return types
  }

  /// A value of the kind that an argument has, as far as its choice of a parameter asks.
  private func standIn(for node: Int32) -> Value {
    let node = code.nodes[Int(node)]
    guard node.operation == .closure else { return .void }
    let function = FunctionID(index: node.first)
    return .closure(ClosureValue(function: function, captures: [], receiver: nil))
  }

  // MARK: SwiftUI

  /// Settles the arguments of what the system declares with fractions.
  private mutating func settle(_ site: Int32, systemName name: String) {
    guard let labels = Self.fractions[name] else { return }
    for argument in arguments(of: site) {
      let label = argument.label < 0 ? "_" : code.name(argument.label)
      guard labels.contains(label) else { continue }
      settle(argument.node, as: label == "in" ? .range(.double) : .double)
    }
  }

  /// Parameters of the system that take fractions, by the names of what has them.
  ///
  /// - Source: Apple, the declarations of these views, modifiers and types.
  private static let fractions: [String: Set<String>] = [
    "ProgressView": ["value", "total"], "Gauge": ["value", "in"], "Slider": ["step", "in"],
    "Color": ["red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity"],
    "Angle": ["degrees", "radians"], "HStack": ["spacing"], "VStack": ["spacing"],
    "LazyHStack": ["spacing"], "LazyVStack": ["spacing"], "CGSize": ["width", "height"],
    "CGPoint": ["x", "y"], "CGRect": ["x", "y", "width", "height"],
    "RoundedRectangle": ["cornerRadius"],
    "Date": ["timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate"],
    "addingTimeInterval": ["_"], "degrees": ["_"], "radians": ["_"], "opacity": ["_"],
    "accessibilitySortPriority": ["_"], "zIndex": ["_"], "layoutPriority": ["_"],
    "padding": ["_"], "scaleEffect": ["_", "x", "y"], "offset": ["x", "y"],
    "position": ["x", "y"], "aspectRatio": ["_"], "minimumScaleFactor": ["_"],
    "frame": [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
      "maxHeight",
    ],
  ]
}
