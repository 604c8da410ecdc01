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
    return isNeeded || hasUIKitLines ? Self.parsedUIKit : nil
  }

  /// UIKit's classes, parsed once for all modules.
  private static let parsedUIKit = Parser.parse(source: UIKitPrelude.source)

  /// Whether a class inherits from one of UIKit's.
  func isUIKit(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let next = current {
      if UIKitPrelude.classes.contains(code[next].name) { return true }
      current = code[next].superclass
    }
    return false
  }

  /// The class that stands for a module of UIKit's: the first controller, else the first view; one
  /// from which no other class of the module inherits.
  private var shownClass: Int? {
    let own = code.types.indices.filter { index in
      let type = code.types[index]
      return type.kind == .object && type.place != .none
        && !UIKitPrelude.classes.contains(type.name)
        && !UIKitPrelude.companions.contains(type.name)
    }
    let parents = Set(own.flatMap { code.types[$0].inherited })
    let leaves = own.filter { !parents.contains(code.types[$0].name) }
    return leaves.first { isKind(code.types[$0].name, of: "UIViewController") }
      ?? leaves.first { isKind(code.types[$0].name, of: "UIView") }
      ?? leaves.first { isKind(code.types[$0].name, of: "UIAccessibilityElement") }
  }

  /// Whether a class of that name inherits from another, before inheritance is settled.
  private func isKind(_ name: String, of wanted: String) -> Bool {
    var name = name
    for _ in 0..<20 {
      if name == wanted { return true }
      guard let type = code.typeIndex[name], code[type].kind == .object,
        let parent = code[type].inherited.first
      else { return false }
      name = parent
    }
    return false
  }

  /// A view of the first class that inherits from UIKit's, where the module has no view at all.
  mutating func collectUIKitFragment() {
    guard !hasViews, fragments.isEmpty, previews.isEmpty else { return }
    guard let first = shownClass else { return }
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

  // MARK: Previews

  /// Whether some call makes a view or a controller of UIKit's.
  func makesUIKit(_ syntax: Syntax, depth: Int = 0) -> Bool {
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isKind(name, of: "UIViewController") || isKind(name, of: "UIView")
    {
      return true
    }
    guard depth < 100 else { return false }
    return syntax.children(viewMode: .sourceAccurate).contains {
      makesUIKit($0, depth: depth + 1)
    }
  }

  /// Makes a view of a preview that gives a view or a controller of UIKit's.
  ///
  /// - Source: Apple, Preview(_:traits:body:), whose body may give a UIView or a UIViewController.
  mutating func collectHost(of items: CodeBlockItemListSyntax, in outer: Context) {
    context = outer
    collectBody("Preview", .host(items), at: items)
  }

  /// A view of that name with such a body.
  mutating func collectBody(
    _ name: String,
    _ body: Pending.Body,
    at items: CodeBlockItemListSyntax
  ) {
    let type = enterFragment(name, at: place(of: items))
    var getter = Function(name: "body", hasReceiver: true)
    getter.isBuilder = true
    getter.owner = type
    getter.place = place(of: items)
    let id = addFunction(getter)
    inside(type) { lowerer in
      lowerer.pending.append(Pending(function: id, context: lowerer.context, body: body))
    }
    code.types[Int(type.index)].members[code.intern("body")] = .computed(getter: id, setter: nil)
  }

  /// The view around what a preview gives.
  mutating func lowerHost(_ maker: Int32, at place: PlaceID) -> Int32 {
    let made = add(.callValue, maker, callSite([]), at: place)
    let host = add(.callSystem, code.intern("UIViewHost"), callSite([made]), at: place)
    let block = list([add(.expression, host, at: place)])
    return add(.block, block.start, block.count, at: place)
  }
}
