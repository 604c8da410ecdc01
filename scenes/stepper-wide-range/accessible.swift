import SwiftUI

struct LeafletOrder: View {
  @State private var leaflets = 0
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("School fair")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        // The field and the stepper both say it.
        Text("Leaflets")
          .accessibilityHidden(true)
        Spacer()
        TextField("Leaflets", value: $leaflets, format: .number)
          .keyboardType(.numberPad)
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .frame(width: 90)
          .accessibilityLabel("Leaflets")
        Stepper("Leaflets", value: $leaflets, in: 0...100)
          .labelsHidden()
          .accessibilityValue("\(leaflets)")
      }
      Text("Up to 100 leaflets")
        .font(.footnote)
    }
    .padding()
    .onChange(of: leaflets) {
      leaflets = min(max(leaflets, 0), 100)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") {
          isTyping = false
        }
      }
    }
  }
}

#Preview {
  LeafletOrder()
}
