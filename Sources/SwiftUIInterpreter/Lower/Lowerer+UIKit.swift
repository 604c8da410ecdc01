internal import SwiftParser
internal import SwiftSyntax

extension Lowerer {
  /// The classes of UIKit as source, where a class of the module inherits from one of them.
  var uiKit: SourceFileSyntax? {
    let isNeeded = code.types.contains { type in
      type.inherited.contains {
        UIKitPrelude.classes.contains($0) || UIKitPrelude.bridges.contains($0)
      }
    }
    return isNeeded ? Parser.parse(source: UIKitPrelude.source) : nil
  }

  /// Whether a class inherits from one of UIKit's.
  func isUIKit(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let next = current {
      if UIKitPrelude.classes.contains(code[next].name) { return true }
      current = code[next].superclass
    }
    return false
  }

  /// A view of the first class that inherits from UIKit's, where the module has no view at all.
  mutating func collectUIKitFragment() {
    guard !hasViews, fragments.isEmpty, previews.isEmpty else { return }
    let first = code.types.indices.first { index in
      code.types[index].kind == .object && code.types[index].place != .none
        && code.types[index].inherited.contains { UIKitPrelude.classes.contains($0) }
        && !UIKitPrelude.classes.contains(code.types[index].name)
    }
    guard let first else { return }
    let shown = TypeID(index: Int32(first))
    let place = code[shown].place
    let type = enterFragment(code[shown].name + "Host", at: place)
    var getter = Function(name: "body", hasReceiver: true)
    getter.isBuilder = true
    getter.owner = type
    getter.place = place
    getter.slotCount = 1
    let made = add(.construct, shown.index, callSite([]), at: place)
    let host = add(.callSystem, code.intern("UIViewHost"), callSite([made]), at: place)
    let statement = add(.expression, host, at: place)
    let block = list([statement])
    getter.body = add(.block, block.start, block.count, at: place)
    let id = addFunction(getter)
    code.types[Int(type.index)].members[code.intern("body")] = .computed(getter: id, setter: nil)
  }
}
