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
  ///
  /// One that another class makes is shown by it, not by itself.
  var shownClass: Int? {
    let own = code.types.indices.filter { index in
      let type = code.types[index]
      return type.kind == .object && type.place != .none
        && !UIKitPrelude.classes.contains(type.name)
        && !UIKitPrelude.companions.contains(type.name)
    }
    let parents = Set(own.flatMap { code.types[$0].inherited })
    let all = own.filter { !parents.contains(code.types[$0].name) }
    let unused = all.filter { !usedTypes.contains(TypeID(index: Int32($0))) }
    return shown(among: unused) ?? shown(among: all)
  }

  private func shown(among leaves: [Int]) -> Int? {
    leaves.first { isKind(code.types[$0].name, of: "UIViewController") }
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

  /// A view of the class that stands for the module, where it has no view but those that its
  /// classes show.
  ///
  /// It is made once all bodies are lowered, so that it is known what uses what.
  ///
  /// - Parameter ownFiles: How many files the module has besides the classes of UIKit.
  mutating func collectUIKitFragment(ownFiles: Int) {
    guard fragments.isEmpty, previews.isEmpty, app == nil, !hasUnusedView else { return }
    guard let first = shownClass else { return }
    let shown = TypeID(index: Int32(first))
    let place = code[shown].place
    let type = enterFragment(code[shown].name + "Host", at: place)
    var getter = Function(name: "body", hasReceiver: true)
    getter.isBuilder = true
    getter.owner = type
    getter.place = place
    getter.slotCount = 1
    var made = add(.construct, shown.index, callSite([]), at: place)
    if isInNavigation(shown, ownFiles), let around = code.typeIndex["UINavigationController"] {
      made = add(.construct, around.index, callSite([made], "rootViewController"), at: place)
      let message = "shown in a navigation controller, as 'navigationItem' or the like is used"
      findings.append(Finding(message: message, name: nil, place: place, isNote: true))
    }
    let host = add(.callSystem, code.intern("UIViewHost"), callSite([made]), at: place)
    let statement = add(.expression, host, at: place)
    let block = list([statement])
    getter.body = add(.block, block.start, block.count, at: place)
    let id = addFunction(getter)
    code.types[Int(type.index)].members[code.intern("body")] = .computed(getter: id, setter: nil)
    settleTypes(from: Int(type.index))
  }

  /// Whether the module has a view of SwiftUI's that nothing else shows.
  private var hasUnusedView: Bool {
    code.types.indices.contains {
      code.types[$0].isShownView && !usedTypes.contains(TypeID(index: Int32($0)))
    }
  }

  /// Whether a controller counts on a navigation controller around it that the module does not make.
  private func isInNavigation(_ type: TypeID, _ ownFiles: Int) -> Bool {
    let name = code[type].name
    let isHeld = isKind(name, of: "UIViewController")
    let holds = isKind(name, of: "UINavigationController") || isKind(name, of: "UITabBarController")
    guard isHeld, !holds, !isKind(name, of: "UIAlertController") else { return false }
    let wanted = Set(
      ["navigationItem", "navigationController"].compactMap { code.nameIndex[$0] }
    )
    return code.nodes.contains { node in
      guard [.member, .callMember].contains(node.operation), wanted.contains(node.second),
        code.places.indices.contains(Int(node.place.index))
      else { return false }
      return code.places[Int(node.place.index)].file < ownFiles
    }
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
