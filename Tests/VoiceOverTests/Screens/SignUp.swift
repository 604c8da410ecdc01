import SwiftUI

/// Fields to write in, keys that the app draws, and a field that searches.
struct SignUp: View {
  @State private var name = ""
  @State private var note = "teh boat is wierd"
  @State private var secret = ""
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $secret)
      TextEditor(text: $note)
        .accessibilityLabel("Note")
      Text(code.isEmpty ? "No code" : code)
      Button("7") { code += "7" }
        .accessibilityAddTraits(.isKeyboardKey)
      Text("Find a friend")
        .accessibilityAddTraits(.isSearchField)
    }
  }
}
