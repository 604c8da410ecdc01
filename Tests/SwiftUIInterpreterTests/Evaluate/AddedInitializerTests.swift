import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// - Source: The Swift Programming Language, "Extensions", Initializers.
@Suite("Initializers that extensions add to types of the system")
struct AddedInitializerTests {
  @Test(
    "a value is made by the initializer that an extension adds",
    arguments: [
      (
        "extension String { init(stars n: Int) { self = String(repeating: \"*\", count: n) } }",
        "String(stars: 3)", "***"
      ),
      (
        """
        extension Date {
          init(y: Int, m: Int) {
            self = Calendar.current.date(from: DateComponents(year: y, month: m, day: 1))!
          }
        }
        """,
        "Date(y: 2020, m: 3).formatted(date: .numeric, time: .omitted)", "3/1/2020"
      ),
      (
        "extension Double { init(percent: String) { self = percent.count == 3 ? 1 : 0.5 } }",
        "Double(percent: \"50%\")", "1.0"
      ),
      (
        """
        extension Int {
          init?(roman: String) {
            guard roman.allSatisfy({ $0 == "I" }) else { return nil }
            self = roman.count
          }
        }
        """,
        "[Int(roman: \"III\") ?? 0, Int(roman: \"X\") ?? 0]", "[3, 0]"
      ),
      (
        "extension Array where Element == Int { init(upTo n: Int) { self = Array(0..<n) } }",
        "[[Int](upTo: 3).count, Array(upTo: 4).count]", "[3, 4]"
      ),
      (
        """
        extension Array { init(twice x: Element) { self.init(); append(x); append(x) } }
        """,
        "Array(twice: 5)", "[5, 5]"
      ),
      (
        "extension UInt8 { init(of x: Int) { self.init(x + 1) } }",
        "UInt8(of: 4)", "5"
      ),
      (
        "extension BinaryInteger { init(doubling x: Int) { self.init(x * 2) } }",
        "Int(doubling: 4)", "8"
      ),
      (
        """
        extension Binding {
          init(_ source: Binding<Value?>, default value: Value) {
            self.init(get: { source.wrappedValue ?? value }, set: { source.wrappedValue = $0 })
          }
        }
        """,
        "Binding(Binding<Int?>.constant(nil), default: 7).wrappedValue", "7"
      ),
      (
        """
        extension String { init(_ size: Size) { self = "size" } }
        enum Size { case small }
        """,
        "[String(Size.small), String(5)]", "[\"size\", \"5\"]"
      ),
      (
        "extension Date { static var start: Date { .init(days: 1) }\n"
          + "init(days: Int) { self.init(timeIntervalSince1970: Double(days) * 86_400) } }",
        "Date.start.timeIntervalSince1970", "86400.0"
      ),
    ]
  )
  func values(_ declaration: String, _ expression: String, _ result: String) {
    #expect(Harness.value(expression, after: declaration) == result)
  }

  @Test(
    "a view is made by the initializer that an extension adds",
    arguments: [
      (
        "extension Text { init(money: Int) { self.init(\"\\(money) euros\") } }",
        "Text(money: 3)", ["3 euros"]
      ),
      (
        "extension Image { init(safe name: String) { self.init(systemName: name) } }",
        "Image(safe: \"star\")", ["Favorite, image"]
      ),
      (
        """
        extension Button where Label == Text {
          init(plain t: String, action: @escaping () -> Void) { self.init("P \\(t)", action: action) }
        }
        """,
        "Button(plain: \"Go\") {}; Button(plain: \"Stop\") {}",
        ["P Go, button", "P Stop, button"]
      ),
      (
        """
        extension Toggle where Label == Text {
          init(key: String, value: Binding<Bool>) { self.init("T " + key, isOn: value) }
        }
        """,
        "Toggle(key: \"x\", value: .constant(true))", ["T x, switch button, on"]
      ),
      (
        """
        extension Section where Parent == Text, Content: View, Footer == EmptyView {
          init(t: String, @ViewBuilder c: () -> Content) {
            self.init(header: Text("S " + t), footer: EmptyView(), content: c)
          }
        }
        """,
        "List { Section(t: \"Head\") { Text(\"in\") } }", ["S Head, heading", "in"]
      ),
      (
        """
        extension NavigationLink where Label == Text {
          init(x: String, d: Destination) { self.init(destination: d) { Text("L \\(x)") } }
        }
        """,
        "NavigationStack { NavigationLink(x: \"Go\", d: Text(\"D\")) }", ["L Go, button"]
      ),
      (
        "extension Label where Title == Text, Icon == Image {\n"
          + "init(_ t: String, icon: String) { self.init(t, systemImage: icon) } }",
        "Label(\"Hi\", icon: \"star\"); Label(\"Ho\", systemImage: \"star\")", ["Hi", "Ho"]
      ),
    ]
  )
  func views(_ declaration: String, _ body: String, _ spoken: [String]) throws {
    let walk = try walk(
      "\(declaration)\nstruct Shown: View { var body: some View { VStack { \(body) } } }"
    )
    #expect(walk.spoken == spoken)
  }

  @Test("a type takes the initializers that an extension gives its protocol")
  func ofProtocols() {
    let declaration = """
      protocol Made { init() ; var n: Int { get set } }
      extension Made { init(of x: Int) { self.init(); n = x } }
      struct Thing: Made { var n = 0; init() {} }
      """
    #expect(Harness.value("Thing(of: 4).n", after: declaration) == "4")
  }
}

/// - Source: The Swift Programming Language, "Operator Methods".
@Suite("Operators that source declares")
struct OwnOperatorTests {
  private static let money = """
    struct M { var a: Int
      static func + (l: M, r: M) -> M { M(a: l.a + r.a) }
      static func - (l: M, r: M) -> M { M(a: l.a - r.a) }
      static prefix func - (x: M) -> M { M(a: -x.a) }
      static prefix func + (x: M) -> M { M(a: x.a + 100) }
      static prefix func ! (x: M) -> Bool { x.a == 0 }
      static func -= (l: inout M, r: Int) { l.a -= r }
      static func *= (l: inout M, r: M) { l = M(a: l.a * r.a) }
    }
    let nothing: Int? = nil
    prefix operator ++
    prefix func ++ (x: inout Int) -> Int { x += 1; return x }
    func ~= (p: M, v: Int) -> Bool { p.a == v }
    extension CGPoint { static func + (l: CGPoint, r: CGPoint) -> CGPoint { CGPoint(x: l.x + r.x, y: 0) } }
    func * (l: String, n: Int) -> String { String(repeating: l, count: n) }
    func ?? <T>(l: Binding<T?>, r: T) -> Binding<T> {
      Binding(get: { l.wrappedValue ?? r }, set: { l.wrappedValue = $0 })
    }
    """

  @Test(
    "the function that is declared for the operands is called",
    arguments: [
      Expectation("(M(a: 3) + M(a: 1)).a", "4"), Expectation("(M(a: 3) - M(a: 1)).a", "2"),
      Expectation("(-M(a: 3)).a", "-3"), Expectation("(+M(a: 3)).a", "103"),
      Expectation("[!M(a: 0), !M(a: 1), !true]", "[true, false, false]"),
      Expectation("[-5, +5, 2 - 3]", "[-5, 5, -1]"),
      Expectation("{ () -> Int in var m = M(a: 9); m -= 2; return m.a }()", "7"),
      Expectation("{ () -> Int in var m = M(a: 9); m *= M(a: 2); return m.a }()", "18"),
      Expectation("{ () -> Int in var n = 9; n -= 2; n += 1; return n }()", "8"),
      Expectation("{ () -> [Int] in var n = 9; let m = ++n; return [n, m] }()", "[10, 10]"),
      Expectation(
        "{ (v: Int) -> String in switch v { case M(a: 5): return \"yes\"; default: return \"no\" } }(5)",
        "yes"
      ),
      Expectation("(CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4)).x", "4.0"),
      Expectation("\"a\" + \"b\"", "ab"), Expectation("\"ab\" * 2", "abab"),
      Expectation("(Binding<Int?>.constant(nil) ?? 4).wrappedValue", "4"),
      Expectation("nothing ?? 6", "6"),
    ]
  )
  func operators(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source, after: Self.money) == expectation.result)
  }
}
