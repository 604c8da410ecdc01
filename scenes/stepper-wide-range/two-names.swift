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
        TextField("Leaflets", value: $leaflets, format: .number)
          .keyboardType(.numberPad)
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .frame(width: 90)
        Spacer()
        Stepper("Adjust amount", value: $leaflets, in: 0...100)
          .labelsHidden()
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
