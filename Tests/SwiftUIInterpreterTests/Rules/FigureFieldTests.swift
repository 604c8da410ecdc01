import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Fields for figures")
struct FigureFieldTests {
  private static let state = "@State private var text = \"12\""

  @Test(
    "editing in a field with figures only begins in character mode",
    arguments: ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"]
  )
  func figures(_ keyboard: String) throws {
    let body = "TextField(\"Code\", text: $text).keyboardType(.\(keyboard))"
    var walk = try walk(showing: body, with: Self.state)
    let heard = walk.perform(.doubleTap).joined(separator: ", ")
    #expect(heard.contains("character mode"))
  }

  @Test(
    "any other keyboard has letters",
    arguments: ["", ".keyboardType(.default)", ".keyboardType(.emailAddress)"]
  )
  func letters(_ modifier: String) throws {
    var walk = try walk(showing: "TextField(\"Code\", text: $text)\(modifier)", with: Self.state)
    #expect(!walk.perform(.doubleTap).joined(separator: ", ").contains("character mode"))
  }

  @Test("the keyboard of a form is that of its fields, and the innermost modifier wins")
  func inherited() throws {
    let body = """
      Form {
        TextField("Code", text: $text)
        TextField("Name", text: $text).keyboardType(.default)
      }
      .keyboardType(.numberPad)
      """
    let walk = try walk(showing: body, with: Self.state)
    #expect(walk.elements.map(\.takesFigures) == [true, false])
  }

  @Test(
    "a field of UIKit's tells its keyboard",
    arguments: [(".decimalPad", true), (".URL", false)]
  )
  func uiKit(_ keyboard: String, takesFigures: Bool) throws {
    let source = """
      struct Host: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.text = "12"
          field.keyboardType = \(keyboard)
          return field
        }
        func updateUIView(_ view: UITextField, context: Context) {}
      }
      struct Shown: View { var body: some View { Host() } }
      """
    let walk = try walk(source, view: "Shown")
    #expect(walk.elements.map(\.takesFigures) == [takesFigures])
  }
}
