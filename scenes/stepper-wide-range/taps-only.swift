import SwiftUI

struct LeafletOrder: View {
  @State private var leaflets = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("School fair")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Leaflets: \(leaflets)", value: $leaflets, in: 0...100)
      Text("Up to 100 leaflets")
        .font(.footnote)
    }
    .padding()
  }
}

#Preview {
  LeafletOrder()
}
