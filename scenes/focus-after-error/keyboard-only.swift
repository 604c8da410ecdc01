import Accessibility
import SwiftUI

struct AddressForm: View {
  @State private var name = "Ada Brandt"
  @State private var street = "Elm Street 4"
  @State private var acceptsTerms = false
  @State private var wasRefused = false
  @State private var isSaved = false
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Where shall we send it?")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      if wasRefused && !isSaved {
        Text("Accept the terms to go on.")
          .foregroundStyle(.red)
      }
      TextField("Name", text: $name)
        .accessibilityLabel("Name")
        .focused($isNameFocused)
      TextField("Street", text: $street)
        .accessibilityLabel("Street")
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
      isNameFocused = true
    }
  }
}

#Preview {
  AddressForm()
}
