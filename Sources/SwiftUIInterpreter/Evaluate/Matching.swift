/// Finds which argument of a call goes to which parameter.
enum Matching {
  /// What a parameter takes.
  enum Found {
    case argument(Int)
    case several([Int])
    case missing
  }

  /// Matches by labels; a closure without a label goes to the next parameter that takes one.
  ///
  /// - Source: The Swift Evolution proposal 0286, "Forward-scan matching for trailing closures".
  static func match(_ arguments: [Argument], _ parameters: [Parameter]) -> [Found] {
    matchCounting(arguments, parameters).found
  }

  /// Whether every argument finds its parameter, and every parameter that needs one its argument.
  static func fits(_ arguments: [Argument], _ parameters: [Parameter]) -> Bool {
    let (found, used) = matchCounting(arguments, parameters)
    guard used == arguments.count else { return false }
    return zip(found, parameters).allSatisfy { match, parameter in
      if case .missing = match { return !parameter.isRequired }
      return true
    }
  }

  private static func matchCounting(
    _ arguments: [Argument],
    _ parameters: [Parameter]
  ) -> (found: [Found], used: Int) {
    var found: [Found] = []
    found.reserveCapacity(parameters.count)
    var next = 0
    for parameter in parameters {
      guard next < arguments.count, takes(parameter, arguments[next]) else {
        found.append(.missing)
        continue
      }
      if parameter.isVariadic {
        var positions = [next]
        next += 1
        while next < arguments.count, arguments[next].label == nil {
          positions.append(next)
          next += 1
        }
        found.append(.several(positions))
      } else {
        found.append(.argument(next))
        next += 1
      }
    }
    return (found, next)
  }

  private static func takes(_ parameter: Parameter, _ argument: Argument) -> Bool {
    guard case .closure = argument.value else { return argument.label == parameter.label }
    if parameter.takesKeyPath { return false }
    if argument.label == parameter.label { return true }
    guard argument.label == nil else { return false }
    return parameter.isBuilder || parameter.takesClosure
  }

  /// The parameters of a closure take what comes, whatever the labels.
  static func inOrder(_ arguments: [Argument], _ parameters: [Parameter]) -> [Found] {
    parameters.indices.map { $0 < arguments.count ? .argument($0) : .missing }
  }

  /// Takes a tuple apart for a closure that names its elements.
  static func spread(_ arguments: [Argument], over count: Int) -> [Argument] {
    guard count > 1, arguments.count == 1, case .tuple(let tuple) = arguments[0].value,
      tuple.elements.count == count
    else { return arguments }
    return tuple.elements.map { Argument(label: nil, value: $0) }
  }
}

extension Parameter {
  /// Whether a call must give it.
  var isRequired: Bool { initial < 0 && !isOptional && !isVariadic && !type.isOptional }

  /// Whether it takes a key path and so no closure.
  var takesKeyPath: Bool {
    if case .system(let name) = type { name.hasSuffix("KeyPath") } else { false }
  }

  /// Whether a trailing closure may be meant for it.
  ///
  /// A property whose type is not written has its value's type, and a closure is written with one:
  /// so `@State private var name = ""` is passed over on the way to `var save: () -> Void`.
  var takesClosure: Bool {
    type == .unknown ? !isOptional && initial < 0 : type.isFunction
  }
}
