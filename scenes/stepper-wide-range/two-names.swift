import SwiftUI

struct NewsletterOrder: View {
  @State private var copies = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("School newsletter")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        // The title of the field is a placeholder: it is gone as soon as a number stands there.
        TextField("Copies", value: $copies, format: .number)
          .keyboardType(.numberPad)
          .textFieldStyle(.roundedBorder)
          .frame(width: 90)
        Spacer()
        Stepper("Adjust amount", value: $copies, in: 0...100)
          .labelsHidden()
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
