import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Containers of layout with two texts inside, and what a name of theirs would be.
private let containers = [
  "VStack { Text(\"A\"); Text(\"B\") }",
  "HStack { Text(\"A\"); Text(\"B\") }",
  "ZStack { Text(\"A\"); Text(\"B\") }",
  "LazyVStack { Text(\"A\"); Text(\"B\") }",
  "ScrollView(.horizontal) { LazyHStack { Text(\"A\"); Text(\"B\") } }",
  "Group { Text(\"A\"); Text(\"B\") }",
  "ForEach([\"A\", \"B\"], id: \\.self) { Text($0) }",
  "List { Text(\"A\"); Text(\"B\") }",
  "List { Section { Text(\"A\"); Text(\"B\") } }",
  "Form { Text(\"A\"); Text(\"B\") }",
  "ScrollView { VStack { Text(\"A\"); Text(\"B\") } }",
  "GeometryReader { _ in VStack { Text(\"A\"); Text(\"B\") } }",
  "Grid { GridRow { Text(\"A\"); Text(\"B\") } }",
  "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"A\"); Text(\"B\") }",
  "LazyHGrid(rows: [GridItem()]) { Text(\"A\"); Text(\"B\") }",
  "ViewThatFits { VStack { Text(\"A\"); Text(\"B\") } }",
  "NavigationStack { VStack { Text(\"A\"); Text(\"B\") } }",
  "AnyLayout(VStackLayout()) { Text(\"A\"); Text(\"B\") }",
  "ControlGroup { Text(\"A\"); Text(\"B\") }",
  "GroupBox { Text(\"A\"); Text(\"B\") }",
  "Own { Text(\"A\"); Text(\"B\") }",
  "AnyView(VStack { Text(\"A\"); Text(\"B\") })",
]

/// Views that draw and are no elements.
private let drawings = [
  "Divider()", "Spacer()", "Color.red", "Color(red: 1, green: 0, blue: 0)", "EmptyView()",
  "Circle()", "Rectangle()", "RoundedRectangle(cornerRadius: 4)", "Capsule()", "Ellipse()",
  "UnevenRoundedRectangle()", "Circle().fill(.blue)", "Circle().stroke(.blue, lineWidth: 2)",
  "Circle().trim(from: 0, to: 0.4)", "Path { $0.addRect(CGRect.zero) }", "Canvas { _, _ in }",
  "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
  "RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2)",
  "AngularGradient(colors: [.red], center: .center)",
  "MeshGradient(width: 1, height: 1, points: [], colors: [])",
  "GeometryReader { _ in Color.red }", "Rectangle().fill(.ultraThinMaterial)",
  "ContainerRelativeShape()", "VStack { }", "Text(\"\")",
]

@Suite("Views that say nothing themselves")
struct SilentViewTests {
  /// Source: AccessibilitySnapshot, iOS 17.5 and 26.2: every picture shows the contents alone.
  @Test("a container of layout gives its contents and no stop of its own", arguments: containers)
  func containing(_ body: String) throws {
    let walk = try walk(
      showing: "VStack { Text(\"Before\"); \(body) }",
      with: """
        struct Own<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { VStack { content } }
        }
        """
    )
    #expect(walk.spoken == ["Before", "A", "B"])
    #expect(walk.reader.stops().allSatisfy { $0.utterance.container == nil })
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5 and 26.2.
  @Test("what only draws is no stop, nor is it one behind or over a text", arguments: drawings)
  func drawing(_ body: String) throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("A"); \(body)
          Text("B").background(\(body)).overlay(\(body))
          Text("C").background { \(body) }
        }
        """
    )
    #expect(walk.spoken == ["A", "B", "C"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5: a shape with a label.
  @Test(
    "a label makes an element without a role of what only draws",
    arguments: [
      "Circle()", "Rectangle().fill(.red)", "Color.red", "Spacer()", "Divider()",
      "Path { $0.addRect(CGRect.zero) }", "Canvas { _, _ in }",
      "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
    ]
  )
  func labelled(_ body: String) throws {
    let walk = try walk(showing: "VStack { \(body).accessibilityLabel(\"Sun\"); Text(\"B\") }")
    #expect(walk.spoken == ["Sun", "B"])
    #expect(walk.elements.first?.traits == [])
  }

  /// Source: AccessibilitySnapshot, iOS 17.5.
  @Test("texts inside what draws still count")
  func inside() throws {
    let walk = try walk(
      showing: """
        VStack {
          Circle().overlay { Text("JD") }
          Color.red.overlay(Text("7"))
          ZStack { Rectangle(); Text("In") }
          Capsule().fill(.blue).overlay(alignment: .leading) { Image("logo") }
        }
        """
    )
    #expect(walk.spoken == ["JD", "7", "In", "logo, image"])
  }
}
