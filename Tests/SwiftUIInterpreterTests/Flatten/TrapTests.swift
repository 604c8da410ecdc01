import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// A view and what is spoken at its stops.
struct Trap: Sendable, CustomTestStringConvertible {
  var name: String
  var properties = ""
  var body: String
  var spoken: [String]

  var testDescription: String { name }
}

private let traps = [
  Trap(
    name: "a filled text field loses its title",
    properties: "@State var name = \"Ada\"",
    body: "TextField(\"Name\", text: $name)",
    spoken: ["Ada, text field"]
  ),
  Trap(
    name: "a label keeps the name of a filled field",
    properties: "@State var name = \"Ada\"",
    body: "TextField(\"Name\", text: $name).accessibilityLabel(\"Name\")",
    spoken: ["Name, Ada, text field"]
  ),
  Trap(
    name: "combining drops unlabelled images and names of buttons",
    body: """
      HStack { Image(systemName: "person"); Text("John"); Button("Call") { } }
        .accessibilityElement(children: .combine)
      """,
    spoken: ["John"]
  ),
  Trap(
    name: "combining a lone image keeps it",
    body: "HStack { Image(systemName: \"star\") }.accessibilityElement(children: .combine)",
    spoken: ["Favorite, image"]
  ),
  Trap(
    name: "combining a lone button keeps it",
    body: "HStack { Button(\"Call\") { } }.accessibilityElement(children: .combine)",
    spoken: ["Call, button"]
  ),
  Trap(
    name: "a label on a bare stack renames every child",
    body: "VStack { Button(\"A\") { }; Button(\"B\") { }; Text(\"C\") }.accessibilityLabel(\"X\")",
    spoken: ["X, button", "X, button", "X"]
  ),
  Trap(
    name: "a label on a menu picker hides its value",
    properties: "@State var size = 0",
    body: """
      Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
        .pickerStyle(.menu).accessibilityLabel("Shirt size")
      """,
    spoken: ["Shirt size, pop up button"]
  ),
  Trap(
    name: "the title of a segmented picker is silent",
    properties: "@State var size = 0",
    body: """
      Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
        .pickerStyle(.segmented)
      """,
    spoken: ["selected, Small, button, 1 of 2", "Large, button, 2 of 2"]
  ),
  Trap(
    name: "the title of a wheel is silent",
    properties: "@State var fruit = 0",
    body: """
      Picker("Fruit", selection: $fruit) { Text("Cherry").tag(0); Text("Plum").tag(1) }
        .pickerStyle(.wheel)
      """,
    spoken: ["Cherry, picker item, adjustable"]
  ),
  Trap(
    name: "an icon-only label keeps its name",
    body: "Label(\"World\", systemImage: \"globe\").labelStyle(.iconOnly)",
    spoken: ["World, image"]
  ),
  Trap(
    name: "an icon-only label without a title says the symbol",
    body: "Label(\"\", systemImage: \"globe\").labelStyle(.iconOnly)",
    spoken: ["Globe, image"]
  ),
  Trap(
    name: "a heading level needs the heading trait",
    body: """
      VStack {
        Text("A").accessibilityHeading(.h2)
        Text("B").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
      }
      """,
    spoken: ["A", "B, heading level 2"]
  ),
  Trap(
    name: "disabling the text inside a label dims the button",
    body: "Button { } label: { Text(\"Log In\").disabled(true) }",
    spoken: ["Log In, dimmed, button"]
  ),
  Trap(
    name: "opacity 0 and hidden remove, opacity 0.3 does not",
    body: """
      VStack { Text("A").opacity(0); Text("B").hidden(); Text("C").opacity(0.3) }
      """,
    spoken: ["C"]
  ),
  Trap(
    name: "decorative works for assets only",
    body:
      "VStack { Image(decorative: \"wave\"); Image(\"get10off\"); Image(systemName: \"tray\") }",
    spoken: ["get10off, image", "Inbox, image"]
  ),
  Trap(
    name: "selected comes first, dimmed before the role, the state of a switch last",
    properties: "@State var isOn = true",
    body: """
      VStack {
        Button("Today") { }.accessibilityAddTraits(.isSelected)
        Button("Send") { }.disabled(true)
        Toggle("Wi-Fi", isOn: $isOn)
      }
      """,
    spoken: ["selected, Today, button", "Send, dimmed, button", "Wi-Fi, switch button, on"]
  ),
  Trap(
    name: "a container's name is said on entry only",
    body: """
      VStack { Text("Apple"); Text("Pear") }
        .accessibilityElement(children: .contain).accessibilityLabel("Fruits")
      """,
    spoken: ["Fruits, Apple", "Pear"]
  ),
  Trap(
    name: "Markdown is read in literals only",
    properties: "let plain = \"**bold**\"",
    body: "VStack { Text(\"**bold** and `code`\"); Text(plain); Text(verbatim: \"*x*\") }",
    spoken: ["bold and code", "**bold**", "*x*"]
  ),
  Trap(
    name: "joined labels keep punctuation as it is",
    body: """
      HStack { Text("Hello,"); Text("World"); Text("!") }
        .accessibilityElement(children: .combine)
      """,
    spoken: ["Hello,, World, !"]
  ),
  Trap(
    name: "an ignored group without a label is a silent stop",
    body: "HStack { Text(\"A\"); Text(\"B\") }.accessibilityElement()",
    spoken: [""]
  ),
  Trap(
    name: "a label on a shape makes an element",
    body: "VStack { Circle(); Circle().accessibilityLabel(\"Sun\") }",
    spoken: ["Sun"]
  ),
  Trap(
    name: "grey text is not dimmed, nor is text under disabled",
    body: "VStack { Text(\"A\").foregroundStyle(.gray); Text(\"B\") }.disabled(true)",
    spoken: ["A", "B"]
  ),
]

@Suite("What SwiftUI does that people do not expect")
struct TrapTests {
  @Test("stops are spoken as on a device", arguments: traps)
  func speaks(_ trap: Trap) throws {
    let walk = try walk(showing: trap.body, with: trap.properties)
    #expect(walk.spoken == trap.spoken)
  }

  @Test("swipe actions come before named ones, and equal names are not merged")
  func swipeActions() throws {
    let walk = try walk(
      showing: """
        List {
          Text("Row")
            .accessibilityAction(named: "Delete") { }
            .accessibilityAction(named: "Share") { }
            .contextMenu { Button("Copy") { } }
            .swipeActions { Button("Delete") { }; Button("Flag") { } }
        }
        """
    )
    #expect(walk.actions(1) == ["Delete", "Flag", "Delete", "Share", "Copy"])
  }
}
