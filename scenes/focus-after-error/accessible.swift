import Accessibility
import SwiftUI

struct AddressForm: View {
  @State private var name = "Ada Brandt"
  @State private var street = "Elm Street 4"
  @State private var acceptsTerms = false
  @State private var wasRefused = false
  @State private var isSaved = false
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Where shall we send it?")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name)
        .accessibilityLabel("Name")
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
      isMessageFocused = true
    }
  }
}

#Preview {
  AddressForm()
}
