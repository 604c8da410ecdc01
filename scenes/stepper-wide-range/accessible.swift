import SwiftUI

struct NewsletterOrder: View {
  @State private var copies = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("School newsletter")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        // The field and the stepper both say it.
        Text("Copies")
          .accessibilityHidden(true)
        Spacer()
        TextField("Copies", value: $copies, format: .number)
          .keyboardType(.numberPad)
          .textFieldStyle(.roundedBorder)
          .frame(width: 90)
          .accessibilityLabel("Copies")
        Stepper("Copies", value: $copies, in: 0...100)
          .labelsHidden()
          .accessibilityValue("\(copies)")
      }
      Text("Up to 100 copies")
        .font(.footnote)
    }
    .padding()
    .onChange(of: copies) {
      copies = min(max(copies, 0), 100)
    }
  }
}

#Preview {
  NewsletterOrder()
}
