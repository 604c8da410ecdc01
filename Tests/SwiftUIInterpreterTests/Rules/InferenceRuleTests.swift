import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What no source has of a view is marked by its own rule")
struct InferenceRuleTests {
  /// For each rule of views a view of which an element rests on it.
  private static let views: [Inference: String] = [
    .view: "ColorPicker(\"A\", selection: .constant(.red))",
    .unsupportedName: "Text(\"A\").onDrop(of: [])",
    .readingOrder: "ZStack { Text(\"A\"); Text(\"B\") }",
    .background: "Text(\"A\").background { Text(\"B\") }",
    .combined: """
    VStack { Text("A"); Toggle("B", isOn: .constant(true)) }
      .accessibilityElement(children: .combine)
    """,
    .actionOrder: """
    List {
      Text("A").swipeActions { Button("B") {} }.accessibilityAction(named: "C") {}
    }
    """,
    .derivedActions: "Text(\"A\").contextMenu { Button(\"B\") {} }",
    .hitTesting: "VStack { Button(\"A\") {} }.allowsHitTesting(false)",
    .listRow: """
    List { HStack { Text("A"); Text("B").accessibilitySortPriority(1) } }
    """,
    .showMenu: "Text(\"A\").accessibilityAction(.showMenu) {}",
    .progress: "ProgressView(\"A\", value: 0.5)",
    .chart: "Chart { BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Steps\", 3)) }",
    .datePicker: "DatePicker(\"A\", selection: .constant(Date()))",
    .inlinePicker: """
    List { Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.inline) }
    """,
    .primaryAction: "Menu(\"A\") { Button(\"B\") { } } primaryAction: { }",
    .pickerInList: "List { Picker(\"A\", selection: .constant(1)) { Text(\"B\").tag(1) } }",
    .pickerWheel: """
    Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.wheel)
    """,
    .placeholder: "TextField(\"A\", text: .constant(\"\"), prompt: Text(\"B\"))",
    .liveText: "Text(Date(), style: .timer)",
    .viewInText: "Text(Image(systemName: \"star\"))",
    .unknownValue: "Text(elsewhere)",
    .linkInText: "Text(\"[A](https://example.com)\")",
    .severalTitles: "Label { Text(\"A\"); Text(\"B\") } icon: { Image(systemName: \"star\") }",
    .labeledContent: "LabeledContent(\"A\", value: \"B\")",
    .labeledPair: """
    HStack {
      Text("A").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("B").accessibilityLabeledPair(role: .content, id: 1, in: space)
    }
    """,
    .badge: "List { Text(\"A\").badge(3) }",
    .loadedImage: "AsyncImage(url: nil)",
    .systemButton: "ShareLink(\"A\", item: \"B\")",
    .collapsibleSection: "List { Section(\"A\", isExpanded: .constant(true)) { Text(\"B\") } }",
    .editedRow: """
    List { ForEach([1, 2], id: \\.self) { Text("\\($0)") }.onDelete { _ in } }
      .environment(\\.editMode, .constant(.active))
    """,
  ]

  /// Rules that the tests below reach: by a search, by a view of UIKit's, by adjusting.
  private static let reachedBelow: Set<Inference> = [
    .searchSuggestions, .readOnlyText, .sliderStep,
  ]

  @Test(
    "a view that no source has is marked by its own rule",
    arguments: Inference.allCases.filter { $0.isOfView && !reachedBelow.contains($0) }
  )
  func marked(_ rule: Inference) throws {
    let view = try #require(Self.views[rule], "no view rests on '\(rule.rawValue)'")
    let walk = try walk(showing: view, with: "@Namespace var space")
    #expect(walk.elements.contains { $0.inference == rule }, "\(walk.elements.map(\.inference))")
  }

  @Test(
    "what a recording, a picture or a guide has is not marked",
    arguments: [
      "Text(\"A\").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)",
      "Text(\"A\").accessibilityAction(named: \"B\") {}",
      "Text(\"A\").accessibilityActions { Button(\"B\") {} }",
      "List { Text(\"A\").swipeActions { Button(\"B\") {}; Button(\"C\") {} } }",
      "Text(\"⟨A⟩\")",
      "Button { } label: { Text(\"A\"); Image(systemName: \"star\") }",
      "Text(elsewhere).accessibilityLabel(\"A\")",
      "Text(\"A\").accessibilityCustomContent(\"B\", \"C\")",
      "NavigationStack { Text(\"A\").searchable(text: .constant(\"\")) }",
      "Text(\"A\").alert(\"B\", isPresented: .constant(true)) {} message: { Text(\"C\") }",
      "Slider(value: .constant(0.5), step: 0.1) { Text(\"A\") }",
    ]
  )
  func unmarked(_ view: String) throws {
    #expect(try walk(showing: view).elements.compactMap(\.inference) == [])
  }

  @Test(
    "a rule reaches what is made of the view that it is about",
    arguments: [
      (Inference.unknownValue, "Button { } label: { Text(elsewhere) }"),
      (.unknownValue, "Button(\"Open \\(elsewhere) ⟨A⟩\") {}"),
      (.unknownValue, "Text(\"A\").accessibilityValue(elsewhere)"),
      (.unknownValue, "TextField(\"A\", text: .constant(elsewhere))"),
      (.liveText, "Button { } label: { Text(Date(), style: .timer) }"),
      (
        .severalTitles,
        """
        Button { } label: {
          Label { Text("A"); Text("B") } icon: { Image(systemName: "star") }
        }
        """
      ),
      (
        .actionOrder,
        """
        Text("A").accessibilityAction(named: "B") {}.accessibilityAction(named: "C") {}
        """
      ),
      (
        .actionOrder,
        "Text(\"A\").accessibilityActions { Button(\"B\") {}; Button(\"C\") {} }"
      ),
      (
        .derivedActions, "List { ForEach([1], id: \\.self) { Text(\"\\($0)\") }.onDelete { _ in } }"
      ),
      (
        .combined,
        """
        VStack { Text("A").accessibilityHint("B"); Text("C") }
          .accessibilityElement(children: .combine)
        """
      ),
    ]
  )
  func handedOn(_ rule: Inference, _ view: String) throws {
    let found = try walk(showing: view).elements.map(\.inference)
    #expect(found.contains(rule), "\(found)")
  }

  @Test("suggestions and scopes of a search are marked")
  func searchSuggestions() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          Text("A").searchable(text: $text)
            .searchSuggestions { Text("B").searchCompletion("b") }
        }
        """,
      with: "@State var text = \"\""
    )
    walk.perform(.touchName("Search"))
    walk.perform(.doubleTap)
    #expect(walk.elements.contains { $0.inference == .searchSuggestions }, "\(walk.elements)")
  }

  @Test("a text view that cannot be edited is marked")
  func readOnlyText() throws {
    let walk = try walk(
      """
      struct Shown: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.text = "A"
          view.isEditable = false
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      """
    )
    #expect(walk.elements.map(\.inference) == [.readOnlyText])
  }

  @Test("a slider with a step is marked where a swipe moves it")
  func sliderStep() throws {
    let screen = try open(
      """
      struct Shown: View {
        @State var value = 0.5
        var body: some View { Slider(value: $value, in: 0...1, step: 0.1) { Text("A") } }
      }
      """
    )
    var reader = ScreenReader(screen: screen)
    #expect(reader.open().compactMap(\.inference) == [])
    #expect(reader.perform(.swipeUp).compactMap(\.inference) == [.sliderStep])
  }
}
