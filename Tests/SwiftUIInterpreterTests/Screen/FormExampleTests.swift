import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let adjust = "Swipe up or down with one finger to adjust the value."
private let edit = "Double tap to edit."

@Suite("Small forms as VoiceOver walks them")
struct FormExampleTests {
  @Test("a form reads its header, controls and footer")
  func settingsForm() throws {
    var walk = try walk(
      showing: """
        Form {
          Section {
            Toggle("Mono audio", isOn: $mono)
            Slider(value: $volume) { Text("Volume") }
            Picker("Output", selection: $output) {
              Text("Speaker").tag("Speaker")
              Text("Headphones").tag("Headphones")
            }
            .pickerStyle(.menu)
          } header: { Text("Sound") } footer: { Text("Applies to all apps.") }
        }
        """,
      with: """
        @State private var mono = true
        @State private var volume = 0.25
        @State private var output = "Speaker"
        """
    )
    #expect(
      walk.spoken == [
        "Sound, heading", "Mono audio, switch button, on", "Volume, 25%, adjustable",
        "Output, Speaker, pop up button", "Applies to all apps.",
      ]
    )
    #expect(
      walk.hints == [
        "", "Double tap to toggle setting.", adjust, "Double tap to activate the picker.", "",
      ]
    )
    walk.go(to: 3)
    #expect(walk.perform(.swipeUp) == ["35%"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "Mono audio, switch button, off")
  }

  @Test("a segmented picker says positions, and its title only as a container's name")
  func segmented() throws {
    let picker = """
      Picker("Size", selection: $size) {
        Text("Small").tag(0); Text("Medium").tag(1); Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      """
    let named = picker + "\n.accessibilityElement(children: .contain).accessibilityLabel(\"Size\")"
    let properties = "@State private var size = 1"
    let bare = [
      "Small, button, 1 of 3", "selected, Medium, button, 2 of 3", "Large, button, 3 of 3",
    ]
    #expect(try walk(showing: picker, with: properties).spoken == bare)
    var walk = try walk(showing: named, with: properties)
    #expect(walk.spoken == ["Size, Small, button, 1 of 3", bare[1], bare[2]])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken[2] == "selected, Large, button, 3 of 3")
  }

  @Test("a filled field loses its title")
  func signUp() throws {
    var walk = try walk(
      showing: """
        VStack {
          TextField("Name", text: $name)
          TextField("E-mail", text: $mail).accessibilityHint("We send one letter a month.")
          SecureField("PIN", text: $pin).accessibilityLabel("PIN")
          Button("Join") { }.disabled(mail.isEmpty)
        }
        """,
      with: """
        @State private var name = "Ada"
        @State private var mail = ""
        @State private var pin = "1234"
        """
    )
    #expect(
      walk.spoken == [
        "Ada, text field", "E-mail, text field", "PIN, ••••, secure text field",
        "Join, dimmed, button",
      ]
    )
    #expect(walk.hints == [edit, "We send one letter a month. \(edit)", edit, ""])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.perform(.type("a@b.c"))
    #expect(walk.spoken[3] == "Join, button")
  }

  @Test("code moves the cursor to an error")
  func errorFocus() throws {
    var walk = try walk(
      """
      struct Login: View {
        @State private var code = ""
        @State private var error: String?
        @AccessibilityFocusState private var onError: Bool
        var body: some View {
          VStack {
            TextField("Code", text: $code)
            if let error { Text(error).accessibilityFocused($onError) }
            Button("Continue") { check() }
          }
        }
        private func check() {
          guard code.count == 4 else { error = "Enter 4 digits"; onError = true; return }
          error = nil
        }
      }
      """
    )
    #expect(walk.spoken == ["Code, text field", "Continue, button"])
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap).last == "Enter 4 digits")
    #expect(walk.spoken == ["Code, text field", "Enter 4 digits", "Continue, button"])
    walk.go(to: 1)
    walk.perform(.doubleTap)
    walk.perform(.type("1234\n"))
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["1234, text field", "Continue, button"])
  }
}
