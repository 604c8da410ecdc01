import Accessibility
import SwiftUI

struct AddressForm: View {
  @State private var name = "Ada Brandt"
  @State private var street = "Elm Street 4"
  @State private var acceptsTerms = false
  @State private var wasRefused = false
  @State private var isSaved = false
  @FocusState private var isTyping: Bool
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Where shall we send it?")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name)
        .accessibilityLabel("Name")
        .focused($isTyping)
      TextField("Street", text: $street)
        .accessibilityLabel("Street")
      if wasRefused && !isSaved {
        Text("Accept the terms to go on.")
          .foregroundStyle(.red)
          .accessibilityFocused($isMessageFocused)
      }
      Toggle("I accept the terms", isOn: $acceptsTerms)
      Button("Continue") {
        submit()
      }
    }
    .padding()
  }

  func submit() {
    if acceptsTerms {
      isSaved = true
      AccessibilityNotification.Announcement("Address saved").post()
    } else {
      wasRefused = true
      isTyping = false
      isMessageFocused = true
    }
  }
}

#Preview {
  AddressForm()
}
