import SwiftUI

struct NewsletterOrder: View {
  @State private var copies = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("School newsletter")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Copies: \(copies)", value: $copies, in: 0...100)
      Text("Up to 100 copies")
        .font(.footnote)
    }
    .padding()
  }
}

#Preview {
  NewsletterOrder()
}
