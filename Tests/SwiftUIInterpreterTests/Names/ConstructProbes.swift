/// A small view that uses one construct, operator, wrapper or property, with what it must say.
struct ConstructProbe: Sendable {
  /// The construct, as the lists name it.
  var name: String
  /// What the view shows.
  var body: String
  /// What is spoken.
  var spoken: String
  /// Members of the view.
  var members = ""
  /// Declarations beside the view.
  var types = ""

  init(
    _ name: String,
    _ body: String,
    _ spoken: String,
    members: String = "",
    types: String = ""
  ) {
    self.name = name
    self.body = body
    self.spoken = spoken
    self.members = members
    self.types = types
  }

  /// The view.
  var source: String {
    """
    import SwiftUI
    \(types)
    struct Probe: View {
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }
}

// MARK: Language

extension ConstructProbe {
  /// Statements, expressions and members.
  static let language: [ConstructProbe] = [
    .init("computed property", "Text(x)", "a", members: #"var x: String { "a" }"#),
    .init("closure", #"Text({ "a" }())"#, "a"),
    .init("string literal", #"Text("a")"#, "a"),
    .init("int literal", #"Text("\(0x1F + 1_0)")"#, "41"),
    .init(#"key path \"#, #"Text(["a", "bb"].map(\.count).description)"#, "[1, 2]"),
    .init("self", "Text(self.x)", "a", members: #"let x = "a""#),
    .init("closure with params", #"Text([1, 2].map { n in "\(n)" }.joined())"#, "12"),
    .init("if", #"if 1 < 2 { Text("a") }"#, "a"),
    .init("bool literal", #"Text(true ? "a" : "b")"#, "a"),
    .init("projected $binding", #"Toggle("a", isOn: $on)"#, "a, switch button, on", members: on),
    .init("float literal", #"Text("\(1.5, specifier: "%.1f")")"#, "1.5"),
    .init("ternary ?:", #"Text(2 > 1 ? "a" : "b")"#, "a"),
    .init("if-else", #"if 1 > 2 { Text("a") } else { Text("b") }"#, "b"),
    .init("array literal", #"Text(["a", "b"][1])"#, "b"),
    .init("func -> some View", "part()", "a", members: #"func part() -> some View { Text("a") }"#),
    .init(
      "init",
      "Text(x)",
      "ab",
      members: #"let x: String; init(y: String = "b") { x = "a" + y }"#
    ),
    .init("string interpolation", #"Text(verbatim: "a\(1 + 1)")"#, "a2"),
    .init("nil literal", #"Text(x ?? "a")"#, "a", members: "let x: String? = nil"),
    .init("shorthand $0", #"Text([2, 1].sorted { $0 < $1 }.description)"#, "[1, 2]"),
    .init("if let", "if let x { Text(x) }", "a", members: #"let x: String? = "a""#),
    .init("return", "Text(x())", "a", members: #"func x() -> String { return "a" }"#),
    .init("func", "Text(x(2))", "4", members: #"func x(_ n: Int) -> String { "\(n * 2)" }"#),
    .init(
      "switch",
      #"switch x { case 1: Text("a"); default: Text("b") }"#,
      "a",
      members: "let x = 1"
    ),
    .init("subscript []", #"Text("\(["a": 1]["a", default: 0])")"#, "1"),
    .init(
      "optional chaining ?.",
      #"Text("\(x?.count ?? 0)")"#,
      "2",
      members: #"let x: String? = "ab""#
    ),
    .init("static var/let", "Text(Self.x)", "a", members: #"static let x = "a""#),
    .init("await", #"Text(x).task { x = await load() }"#, "b", members: load),
    .init("parenthesised", #"Text("\((1 + 2) * 3)")"#, "9"),
    .init(
      "guard",
      "Text(x(nil))",
      "b",
      members: #"func x(_ s: String?) -> String { guard let s else { return "b" }; return s }"#
    ),
    .init("force unwrap !", "Text(x!)", "a", members: #"let x: String? = "a""#),
    .init("try", #"Text((try? f()) ?? "b")"#, "b", members: thrower),
    .init(
      "case with payload binding",
      "switch x { case .a(let s): Text(s) }",
      "b",
      members: #"let x = E.a("b")"#,
      types: "enum E { case a(String) }"
    ),
    .init("if #available", #"if #available(iOS 17, *) { Text("a") } else { Text("b") }"#, "a"),
    .init(
      "for-in",
      #"Text("\(x)")"#,
      "6",
      members: "var x: Int { var s = 0; for i in 1...3 { s += i }; return s }"
    ),
    .init(
      "generic func",
      "Text(x([3]))",
      "3",
      members: #"func x<T: CustomStringConvertible>(_ l: [T]) -> String { l[0].description }"#
    ),
    .init(
      "accessor block",
      #"Text("\(x)")"#,
      "3",
      members: "var x: Int { get { 3 } set { } }"
    ),
    .init(
      "call a closure property",
      "Text(x(1))",
      "1",
      members: #"let x: (Int) -> String = { "\($0)" }"#
    ),
    .init("Self", "Text(E.first.rawValue)", "a", types: selfType),
    .init(
      "do/catch",
      "Text(x)",
      "b",
      members: thrower + #"; var x: String { do { return try f() } catch { return "b" } }"#
    ),
    .init("multiline string", "Text(x)", "a\nb", members: "let x = \"\"\"\n  a\n  b\n  \"\"\""),
    .init(
      "break",
      #"Text("\(x)")"#,
      "1",
      members: "var x: Int { var n = 0; while true { n += 1; break }; return n }"
    ),
    .init("tuple", #"Text("\(x.1)\(x.a)")"#, "21", members: "let x = (a: 1, b: 2)"),
    .init("async func", #"Text(x).task { x = await load() }"#, "b", members: load),
    .init("as", #"Text((x as? String) ?? "b")"#, "a", members: #"let x: Any = "a""#),
    .init(
      "if case",
      "if case .a(let s) = x { Text(s) }",
      "b",
      members: #"let x = E.a("b")"#,
      types: "enum E { case a(String), b }"
    ),
    .init("interpolation with arguments", #"Text("\(0.5, format: .percent)")"#, "50%"),
    .init("dictionary literal", #"Text("\(["a": 1]["a"] ?? 0)")"#, "1"),
    .init(
      "#selector",
      #"Text("a").onAppear { _ = #selector(Target.go) }"#,
      "a",
      types: "class Target: NSObject { @objc func go() {} }"
    ),
    .init(
      "defer",
      #"Text("\(x)")"#,
      "1",
      members: "@State var n = 0; var x: Int { var m = 1; defer { m = 2 }; return m }"
    ),
    .init(
      "inout &",
      #"Text("\(x)")"#,
      "2",
      members: "func up(_ n: inout Int) { n += 1 }; var x: Int { var m = 1; up(&m); return m }"
    ),
    .init(
      "#Predicate",
      #"Text("a").onAppear { _ = #Predicate<Book> { $0.pages > 1 } }"#,
      "a",
      types: "struct Book { var pages: Int }"
    ),
    .init(
      "binding-element closure {$x in}",
      #"ForEach($x) { $i in Toggle(i.id, isOn: $i.on) }"#,
      "a, switch button, off",
      members: #"@State var x = [Item(id: "a")]"#,
      types: "struct Item: Identifiable { let id: String; var on = false }"
    ),
    .init(
      "if as value",
      "Text(x)",
      "a",
      members: #"var x: String { let y = if 1 < 2 { "a" } else { "b" }; return y }"#
    ),
    .init(
      "closure capture list",
      "Text(x())",
      "a",
      members: #"let y = "a"; var x: () -> String { { [y] in y } }"#
    ),
    .init(
      "continue",
      #"Text("\(x)")"#,
      "4",
      members:
        "var x: Int { var s = 0; for i in 1...3 { if i == 2 { continue }; s += i }; return s }"
    ),
    .init(
      "while",
      #"Text("\(x)")"#,
      "3",
      members: "var x: Int { var n = 0; while n < 3 { n += 1 }; return n }"
    ),
    .init(
      "lazy var",
      "Text(Box().x)",
      "a",
      types: #"class Box { lazy var x: String = { "a" }() }"#
    ),
    .init("#fileID", #"Text(#fileID.isEmpty ? "b" : "a")"#, "a"),
    .init("#filePath", #"Text(#filePath.isEmpty ? "b" : "a")"#, "a"),
    .init("#column", #"Text("\(#column > 0 ? 1 : 0)")"#, "1"),
    .init("#line", #"Text("\(#line)")"#, "6"),
  ]

  private static let on = "@State var on = true"
  private static let load = #"@State var x = "a"; func load() async -> String { "b" }"#
  private static let thrower =
    "struct Bad: Error {}; func f() throws -> String { throw Bad() }"
  private static let selfType =
    #"enum E: String, CaseIterable { case a; static var first: Self { Self.allCases[0] } }"#
}

// MARK: Operators

extension ConstructProbe {
  /// Operators.
  static let operators: [ConstructProbe] = [
    .init("=", "Text(x)", "b", members: #"var x: String { var y = "a"; y = "b"; return y }"#),
    .init("==", #"Text("a" == "a" ? "a" : "b")"#, "a"),
    .init("prefix !", #"Text(!false ? "a" : "b")"#, "a"),
    .init("/", #"Text("\(7 / 2)")"#, "3"),
    .init("+", #"Text(verbatim: "a" + "b")"#, "ab"),
    .init("??", #"Text(x ?? "b")"#, "b", members: "let x: String? = nil"),
    .init("prefix -", #"Text("\(-x)")"#, "-2", members: "let x = 2"),
    .init("!=", #"Text(1 != 2 ? "a" : "b")"#, "a"),
    .init("*", #"Text("\(3 * 4)")"#, "12"),
    .init("&&", #"Text(true && false ? "a" : "b")"#, "b"),
    .init("-", #"Text("\(5 - 7)")"#, "-2"),
    .init("||", #"Text(true || false ? "a" : "b")"#, "a"),
    .init(">", #"Text(2 > 1 ? "a" : "b")"#, "a"),
    .init("...", #"Text((1...3).contains(3) ? "a" : "b")"#, "a"),
    .init("<", #"Text("a" < "b" ? "a" : "b")"#, "a"),
    .init("..<", #"Text("\((0..<3).count)")"#, "3"),
    .init("+=", #"Text("\(x)")"#, "3", members: "var x: Int { var n = 1; n += 2; return n }"),
    .init("<=", #"Text(2 <= 2 ? "a" : "b")"#, "a"),
    .init("-=", #"Text("\(x)")"#, "-1", members: "var x: Int { var n = 1; n -= 2; return n }"),
    .init(">=", #"Text(1 >= 2 ? "a" : "b")"#, "b"),
    .init("%", #"Text("\(7 % 4)")"#, "3"),
    .init("prefix ...", #"Text([1, 2, 3][...1].description)"#, "[1, 2]"),
    .init("*=", #"Text("\(x)")"#, "6", members: "var x: Int { var n = 2; n *= 3; return n }"),
  ]
}
