import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let adjust = "Swipe up or down with one finger to adjust the value."

@Suite("Controls and cards of everyday screens")
struct LessonTests {
  @Test("two steppers: the title speaks, or a label with a value")
  func steppers() throws {
    var walk = try walk(
      showing: """
        VStack {
          Stepper("Tickets: \\(tickets)", value: $tickets, in: 1...10)
          HStack {
            Text("Copies")
            TextField("Copies", value: $copies, format: .number).accessibilityLabel("Copies")
            Stepper("", value: $copies, in: 1...10).labelsHidden()
              .accessibilityLabel("Copies").accessibilityValue("\\(copies)")
          }
        }
        """,
      with: "@State private var tickets = 1\n@State private var copies = 1"
    )
    #expect(
      walk.spoken == [
        "Tickets: 1, adjustable", "Copies", "Copies, 1, text field", "Copies, 1, adjustable",
      ]
    )
    #expect(walk.hints == [adjust, "", "Double tap to edit.", adjust])
    #expect(walk.perform(.swipeUp) == ["Tickets: 2"])
    walk.perform(.swipeDown)
    #expect(walk.perform(.swipeDown) == ["Tickets: 1"])
    walk.go(to: 4)
    #expect(walk.perform(.swipeUp) == ["2"])
    #expect(walk.spoken[2] == "Copies, 2, text field")
  }

  @Test("a stepper is named by its closure, or says its role only")
  func stepperForms() throws {
    let walk = try walk(
      showing: """
        VStack {
          Stepper(value: $count) { Text("Count: \\(count)") }
          Stepper("", value: $count)
          Stepper("", value: $count).accessibilityLabel("Copies")
          Stepper("Pages", onIncrement: { count += 1 }, onDecrement: nil)
        }
        """,
      with: "@State private var count = 2"
    )
    #expect(
      walk.spoken == [
        "Count: 2, adjustable", "adjustable", "Copies, adjustable", "Pages, adjustable",
      ]
    )
    #expect(walk.elements[3].capabilities.contains(.increment))
    #expect(!walk.elements[3].capabilities.contains(.decrement))
  }

  @Test(
    "a stepper may be two buttons, the label said with each and nowhere else",
    arguments: [
      ("Stepper(\"Copies\", value: $count)", "Copies, "),
      ("Stepper(value: $count) { Text(\"Copies\") }", "Copies, "),
      ("Stepper(value: $count) { Text(\"Copies\"); Text(\"a page\") }", "Copies, a page, "),
      ("Stepper(\"\", value: $count)", ""),
      ("Stepper(\"\", value: $count).accessibilityLabel(\"Copies\")", "Copies, "),
      ("Stepper(\"Copies\", value: $count).labelsHidden()", "Copies, "),
    ]
  )
  func twoButtonLabels(view: String, label: String) throws {
    var options = LiveScreen.Options()
    options.stepperStyle = .twoButtons
    let source = "struct Shown: View { @State var count = 1; var body: some View { \(view) } }"
    let walk = Walk(try open(source, options: options))
    #expect(walk.spoken == ["\(label)Decrement, button", "\(label)Increment, button"])
  }

  @Test(
    "a half without an action is dimmed, and one at its bound before iOS 26",
    arguments: [17, 26]
  )
  func twoButtonBounds(system: Int) throws {
    var options = LiveScreen.Options()
    options.stepperStyle = .twoButtons
    options.system = system
    let screen = try open(
      """
      struct Shown: View {
        @State var count = 1
        var body: some View {
          VStack {
            Stepper("A", value: $count, in: 1...3)
            Stepper("B", onIncrement: { count += 1 }, onDecrement: nil)
          }
        }
      }
      """,
      options: options
    )
    #expect(
      Walk(screen).spoken == [
        system < 26 ? "A, Decrement, dimmed, button" : "A, Decrement, button",
        "A, Increment, button", "B, Decrement, dimmed, button", "B, Increment, button",
      ]
    )
  }

  @Test("a stepper of two buttons steps")
  func twoButtonStepper() throws {
    var options = LiveScreen.Options()
    options.stepperStyle = .twoButtons
    let screen = try open(
      """
      struct Shown: View {
        @State var count = 1
        var body: some View { Stepper("Quantity", value: $count, in: 1...3) }
      }
      """,
      options: options
    )
    var walk = Walk(screen)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.state == [StateValue.Field("count", .int(2))])
  }

  @Test("a slider moves a tenth of its range, or one step, and stays inside")
  func slider() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Brightness")
          HStack {
            Button("Decrease brightness", systemImage: "sun.min") { level = max(0, level - 10) }
              .labelStyle(.iconOnly)
            Slider(value: $level, in: 0...100) { Text("Brightness") }
              minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }
            Button("Increase brightness", systemImage: "sun.max") { level = min(100, level + 10) }
              .labelStyle(.iconOnly)
          }
        }
        """,
      with: "@State private var level = 50.0"
    )
    #expect(
      walk.spoken == [
        "Brightness", "Decrease brightness, button", "Brightness, 50%, adjustable",
        "Increase brightness, button",
      ]
    )
    walk.go(to: 3)
    #expect(walk.perform(.swipeUp) == ["60%"])
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken[2] == "Brightness, 70%, adjustable")
    walk.go(to: 3)
    for _ in 0..<5 { walk.perform(.swipeUp) }
    #expect(walk.spoken[2] == "Brightness, 100%, adjustable")
  }

  @Test("a slider with a step stands for a rating")
  func rating() throws {
    var walk = try walk(
      showing: """
        HStack { Text("★★★") }
          .accessibilityRepresentation {
            Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }
          }
        """,
      with: "@State private var rating = 3.0"
    )
    #expect(walk.spoken == ["Rating, 50%, adjustable"])
    #expect(walk.perform(.swipeUp) == ["75%"])
  }

  @Test("an order card: five stops, then two")
  func orderCard() throws {
    let before = try walk(
      showing: """
        VStack {
          Text("Order No. 42")
          Text("November 12 · $7.50")
          Label("Delivered", systemImage: "checkmark.circle")
          Image("leaf-cup")
          Button("Reorder") { }
        }
        """
    )
    #expect(
      before.spoken == [
        "Order No. 42", "November 12 · $7.50", "Delivered", "leaf-cup, image", "Reorder, button",
      ]
    )
    let after = try walk(
      showing: """
        VStack {
          VStack {
            Text("Order No. 42")
            Text("November 12 · $7.50")
            Label("Delivered", systemImage: "checkmark.circle")
          }
          .accessibilityElement(children: .combine)
          Button("Reorder") { }.accessibilityLabel("Reorder 42")
        }
        """
    )
    #expect(
      after.spoken == [
        "Order No. 42, November 12 · $7.50, Delivered", "Reorder 42, button",
      ]
    )
  }

  @Test("a product row in one stop: the button becomes the double tap, the action is named")
  func productRow() throws {
    var walk = try walk(
      showing: """
        HStack {
          AsyncImage(url: nil).accessibilityHidden(true)
          VStack {
            Text("Desk lamp")
            Text("€34.99")
            HStack { ForEach(1...5, id: \\.self) { _ in Image(systemName: "star") } }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("rated 4 out of 5")
          }
          Button { favorite.toggle() } label: { Image(systemName: "heart") }
            .accessibilityLabel(favorite ? "Remove from favorites" : "Add to favorites")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: favorite ? "Remove from favorites" : "Add to favorites") {
          favorite.toggle()
        }
        """,
      with: "@State private var favorite = false"
    )
    #expect(walk.spoken == ["Desk lamp, €34.99, rated 4 out of 5"])
    #expect(walk.actions(1) == ["Add to favorites"])
    walk.perform(.doubleTap)
    #expect(walk.actions(1) == ["Remove from favorites"])
  }

  @Test("a bare product row has a stop for every star")
  func bareProductRow() throws {
    let walk = try walk(
      showing: """
        HStack {
          AsyncImage(url: nil)
          VStack {
            Text("Desk lamp")
            Text("€34.99")
            HStack { ForEach(1...5, id: \\.self) { _ in Image(systemName: "star") } }
          }
          Button { } label: { Image(systemName: "heart") }
        }
        """
    )
    let stars = Array(repeating: "Favorite, image", count: 5)
    #expect(walk.spoken == ["image", "Desk lamp", "€34.99"] + stars + ["heart, button"])
    #expect(walk.elements.last?.nameOrigin == .symbolIdentifier)
  }

  @Test("a tap gesture runs and is not announced; a button drops the image")
  func checkout() throws {
    var walk = try walk(
      showing: """
        VStack {
          HStack { Image(systemName: "creditcard"); Text("Pay €34.99") }.onTapGesture { paid = true }
          Button { } label: { HStack { Image(systemName: "creditcard"); Text("Pay €34.99") } }
          Text("Pay").onTapGesture { }.accessibilityAddTraits(.isButton)
        }
        """,
      with: "@State private var paid = false"
    )
    #expect(
      walk.spoken == ["creditcard, image", "Pay €34.99", "Pay €34.99, button", "Pay, button"]
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.state == [StateValue.Field("paid", .bool(true))])
  }

  @Test("a hand-made control is one stop with a value")
  func quantity() throws {
    var walk = try walk(
      showing: """
        HStack { Button("-") { quantity -= 1 }; Text("\\(quantity)"); Button("+") { quantity += 1 } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Quantity")
          .accessibilityValue("\\(quantity)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: if quantity < 10 { quantity += 1 }
            case .decrement: if quantity > 1 { quantity -= 1 }
            @unknown default: break
            }
          }
        """,
      with: "@State private var quantity = 3"
    )
    #expect(walk.spoken == ["Quantity, 3, adjustable"])
    #expect(walk.perform(.swipeUp) == ["4"])
    let before = try walkOfButtons()
    #expect(before == ["-, button", "2", "+, button"])
  }

  private func walkOfButtons() throws -> [String] {
    try walk(showing: "HStack { Button(\"-\") { }; Text(\"2\"); Button(\"+\") { } }").spoken
  }
}
