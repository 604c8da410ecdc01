import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let rules = [
  Rule(
    "a button joins the texts of its label and leaves out its picture",
    """
    VStack {
      Button { } label: { HStack { Image(systemName: "checkmark"); Text("A"); Text("B") } }
      Button { } label: { Image(systemName: "trash") }
      Button { } label: { Image(systemName: "xmark").accessibilityLabel("Close") }
      Button("Delete", role: .destructive) { }
      Button(role: .cancel, action: { }) { Text("Cancel") }
      Button("Edit", systemImage: "pencil", action: { })
    }
    """,
    says: [
      "A, B, button", "Remove, button", "Close, button", "Delete, button", "Cancel, button",
      "Edit, button",
    ],
    certainty: Array(repeating: .observed, count: 6)
  ),
  Rule(
    "disabling an ancestor dims controls and not texts",
    """
    VStack { Button("A") { }; Text("B"); Toggle("C", isOn: .constant(true)) }.disabled(true)
    """,
    says: ["A, dimmed, button", "B", "C, dimmed, switch button, on"]
  ),
  Rule(
    "an element that code makes a button is dimmed by disabled",
    """
    HStack { Text("A"); Text("B") }.accessibilityElement(children: .ignore)
      .accessibilityLabel("AB").accessibilityAddTraits(.isButton).disabled(true)
    """,
    says: ["AB, dimmed, button"]
  ),
  Rule(
    "a custom button style supplies the label and no trait",
    "Button(\"Go\") { }.buttonStyle(Loud())",
    with: """
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("now") }
        }
      }
      """,
    says: ["Go, now, button"]
  ),
  Rule(
    "a toggle is one stop in all its forms",
    """
    VStack {
      Toggle("A", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("B") }
      Toggle("C", systemImage: "tray", isOn: $isOn)
      Toggle("D", isOn: $isOn).toggleStyle(.button)
      Toggle("E", isOn: $isOn).labelsHidden()
      Toggle("", isOn: $isOn)
      Toggle("F", isOn: $isOn).accessibilityValue("Dark")
      Toggle(isOn: $isOn) { Label("G", systemImage: "star") }
    }
    """,
    with: "@State var isOn = true",
    says: [
      "A, switch button, on", "B, switch button, on", "C, switch button, on",
      "D, switch button, on", "E, switch button, on", "switch button, on",
      "F, switch button, Dark", "G, switch button, on",
    ]
  ),
  Rule(
    "a toggle over several sources is mixed where they differ",
    "VStack { Toggle(\"All\", sources: $items, isOn: \\.isOn); Toggle(sources: $items, isOn: \\.isOn) { Text(\"B\") } }",
    with: """
      struct Item { var isOn: Bool }
      @State var items = [Item(isOn: true), Item(isOn: false)]
      """,
    says: ["All, switch button, mixed", "B, switch button, mixed"]
  ),
  Rule(
    "a slider says its label and its share of the range",
    """
    VStack {
      Slider(value: $half)
      Slider(value: $half, in: 0...1) { Text("Volume") }
      Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") } minimumValueLabel: {
        Text("1")
      } maximumValueLabel: { Text("5") }
      Slider(value: $half, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("9")) {
        Text("Old")
      }
      Slider(value: $half).accessibilityLabel("Light").accessibilityValue("half")
      Slider(value: $half, in: 0...1, step: 0.1, label: { Text("L") }, onEditingChanged: { _ in })
    }
    """,
    with: "@State var half = 0.5\n@State var rating = 3.0",
    says: [
      "50%, adjustable", "Volume, 50%, adjustable", "Rating, 50%, adjustable",
      "Old, 50%, adjustable", "Light, half, adjustable", "L, 50%, adjustable",
    ],
    certainty: Array(repeating: .observed, count: 6)
  ),
  Rule(
    "a stepper says its label only",
    """
    VStack {
      Stepper("A", value: $count, in: 0...5, step: 2)
      Stepper("B", value: $count, step: 2, format: .number)
      Stepper(value: $count, in: 0...5) { Text("C") }
      Stepper { Text("D") } onIncrement: { count += 1 } onDecrement: { count -= 1 }
      Stepper("E", onIncrement: { }, onDecrement: { })
      Stepper("F", value: $count).disabled(true)
      Stepper(label: { Text("G") }, onIncrement: { }, onDecrement: nil)
    }
    """,
    with: "@State var count = 2",
    says: [
      "A, adjustable", "B, adjustable", "C, adjustable", "D, adjustable", "E, adjustable",
      "F, dimmed, adjustable", "G, adjustable",
    ],
    certainty: Array(repeating: .claimed, count: 7)
  ),
  Rule(
    "fields say their placeholder or their text",
    """
    VStack {
      TextField("Name", text: $empty)
      TextField("Name", text: $empty).accessibilityLabel("Full name")
      TextField("", text: $empty)
      TextField("Name", text: $empty, prompt: Text("Ada"))
      SecureField("Password", text: $empty)
      SecureField("Password", text: $filled)
      TextEditor(text: $filled)
      LabeledContent("City") { TextField("", text: $filled) }
      TextField("Bio", text: $filled, axis: .vertical)
      TextField("Age", value: $age, format: .number)
      TextField(text: $empty) { Text("Closure") }
    }
    """,
    with: "@State var empty = \"\"\n@State var filled = \"Bonn\"\n@State var age = 1200",
    says: [
      "Name, text field", "Full name, Name, text field", "text field", "Name, Ada, text field",
      "Password, secure text field", "••••, secure text field", "Bonn, text field",
      "City, Bonn, text field", "Bonn, text field", "1,200, text field", "Closure, text field",
    ],
    certainty: [
      .observed, .inferred, .observed, .inferred, .observed, .observed, .observed, .observed,
      .observed, .observed, .observed,
    ]
  ),
  Rule(
    "a link is link and button; removing the button leaves the link",
    """
    VStack {
      Link("Site", destination: URL(string: "https://example.com")!)
      Link(destination: URL(string: "https://example.com")!) { Label("Map", systemImage: "map") }
      Link("Site", destination: URL(string: "https://example.com")!)
        .accessibilityRemoveTraits(.isButton)
      ShareLink("Share", item: "x")
      ShareLink(item: "x")
    }
    """,
    says: [
      "Site, button, link", "Map, button, link", "Site, link", "Share, button", "Share…, button",
    ],
    certainty: [.observed, .observed, .observed, .inferred, .inferred]
  ),
  Rule(
    "progress says its share, or that it is under way",
    """
    VStack {
      ProgressView("Loading…")
      ProgressView()
      ProgressView("Uploading", value: 0.3)
      ProgressView(value: 3, total: 4)
      ProgressView(value: 0.5) { Text("A") } currentValueLabel: { Text("half") }
      Gauge(value: 0.25) { Text("Fuel") }
      Gauge(value: 5, in: 0...10) { Text("Speed") } currentValueLabel: { Text("5 km") }
    }
    """,
    says: [
      "Loading…, in progress", "In progress", "Uploading, 30%", "75%", "A, half", "Fuel, 25%",
      "Speed, 5 km",
    ],
    certainty: Array(repeating: .inferred, count: 7)
  ),
  Rule(
    "a labelled value is one element",
    """
    Form {
      LabeledContent("Name", value: "John")
      LabeledContent("Price", value: 2, format: .number)
      LabeledContent { Text("B") } label: { Text("A") }
      LabeledContent("Size") { Text("Large") }
    }
    """,
    says: ["Name, John", "Price, 2", "A, B", "Size, Large"],
    certainty: Array(repeating: .inferred, count: 4)
  ),
  Rule(
    "a group box says its label, then its content",
    "VStack { GroupBox(\"A\") { Text(\"B\") }; GroupBox { Text(\"D\") } label: { Text(\"C\") } }",
    says: ["A", "B", "C", "D"]
  ),
  Rule(
    "a control group holds its buttons",
    "ControlGroup { Button(\"A\") { }; Button(\"B\") { } }",
    says: ["A, button", "B, button"]
  ),
]

@Suite("Controls in all their forms")
struct ControlRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("a custom toggle style writes through its configuration")
  func toggleStyle() throws {
    var walk = try walk(
      showing: "Toggle(\"Terms\", isOn: $isOn).toggleStyle(Box())",
      with: """
        @State var isOn = false
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button { configuration.isOn.toggle() } label: {
              HStack { Image(systemName: configuration.isOn ? "a" : "b"); configuration.label }
            }
          }
        }
        """
    )
    #expect(walk.spoken == ["Terms, switch button, off"])
    #expect(walk.perform(.doubleTap) == ["on"])
    #expect(walk.perform(.doubleTap) == ["off"])
  }

  @Test("a custom toggle style may show a tap instead of a button")
  func tappedToggleStyle() throws {
    var walk = try walk(
      showing: "Toggle(isOn: $isOn) { Text(\"Terms\") }.toggleStyle(Box())",
      with: """
        @State var isOn = false
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Image(systemName: "square") }
              .onTapGesture { configuration.isOn.toggle() }
          }
        }
        """
    )
    #expect(walk.spoken == ["Terms, switch button, off"])
    #expect(walk.perform(.doubleTap) == ["on"])
  }

  @Test("a primitive button style triggers the action")
  func primitiveStyle() throws {
    var walk = try walk(
      showing: "VStack { Button(\"Add\") { count += 1 }.buttonStyle(Tap()); Text(\"\\(count)\") }",
      with: """
        @State var count = 0
        struct Tap: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
          }
        }
        """
    )
    #expect(walk.spoken == ["Add, button", "0"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "1"])
  }

  @Test("a slider without a step moves by a tenth, with one by the step, inside its range")
  func sliding() throws {
    var walk = try walk(
      showing: """
        VStack {
          Slider(value: $a, in: 0...200)
          Slider(value: $b, in: 0...10, step: 5)
        }
        """,
      with: "@State var a = 0.0\n@State var b = 5.0"
    )
    #expect(walk.perform(.swipeUp) == ["10%"])
    walk.go(to: 2)
    #expect(walk.perform(.swipeUp) == ["100%"])
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["10%, adjustable", "100%, adjustable"])
  }

  @Test("a closed side of a stepper does nothing")
  func closedSide() throws {
    var walk = try walk(
      showing: "VStack { Stepper(\"N: \\(n)\", onIncrement: { n += 1 }, onDecrement: nil) }",
      with: "@State var n = 1"
    )
    walk.perform(.swipeDown)
    #expect(walk.spoken == ["N: 1, adjustable"])
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["N: 2, adjustable"])
  }

  @Test("a disabled text takes no tap")
  func disabledTap() throws {
    var walk = try walk(
      showing: """
        VStack { Text("Pay").onTapGesture { count += 1 }.disabled(true); Text("\\(count)") }
        """,
      with: "@State var count = 0"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Pay", "0"])
  }

  @Test("a Markdown link can be activated")
  func markdownLink() throws {
    let walk = try walk(showing: "Text(\"See [terms](https://example.com)\")")
    #expect(walk.elements[0].capabilities.contains(.activate))
  }
}
