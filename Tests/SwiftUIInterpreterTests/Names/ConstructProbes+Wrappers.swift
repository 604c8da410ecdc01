// MARK: Wrappers

extension ConstructProbe {
  /// Property wrappers and attributes.
  static let wrappers: [ConstructProbe] = [
    .init("@State", #"Text("\(n)")"#, "1", members: "@State private var n = 1"),
    .init(
      "@Environment",
      #"Text(scheme == .dark ? "a" : "b")"#,
      "b",
      members: #"@Environment(\.colorScheme) private var scheme"#
    ),
    .init(
      "@Binding",
      "Inner(n: $n)",
      "3",
      members: "@State private var n = 3",
      types: #"struct Inner: View { @Binding var n: Int; var body: some View { Text("\(n)") } }"#
    ),
    .init(
      "@ViewBuilder",
      "part",
      "a",
      members: #"@ViewBuilder private var part: some View { if true { Text("a") } }"#
    ),
    .init(
      "@Bindable",
      "Inner(m: m)",
      "a, switch button, on",
      members: "@State private var m = M()",
      types: """
        @Observable class M { var on = true }
        struct Inner: View { @Bindable var m: M; var body: some View { Toggle("a", isOn: $m.on) } }
        """
    ),
    .init(
      "@EnvironmentObject",
      "Inner().environmentObject(M())",
      "a",
      types: model + "struct Inner: View { @EnvironmentObject var m: M; "
        + "var body: some View { Text(m.name) } }"
    ),
    .init(
      "@ObservedObject",
      "Inner(m: M())",
      "a",
      types: model + "struct Inner: View { @ObservedObject var m: M; "
        + "var body: some View { Text(m.name) } }"
    ),
    .init(
      "@FocusState",
      #"TextField("a", text: .constant("")).focused($isOn)"#,
      "a, text field",
      members: "@FocusState private var isOn: Bool"
    ),
    .init(
      "@AccessibilityFocusState",
      #"Text("a").accessibilityFocused($isOn)"#,
      "a",
      members: "@AccessibilityFocusState private var isOn: Bool"
    ),
    .init(
      "@StateObject",
      "Text(m.name)",
      "a",
      members: "@StateObject private var m = M()",
      types: model
    ),
    .init(
      "@Query",
      #"Text("\(books.count)")"#,
      "0",
      members: "@Query private var books: [Book]",
      types: "import SwiftData\n@Model final class Book { var title = \"\"; init() {} }"
    ),
    .init(
      "@Namespace",
      #"Text("a").matchedGeometryEffect(id: 1, in: space)"#,
      "a",
      members: "@Namespace private var space"
    ),
    .init(
      "@FetchRequest",
      #"Text("\(books.count)")"#,
      "0",
      members: "@FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>",
      types: "import CoreData\nclass Book: NSManagedObject {}"
    ),
    .init(
      "@Perception.Bindable",
      "Inner(m: m)",
      "a, switch button, on",
      members: "@State private var m = M()",
      types: """
        @Observable class M { var on = true }
        struct Inner: View {
          @Perception.Bindable var m: M
          var body: some View { Toggle("a", isOn: $m.on) }
        }
        """
    ),
    .init(
      "@MainActor",
      "Text(name())",
      "a",
      members: #"@MainActor func name() -> String { "a" }"#
    ),
    .init(
      "@available",
      "Text(name())",
      "a",
      members: #"@available(iOS 17, *) func name() -> String { "a" }"#
    ),
    .init(
      "@AppStorage",
      "Text(name)",
      "a",
      members: #"@AppStorage("name") private var name = "a""#
    ),
    .init(
      "@GestureState",
      #"Text("\(n)")"#,
      "0",
      members: "@GestureState private var n = 0"
    ),
    .init(
      "@PresentationState",
      #"Text("\(n ?? 2)")"#,
      "2",
      members: "@PresentationState private var n: Int?"
    ),
    .init(
      "@ToolbarContentBuilder",
      #"NavigationStack { Spacer().toolbar { items } }"#,
      "a, button",
      members: #"@ToolbarContentBuilder var items: some ToolbarContent "#
        + #"{ ToolbarItem { Button("a") {} } }"#
    ),
    .init("@Presents", #"Text("\(n ?? 2)")"#, "2", members: "@Presents private var n: Int?"),
    .init(
      "@_disfavoredOverload",
      "Text(name())",
      "a",
      members: #"@_disfavoredOverload func name() -> String { "a" }"#
    ),
    .init(
      "@ScaledMetric",
      #"Text("\(size, specifier: "%.0f")")"#,
      "12",
      members: "@ScaledMetric(relativeTo: .body) private var size = 12.0"
    ),
    .init(
      "@FocusState.Binding",
      "Inner(isOn: $isOn)",
      "a, text field",
      members: "@FocusState private var isOn: Bool",
      types: """
        struct Inner: View {
          @FocusState.Binding var isOn: Bool
          var body: some View { TextField("a", text: .constant("")).focused($isOn) }
        }
        """
    ),
    .init(
      "@discardableResult",
      "Text(name())",
      "a",
      members: #"@discardableResult func name() -> String { "a" }"#
    ),
    .init("@SwiftUI.State", #"Text("\(n)")"#, "1", members: "@SwiftUI.State private var n = 1"),
  ]

  private static let model = #"class M: ObservableObject { @Published var name = "a" }"# + "\n"
}

// MARK: Properties

extension ConstructProbe {
  /// Properties and static members of the library that no table names.
  static let properties: [ConstructProbe] = [
    .init(".width", #"Text("\(CGSize(width: 3, height: 4).width, specifier: "%.0f")")"#, "3"),
    .init(".height", #"Text("\(CGSize(width: 3, height: 4).height, specifier: "%.0f")")"#, "4"),
    .init(
      ".size",
      #"Text("\(CGRect(x: 1, y: 2, width: 3, height: 4).size.width, specifier: "%.0f")")"#,
      "3"
    ),
    .init(".x", #"Text("\(CGPoint(x: 1, y: 2).x, specifier: "%.0f")")"#, "1"),
    .init(".y", #"Text("\(CGPoint(x: 1, y: 2).y, specifier: "%.0f")")"#, "2"),
    .init(".minX", rectangle("minX"), "1"),
    .init(".midX", rectangle("midX"), "3"),
    .init(".maxX", rectangle("maxX"), "5"),
    .init(
      ".wrappedValue",
      #"Text("\($n.wrappedValue)")"#,
      "1",
      members: "@State private var n = 1"
    ),
    .init(
      ".allCases",
      #"Text("\(E.allCases.count)")"#,
      "2",
      types: "enum E: CaseIterable { case a, b }"
    ),
  ]

  private static func rectangle(_ property: String) -> String {
    #"Text("\(CGRect(x: 1, y: 2, width: 4, height: 4)."# + property + #", specifier: "%.0f")")"#
  }
}
